// The font check used by both the client and the backend (docs/rules/backend.md U12, U13).
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { isFontFault, readTrueType, type TrueTypeFacts } from './trueType';

/** Why a font file is rejected. */
export type FontFault = 'empty' | 'tooLarge' | 'type' | 'damaged';

/** Whether a browser accepts the bytes as a font; only its own parser can validate the outlines. */
export type LoadsFont = (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;

/** Facts of a font file, or the reason for rejecting it. Rejects only if the file cannot be read. */
export async function checkFontFile(file: Blob, loads: LoadsFont): Promise<TrueTypeFacts | FontFault> {
  if (file.size === 0) return 'empty';
  if (file.size > FONT_UPLOAD_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readTrueType(bytes);
  if (isFontFault(read)) return read;
  return (await loads(bytes)) ? read : 'damaged';
}

/** Loads the font with the browser's parser; without one, only the structure is checked. */
export const browserLoadsFont: LoadsFont = async (bytes) => {
  if (typeof FontFace !== 'function') return true;
  try {
    await new FontFace('font-check', bytes).load();
    return true;
  } catch {
    return false;
  }
};
