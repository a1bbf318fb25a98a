// Pointer input of the canvas: a press becomes a click, a move, a rubber band or a pan, for mouse, pen and touch.
import type { Point } from '@/face/geometry/bounds';
import { isInside } from '@/face/geometry/outside';
import type { CanvasHost, PointerNow, PressActs } from '../canvas/canvasHost';
import { boxHolds, hitTest, type LayerBox, layerBoxes, picked } from '../canvas/layerBoxes';
import { isLocked, isPinned } from '../commands/layerFacts';
import { select, selectNone } from '../commands/select';
import { runCommand } from '../dispatch/runCommand';
import { selectCanvas, selectNodes, selectSelectedNodes, selectSelection } from '../document/selectors';
import { startBand } from './bandSession';
import { startMove } from './moveSession';
import { createFrameQueue } from './oncePerFrame';
import { startPan } from './panSession';

/** How far a pressed pointer moves before a drag starts, screen px. */
const THRESHOLD = { mouse: 3, pen: 4, touch: 8 } as const;
/** Tolerance for hitting thin layers, screen px. */
const SLACK = 3;
/** How long a finger must rest to open the menu, ms. */
const LONG_PRESS_MS = 500;

interface Press extends PressActs {
  pointerId: number;
  start: PointerNow;
  threshold: number;
}

/**
 * The layers that a drag from `start` moves: the selection if the press is on it, otherwise the layer under the
 * pointer.
 */
function draggedBy(host: CanvasHost, all: readonly LayerBox[], hit: LayerBox | null, at: Point): readonly LayerBox[] {
  const selection = new Set(selectSelection(host.store.getState()));
  const free = all.filter(({ uuid, node }) => selection.has(uuid) && !isLocked(node));
  if (free.some(({ uuid, box }) => boxHolds(box, at) || uuid === hit?.uuid)) return free;
  return hit && !isLocked(hit.node) && !isPinned(hit.node) ? [hit] : [];
}

export interface PointerGestureOptions {
  /** Whether a new press pans because Space is held. */
  takePan(): boolean;
  /** A layer or the empty canvas (null) was pressed and gets the focus. */
  onPress(uuid: string | null): void;
  /** Long press on the canvas: opens its menu there, client px. */
  onLongPress(at: Point): void;
  /** Calls the listener when another edit moves the selection, which makes the gesture's start state invalid. */
  watchMoved(listener: () => void): () => void;
}

