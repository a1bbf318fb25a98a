// Picks a colour from the screen, in browsers with the EyeDropper API.
interface EyeDropperLike {
  open(): Promise<{ sRGBHex: string }>;
}

const dropper = (): (new () => EyeDropperLike) | undefined =>
  (globalThis as { EyeDropper?: new () => EyeDropperLike }).EyeDropper;

/** Whether this browser can. */
export const canPickFromScreen = (): boolean => dropper() !== undefined;

/** `#rrggbb`; null if cancelled. */
export async function pickFromScreen(): Promise<string | null> {
  const Dropper = dropper();
  if (!Dropper) return null;
  try {
    const { sRGBHex } = await new Dropper().open();
    return sRGBHex.slice(0, 7).toLowerCase();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
