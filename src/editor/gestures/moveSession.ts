// Drags layers on the canvas: updates the transforms of their elements and runs one command at the end.

import { type CanvasHost, commit, dragFrom, type PointerNow, type RunningGesture } from '../canvas/canvasHost';
import { NO_GUIDES } from '../canvas/gestureValues';
import { boundsOfAll, inFrame, type LayerBox, movingWith, patchesInGroups, snapTargets } from '../canvas/layerBoxes';
import { snappingTo } from '../canvas/snapping';
import { moveNodes } from '../commands/transformNodes';
import { duplicateMoved } from './duplicateMoved';
import { createMoveGesture } from './moveGesture';

interface Ghost {
  element: SVGGElement;
  turns: LayerBox['turns'];
}

/** Copies of the layers' drawings for an Alt drag, each directly above its original, which stays in place. */
function createGhosts(host: CanvasHost, layers: readonly LayerBox[]): readonly Ghost[] {
  return layers.flatMap(({ uuid, turns }) => {
    const original = host.elements.get(uuid);
    if (!original) return [];
    const element = original.cloneNode(true) as SVGGElement;
    for (const one of [element, ...element.querySelectorAll('[data-layer]')])
      for (const name of ['role', 'aria-label', 'aria-roledescription', 'tabindex', 'data-layer'])
        one.removeAttribute(name);
    element.setAttribute('aria-hidden', 'true');
    original.after(element);
    return [{ element, turns }];
  });
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
  const snapping = snappingTo(host, snapTargets(all, movingWith(all, layers)));
  const gesture = createMoveGesture({ layers, bounds, ...snapping, zoom });
  let ghosts: readonly Ghost[] = [];
  let copying = false;

  const setCopying = (wanted: boolean) => {
    if (wanted === copying) return;
    copying = wanted;
    host.elements.restore();
    for (const { element } of ghosts) element.remove();
    ghosts = wanted ? createGhosts(host, layers) : [];
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
      if (copying)
        for (const { element, turns } of ghosts) element.setAttribute('transform', inFrame(transform, turns));
      else for (const { uuid, turns } of layers) host.elements.transform(uuid, inFrame(transform, turns));
      const now = viewport.get().zoom;
      host.frame.current?.shift(x * now, y * now);
      host.overlay.guides(guides);
    },
    end() {
      const patches = gesture.end();
      if (patches) {
        if (copying) commit(host, duplicateMoved, { uuids, by: gesture.moved() });
        else commit(host, moveNodes, { patches: patchesInGroups(layers, patches) });
      }
      clear();
    },
    cancel: clear,
  };
}
