// Keys on a row of the layer list apply to that row: an unselected row is selected first, or the key is refused with an
// announcement.

import type { Command, EditSituation } from '@/editor/commands/defineCommand';
import { isFixed, layersBy } from '@/editor/commands/layerFacts';
import { refuse } from '@/editor/commands/refuse';
import { describeSelection } from '@/editor/commands/session';
import type { Refusal } from '@/face/platforms/platformPolicy';

/** The layer of the row that contains an element. Null outside the list. */
export function rowLayer(target: Element): string | null {
  return target.closest<HTMLElement>('[role="treeitem"]')?.dataset.uuid ?? null;
}

const selecting = (situation: EditSituation, selection: readonly string[]): EditSituation => ({
  ...situation,
  selection,
  selected: layersBy(situation.nodes, selection),
});

/**
 * Whether the command acts on the selection and is disabled without one. Selection commands have their own keys in the
 * list.
 */
const isAboutSelection = (command: Command, situation: EditSituation): boolean =>
  (command.group !== 'select' || command === describeSelection) &&
  command.enabled?.(selecting(situation, [])) === false;

/**
 * What to do before the command of a key that is pressed on a row: select the row's layer, or refuse the key. Null if
 * the row has no influence. `commandIn`: the command of the key in a situation.
 */
export function actOfRow(
  uuid: string,
  situation: EditSituation,
  commandIn: (situation: EditSituation) => Command | null,
): { select: string } | { refusal: Refusal } | null {
  const { nodes, selection } = situation;
  const node = nodes.find((one) => one.uuid === uuid);
  if (!node || selection.includes(uuid)) return null;
  const fixed = isFixed(node);
  const subject = fixed ? nodes.find((one) => !isFixed(one)) : node;
  const command = subject ? commandIn(selecting(situation, [subject.uuid])) : null;
  if (!command || !isAboutSelection(command, situation)) return null;
  return fixed ? { refusal: refuse('fixedLayer') } : { select: uuid };
}
