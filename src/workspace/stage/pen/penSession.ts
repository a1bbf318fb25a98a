// The pen: places corner and curve points by press, drag and key, and adds the finished path as a layer.
import type { CanvasHost, CanvasTool, PointerNow } from '@/editor/canvas/canvasHost';
import { type Guides, NO_GUIDES } from '@/editor/canvas/gestureValues';
import { addNode } from '@/editor/commands/addNode';
import { placeOfNew } from '@/editor/commands/insertLayers';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { selectCanvas } from '@/editor/document/selectors';
import { startPlace } from '@/editor/images/startPlace';
import {
  type Anchor,
  atEighth,
  corner,
  fittedPath,
  isCurved,
  mirrored,
  type Outline,
  segmentsNeeded,
  withPoints,
  withToggled,
} from '@/face/geometry/anchors';
import { type Point, round2 } from '@/face/geometry/bounds';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import { catalogueItems } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { reversed, turnedPoint, turnsOf } from '@/face/nodes/layerTree';
import { NUDGE_STEP, NUDGE_STEP_LARGE, PATH_SEGMENTS_MAX } from '@/schemas/limits';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { snapPoint } from './snapPoint';

/** Segments that a path needs beside one for each point: its last side and its end. */
const CLOSING = 2;
/** How near to the first point a press closes the path, screen px. */
const NEAR = { mouse: 10, touch: 22 } as const;
/** How near to the first point the cross closes the path by keys, canvas px. */
const NEAR_BY_KEYS = 1;

export interface PenDraft {
  anchors: readonly Anchor[];
  /** Where the next point would be, canvas px. */
  cross: Point;
  /** Whether keys moved the cross since the last point. */
  isByKeys: boolean;
  /** A point that is pressed and pulled into a curve point, not placed yet. */
  pulled: Anchor | null;
  /** Whether a point at the cross would close the path. */
  isClosing: boolean;
}

/** What the pen says, by key of `pen:said`. */
export type Say = (key: 'point' | 'same' | 'removed' | 'first' | 'changed', at: number, anchor: Anchor | null) => void;

export interface Pen extends CanvasTool {
  draft: ReadableStore<PenDraft>;
  /** Moves the cross by keys: a direction, or to the first point, else to the center of the canvas. */
  moveBy(direction: Point, isFar: boolean): void;
  moveHome(): void;
  /** Places a corner at the cross, or closes the path there. */
  place(): void;
  /** Places a corner at a point in canvas px. */
  placeAt(at: Point): void;
  removeLast(): void;
  /** Makes the last point a curve point or a corner. */
  toggleLast(): void;
  /** Adds the path as a layer and puts the pen away; a single point is dropped. */
  finish(isClosed: boolean): void;
  /** Puts the pen away for another act, which has the focus: adds the open path as a layer if it has two points. */
  giveWay(): void;
  /** Puts the pen away without a layer. */
  discard(): void;
  /** Shows where a point would be while no button is pressed. */
  hover(pointer: PointerNow): void;
  leave(): void;
}

/** Area, in square px, below which a closed path with straight sides is invisible. */
const AREA_MIN = 1;

