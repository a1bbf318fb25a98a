// Looks at a font file before it is sent, by the one check of fonts (specification 5; docs/rules/backend.md U12, U13).
import type { FontFault, LoadsFont } from '@/bytes/font/checkFont';
import type { TrueTypeFacts } from '@/bytes/font/trueType';

export type { FontFault };

/** Words of the refusal: `errors.font.<key>`. */
export type CheckedFont = { ok: true; facts: TrueTypeFacts } | { ok: false; key: FontFault };

/** A refusal is a value. Rejects where the file itself can no longer be read, or the check could not be fetched. */
export async function checkFont(file: Blob, loads?: LoadsFont): Promise<CheckedFont> {
  // Its code comes with the first font: most faces have none of their own.
  const { browserLoadsFont, checkFontFile } = await import('@/bytes/font/checkFont');
  const read = await checkFontFile(file, loads ?? browserLoadsFont);
  return typeof read === 'string' ? { ok: false, key: read } : { ok: true, facts: read };
}
