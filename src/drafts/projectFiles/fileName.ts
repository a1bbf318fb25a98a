// The file name of a downloaded design: its name without characters that file systems reject.
import { PROJECT_FILE_EXTENSION } from '@/output/projectFile';

/** Code points of the name without its extension. With four bytes each it still fits every file system. */
const LENGTH_MAX = 60;

/** Separators and wildcards of any system; controls, bidi and other invisible marks, lone surrogates. */
const UNSAFE = /[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}/gu;
/** Device names that Windows reserves, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file name such as `Harbour.png`. `fallback` replaces an empty name. */
export function fileNameOf(name: string, fallback: string, ending: string): string {
  const plain = name.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const short = [...plain].slice(0, LENGTH_MAX).join('');
  // Not hidden by a leading dot, and not changed by Windows, which removes trailing dots and spaces.
  const safe = short.replace(/^[. ]+|[. ]+$/g, '').replace(RESERVED, '_$&');
  return `${safe || fallback}.${ending}`;
}

/** Of a design's project file. */
export const projectFileName = (name: string, fallback: string): string =>
  fileNameOf(name, fallback, PROJECT_FILE_EXTENSION);
