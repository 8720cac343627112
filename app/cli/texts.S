/* The translations that lrelease makes, as they are, within the program (languages.cpp). */

.section .rodata
.global clew_texts_ja, clew_texts_ja_end
.global clew_texts_pt_BR, clew_texts_pt_BR_end
.global clew_texts_zh_CN, clew_texts_zh_CN_end
clew_texts_ja:
.incbin "clew_ja.qm"
clew_texts_ja_end:
clew_texts_pt_BR:
.incbin "clew_pt_BR.qm"
clew_texts_pt_BR_end:
clew_texts_zh_CN:
.incbin "clew_zh_CN.qm"
clew_texts_zh_CN_end:
.byte 0

/* No stack is code. */
.section .note.GNU-stack, "", %progbits
