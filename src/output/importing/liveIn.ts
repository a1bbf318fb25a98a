// Reads properties that follow data from an element: the Transforms and the Condition that our writer makes of them.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import { type LiveField, withLive } from '@/face/nodes/liveFields';
import type { BoxedLayer } from '@/face/nodes/seen';
import { numberIn, textIn } from '@/face/nodes/watchFaceValues';
import type { WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';

interface Change {
  field: LiveField;
  formula: WatchFormula;
  /** The number at rest in the element; null if it has none. */
  rest: number | null;
}

/** An element without what follows data, and that. */
export interface LiveElement {
  rest: XmlElement;
  changes: readonly Change[];
}

type Fields = Readonly<Record<string, LiveField>>;

const OF_PARTS: Fields = { x: 'x', y: 'y', alpha: 'opacity', width: 'width', height: 'height' };
const OF_GROUPS: Fields = { x: 'x', y: 'y', alpha: 'opacity' };
const OF_SHAPES: Fields = { width: 'width', height: 'height', startAngle: 'startAngle', endAngle: 'endAngle' };
const OF_STROKES: Fields = { thickness: 'strokeWidth' };

const PARTS = new Set(['PartImage', 'PartText', 'PartAnimatedImage']);
const SHAPES = new Set(['Rectangle', 'RoundRectangle', 'Ellipse', 'Line', 'Arc']);

const fieldsOf = ({ name }: XmlElement): Fields =>
  PARTS.has(name)
    ? OF_PARTS
    : SHAPES.has(name)
      ? OF_SHAPES
      : name === 'Stroke'
        ? OF_STROKES
        : name === 'Group' || name === 'PartDraw'
          ? OF_GROUPS
          : {};

/** The size of a drawing follows that of its shape. */
const isRepeated = ({ name }: XmlElement, target: string): boolean =>
  name === 'PartDraw' && (target === 'width' || target === 'height');

export const treeOf = (formula: string): WatchFormula | null => {
  const parsed = parseWatchFormula(formula);
  return parsed.ok ? parsed.tree : null;
};

/** The element without its Transforms of these properties; shapes and strokes of a drawing as well. */
function stripped(element: XmlElement, changes: Change[]): XmlElement {
  const fields = fieldsOf(element);
  const isInside = element.name === 'PartDraw' || SHAPES.has(element.name);
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== 'element') return [child];
    if (child.name !== 'Transform') return [isInside ? stripped(child, changes) : child];
    const { target = '', value = '', mode = 'TO' } = child.attributes;
    if (mode !== 'TO' || elementsOf(child).length > 0) return [child];
    if (isRepeated(element, target)) return [];
    const [field, formula] = [fields[target], treeOf(value)];
    if (field === undefined || formula === null) return [child];
    changes.push({ field, formula, rest: numberIn(element, target) });
    return [];
  });
  return { ...element, children };
}

/** What a Condition on `formula == 0` draws otherwise, alone in a group; null for any other element. */
function shownUnless(element: XmlElement): { inside: XmlElement; formula: WatchFormula } | null {
  if (element.name !== 'Condition') return null;
  const [test, other] = elementsOf(element, 'Expressions').flatMap((all) => elementsOf(all));
  const [empty, more] = elementsOf(element, 'Compare').flatMap((one) => elementsOf(one));
  const [group, another] = elementsOf(element, 'Default').flatMap((one) => elementsOf(one));
  const [inside, beside] = group?.name === 'Group' ? elementsOf(group) : [];
  const tree = test && !other ? treeOf(textIn(test)) : null;
  const isEmpty = empty?.name === 'Group' && !more && elementsOf(empty).length === 0;
  if (!isEmpty || !inside || another || beside || tree?.kind !== 'binary' || tree.operator !== '==') return null;
  return tree.right.kind === 'number' && tree.right.value === 0 ? { inside, formula: tree.left } : null;
}

/** The element without the parts that follow data; null if it has none. */
export function liveIn(element: XmlElement): LiveElement | null {
  const changes: Change[] = [];
  const shown = shownUnless(element);
  if (shown) changes.push({ field: 'visible', formula: shown.formula, rest: null });
  const rest = stripped(shown?.inside ?? element, changes);
  return changes.length === 0 ? null : { rest, changes };
}

export const isNumber = (formula: WatchFormula | undefined, value: number): boolean =>
  formula?.kind === 'number' && Math.abs(formula.value - value) < 1e-6;

/** The formula without the fixed distance that our writer adds between an element and its layer. */
function unshifted(formula: WatchFormula, by: number): WatchFormula {
  if (formula.kind !== 'binary' || by === 0) return formula;
  const operator = by < 0 ? '-' : '+';
  return formula.operator === operator && isNumber(formula.right, Math.abs(by)) ? formula.left : formula;
}

/** The opacity in `round(clamp(opacity, 0, 1) * 255)`. */
function opacityIn(formula: WatchFormula): WatchFormula | null {
  const product = formula.kind === 'call' && formula.name === 'round' ? formula.args[0] : undefined;
  if (product?.kind !== 'binary' || product.operator !== '*' || !isNumber(product.right, 255)) return null;
  const { left } = product;
  return left.kind === 'call' && left.name === 'clamp' ? (left.args[0] ?? null) : null;
}

/** The end in `start + (... ((end - start) >= 360) ...)`. */
function endIn(formula: WatchFormula): WatchFormula | null {
  const sweep = formula.kind === 'binary' && formula.operator === '+' ? formula.right : null;
  const test = sweep?.kind === 'ternary' && sweep.test.kind === 'binary' ? sweep.test.left : null;
  const between = test?.kind === 'binary' ? test.left : null;
  return between?.kind === 'binary' && between.operator === '-' ? between.left : null;
}

/** The formula of the property itself. */
function ownFormula({ field, formula, rest }: Change, { style }: BoxedLayer): WatchFormula | null {
  switch (field) {
    case 'opacity':
      return opacityIn(formula);
    case 'endAngle':
      return endIn(formula);
    case 'strokeWidth':
      return formula.kind === 'call' && formula.name === 'clamp' ? (formula.args[0] ?? null) : null;
    case 'x':
    case 'y':
    case 'width':
    case 'height':
      return unshifted(formula, Math.round(((rest ?? 0) - style[field]) * 10_000) / 10_000);
    default:
      return formula;
  }
}

/** The layer of such an element with its expressions; null if one of them cannot be expressed. */
export function withChanges<N extends BoxedLayer>(node: N, changes: readonly Change[], isRound: boolean): N | null {
  const read = changes.map((change): readonly [string, string | null] => {
    const formula = ownFormula(change, node);
    return [change.field, formula && readNumber(formula, { isRound })];
  });
  const isWhole = read.every(([, source]) => source !== null && source !== '');
  return isWhole ? (withLive(node, Object.fromEntries(read) as Record<string, string>) as N) : null;
}
