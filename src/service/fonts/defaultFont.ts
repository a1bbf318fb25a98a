// The default font of faces as a real font face; loaded before the first face is drawn.

import robotoUrl from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';

/** Address of its file. */
export const DEFAULT_FONT_URL = robotoUrl;

async function load(): Promise<void> {
  // Where there are no pixels there are no fonts.
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

/** Loads it once. A font that does not load leaves the system's, and the next face asks anew. Never rejects. */
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

/** The bytes of it, for pictures that hold everything; asked for once, and anew where that failed. */
export function defaultFontFile(): Promise<Blob> {
  file ??= fetchFile().catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}
