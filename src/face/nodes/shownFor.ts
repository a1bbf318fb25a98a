// Layers that are shown for one choice of an option: marks those of the choices that are not shown (docs/decisions/075).
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { type OptionPlace, type Picks, pickOf, standingPlace } from '@/schemas/optionPlaces';
import type { FaceOptions, ShownFor } from '@/schemas/options';
import { copyWith } from './colorRoles';
import { isRoot, isSlot } from './index';
import { mapped } from './mapped';

/** The choice that the layer names; undefined for none. */
export const shownForOf = (node: FaceNode): ShownFor | undefined => (isKnown(node) ? node.shownFor : undefined);

/** Whether a choice can show it: not the background color, nor a slot, which the format has at the top level alone. */
export const canBeChosen = (node: FaceNode): boolean => !isRoot(node) && !isSlot(node);

/** The choice of an option that shows the layer; null if it is always shown. */
export const placeOfNode = (options: FaceOptions | undefined, node: FaceNode): OptionPlace | null =>
  canBeChosen(node) ? standingPlace(options, shownForOf(node)) : null;

/** Whether another choice of its option is shown. */
export const isUnchosen = (node: FaceNode): boolean => isKnown(node) && node.unchosen === true;

function marked(node: FaceNode, isOff: boolean): FaceNode {
  if (!isKnown(node) || isUnchosen(node) === isOff) return node;
  const { unchosen: _, ...rest } = node;
  return (isOff ? { ...rest, unchosen: true } : rest) as FaceNode;
}

/** The layers with those of other choices marked. The same list if the marks are right. */
export const listWithPicks = (
  list: readonly FaceNode[],
  options: FaceOptions | undefined,
  picks: Picks,
): readonly FaceNode[] =>
  mapped(list, (node) => {
    const place = placeOfNode(options, node);
    return marked(node, place !== null && pickOf(place.option, picks) !== place.choice.id);
  });

/** The copy with the layers of other choices marked. The same object if the marks are right. */
export const copyWithPicks = (copy: FaceCopy, picks: Picks): FaceCopy =>
  copyWith(copy, (list) => listWithPicks(list, copy.options, picks));

/** The layers without marks: those of every choice. */
export const listOfAllChoices = (list: readonly FaceNode[]): readonly FaceNode[] =>
  mapped(list, (node) => marked(node, false));

/** The layer shown for a choice; always, for null. The same object if nothing changes. */
export function withShownFor(node: FaceNode, place: ShownFor | null): FaceNode {
  const now = shownForOf(node);
  if (!isKnown(node) || (place === null && !now)) return node;
  if (now && place && now.option === place.option && now.choice === place.choice) return node;
  const { shownFor: _, unchosen: __, ...rest } = node;
  return (place ? { ...rest, shownFor: place } : rest) as FaceNode;
}
