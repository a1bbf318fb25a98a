// The default font as a real font face: the same file on the canvas, in measuring and later in packages (product.md).
import robotoUrl from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';

export const DEFAULT_FONT = { id: -1, family: 'Roboto-Regular', url: robotoUrl } as const;

/** Loads the default font before the first face is drawn. A font that does not load leaves the system's. */
export async function loadDefaultFont(): Promise<void> {
  const face = new FontFace(DEFAULT_FONT.family, `url(${DEFAULT_FONT.url})`);
  document.fonts.add(face);
  try {
    await face.load();
  } catch (error) {
    document.fonts.delete(face);
    console.warn('The default font could not be loaded; text is shown in the system font.', error);
  }
}
