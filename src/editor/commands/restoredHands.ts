// Restores the default data tag and resting angle of hands that become small enough again (spec 5).
import { turnsOnDial } from '@/face/nodes';
import { handDefaults, mayTurn } from '@/face/platforms/handRules';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { restyled } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { boxOf, type Style, styleOf } from './layerFacts';

type Place = Pick<EditSituation, 'policy' | 'canvas'>;

/** Whether it does not rotate and is too large to. */
function isTooLarge(node: FaceNode, { policy, canvas }: Place): boolean {
  const box = boxOf(node);
  const { rotate, rotation } = styleOf(node);
  return box !== null && rotate === '' && rotation === 0 && !mayTurn(box, policy, canvas);
}

/**
 * A resize patch, with the restored values of a hand. `was` is the layer before the run of changes: an intermediate
 * typed size must not add a tag.
 */
export function withHandDefaults(was: FaceNode, patch: Style, place: Place): Style {
  if (!('width' in patch || 'height' in patch) || !isTooLarge(was, place)) return patch;
  const { rotate, rotation } = styleOf(was);
  return { ...patch, ...(handDefaults(restyled(was, patch), place.policy, place.canvas) ?? { rotate, rotation }) };
}

/**
 * Announcement about hands whose defaults an edit restored. Null if there are none. Excludes pictures that just became
 * hands.
 */
export function handsAnnouncement(
  { nodes, beforeRun, ...place }: Place & Pick<EditSituation, 'nodes' | 'beforeRun'>,
  after: LayerList,
): string | null {
  const were = new Map(nodes.map((node) => [node.uuid, node]));
  const turned = after.filter((node) => {
    const was = were.get(node.uuid);
    return was !== undefined && was !== node && Boolean(styleOf(node).rotate) && isTooLarge(was, place);
  });
  if (turned.length === 0) return null;
  const old = new Set(beforeRun((name) => name === 'setHand').flatMap((node) => (turnsOnDial(node) ? node.uuid : [])));
  return turned.some(({ uuid }) => old.has(uuid)) ? 'conversion:notes.rotationRestored' : 'editor:images.handTurns';
}
