// What reading and writing zip files share: marks, sizes and flags of the format (PKWARE's APPNOTE 6.3.10).

/** Marks with which a local header, a row of the directory and the end of the directory begin. */
export const LOCAL_MARK = 0x04034b50;
export const ROW_MARK = 0x02014b50;
export const END_MARK = 0x06054b50;
/** Stands before the end of the directory where a file has a 64-bit one. */
export const LOCATOR_64_MARK = 0x07064b50;

/** Their sizes in bytes without what varies. */
export const LOCAL_BYTES = 30;
export const ROW_BYTES = 46;
export const END_BYTES = 22;
export const LOCATOR_64_BYTES = 20;

/** How an entry is kept. */
export const STORED = 0;
export const DEFLATED = 8;

/** Bits of the flags: encrypted (three ways of it), and a name in UTF-8. */
export const ENCRYPTED_FLAGS = 0x2041;
export const UTF8_FLAG = 0x0800;

/** Numbers that stand for "see the 64-bit field". */
export const WIDE_16 = 0xffff;
export const WIDE_32 = 0xffffffff;
