// The versions of the Watch Face Format, and which watches take them.

export const FORMAT_VERSIONS = [1, 2, 3, 4, 5] as const;
export type FormatVersion = (typeof FORMAT_VERSIONS)[number];

/** Those that are written: frame rates, letter spacing and the weather came with 2. */
export type WrittenVersion = Exclude<FormatVersion, 1>;
export const WRITTEN_VERSIONS = [2, 3, 4, 5] as const satisfies readonly WrittenVersion[];
export const HIGHEST_VERSION = 5 satisfies WrittenVersion;
