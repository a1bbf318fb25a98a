// Checks a font file before the upload, with the shared font check (specification 5; docs/rules/backend.md U12, U13).
import type { FontFault, LoadsFont } from '@/bytes/font/checkFont';
import type { TrueTypeFacts } from '@/bytes/font/trueType';

export type { FontFault };

/** Key of the refusal: `errors.font.<key>`. */
export type CheckedFont = { ok: true; facts: TrueTypeFacts } | { ok: false; key: FontFault };

/** A refusal is returned. Rejects only if the file cannot be read, or the check cannot be loaded. */
export async function checkFont(file: Blob, loads?: LoadsFont): Promise<CheckedFont> {
  // Loaded with the first font, because most faces have no custom fonts.
  const { browserLoadsFont, checkFontFile } = await import('@/bytes/font/checkFont');
  const read = await checkFontFile(file, loads ?? browserLoadsFont);
  return typeof read === 'string' ? { ok: false, key: read } : { ok: true, facts: read };
}