/** Listens on the stage. Returns a function that stops it. */
export function attachPointerGestures(
  host: CanvasHost,
  { takePan, onPress, onLongPress, watchMoved }: PointerGestureOptions,
): () => void {
  const { stage, store, viewport } = host;
  let origin: Point = { x: 0, y: 0 };
  let press: Press | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** A long press opened the menu. The browser may also open one, while the finger rests or on release. */
  let menuCame = false;
  const moves = createFrameQueue<PointerNow>((pointer) => host.running.current?.update(pointer));

  const pointerOf = (event: PointerEvent): PointerNow => ({
    at: { x: event.clientX - origin.x, y: event.clientY - origin.y },
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
  });

  const finish = (how: 'end' | 'cancel') => {
    if (how === 'end') moves.flush();
    else moves.drop();
    const pointerId = press?.pointerId;
    clearTimeout(resting);
    press = null;
    const gesture = host.running.current;
    host.running.current = null;
    gesture?.[how]();
    if (pointerId !== undefined && stage.hasPointerCapture(pointerId)) stage.releasePointerCapture(pointerId);
  };

  const pressOn = (start: PointerNow): PressActs => {
    const at = viewport.toCanvas(start.at);
    const nodes = selectNodes(store.getState());
    const all = layerBoxes(nodes, host.angleOf);
    const canvas = selectCanvas(store.getState());
    const under = hitTest(all, at, canvas) ?? hitTest(all, at, canvas, SLACK / viewport.get().zoom);
    const chosen = under && picked(nodes, under.node, selectSelectedNodes(store.getState()), start.mod);
    const hit = chosen ? (all.find(({ node }) => node === chosen) ?? null) : null;
    const additive = start.shift || start.mod;
    const dragged = draggedBy(host, all, hit, at);
    const isSelected = (uuid: string) => selectSelection(store.getState()).includes(uuid);
    const replace = (uuid: string) => runCommand(store, select, { mode: 'replace', uuids: [uuid] });

    const pressed = dragged.length === 1 && dragged[0] === hit && hit && !isSelected(hit.uuid) ? hit : null;
    if (pressed && !additive) replace(pressed.uuid);
    onPress(hit?.uuid ?? null);
    return {
      drag() {
        if (dragged.length === 0) return startBand(host, all, start, additive);
        if (pressed && additive) runCommand(store, select, { mode: 'toggle', uuids: [pressed.uuid] });
        const selection = new Set(selectSelection(store.getState()));
        const moving = all.filter(({ uuid, node }) => selection.has(uuid) && !isLocked(node));
        return startMove(host, moving, all, start);
      },
      click() {
        if (!hit) {
          // The background color is part of the canvas: selecting it clears the selection, whatever key is held.
          if (!additive || isInside(at, canvas)) runCommand(store, selectNone, undefined);
        } else if (start.shift) runCommand(store, select, { mode: 'range', uuids: [hit.uuid] });
        else if (start.mod) runCommand(store, select, { mode: 'toggle', uuids: [hit.uuid] });
        else replace(hit.uuid);
      },
    };
  };

  /** Discards the press. A gesture that has replaced it continues. */
  const forget = () => {
    clearTimeout(resting);
    moves.drop();
    press = null;
  };

  const watchRest = ({ clientX: x, clientY: y }: PointerEvent) => {
    resting = setTimeout(() => {
      finish('cancel');
      menuCame = true;
      onLongPress({ x, y });
    }, LONG_PRESS_MS);
  };

  const onPointerDown = (event: PointerEvent) => {
    menuCame = false;
    // A second finger: the first one is now part of a pinch.
    if (press && !event.isPrimary) forget();
    const onHandle = event.target instanceof Element && event.target.closest('.moveable-control-box') !== null;
    if (onHandle || press || host.running.current || !event.isPrimary) return;
    const pans = event.button === 1 || (event.button === 0 && takePan());
    if (!pans && event.button !== 0) return;
    const { left, top } = stage.getBoundingClientRect();
    origin = { x: left, y: top };
    const start = pointerOf(event);
    const kind = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    const tool = host.tool.current;
    const acts = pans
      ? { drag: () => startPan(host, start), click: () => {} }
      : (tool?.press(start, kind === 'touch') ?? pressOn(start));
    press = { pointerId: event.pointerId, start, threshold: pans ? 0 : THRESHOLD[kind], ...acts };
    stage.setPointerCapture(event.pointerId);
    if (kind === 'touch' && !tool) watchRest(event);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return;
    const pointer = pointerOf(event);
    if (!host.running.current) {
      const { at } = press.start;
      if (Math.hypot(pointer.at.x - at.x, pointer.at.y - at.y) < press.threshold) return;
      clearTimeout(resting);
      host.running.current = press.drag();
    }
    moves.push(pointer);
  };

  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return;
    const { click } = press;
    const dragged = host.running.current !== null;
    if (dragged) moves.push(pointerOf(event));
    finish('end');
    if (!dragged) click();
  };

  const onPointerLost = (event: PointerEvent) => {
    if (event.pointerId === press?.pointerId) finish('cancel');
  };
  const stop = () => {
    if (press || host.running.current) finish('cancel');
  };
  /** The window lost the focus or the design moves to another tab: keeps the drag's present position. */
  const letGo = () => {
    if (press || host.running.current) finish('end');
  };
  /** The system took over the pointer. This also ends the drag of a handle. */
  const onPointerCancel = () => stop();
  /** The browser's own menu gesture (long press, Ctrl-click). The press is then not a click. */
  const onContextMenu = (event: MouseEvent) => {
    if (menuCame) {
      event.preventDefault();
      event.stopPropagation();
    } else if (press && !host.running.current) forget();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(press || host.running.current)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    finish('cancel');
  };
  // The press controls the focus, and prevents text selection and middle-button scrolling.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();

  const stopWatching = [watchMoved(stop), store.desk.lettingGo.subscribe(letGo)];
  stage.addEventListener('pointerdown', onPointerDown);
  stage.addEventListener('pointermove', onPointerMove);
  stage.addEventListener('pointerup', onPointerUp);
  stage.addEventListener('pointercancel', onPointerCancel);
  stage.addEventListener('lostpointercapture', onPointerLost);
  stage.addEventListener('mousedown', onMouseDown);
  stage.addEventListener('contextmenu', onContextMenu);
  window.addEventListener('blur', letGo);
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    for (const end of stopWatching) end();
    stop();
    stage.removeEventListener('pointerdown', onPointerDown);
    stage.removeEventListener('pointermove', onPointerMove);
    stage.removeEventListener('pointerup', onPointerUp);
    stage.removeEventListener('pointercancel', onPointerCancel);
    stage.removeEventListener('lostpointercapture', onPointerLost);
    stage.removeEventListener('mousedown', onMouseDown);
    stage.removeEventListener('contextmenu', onContextMenu);
    window.removeEventListener('blur', letGo);
    window.removeEventListener('keydown', onKeyDown, true);
  };
}
