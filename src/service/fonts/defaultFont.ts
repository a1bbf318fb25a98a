// The default font of faces as a font face; loaded before the first face is drawn.

import robotoUrl from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';

/** Address of its file. */
export const DEFAULT_FONT_URL = robotoUrl;

async function load(): Promise<void> {
  // Without rendering there are no font faces.
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace(DEFAULT_FONT_FAMILY, `url(${DEFAULT_FONT_URL})`);
  document.fonts.add(face);
  try {
    await face.load();
  } catch (error) {
    document.fonts.delete(face);
    loading = undefined;
    console.warn('The default font could not be loaded; text is shown in the system font.', error);
  }
}

let loading: Promise<void> | undefined;

/** Loads it once. On failure the system's font is used, and the next face retries. Never rejects. */
export function loadDefaultFont(): Promise<void> {
  loading ??= load();
  return loading;
}

let file: Promise<Blob> | undefined;

async function fetchFile(): Promise<Blob> {
  const response = await fetch(DEFAULT_FONT_URL);
  if (!response.ok) throw new Error(`The font at ${DEFAULT_FONT_URL} could not be read.`);
  return new Blob([await response.arrayBuffer()], { type: 'font/ttf' });
}

/** Its bytes, for self-contained pictures; loaded once, and retried after a failure. */
export function defaultFontFile(): Promise<Blob> {
  file ??= fetchFile().catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}
