// A layer of an imported face that is in both modes is one layer: a change of a value that both share changes both in
// one act. Each mode has its own set and order of layers. Pure.
import { areOfOneType, showsSeconds } from '@/face/nodes';
import { policyOf } from '@/face/platforms';
import type { FaceNode } from '@/schemas/nodes';
import {
  type CopyUpdate,
  currentCopy,
  currentNodes,
  type EditorState,
  historyOf,
  type LayerList,
  MODES,
  placeKey,
  updatesIn,
  withMarks,
} from './editorState';
import { present, type RecordOptions, record } from './history';
import { sameValue } from './sameValue';

type Fields = Readonly<Record<string, unknown>>;

/** Related fields. They change together if all of them are equal in the always-on layer. */
const UNITS: readonly (readonly string[])[] = [
  ['x', 'y', 'width', 'height', 'rotation', 'rotate', 'offset', 'scaleX', 'scaleY'],
  ['text', 'textTag'],
  ['shownFor', 'unchosen'],
];
/** Each mode's own. */
const OWN = new Set(['uuid', 'nodeType', 'style', 'freeze', 'level', 'overSlot', 'visible', 'isLock', 'draggable']);

/**
 * Applies the changes from `before` to `after` to `twin` where the values were equal. Returns the same object if none
 * were.
 */
function followed(twin: Fields, before: Fields, after: Fields): Fields {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !OWN.has(key) && !sameValue(before[key], after[key]),
  );
  const isAlike = (key: string) =>
    (UNITS.find((unit) => unit.includes(key)) ?? [key]).every((one) => sameValue(before[one], twin[one]));
  const carried = changed.filter(isAlike);
  if (carried.length === 0) return twin;
  const untouched = Object.entries(twin).filter(([key]) => !carried.includes(key));
  const taken = carried.flatMap((key) => (key in after ? [[key, after[key]] as const] : []));
  return Object.fromEntries([...untouched, ...taken]);
}

const styleOf = ({ style }: FaceNode): Fields => style as Fields;

function twinOf(twin: FaceNode, before: FaceNode, after: FaceNode): FaceNode {
  if (!areOfOneType(twin, before, after)) return twin;
  const style = followed(styleOf(twin), styleOf(before), styleOf(after));
  const facts = followed(twin, before, after);
  if (style === styleOf(twin) && facts === twin) return twin;
  const next = { ...facts, style } as FaceNode;
  // Always-on is drawn once a minute, so a twin must not start to show seconds.
  return showsSeconds(next) && !showsSeconds(twin) ? twin : next;
}

/** The always-on list after a change of the normal list. Returns the same list if no layer follows. */
function twinned(ambient: LayerList, before: LayerList, after: LayerList): LayerList {
  const were = new Map(before.map((node) => [node.uuid, node]));
  const are = new Map(after.map((node) => [node.uuid, node]));
  // Each mode has its own background: a normal-mode background can light too much of always-on.
  const next = ambient.map((twin, index) => {
    const [was, is] = [were.get(twin.uuid), are.get(twin.uuid)];
    return index === 0 || !was || !is || was === is ? twin : twinOf(twin, was, is);
  });
  return next.every((node, index) => node === ambient[index]) ? ambient : next;
}

/** Applies an act on normal-mode layers to their always-on twins. `before`: the state before the act. */
export function withTwins(before: EditorState, after: EditorState, options: RecordOptions): EditorState {
  const copy = currentCopy(after);
  if (after.change === before.change || after.mode !== 'normal' || !copy?.watchFace) return after;
  const history = historyOf(after, copy.id, 'ambient');
  if (!history) return after;
  const list = present(history);
  const next = twinned(list, currentNodes(before), currentNodes(after));
  if (next === list) return after;
  const act = before.change + 1;
  const recorded = record(history, policyOf(copy.platform).settle(next), { ...options, act });
  const stills = copy.animationToImageIndex;
  const update: CopyUpdate = {
    act,
    copyId: copy.id,
    modes: MODES,
    stills: [stills, stills],
    ambient: null,
  };
  const histories = { ...after.histories, [placeKey(copy.id, 'ambient')]: recorded };
  return withMarks({ ...after, histories, updates: updatesIn([...after.updates, update], histories) });
}
