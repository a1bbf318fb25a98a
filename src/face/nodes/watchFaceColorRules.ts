// Writes the rules of a layer's colors to the Watch Face Format: a Condition with the layer once in each color. Every version
// has it, and it colors whatever a layer is made of, pictures included.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { numberFault } from '@/face/dataTags/expression/usage';
import { rolesOf, withColorIn, withRoles } from './colorRoles';
import { colorRulesOf, storedRules } from './colorRules';
import type { FaceSheet } from './faceSheet';
import type { BoxedLayer } from './seen';
import { askNumber, type ExpressionQuery, type Now, underWeather } from './watchFaceAsk';
import { condition } from './watchFaceCondition';

/** Path of a rule's expression in the layer. */
export const rulePath = (index: number): string => `colorRules.${index}.when`;

/** Elements that a case may contain as they are; others are in a group. */
const PLAIN: ReadonlySet<string> = new Set([
  'Condition',
  'Group',
  'PartDraw',
  'PartImage',
  'PartText',
  'PartAnimatedImage',
]);

interface AskedRule {
  path: string;
  color: string;
  formula: ExpressionQuery<string>;
}

/** An expression with an error prevents the export, as for other properties. */
function reportFaults(node: BoxedLayer, sheet: FaceSheet): void {
  for (const [index, { when }] of storedRules(node).entries()) {
    if (numberFault(when) === null) continue;
    sheet.find({ key: 'liveBroken', severity: 'error', uuid: node.uuid, params: { field: rulePath(index), tags: '' } });
  }
}

/** The layer in a color of its own at a place, which then follows no role. */
function colored<N extends BoxedLayer>(node: N, path: string, color: string): N {
  const { [path]: role, ...others } = rolesOf(node);
  const free = role === undefined ? node : withRoles(node, others);
  return withColorIn(free, path, color) as N;
}

/**
 * The elements of the layer in the color of the first rule that holds, place by place. Each rule of a place multiplies the
 * elements of the places after it. A rule on data that the watch does not have never holds.
 */
export function ruledElements<N extends BoxedLayer>(
  node: N,
  sheet: FaceSheet,
  write: (node: N) => readonly XmlElement[],
): readonly XmlElement[] {
  reportFaults(node, sheet);
  const stored = storedRules(node);
  const rules: readonly AskedRule[] = colorRulesOf(node).map((rule) => ({
    path: rule.path,
    color: rule.color,
    formula: askNumber(rule.when, node, rulePath(stored.indexOf(rule)), sheet),
  }));
  const { width, height } = sheet.canvas;
  const inCase = (elements: readonly XmlElement[]): readonly XmlElement[] =>
    elements.every(({ name }) => PLAIN.has(name))
      ? elements
      : [xml('Group', { name: node.label, x: 0, y: 0, width, height }, elements)];
  const ruled = (now: Now, one: N, paths: readonly string[]): readonly XmlElement[] => {
    const [path, ...rest] = paths;
    if (path === undefined) return write(one);
    const cases = rules.flatMap((rule) => {
      const formula = rule.path === path ? now(rule.formula) : null;
      return formula === null
        ? []
        : [{ holds: `${formula} != 0`, shows: inCase(ruled(now, colored(one, path, rule.color), rest)) }];
    });
    const otherwise = ruled(now, one, rest);
    return cases.length === 0 ? otherwise : condition(cases, inCase(otherwise));
  };
  const paths = [...new Set(rules.map(({ path }) => path))];
  return underWeather(
    rules.map(({ formula }) => formula),
    (now) => ruled(now, node, paths),
  );
}
