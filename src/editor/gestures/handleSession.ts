// Drags a handle of the selection box: previews sizes and angles on the drawing and runs one command at the end.
import type { Box } from '@/face/geometry/bounds';
import { pivotOnCanvas } from '@/face/geometry/pictures';
import type { ResizeHandle } from '@/face/geometry/resize';
import { isGroup } from '@/face/nodes';
import { areaBound } from '@/face/platforms/fitArea';
import { type CanvasHost, commit, dragFrom, type PointerNow, type RunningGesture } from '../canvas/canvasHost';
import { NO_GUIDES, type StylePatches } from '../canvas/gestureValues';
import {
  boundsOfAll,
  inFrame,
  inGroup,
  type LayerBox,
  movingWith,
  patchesInGroups,
  snapTargets,
} from '../canvas/layerBoxes';
import { NO_PREVIEW } from '../canvas/layerFeed';
import { snappingTo } from '../canvas/snapping';
import { resizeNodes, rotateNodes } from '../commands/transformNodes';
import { reportRefusal } from '../dispatch/reportRefusal';
import { selectNode, selectPolicy } from '../document/selectors';
import { createGroupResizeGesture, createResizeGesture, type ResizeUpdate } from './resizeGesture';
import { createRotateGesture } from './rotateGesture';

/** Up to this many layers are redrawn exactly while they are resized. More are only scaled until the end. */
const EXACT_PREVIEWS = 50;

const modifiersOf = ({ shift, alt, mod }: PointerNow) => ({ keepRatio: shift, fromCentre: alt, free: mod });

interface HandleStart {
  /** The layers that change. */
  layers: readonly LayerBox[];
  /** Every selectable layer. */
  all: readonly LayerBox[];
  start: PointerNow;
}

function snappingOf(host: CanvasHost, { layers, all }: HandleStart) {
  return snappingTo(host, snapTargets(all, movingWith(all, layers)));
}

/** Ends every preview and fits the box to the selection again. */
function clear(host: CanvasHost) {
  host.feed.preview(NO_PREVIEW);
  host.elements.restore();
  host.overlay.guides(NO_GUIDES);
  host.frame.current?.place();
}

/** The platform's maximum size of a layer. */
function areaLimit({ store }: CanvasHost, uuid: string) {
  const node = selectNode(store.getState(), uuid);
  const policy = selectPolicy(store.getState());
  return node && policy ? areaBound(node, policy) : null;
}

function resizing(
  host: CanvasHost,
  start: PointerNow,
  base: Box,
  gesture: { update(drag: { x: number; y: number }, modifiers: ReturnType<typeof modifiersOf>): ResizeUpdate },
  show: (style: ResizeUpdate['style']) => void,
  patches: () => StylePatches | null,
): RunningGesture {
  const dragOf = dragFrom(host.viewport, start);
  return {
    update(pointer) {
      const { style, guides } = gesture.update(dragOf(pointer.at), modifiersOf(pointer));
      show(style);
      host.frame.current?.place({ ...base, ...style });
      host.overlay.guides(guides);
    },
    end() {
      const changed = patches();
      if (changed) commit(host, resizeNodes, { patches: changed });
      clear(host);
    },
    cancel: () => clear(host),
  };
}

/** Scales a turned group from its box to another one, in the frame of the groups around it. */
function groupScale(layer: LayerBox, to: ResizeUpdate['style']): string {
  const { box } = layer;
  const rotation = box.rotation ?? 0;
  const turn = (angle: number, at: Box) => {
    const { x, y } = pivotOnCanvas(at);
    return `rotate(${angle} ${x} ${y})`;
  };
  const scale = `scale(${to.width / box.width} ${to.height / box.height})`;
  const own = `${turn(rotation, { ...box, ...to })} translate(${to.x} ${to.y}) ${scale} translate(${-box.x} ${-box.y}) ${turn(-rotation, box)}`;
  return inFrame(own, layer.turns);
}

/** `keepRatio`: required by the layer. Several layers always keep their proportions. */
export function startResize(
  host: CanvasHost,
  from: HandleStart,
  handle: ResizeHandle,
  keepRatio: boolean,
): RunningGesture | null {
  const { layers, start } = from;
  const bounds = boundsOfAll(layers);
  const [layer] = layers;
  if (!bounds || !layer) return null;
  const common = { handle, ...snappingOf(host, from), zoom: host.viewport.get().zoom };
  if (layers.length === 1) {
    const limit = areaLimit(host, layer.uuid);
    const gesture = createResizeGesture({ ...common, box: layer.box, keepRatio, maxArea: limit?.area ?? null });
    const asPatches = (style: ResizeUpdate['style']): StylePatches =>
      new Map([[layer.uuid, { ...inGroup(layer, { ...style }) }]]);
    return resizing(
      host,
      start,
      layer.box,
      gesture,
      isGroup(layer.node)
        ? (style) => host.elements.transform(layer.uuid, groupScale(layer, style))
        : (style) => host.feed.preview(asPatches(style)),
      () => {
        const style = gesture.end();
        if (limit && gesture.isStopped()) reportRefusal({ messageKey: limit.messageKey, severity: 'warning' });
        return style && asPatches(style);
      },
    );
  }
  const gesture = createGroupResizeGesture({ ...common, layers, bounds });
  const scaled = (to: ResizeUpdate['style']) => {
    const scale = `scale(${to.width / bounds.width} ${to.height / bounds.height})`;
    const transform = `translate(${to.x} ${to.y}) ${scale} translate(${-bounds.x} ${-bounds.y})`;
    for (const { uuid, turns } of layers) host.elements.transform(uuid, inFrame(transform, turns));
  };
  const exact = (to: ResizeUpdate['style']) => host.feed.preview(patchesInGroups(layers, gesture.patchesFor(to)));
  const isExact = layers.length <= EXACT_PREVIEWS && !layers.some(({ node }) => isGroup(node));
  return resizing(host, start, bounds, gesture, isExact ? exact : scaled, () => {
    const patches = gesture.end();
    return patches && patchesInGroups(layers, patches);
  });
}

/** Rotates one layer about its pivot. */
export function startRotate(host: CanvasHost, layer: LayerBox, start: PointerNow): RunningGesture {
  const { box, uuid } = layer;
  const gesture = createRotateGesture({ box, from: host.viewport.toCanvas(start.at) });
  const { x, y } = gesture.pivot;
  return {
    update({ at, shift }) {
      const { rotation, turn } = gesture.update(host.viewport.toCanvas(at), { stepped: shift });
      host.elements.transform(uuid, inFrame(`rotate(${turn} ${x} ${y})`, layer.turns));
      host.frame.current?.place({ ...box, rotation }, `${rotation}°`);
    },
    end() {
      const changed = gesture.end();
      if (changed) commit(host, rotateNodes, { patches: new Map([[uuid, { ...inGroup(layer, changed) }]]) });
      clear(host);
    },
    cancel: () => clear(host),
  };
}
