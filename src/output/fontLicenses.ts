// The file in a package with the licenses of its fonts.
import type { ZipEntry } from '@/bytes/zip/writeZip';

/** Path below the root of a package, or below the main sources of a project. */
export const FONT_LICENSES = 'assets/font-licenses.txt';

/** The license of one font file of the package. */
export interface FontLicense {
  /** Name of the file, such as `oswald_bold.ttf`. */
  readonly file: string;
  /** Name of the family. */
  readonly family: string;
  readonly text: string;
}

const RULE = '-'.repeat(70);

/** The text of the file: each family with its files and its license. */
function licensesText(licenses: readonly FontLicense[]): string {
  const families = [...new Set(licenses.map(({ family }) => family))];
  const parts = families.map((family) => {
    const own = licenses.filter((license) => license.family === family);
    return `${family}\n${own.map(({ file }) => file).join(', ')}\n\n${own[0]?.text.trim()}\n`;
  });
  return `Licenses of the fonts in this watch face\n\n${parts.join(`\n${RULE}\n\n`)}`;
}

/** The entry of a package, or none without licenses. */
export const fontLicenseEntries = (licenses: readonly FontLicense[] | undefined, folder = ''): readonly ZipEntry[] =>
  licenses && licenses.length > 0
    ? [{ name: `${folder}${FONT_LICENSES}`, bytes: new TextEncoder().encode(licensesText(licenses)) }]
    : [];
