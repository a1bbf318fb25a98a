// Drags layers on the canvas: updates the transforms of their elements and runs one command at the end.

import { type CanvasHost, commit, dragFrom, type PointerNow, type RunningGesture } from '../canvas/canvasHost';
import { NO_GUIDES } from '../canvas/gestureValues';
import { boundsOfAll, type LayerBox, snapTargets } from '../canvas/layerBoxes';
import { snappingTo } from '../canvas/snapping';
import { moveNodes } from '../commands/transformNodes';
import { duplicateMoved } from './duplicateMoved';
import { createMoveGesture } from './moveGesture';

/** Copies of the layers' drawings for an Alt drag. The originals stay in place. */
function createGhosts(host: CanvasHost, uuids: readonly string[]): readonly SVGGElement[] {
  const originals = uuids.flatMap((uuid) => host.elements.get(uuid) ?? []);
  const top = originals.at(-1);
  const ghosts = originals.map((original) => {
    const ghost = original.cloneNode(true) as SVGGElement;
    for (const name of ['role', 'aria-label', 'aria-roledescription', 'tabindex', 'data-layer'])
      ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    return ghost;
  });
  top?.after(...ghosts);
  return ghosts;
}

/** `layers`: the moving layers; `all`: every selectable layer; `start`: the press position. */
export function startMove(
  host: CanvasHost,
  layers: readonly LayerBox[],
  all: readonly LayerBox[],
  start: PointerNow,
): RunningGesture | null {
  const bounds = boundsOfAll(layers);
  if (!bounds) return null;
  const { viewport } = host;
  const { zoom } = viewport.get();
  const dragOf = dragFrom(viewport, start);
  const uuids = layers.map(({ uuid }) => uuid);
  const moving = new Set(uuids);
  const snapping = snappingTo(host, snapTargets(all, moving));
  const gesture = createMoveGesture({ layers, bounds, ...snapping, zoom });
  let ghosts: readonly SVGGElement[] = [];
  let copying = false;

  const setCopying = (wanted: boolean) => {
    if (wanted === copying) return;
    copying = wanted;
    host.elements.restore();
    for (const ghost of ghosts) ghost.remove();
    ghosts = wanted ? createGhosts(host, uuids) : [];
  };

  const clear = () => {
    setCopying(false);
    host.elements.restore();
    host.overlay.guides(NO_GUIDES);
    host.frame.current?.shift(0, 0);
  };

  return {
    update({ at, shift, alt, mod }) {
      const { x, y, guides } = gesture.update(dragOf(at), { constrain: shift, free: mod });
      setCopying(alt);
      const transform = `translate(${x} ${y})`;
      if (copying) for (const ghost of ghosts) ghost.setAttribute('transform', transform);
      else for (const uuid of uuids) host.elements.transform(uuid, transform);
      const now = viewport.get().zoom;
      host.frame.current?.shift(x * now, y * now);
      host.overlay.guides(guides);
    },
    end() {
      const patches = gesture.end();
      if (patches) {
        if (copying) commit(host, duplicateMoved, { uuids, by: gesture.moved() });
        else commit(host, moveNodes, { patches });
      }
      clear();
    },
    cancel: clear,
  };
}
