// The boards and races that sudoku comes with.

#include "core/puzzles/sudoku/puzzle.h"

namespace clew::sudoku {

namespace {

// All but P97, what is made from it and the one of 17 clues were made by generate().
constexpr TextPreset kPresets[] = {
    {.id = "p97",
     .title = phrase("sudoku", "The board of P97"),
     .summary = phrase("sudoku", "From the ninety-nine problems; one solution."),
     .text = "..48...17"
             "67.9....."
             "5.8.3...4"
             "3..74.1.."
             ".69...78."
             "..1.69..5"
             "1...8.3.6"
             ".....6.91"
             "24...15..",
     .format = "line"},
    {.id = "easy",
     .title = phrase("sudoku", "Easy"),
     .summary = phrase("sudoku", "Solved by singles alone."),
     .text = "...5.1..2"
             "28.37...9"
             "5..2...1."
             "3.7....9."
             "..9437.5."
             "..49.62.."
             ".3...8..7"
             "6...5...8"
             ".98...635",
     .format = "line"},
    {.id = "hard",
     .title = phrase("sudoku", "Extreme"),
     .summary = phrase("sudoku", "Logic needs chains here; a search has to try digits."),
     .text = "....64..5"
             "9..7.24.8"
             "........."
             "2.......3"
             "1..2..75."
             "..5..3.8."
             "...4....9"
             "81..9...."
             "..6.1....",
     .format = "line"},
    {.id = "22",
     .title = phrase("sudoku", "Twenty-two clues"),
     .summary = phrase("sudoku", "Few clues, none of which can be spared."),
     .text = "...8....7"
             ".....3..."
             ".19....6."
             ".7..2.91."
             "..4..9..."
             "6....73.2"
             ".......43"
             ".....6.7."
             "2.5......",
     .format = "line"},
    {.id = "17",
     .title = phrase("sudoku", "Seventeen clues"),
     .summary = phrase("sudoku", "No board with one solution has fewer clues; from Gordon "
                                 "Royle's list."),
     .text = ".......1."
             "4........"
             ".2......."
             "....5.4.7"
             "..8...3.."
             "..1.9...."
             "3..4..2.."
             ".5.1....."
             "...8.6...",
     .format = "line"},
    {.id = "4",
     .title = phrase("sudoku", "Four by four"),
     .summary = phrase("sudoku", "Four clues, and small enough to watch."),
     .text = "...4"
             ".1.."
             "..2."
             "3...",
     .format = "line"},
    {.id = "4-empty",
     .title = phrase("sudoku", "Four by four, empty"),
     .summary = phrase("sudoku", "All 288 ways to fill the smallest board."),
     .text = "...."
             "...."
             "...."
             "....",
     .format = "line"},
    {.id = "6",
     .title = phrase("sudoku", "Six by six"),
     .summary = phrase("sudoku", "Oblong boxes, three wide and two high."),
     .text = "......"
             ".61..."
             ".....1"
             "1.54.."
             "5...2."
             ".3...4",
     .format = "line"},
    {.id = "several",
     .title = phrase("sudoku", "Several solutions"),
     .summary = phrase("sudoku", "P97 with clues removed: no longer a proper puzzle."),
     .text = "..48...17"
             "67.9....."
             "5.8.3...4"
             "3..74.1.."
             ".69...78."
             "..1.69..5"
             "1...8.3.."
             "........."
             ".........",
     .format = "line"},
    {.id = "16",
     .title = phrase("sudoku", "Sixteen by sixteen"),
     .summary = phrase("sudoku", "110 clues, one solution."),
     .text = ".....AHDBM..PG.."
             "..D..L.M.EF....."
             "G....O....P..L.."
             "JF..BNC....IAK.M"
             "....KJO.GL.D.BCE"
             "C..........ON..."
             "ABK.E..C...MLP.."
             "I..D.G...J.B..KA"
             "L.NA.MFO.....H.I"
             ".JPBHE..MI.AC.D."
             "EH.KD.....OF.A.."
             "D.OM..L...B....J"
             "B.E...D.....KN.."
             ".DG.IH...NKP.CAL"
             "..L.....O.....M."
             "...H..N.LCDJIEG.",
     .format = "line"},
    {.id = "25",
     .title = phrase("sudoku", "Twenty-five by twenty-five"),
     .summary = phrase("sudoku", "350 clues, one solution."),
     .text = "..VC.P....X.RI.S....DA.M."
             "Q..AG.HFI.TJ.YS.KEVCLPN.B"
             "..H..C..EK..D.QN.BWPU.SJY"
             ".LWPBTJSY..VKE..DGMA.XFH."
             ".UJT.AMQGD.WLB..R.H.KC.VE"
             "....PNUJT..K..VMGADSIQH.X"
             "..D..Q.H.INUYTJ...K..OW.P"
             ".YU.....A.OLB...IXR...VKC"
             "...Q.F.....D.AM...L.YN.U."
             "..K.CO.WPBQRIX.J..UNG.MD."
             "BO....TYWN.CFH..S.....I.M"
             ".FCRH..B.OD.QM...W..SUGA."
             "YN.LWU.G..KPO....M..F..CH"
             "..XDMRC....ASJG..VPK....W"
             "GSAU..X..Q..NWYE.HCRO..PV"
             ".T.WN..DS.V..OL.XQ..C.KEF"
             ".XI.QHEKF...AS..POBVT.U.N"
             "..BVO.....HEC...A..J.M.IQ"
             ".AGJ.M.RQ.WY..U...E..VL.O"
             "..EHF.B.OP.I..RUTN..AJ.GS"
             "T.NBL.SA.....KP.M.Q.H.CF."
             ".H.IR.OP...Q.DX.W.N.J..SU"
             ".V.EK.N..WIF.R.A.USYMGXQD"
             "X..GDIFC..YSJ..PVK...BTNL"
             ".JS.U...DM..W..C.RFI....K",
     .format = "line"},
};

} // namespace

std::vector<PresetInfo> presets()
{
    return textPresets(kPresets);
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "p97",
         .title = phrase("sudoku", "The board of P97"),
         .lesson =
             phrase("sudoku", "The document's breadth first against depth first and against "
                              "strategies that strike candidates: a thousand guesses or none."),
         .preset = "p97",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
        {.id = "hard",
         .title = phrase("sudoku", "A hard one"),
         .lesson =
             phrase("sudoku", "Nine million nodes in cell order, a few dozen where the cell with "
                              "the fewest candidates comes first."),
         .preset = "hard",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
    };
}

} // namespace clew::sudoku
