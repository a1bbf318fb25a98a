// Looks at a font file before it is sent, by the one check of fonts (specification 5; backend.md U12, U13).
import { browserLoadsFont, checkFontFile, type FontFault, type LoadsFont } from '@/bytes/font/checkFont';
import type { TrueTypeFacts } from '@/bytes/font/trueType';

export type { FontFault };

/** Words of the refusal: `errors.font.<key>`. */
export type CheckedFont = { ok: true; facts: TrueTypeFacts } | { ok: false; key: FontFault };

/** A refusal is a value. Rejects only where the file itself can no longer be read. */
export async function checkFont(file: Blob, loads: LoadsFont = browserLoadsFont): Promise<CheckedFont> {
  const read = await checkFontFile(file, loads);
  return typeof read === 'string' ? { ok: false, key: read } : { ok: true, facts: read };
}
