// Font faces for the fonts of the list: each attempt has a timeout of 10 s, and failed ones are retried while the page
// lives (U17).
import { createSignal } from '@/face/liveData/createStore';
import type { Font } from '@/schemas/font';

/**
 * `late`: not loaded after 10 s, still pending. `failed`: the last attempt failed, another will follow. `unused`: a
 * built-in font that no text has needed yet.
 */
export type FaceState = 'loading' | 'late' | 'failed' | 'ready' | 'unused';

/** A font face used by the page until `remove`. */
export interface AddedFace {
  remove(): void;
}

export interface FontFacePorts {
  /** Loads a font and adds it to the page under its family name. Rejects on failure. */
  add(font: Pick<Font, 'fontName' | 'fontUrl'>): Promise<AddedFace>;
  schedule(callback: () => void, ms: number): () => void;
  /** Calls back when a retry may succeed (back online); returns the unsubscribe function. */
  onHope?(listener: () => void): () => void;
}

/** Time after which a pending font counts as late, ms. */
export const FONT_WAIT_MS = 10_000;
/** Delays between attempts, ms; the last one repeats. */
export const FONT_RETRY_MS: readonly number[] = [2000, 5000, 10_000, 30_000, 60_000];

export interface FontFaces {
  /** Sets the required fonts; others are removed from the page. */
  want(fonts: readonly Font[]): void;
  /** State of a required font; `ready` for one that ships with the application. */
  state(font: Font): FaceState;
  /** Retries the failed ones immediately. */
  retry(): void;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

interface Wanted {
  state: FaceState;
  face: AddedFace | null;
  tries: number;
  /** Number of the attempt; results of abandoned attempts are discarded. */
  stop: () => void;
  gone: boolean;
}

/** A font is identified by its file and name. */
const keyOf = ({ fontName, fontUrl }: Font) => `${fontUrl}\n${fontName}`;

export function createFontFaces({ add, schedule, onHope }: FontFacePorts): FontFaces {
  const wanted = new Map<string, Wanted>();
  const changed = createSignal<void>();

  function attempt(font: Font, entry: Wanted): void {
    entry.tries += 1;
    const own = entry.tries;
    const isCurrent = () => !entry.gone && entry.tries === own && entry.state !== 'ready';
    if (own === 1) entry.state = 'loading';
    const again = (state: FaceState) => {
      entry.state = state;
      entry.stop = schedule(
        () => attempt(font, entry),
        FONT_RETRY_MS[Math.min(own, FONT_RETRY_MS.length) - 1] ?? FONT_WAIT_MS,
      );
      changed.emit();
    };
    // A late attempt continues beside the next one; the first to finish is used.
    entry.stop = schedule(() => isCurrent() && again('late'), FONT_WAIT_MS);
    add(font).then(
      (face) => {
        if (entry.gone || entry.state === 'ready') {
          face.remove();
          return;
        }
        entry.stop();
        entry.face = face;
        entry.state = 'ready';
        changed.emit();
      },
      (reason: unknown) => {
        console.info(`The font ${font.fontName} could not be loaded.`, reason);
        if (!isCurrent()) return;
        entry.stop();
        again('failed');
      },
    );
  }

  function drop(key: string, entry: Wanted): void {
    entry.gone = true;
    entry.stop();
    entry.face?.remove();
    wanted.delete(key);
  }

  const faces: FontFaces = {
    want(fonts) {
      const custom = fonts.filter((font) => font.fontUrl !== '');
      const keys = new Set(custom.map(keyOf));
      for (const [key, entry] of wanted) if (!keys.has(key)) drop(key, entry);
      for (const font of custom) {
        if (wanted.has(keyOf(font))) continue;
        const entry: Wanted = { state: 'loading', face: null, tries: 0, stop: () => {}, gone: false };
        wanted.set(keyOf(font), entry);
        attempt(font, entry);
      }
      changed.emit();
    },
    state: (font) => (font.fontUrl === '' ? 'ready' : (wanted.get(keyOf(font))?.state ?? 'loading')),
    retry() {
      for (const [key, entry] of wanted) {
        if (entry.state !== 'failed' && entry.state !== 'late') continue;
        const [fontUrl = '', fontName = ''] = key.split('\n');
        entry.stop();
        attempt({ id: 0, isSys: false, fontName, fontUrl }, entry);
      }
    },
    subscribe: changed.subscribe,
    dispose() {
      stopHoping?.();
      for (const [key, entry] of [...wanted]) drop(key, entry);
      changed.clear();
    },
  };
  const stopHoping = onHope?.(faces.retry);
  return faces;
}
