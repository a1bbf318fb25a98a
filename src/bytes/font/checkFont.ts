// The one check of a font's bytes, on the device and in the backend alike (backend.md U12, U13).
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { isFontFault, readTrueType, type TrueTypeFacts } from './trueType';

/** Why a file is no font that can be kept. */
export type FontFault = 'empty' | 'tooLarge' | 'type' | 'damaged';

/** Whether a browser takes the bytes as a font: whether outlines are sound only its own reader can say. */
export type LoadsFont = (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;

/** Facts of a font file, or why it is refused. Rejects only where the file itself can no longer be read. */
export async function checkFontFile(file: Blob, loads: LoadsFont): Promise<TrueTypeFacts | FontFault> {
  if (file.size === 0) return 'empty';
  if (file.size > FONT_UPLOAD_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readTrueType(bytes);
  if (isFontFault(read)) return read;
  return (await loads(bytes)) ? read : 'damaged';
}

/** Asks the browser's own reader of fonts; where there is none, the structure stands alone. */
export const browserLoadsFont: LoadsFont = async (bytes) => {
  if (typeof FontFace !== 'function') return true;
  try {
    await new FontFace('font-check', bytes).load();
    return true;
  } catch {
    return false;
  }
};
