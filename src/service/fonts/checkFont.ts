// Looks at a font file before it is sent: size, kind, and whether this browser draws it (specification 5; backend.md U12, U13).
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { isFontFault, readTrueType, type TrueTypeFacts } from '@/schemas/trueType';

/** Words of the refusal: `errors.font.<key>`. */
export type FontFault = 'type' | 'tooLarge' | 'empty' | 'damaged';

export type CheckedFont = { ok: true; facts: TrueTypeFacts } | { ok: false; key: FontFault };

/** Whether the browser takes the bytes as a font. */
export type LoadsFont = (bytes: ArrayBuffer) => Promise<boolean>;

/** Chromium's sanitizer rejects broken fonts within a millisecond; a browser without FontFace is not asked. */
export const browserLoadsFont: LoadsFont = async (bytes) => {
  if (typeof FontFace !== 'function') return true;
  try {
    await new FontFace('font-check', bytes).load();
    return true;
  } catch {
    return false;
  }
};

/** A refusal is a value. Rejects only where the file itself can no longer be read. */
export async function checkFont(file: Blob, loads: LoadsFont = browserLoadsFont): Promise<CheckedFont> {
  if (file.size === 0) return { ok: false, key: 'empty' };
  if (file.size > FONT_UPLOAD_BYTES) return { ok: false, key: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  const facts = readTrueType(new Uint8Array(bytes));
  if (isFontFault(facts)) return { ok: false, key: facts };
  return (await loads(bytes)) ? { ok: true, facts } : { ok: false, key: 'damaged' };
}
