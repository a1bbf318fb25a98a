// Pictures whose file names count from 0 to 9 become one layer of digits when added, with an offer to undo that. Where the
// names may mean something else, the layer is only offered.
import type { KnownNode } from '@/schemas/nodes';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { takeBackTo } from '../commands/session';
import { type EditorStore, runCommand } from '../dispatch/runCommand';
import type { LayerList } from '../document/editorState';
import type { StoredImage } from './addImages';
import { digitsNamed, type NamedDigits } from './namedDigits';
import { sizeFault } from './pictureGroup';

/** A layer that was made from a file, and its picture if it is one. */
export interface MadeLayer {
  node: KnownNode;
  file?: File;
  image?: StoredImage;
}

/** A set of digits as one layer, in place of the layers of its pictures. */
export interface JoinedDigits {
  node: KnownNode;
  /** Layers that it replaces, by uuid. */
  replaces: readonly string[];
  isClear: boolean;
}

/**
 * The sets of digits among the layers made from these files. A set without one of its pictures stays separate; so does
 * one of different sizes, which is reported if its names are clear. `layerOf`: makes the layer of a set.
 */
export function joinDigits(
  files: readonly File[],
  made: readonly MadeLayer[],
  layerOf: (set: NamedDigits, images: readonly StoredImage[]) => KnownNode,
): JoinedDigits[] {
  return digitsNamed(files.map(({ name }) => name)).flatMap((set) => {
    const members = set.members.flatMap((index) => made.find(({ file }) => file === files[index]) ?? []);
    const images = members.flatMap(({ image }) => image ?? []);
    if (images.length < set.members.length) return [];
    const named = images.map(({ width, height }, at) => ({
      width,
      height,
      name: files[set.members[at] ?? -1]?.name ?? '',
    }));
    const fault = sizeFault(named, null);
    if (fault && set.isClear) showToast({ text: i18n.t(`editor:images.${fault.key}`, fault.params) });
    if (fault) return [];
    const replaces = members.map(({ node }) => node.uuid);
    return [{ node: layerOf(set, images), replaces, isClear: set.isClear }];
  });
}

/** The made layers, with each set of digits in place of its first picture. */
export const withJoined = (made: readonly MadeLayer[], sets: readonly JoinedDigits[]): KnownNode[] =>
  made.flatMap(({ node }) => {
    const set = sets.find(({ replaces }) => replaces.includes(node.uuid));
    if (!set) return [node];
    return set.replaces[0] === node.uuid ? [set.node] : [];
  });

export interface AddedDigits {
  sets: readonly JoinedDigits[];
  made: readonly MadeLayer[];
  /** The layers before any was added. */
  before: LayerList;
}

/**
 * Offers to undo the sets that were joined, or to join those whose names are not clear. `add`: adds the layers instead
 * of those that were added.
 */
export function offerDigits(
  store: EditorStore,
  { sets, made, before }: AddedDigits,
  add: (nodes: readonly KnownNode[]) => void,
): void {
  const joined = sets.filter(({ isClear }) => isClear);
  const offered = joined.length > 0 ? joined : sets;
  if (offered.length === 0) return;
  const isDone = joined.length > 0;
  const count = offered.length;
  const pictures = offered.reduce((sum, { replaces }) => sum + replaces.length, 0);
  const { change, copyId, mode } = store.getState().editor;
  store.desk.offers.make({
    tone: isDone ? 'success' : 'info',
    text: i18n.t(isDone ? 'editor:images.becameDigits' : 'editor:images.couldBeDigits', { count, pictures }),
    label: i18n.t(isDone ? 'editor:images.undo' : 'editor:images.makeDigits'),
    onSelect() {
      runCommand(store, takeBackTo, before);
      add(withJoined(made, isDone ? [] : offered));
    },
    holds: (now) => now.change === change && now.copyId === copyId && now.mode === mode,
  });
}
