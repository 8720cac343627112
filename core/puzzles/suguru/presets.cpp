// The boards that come with the program, and races on them.

#include "core/puzzles/suguru/puzzle.h"

namespace clew::suguru {

namespace {

// The first from the source document, the 4 x 4 one made by seismic.c; the others were generated
// for this program.
constexpr TextPreset kPresets[] = {
    {.id = "6x6",
     .title = phrase("suguru", "The document's board"),
     .summary = phrase("suguru", "Eight areas, one solution."),
     .text = "0 3 0 2 0 3\n"
             "4 0 4 0 1 0\n"
             "0 0 0 5 0 4\n"
             "3 5 0 0 0 0\n"
             "0 0 0 2 0 0\n"
             "5 2 0 0 4 0\n"
             "\n"
             "1 1 1 2 2 2\n"
             "3 4 1 5 2 2\n"
             "3 4 4 5 5 5\n"
             "3 3 4 6 6 5\n"
             "7 3 4 6 6 8\n"
             "7 7 7 7 6 8\n",
     .format = "grids"},
    {.id = "4x4",
     .title = phrase("suguru", "Four by four"),
     .summary = phrase("suguru", "Small enough to watch every step."),
     .text = "suguru/4/4/9a80q85321j4h55i",
     .format = "puzzlink"},
    {.id = "easy-8x8",
     .title = phrase("suguru", "Easy, 8 × 8"),
     .summary = phrase("suguru", "Single numbers and single places are enough."),
     .text = "suguru/8/8/63catddtasl05f3bohihn820g2h53g23n5j2o424p4h3n4h3h5",
     .format = "puzzlink"},
    {.id = "hard-8x8",
     .title = phrase("suguru", "Hard, 8 × 8"),
     .summary = phrase("suguru", "Nine given numbers; needs a search."),
     .text = "suguru/8/8/h4kkphbl36k0fh1nthdmbomg2h2h4i1k4q1u3i5s4g",
     .format = "puzzlink"},
    {.id = "10x10",
     .title = phrase("suguru", "10 × 10"),
     .summary = phrase("suguru", "Areas of up to six cells."),
     .text = "suguru/10/10/5ckqkhrd6bieolico450dojrl48r5au04efp5n1j13j24m51g2i6g21i3h4g3g15k"
             "5i2g5l43g312g3g3m1g221h2g5g4g",
     .format = "puzzlink"},
    {.id = "10x15",
     .title = phrase("suguru", "10 × 15"),
     .summary = phrase("suguru", "Eighteen given numbers: hard for every strategy."),
     .text = "suguru/10/15/94mv2qql6doa6pfmqbnbkoullja16mofk0rrc4ntu689k1merl8cug14h2i2g3g5h"
             "4zl5u1h5n3z31zn5h1i1q5g5i4j",
     .format = "puzzlink"},
    {.id = "12x12",
     .title = phrase("suguru", "12 × 12"),
     .summary = phrase("suguru", "Areas of up to eight cells."),
     .text = "suguru/12/12/8h4i4s54ial9as4p3riii99lii00j3ntio23ss0gp3vcglbo42c4cg3g63i6g56j4"
             "82h31h571g541g4g24g48g6g5g8g5g75g4g1i2i8h2g24i42h4g73621i1g6h4j6g8h5h67483141g"
             "2g51k6g78i4g585h543i3g7",
     .format = "puzzlink"},
    {.id = "20x20",
     .title = phrase("suguru", "20 × 20"),
     .summary = phrase("suguru", "Areas of up to eight cells, 204 numbers given."),
     .text = "suguru/20/20/88og9ir92q4l4mq1bkpmlal1dd8alr55p6q5e86gjfoil6bdaaekj2lj26ih4un6s"
             "lsiaifl4cf848jc7lcjc294jimeid1jdhk0e184fj7u0ck9hpraqfot7h0090uavejs18t04ohrp2e"
             "k75a21ggc486g2318672h62g16g37g5g7l537h85h13g3h4g1g2h8g2g61h7475g1g6j3g1g4g33g1"
             "g4g8h787h8h8g64h5h2g56h542j878i7g1g34g13h5426g1h145i765g13h578i8g83h5h627h2h6g"
             "453h1n4g82g3h626g8g7i1g5g71g82g5i4h157h48i3h81g1i62637k52i5g35g5h5g24282i6g782"
             "h4g8g3g6g4g75g35j821h51g8351g1683k3j7g27g6h7g47g5646g84g454253h8k2373g2h8h6g53"
             "62h3i5g67",
     .format = "puzzlink"},
};

} // namespace

std::vector<PresetInfo> presets()
{
    return textPresets(kPresets);
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "6x6",
         .title = phrase("suguru", "The board of the document"),
         .lesson =
             phrase("suguru", "Backtracking tries each number in turn; propagation never has to "
                              "guess on this board."),
         .preset = "6x6",
         .strategies = {"backtracking", "propagation", "dancing-links"}},
        {.id = "10x10",
         .title = phrase("suguru", "Ten by ten"),
         .lesson = phrase("suguru", "Millions of nodes against a few dozen, on a board of the kind "
                                    "magazines print."),
         .preset = "10x10",
         .strategies = {"backtracking", "propagation", "dancing-links"}},
    };
}

} // namespace clew::suguru
