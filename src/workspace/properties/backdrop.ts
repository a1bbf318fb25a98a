// The colors below the single selected text, drawn and analyzed when the page is idle, and cached until something below
// it changes.

import type { LayerList } from '@/editor/document/editorState';
import { isSameOneLevel } from '@/editor/document/keepSame';
import {
  selectCanvas,
  selectMode,
  selectNodes,
  selectSelectedNodes,
  type WithEditor,
} from '@/editor/document/selectors';
import { createSignal } from '@/face/liveData/createStore';
import type { LiveWatch } from '@/face/liveData/watch';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { asWords, type WordsNode } from '@/face/nodes/words/wordsNode';
import type { ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import type { DrawnFace } from '@/simulator/rasterise';
import { whenIdle } from '@/ui/whenIdle';
import type { Pixels } from './underText';

/** Length of the pause in edits, ms. */
const PAUSE_MS = 400;
/** Longer side of the analyzed image, px. */
const SIDE_MAX = 300;

export interface BackdropPorts {
  store: { getState(): WithEditor };
  watch: Pick<LiveWatch, 'read'> & LiveWatch;
  /** The available fonts besides the default one. */
  fonts(): readonly Font[];
  draw(face: Omit<DrawnFace, 'loadPictures'>, sideMax: number, signal: AbortSignal): Promise<Pixels>;
}

export interface Backdrop {
  /** Colors below the selected text. Reading starts the analysis. Null if they are unknown or there is no text. */
  read(): string | null;
  /** Calls the listener when the colors become known or change. */
  subscribe(listener: () => void): () => void;
}

/** The inputs of the result: the layers below, and the position of the letters. */
export interface Place {
  node: WordsNode;
  below: LayerList;
  canvas: CanvasFacts;
  mode: ModeName;
  key: string;
}

const samePlace = (one: Place, other: Place): boolean =>
  one.key === other.key &&
  one.mode === other.mode &&
  isSameOneLevel(one.canvas, other.canvas) &&
  isSameOneLevel(one.below, other.below);

function placeOf(state: WithEditor): Place | null {
  const [only, ...more] = selectSelectedNodes(state);
  const node = only && more.length === 0 ? asWords(only) : null;
  if (!node) return null;
  // The letters of an outlined text are compared with the outline as well.
  const { fill: _, opacity: __, ...plain } = node.style;
  const look = node.style.outline?.isOn ? node.style : plain;
  const nodes = selectNodes(state);
  const below = nodes.slice(
    0,
    nodes.findIndex(({ uuid }) => uuid === node.uuid),
  );
  return { node, below, canvas: selectCanvas(state), mode: selectMode(state), key: node.uuid + JSON.stringify(look) };
}

export function createBackdrop(ports: BackdropPorts): Backdrop {
  const { store } = ports;
  const changed = createSignal<void>();
  let reported: { place: Place; colors: string | null } | null = null;
  let pending: Place | null = null;
  let run = new AbortController();
  let cancel = () => {};
  let isPressed = false;

  const look = async (place: Place) => {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    try {
      const { colorsBelow } = await import('./underText');
      const colors = await colorsBelow(place, ports, SIDE_MAX, signal);
      if (signal.aborted) return;
      reported = { place, colors };
      changed.emit();
    } catch (error) {
      if (signal.aborted) return;
      console.info('What lies under the text could not be drawn.', error);
      reported = { place, colors: null };
    }
  };

  /** After a pause in edits and with no pointer down, so a drag is never delayed. */
  const lookSoon = (place: Place) => {
    cancel();
    let cancelIdle = () => {};
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(() => (isPressed ? lookSoon(place) : void look(place)));
    }, PAUSE_MS);
    cancel = () => {
      clearTimeout(timer);
      cancelIdle();
    };
  };

  const press = (event: Event) => {
    isPressed = event.type === 'pointerdown';
  };
  const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

  return {
    read() {
      const place = placeOf(store.getState());
      if (!place) return null;
      if (!(reported && samePlace(reported.place, place)) && !(pending && samePlace(pending, place))) {
        pending = place;
        lookSoon(place);
      }
      return reported?.place.node.uuid === place.node.uuid ? reported.colors : null;
    },
    subscribe(listener) {
      if (changed.listeners() === 0) for (const type of PRESSES) window.addEventListener(type, press, true);
      const stop = changed.subscribe(listener);
      return () => {
        stop();
        if (changed.listeners() > 0) return;
        for (const type of PRESSES) window.removeEventListener(type, press, true);
        cancel();
        run.abort();
        pending = null;
      };
    },
  };
}
