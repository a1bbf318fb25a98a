// Names of acts for undo and redo: by command, or by the total amount of a burst of key presses.
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { sameValue } from '../document/sameValue';
import { boxOf } from './layerFacts';
import { spoken } from './spoken';
import type { MessageText } from './userMessages';

/** Keys for an amount along one axis: positive, then negative. */
type Axis = readonly [positive: string, negative: string];

const part = (amount: number, [positive, negative]: Axis): MessageText => ({
  key: `editor:steps.${amount > 0 ? positive : negative}`,
  params: { n: spoken(Math.abs(amount)) },
});

/** Text for amounts along two axes in canvas px; null if both are zero. */
function alongAxes(
  first: number,
  firstAxis: Axis,
  second: number,
  secondAxis: Axis,
  alsoSecond: Axis,
): MessageText | null {
  const [x, y] = [spoken(first), spoken(second)];
  if (x === 0) return y === 0 ? null : part(y, secondAxis);
  if (y === 0) return part(x, firstAxis);
  return { key: 'editor:steps.both', params: { first: part(x, firstAxis), second: part(y, alsoSecond) } };
}

/** Movement of a layer, such as "Move left by 400 px". */
export function movedWords(was: FaceNode, node: FaceNode): MessageText | null {
  const [from, to] = [boxOf(was), boxOf(node)];
  if (!from || !to) return null;
  const axes = [
    ['right', 'left'],
    ['down', 'up'],
    ['alsoDown', 'alsoUp'],
  ] as const;
  return alongAxes(to.x - from.x, axes[0], to.y - from.y, axes[1], axes[2]);
}

/** Growth of a layer, such as "Wider by 12 px". */
export function resizedWords(was: FaceNode, node: FaceNode): MessageText | null {
  const [from, to] = [boxOf(was), boxOf(node)];
  if (!from || !to) return null;
  const axes = [
    ['wider', 'narrower'],
    ['taller', 'shorter'],
    ['alsoTaller', 'alsoShorter'],
  ] as const;
  return alongAxes(to.width - from.width, axes[0], to.height - from.height, axes[1], axes[2]);
}

/** Rotation of a layer by the shorter way, degrees clockwise. */
export function turnedWords(was: FaceNode, node: FaceNode): MessageText | null {
  const turn = (((boxOf(node)?.rotation ?? 0) - (boxOf(was)?.rotation ?? 0) + 540) % 360) - 180;
  return spoken(turn) === 0 ? null : part(turn, ['turnRight', 'turnLeft']);
}

/** A command whose key presses are combined into one act. */
export interface NamesBurst {
  name: string;
  burstWords?(was: FaceNode, node: FaceNode): MessageText | null;
}

/** Name of a command. Those of quick fixes are loaded with the check. */
export const commandWords = (name: string): MessageText => ({
  key: [`editor:commands.${name}`, `check:commands.${name}`],
});

/** Text of an act, from the layers before and after it. */
export function stepWords(command: NamesBurst | undefined, name: string, from: LayerList, to: LayerList): MessageText {
  const plain = commandWords(name);
  if (!command?.burstWords) return plain;
  const before = new Map(from.map((node) => [node.uuid, node]));
  for (const node of to) {
    const was = before.get(node.uuid);
    const words = was && !sameValue(was, node) ? command.burstWords(was, node) : null;
    if (words) return words;
  }
  return plain;
}
