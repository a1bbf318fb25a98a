// Reads the rules of a layer's colors from a Condition: our writer draws the layer there once in each color.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { definitionOf } from '@/face/nodes';
import { colorIn } from '@/face/nodes/colorRoles';
import { ruleFieldsOf, storedRules, withColorRules } from '@/face/nodes/colorRules';
import type { BoxedLayer } from '@/face/nodes/seen';
import { textIn } from '@/face/nodes/watchFaceValues';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';
import { COLOR_RULES_MAX } from '@/schemas/limits';
import type { ColorRule } from '@/schemas/nodes/common';
import { isNumber, treeOf } from './liveIn';

/** A Condition whose cases may be one layer in several colors. */
export interface RuledElements {
  cases: readonly { when: string; elements: readonly XmlElement[] }[];
  otherwise: readonly XmlElement[];
}

/** Null for any other element. `isRound`: the canvas is a circle. */
export function rulesIn(element: XmlElement, isRound: boolean): RuledElements | null {
  if (element.name !== 'Condition') return null;
  const tests = new Map(
    elementsOf(element, 'Expressions')
      .flatMap((all) => elementsOf(all))
      .map((one) => [one.attributes.name ?? '', textIn(one)]),
  );
  const compares = elementsOf(element, 'Compare');
  const [otherwise, more] = elementsOf(element, 'Default');
  if (!otherwise || more || compares.length === 0 || compares.length > COLOR_RULES_MAX) return null;
  const cases = compares.flatMap((one) => {
    const tree = treeOf(tests.get(one.attributes.expression ?? '') ?? '');
    const isTest = tree?.kind === 'binary' && tree.operator === '!=' && isNumber(tree.right, 0);
    const when = isTest ? readNumber(tree.left, { isRound }) : null;
    return when ? [{ when, elements: elementsOf(one) }] : [];
  });
  return cases.length === compares.length ? { cases, otherwise: elementsOf(otherwise) } : null;
}

/** The only place in which two layers of a type have different colors; null for none, several, and another type. */
function differingPlace(one: BoxedLayer, other: BoxedLayer): string | null {
  if (definitionOf(one) !== definitionOf(other)) return null;
  const paths = ruleFieldsOf(one).filter((path) => colorIn(one, path) !== colorIn(other, path));
  return paths.length === 1 ? (paths[0] ?? null) : null;
}

/**
 * The layer with a color rule for each case. `nodes`: the layers that the case may be. Null if a case has none that differs
 * from `node` in the color of exactly one place, or if the places of the cases differ. Compares only colors; the caller
 * checks that the layer is written like the imported elements.
 */
export function withRules(
  node: BoxedLayer,
  cases: readonly { when: string; nodes: readonly BoxedLayer[] }[],
): BoxedLayer | null {
  const rules: ColorRule[] = [];
  for (const { when, nodes } of cases) {
    const other = nodes.find((one) => differingPlace(node, one) !== null);
    const path = other ? differingPlace(node, other) : null;
    const color = other && path !== null ? colorIn(other, path) : null;
    if (path === null || color === null || (rules[0] && rules[0].path !== path)) return null;
    rules.push({ path, when, color });
  }
  const all = [...rules, ...storedRules(node)];
  return all.length > COLOR_RULES_MAX ? null : (withColorRules(node, all) as BoxedLayer);
}
