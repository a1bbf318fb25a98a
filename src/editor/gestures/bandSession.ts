// Rubber-band selection on the canvas: drawn while the pointer is down, with one selection at the end.

import { type CanvasHost, commit, type PointerNow, type RunningGesture } from '../canvas/canvasHost';
import type { LayerBox } from '../canvas/layerBoxes';
import { isLocked } from '../commands/layerFacts';
import { select } from '../commands/select';
import { selectSelection } from '../document/selectors';
import { createBandGesture } from './bandGesture';

/** `additive`: keeps the present selection. Excludes locked and hidden layers. */
export function startBand(
  host: CanvasHost,
  all: readonly LayerBox[],
  start: PointerNow,
  additive: boolean,
): RunningGesture {
  // Beside the first selected layer; at the top level without one.
  const [first] = selectSelection(host.store.getState());
  const scope = all.find(({ uuid }) => uuid === first)?.parentId ?? null;
  const candidates = all.filter(({ node, isShown, parentId }) => isShown && !isLocked(node) && parentId === scope);
  const gesture = createBandGesture({ candidates, from: host.viewport.toCanvas(start.at) });
  return {
    update({ at }) {
      host.overlay.band(gesture.update(host.viewport.toCanvas(at)));
    },
    end() {
      host.overlay.band(null);
      const before = additive ? selectSelection(host.store.getState()) : [];
      commit(host, select, { mode: 'replace', uuids: [...new Set([...before, ...gesture.end()])] });
    },
    cancel() {
      host.overlay.band(null);
    },
  };
}
