// The fonts of the list as font faces of the page: each is waited for 10 s a try, and tried again while the page lives (U17).
import { createSignal } from '@/face/liveData/createStore';
import type { Font } from '@/schemas/font';

/** `late`: not there after 10 s, still awaited. `failed`: the last try failed, another comes. */
export type FaceState = 'loading' | 'late' | 'failed' | 'ready';

/** A font face that is in use by the page until `remove`. */
export interface AddedFace {
  remove(): void;
}

export interface FontFacePorts {
  /** Loads the bytes of a font and adds it to the page under its family name. Rejects when that fails. */
  add(font: Pick<Font, 'fontName' | 'fontUrl'>): Promise<AddedFace>;
  schedule(callback: () => void, ms: number): () => void;
  /** Calls back when another try may do better (back online); returns the unsubscription. */
  onHope?(listener: () => void): () => void;
}

/** How long a try is waited for before the font counts as late, ms. */
export const FONT_WAIT_MS = 10_000;
/** Rests before the next try, ms; the last one repeats. */
export const FONT_RETRY_MS: readonly number[] = [2000, 5000, 10_000, 30_000, 60_000];

export interface FontFaces {
  /** The fonts wanted now; those no longer wanted leave the page. */
  want(fonts: readonly Font[]): void;
  /** State of a wanted font; `ready` for one that ships with the application. */
  state(font: Font): FaceState;
  /** Tries the failed ones at once. */
  retry(): void;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

interface Wanted {
  state: FaceState;
  face: AddedFace | null;
  tries: number;
  /** Counts tries: a result of an abandoned one is let go. */
  stop: () => void;
  gone: boolean;
}

/** A font is another one when its bytes or its name are. */
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
    // A late try goes on beside the next one: whichever comes first is taken.
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
