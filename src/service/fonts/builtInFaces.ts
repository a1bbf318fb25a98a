// Faces of the built-in fonts: the browser fetches a file with the first text that uses it. Failed ones are replaced, so
// that the next text in them fetches again.
import { createSignal } from '@/face/liveData/createStore';
import type { BuiltInPlace, Font } from '@/schemas/font';
import { type FaceState, FONT_RETRY_MS } from './fontFaces';

/** A face in the document, which loads when a text uses it. */
export interface LazyFace {
  /** Settles when the file is loaded or could not be. */
  loaded: Promise<unknown>;
  status(): string;
  remove(): void;
}

export interface BuiltInFacePorts {
  placeOf(name: string): BuiltInPlace | undefined;
  /** Null where nothing is rendered. */
  add(name: string): LazyFace | null;
  schedule(callback: () => void, ms: number): () => void;
  /** Calls back when a text has started to load a face. */
  onLoading(listener: () => void): void;
  /** Calls back when a retry may succeed (back online). */
  onHope(listener: () => void): void;
}

export interface BuiltInFaces {
  fonts: readonly Font[];
  /** Family and weight of a built-in typeface, including the default one. */
  placeOf(name: string): BuiltInPlace | undefined;
  /** `unused`: no text has needed it yet. */
  state(name: string): FaceState;
  /** Replaces the failed ones immediately. */
  retry(): void;
  subscribe(listener: () => void): () => void;
}

interface Entry {
  face: LazyFace | null;
  isFailed: boolean;
  tries: number;
  stop(): void;
}

const STATES: Readonly<Record<string, FaceState>> = { loading: 'loading', loaded: 'ready' };

export function createBuiltInFaces(
  fonts: readonly Font[],
  { placeOf, add, schedule, onLoading, onHope }: BuiltInFacePorts,
): BuiltInFaces {
  const changed = createSignal<void>();
  const entries = new Map<string, Entry>();

  function renew(name: string, entry: Entry): void {
    entry.stop();
    entry.face?.remove();
    const face = add(name);
    entry.face = face;
    face?.loaded.then(
      () => {
        if (entry.face !== face) return;
        entry.isFailed = false;
        changed.emit();
      },
      (reason: unknown) => {
        if (entry.face !== face) return;
        console.info(`The font ${name} could not be loaded.`, reason);
        entry.isFailed = true;
        entry.tries += 1;
        const delay = FONT_RETRY_MS[Math.min(entry.tries, FONT_RETRY_MS.length) - 1] ?? 0;
        entry.stop = schedule(() => renew(name, entry), delay);
        changed.emit();
      },
    );
  }

  for (const { fontName } of fonts) {
    const entry: Entry = { face: null, isFailed: false, tries: 0, stop: () => {} };
    entries.set(fontName, entry);
    renew(fontName, entry);
  }

  function retry(): void {
    for (const [name, entry] of entries) if (entry.isFailed) renew(name, entry);
  }
  onLoading(changed.emit);
  onHope(retry);
  return {
    fonts,
    placeOf,
    state(name) {
      const entry = entries.get(name);
      if (entry?.isFailed) return 'failed';
      return STATES[entry?.face?.status() ?? ''] ?? 'unused';
    },
    retry,
    subscribe: changed.subscribe,
  };
}