/** Twice the area within straight sides, positive clockwise. */
const doubleArea = (anchors: readonly Point[]): number =>
  anchors.reduce((sum, { x, y }, index) => {
    const next = anchors[(index + 1) % anchors.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

/** Whether these points enclose an area when they are closed. */
export const canClose = (anchors: readonly Anchor[]): boolean =>
  anchors.length > 1 && (anchors.some(isCurved) || Math.abs(doubleArea(anchors)) >= 2 * AREA_MIN);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function createPen(host: CanvasHost, label: () => string, say: Say): Pen {
  const { store, viewport } = host;
  const canvas = () => selectCanvas(store.getState());
  const middle = () => ({ x: canvas().width / 2, y: canvas().height / 2 });
  const draft = createStore<PenDraft>({
    ...{ anchors: [], cross: middle(), isByKeys: false, pulled: null, isClosing: false },
  });
  const update = (part: Partial<PenDraft>) => draft.set({ ...draft.get(), ...part });

  /** Within one canvas beside the canvas. */
  const bounded = ({ x, y }: Point): Point => {
    const { width, height } = canvas();
    return {
      x: round2(Math.min(2 * width, Math.max(-width, x))),
      y: round2(Math.min(2 * height, Math.max(-height, y))),
    };
  };

  const snapped = ({ at, shift, mod }: PointerNow): { at: Point; guides: Guides } => {
    const { anchors } = draft.get();
    const along = shift ? anchors.at(-1) : null;
    const snap = snapPoint(host, viewport.toCanvas(at), { isFree: mod, along, points: anchors });
    return { at: bounded(snap.at), guides: snap.guides };
  };

  const closesAt = (pointer: PointerNow, isTouch: boolean): boolean => {
    const { anchors } = draft.get();
    const [first] = anchors;
    if (!first || !canClose(anchors)) return false;
    return distance(viewport.toScreen(first), pointer.at) <= NEAR[isTouch ? 'touch' : 'mouse'];
  };

  const isFull = (): boolean => {
    const { anchors } = draft.get();
    if (segmentsNeeded([{ anchors, isClosed: true }]) < PATH_SEGMENTS_MAX) return false;
    showToast({ tone: 'warning', text: i18n.t('pen:tooMany', { most: PATH_SEGMENTS_MAX - CLOSING }) });
    return true;
  };

  const put = (anchor: Anchor) => {
    if (isFull()) return;
    const before = draft.get().anchors.at(-1);
    if (before && distance(before, anchor) < NEAR_BY_KEYS / 2) {
      update({ pulled: null });
      say('same', draft.get().anchors.length, before);
      return;
    }
    const anchors = [...draft.get().anchors, anchor];
    update({ anchors, cross: { x: anchor.x, y: anchor.y }, isByKeys: false, pulled: null, isClosing: false });
    say('point', anchors.length, anchor);
  };

  const end = () => {
    host.overlay.guides(NO_GUIDES);
    store.desk.unfinished.current = null;
    store.desk.tool.set(null);
  };

  /** Adds the path as a layer. Returns whether it was added. */
  const add = (outline: Outline): boolean => {
    const item = catalogueItems.find(({ pen }) => pen !== undefined);
    const situation = situationOf(store);
    if (outline.anchors.length < 2 || !item || !situation) return false;
    const state = store.getState();
    const made = (fitted: object | null) => {
      const start: typeof item.start = (place) => {
        const { style } = item.pen?.(place, outline.isClosed) ?? {};
        return { style: { ...style, ...fitted } };
      };
      return createNode({ ...item, start }, { uuid: newId(), label: label(), place: startPlace(state) });
    };
    const { nodes } = situation;
    // The layer joins the group of the layer below it, whose turned frame has other coordinates than the canvas.
    const below = nodes[placeOfNew(situation, [made(null)]) - 1];
    const back = below ? reversed(turnsOf(nodes, below, host.angleOf)) : [];
    const fitted = fittedPath([withPoints(outline, (point) => turnedPoint(point, back))]);
    return fitted !== null && runCommand(store, addNode, { nodes: [made(fitted)], isPlaced: true }) === null;
  };

  const finish = (outline: Outline) => {
    if (outline.anchors.length < 2) {
      discard();
      return;
    }
    const { unfinished, focus } = store.desk;
    const finisher = unfinished.current;
    unfinished.current = null;
    if (!add(outline)) {
      unfinished.current = finisher;
      return;
    }
    end();
    const [part] = store.getState().editor.selection;
    focus.ask({ place: 'canvas', part });
  };
  const discard = () => {
    end();
    store.desk.focus.take({ place: 'canvas' });
  };

  /** The path closed at its first point, whose side is bent by a handle if one was pulled. */
  const close = (pulled: Anchor | null) => {
    const [first, ...rest] = draft.get().anchors;
    if (!first) return;
    finish({ anchors: [pulled ? { ...first, before: pulled.before } : first, ...rest], isClosed: true });
  };

  return {
    draft,
    press(start, isTouch) {
      const isClosing = closesAt(start, isTouch);
      const [first] = draft.get().anchors;
      const { at, guides } = isClosing && first ? { at: first, guides: NO_GUIDES } : snapped(start);
      update({ cross: at, isByKeys: false, isClosing });
      host.overlay.guides(guides);
      const apply = (anchor: Anchor) => {
        host.overlay.guides(NO_GUIDES);
        if (isClosing) close(isCurved(anchor) ? anchor : null);
        else put(anchor);
      };
      return {
        click: () => apply(corner(at)),
        drag: () => ({
          update(pointer) {
            const to = viewport.toCanvas(pointer.at);
            update({ pulled: mirrored(at, bounded(pointer.shift ? atEighth(at, to) : to)) });
          },
          end: () => apply(draft.get().pulled ?? corner(at)),
          cancel() {
            update({ pulled: null });
            host.overlay.guides(NO_GUIDES);
          },
        }),
      };
    },
    moveBy(direction, isFar) {
      const step = isFar ? NUDGE_STEP_LARGE : NUDGE_STEP;
      const { cross, anchors } = draft.get();
      const to = bounded({ x: cross.x + direction.x * step, y: cross.y + direction.y * step });
      const [first] = anchors;
      const isClosing = first !== undefined && canClose(anchors) && distance(first, to) < NEAR_BY_KEYS;
      update({ cross: to, isByKeys: true, isClosing });
    },
    moveHome() {
      const { anchors } = draft.get();
      const [first] = anchors;
      update({ cross: first ? { x: first.x, y: first.y } : middle(), isByKeys: true, isClosing: canClose(anchors) });
    },
    place() {
      const { cross, isClosing } = draft.get();
      if (isClosing) close(null);
      else put(corner(cross));
    },
    placeAt: (at) => put(corner(bounded({ x: Math.round(at.x), y: Math.round(at.y) }))),
    removeLast() {
      const { anchors } = draft.get();
      const last = anchors.at(-1);
      if (!last) return;
      const left = anchors.slice(0, -1);
      update({ anchors: left, isClosing: false });
      say(left.length === 0 ? 'first' : 'removed', left.length, left.at(-1) ?? null);
    },
    toggleLast() {
      const { anchors } = draft.get();
      const outline = withToggled({ anchors, isClosed: false }, anchors.length - 1);
      const last = outline.anchors.at(-1);
      if (!last) return;
      update({ anchors: outline.anchors });
      say('changed', anchors.length, last);
    },
    finish: (isClosed) => finish({ anchors: draft.get().anchors, isClosed }),
    giveWay() {
      end();
      add({ anchors: draft.get().anchors, isClosed: false });
    },
    discard,
    hover(pointer) {
      const isClosing = closesAt(pointer, false);
      const [first] = draft.get().anchors;
      const { at, guides } = isClosing && first ? { at: first, guides: NO_GUIDES } : snapped(pointer);
      host.overlay.guides(guides);
      update({ cross: { x: at.x, y: at.y }, isByKeys: false, isClosing });
    },
    leave: () => host.overlay.guides(NO_GUIDES),
  };
}
