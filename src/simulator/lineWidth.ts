// The rendered width of a line of text, measured on a hidden canvas.
import { useSyncExternalStore } from 'react';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import type { LineWidth } from '@/face/nodes/words/textFit';

/** Font size for measuring, px. Widths are proportional to it, because letters of a face are laid out in its px. */
const MEASURED = 100;
/** Maximum number of cached lines. The whole cache is cleared at once. */
const KNOWN_MAX = 5000;

function surface(): CanvasRenderingContext2D | null {
  return document.createElement('canvas').getContext('2d');
}

function createLineWidth(): LineWidth {
  let context: CanvasRenderingContext2D | null | undefined;
  const cache = new Map<string, number>();
  return (line, fontFamily) => {
    const font = `${MEASURED}px ${fontFamilyList(fontFamily)}`;
    const key = `${fontFamily}\n${line}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    // Until its own font is loaded, it would be measured in a fallback font.
    if (document.fonts?.check?.(font, line) === false) return null;
    if (context === undefined) context = surface();
    if (!context) return null;
    context.font = font;
    const ems = context.measureText(line).width / MEASURED;
    if (cache.size >= KNOWN_MAX) cache.clear();
    cache.set(key, ems);
    return ems;
  };
}

/** Null if the browser provides no canvas or the font is not loaded yet. */
export const lineWidth: LineWidth = createLineWidth();

const subscribe = (listener: () => void) => {
  const { fonts } = document as { fonts?: FontFaceSet };
  fonts?.addEventListener?.('loading', listener);
  fonts?.addEventListener?.('loadingdone', listener);
  return () => {
    fonts?.removeEventListener?.('loading', listener);
    fonts?.removeEventListener?.('loadingdone', listener);
  };
};

/** Renders again when fonts were loaded, because measurements can change. */
export const useFontsLoaded = (): string => useSyncExternalStore(subscribe, () => document.fonts?.status ?? 'loaded');
