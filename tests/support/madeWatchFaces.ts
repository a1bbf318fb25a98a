// Random watch face documents from the element table: each is valid by it in one version.
import { type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import { type ChildRule, elementNameOf } from '@/face/watchFaceFormat/elements/elementRow';
import { ELEMENT_TABLE, ROOT_ELEMENT, rulesAt } from '@/face/watchFaceFormat/elementTable';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { ValueType } from '@/face/watchFaceFormat/valueTypes';

/** Texts that are valid or invalid for many kinds of value. */
export const VALUES = [
  ...['0', '1', '2', '7', '45', '60', '61', '255', '256', '+5', '-3', '-1', ' 9 ', '007', '3000000000', ''],
  ...['0.5', '.5', '5.', '-1.5', '-5.5', '1e2', '1.25E-1', 'INF', '1f', '0x10', '1,5', '0.5 0.25', '0 0 1 1', '1 2 3'],
  ...['TRUE', 'FALSE', 'true', 'True', 'yes', 'NORMAL', 'TAP', 'TAP ON_VISIBLE', 'TAP NEVER', 'BACKWARD', 'HEART_RATE'],
  ...['SHORT_TEXT', 'GOAL_PROGRESS RANGED_VALUE', 'ROUND', 'CENTER', 'SYNC_TO_DEVICE', '24', 'SRC_OVER', 'AMBIENT'],
  ...['#ffffff', '#80FFFFFF', '#fffffff', '#fff', 'white', '#ff0000 #00ff00', ' #ff0000', '[CONFIGURATION.theme.0]'],
  ...['[CONFIGURATION.theme_a]', '[COMPLICATION.WEIGHTED_ELEMENTS_COLORS]', '[lower.case]', '#ff0000 '.repeat(6)],
  ...['hh:mm', 'hh:mm:ss', 'h', 'hh_10', 'hh_12', 'mm_1', 'hhh', 'picture', 'picture_1', 'Picture', 'a-b', '1st'],
  ...['x', 'é', '漢', '😀', 'two words', '[SECOND] * 6', '"text" + <1> & [MINUTE]', '@string/name'],
];

/** Attributes whose values have to be unique among elements. */
const OWN_NAMES = new Set(['name', 'key', 'slotId']);
const MOST_DEEP = 9;

export function madeWatchFace(version: FormatVersion, random: () => number): XmlElement {
  let names = 0;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function value(name: string, type: ValueType): string {
    if (OWN_NAMES.has(name)) {
      names += 1;
      return type.name === 'character' ? String.fromCodePoint(0x4e00 + names) : `name${names}`;
    }
    const options = type.options?.(version) ?? [];
    const fitting = [...options, ...VALUES].filter((text) => type.accepts(text, version));
    return pick(fitting);
  }

  function chosen(rule: ChildRule, depth: number): readonly string[] {
    const available = rule.rows.filter((row) => (ELEMENT_TABLE.get(row)?.since ?? 1) <= version);
    // At great depth only elements that end soon.
    const isDeep = depth >= MOST_DEEP;
    const ending = isDeep ? available.filter((row) => !/Group|Condition|Configuration/.test(row)) : available;
    const childCount = isDeep || available.length === 0 ? 0 : Math.floor(random() * 3);
    const count = Math.min(rule.most, Math.max(rule.least, rule.least + (random() < 0.5 ? childCount : 0)));
    return Array.from({ length: count }, () => pick(ending));
  }

  function make(key: string, depth: number): XmlElement {
    const row = ELEMENT_TABLE.get(key)!;
    const attributes = Object.entries(row.attributes ?? {}).flatMap(([name, { type, isRequired, since }]) =>
      since <= version && (isRequired || random() < 0.4) ? [[name, value(name, type)] as const] : [],
    );
    let rows = rulesAt(row, version).flatMap((rule) => chosen(rule, depth));
    if (!row.isInOrder)
      rows = rows
        .map((one) => [random(), one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one);
    if (version <= (row.oneNameUntil ?? 0)) rows = rows.filter((one) => one === rows[0]);
    const children: XmlNode[] = rows.map((one) => make(one, depth + 1));
    if (row.text && random() < 0.5)
      children.unshift({ kind: 'text', text: pick(['words', ' %s & <more> ', '[SECOND] > 5']) });
    return xml(elementNameOf(key), Object.fromEntries(attributes), key === 'Condition' ? referred(children) : children);
  }

  /** The comparisons of a condition use one of its expressions. */
  function referred(children: readonly XmlNode[]): XmlNode[] {
    const list = children.find((child) => child.kind === 'element' && child.name === 'Expressions') as XmlElement;
    const expressions = list.children.flatMap((child) => (child.kind === 'element' ? [child.attributes.name!] : []));
    return children.map((child) =>
      child.kind === 'element' && child.name === 'Compare'
        ? { ...child, attributes: { ...child.attributes, expression: pick(expressions) } }
        : child,
    );
  }

  return make(ROOT_ELEMENT, 0);
}
