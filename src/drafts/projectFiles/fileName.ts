// The name of a downloaded design: its own, with what file systems do not take left out.
import { PROJECT_FILE_EXTENSION } from '@/output/projectFile';

/** Code points of the name before its ending: with four bytes each it still fits every file system. */
const LENGTH_MAX = 60;

/** Separators and wildcards of any system; controls, bidi and other invisible marks, lone surrogates. */
const UNSAFE = /[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}/gu;
/** Names Windows keeps for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file name such as `Harbour.png`; `fallback` stands for a name of which nothing is left. */
export function fileNameOf(name: string, fallback: string, ending: string): string {
  const plain = name.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const short = [...plain].slice(0, LENGTH_MAX).join('');
  // Neither hidden by a leading dot nor changed by Windows, which drops dots and spaces at the end.
  const safe = short.replace(/^[. ]+|[. ]+$/g, '').replace(RESERVED, '_$&');
  return `${safe || fallback}.${ending}`;
}

/** Of a design's project file. */
export const projectFileName = (name: string, fallback: string): string =>
  fileNameOf(name, fallback, PROJECT_FILE_EXTENSION);
