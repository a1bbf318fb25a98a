// Constants shared by reading and writing zip files: signatures, sizes and flags (PKWARE's APPNOTE 6.3.10).

/** Signatures of a local header, a directory row and the end of the directory. */
export const LOCAL_MARK = 0x04034b50;
export const ROW_MARK = 0x02014b50;
export const END_MARK = 0x06054b50;
/** Precedes the end of the directory in files with a 64-bit one. */
export const LOCATOR_64_MARK = 0x07064b50;

/** Their sizes in bytes without variable parts. */
export const LOCAL_BYTES = 30;
export const ROW_BYTES = 46;
export const END_BYTES = 22;
export const LOCATOR_64_BYTES = 20;

/** Compression methods. */
export const STORED = 0;
export const DEFLATED = 8;

/** Flag bits: encryption (three kinds), and UTF-8 names. */
export const ENCRYPTED_FLAGS = 0x2041;
export const UTF8_FLAG = 0x0800;

/** Values that mean "see the 64-bit field". */
export const WIDE_16 = 0xffff;
export const WIDE_32 = 0xffffffff;
