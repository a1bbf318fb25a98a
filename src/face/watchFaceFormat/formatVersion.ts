// Versions of the Watch Face Format, and the Wear OS versions that support them.

export const FORMAT_VERSIONS = [1, 2, 3, 4, 5] as const;
export type FormatVersion = (typeof FORMAT_VERSIONS)[number];
export const HIGHEST_VERSION = 5 satisfies FormatVersion;

/** The first Wear OS version that supports a format version. */
export const WEAR_OS_OF: Readonly<Record<FormatVersion, string>> = { 1: '4', 2: '5', 3: '5.1', 4: '6', 5: '7' };

/** Parses a version from a text or number; null if it is not one. */
export const formatVersionOf = (value: unknown): FormatVersion | null =>
  FORMAT_VERSIONS.find((version) => String(version) === String(value).trim()) ?? null;
