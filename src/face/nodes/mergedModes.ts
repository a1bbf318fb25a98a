// Merges the elements of both modes: equal drawings appear once, the others in groups shown only in their mode.
import { type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';

/** Content that distinguishes elements; ignores names and line numbers. */
const written = (node: XmlNode): unknown => {
  if (node.kind !== 'element') return node.text;
  const { name: _, ...attributes } = node.attributes;
  return [node.name, Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)), node.children.map(written)];
};

/** A key that is equal for elements that draw the same. */
export const drawingKey = (element: XmlElement): string => JSON.stringify(written(element));

export interface ModeArea {
  width: number;
  height: number;
}

/** A group shown only in normal mode. */
export const normalOnly = (area: ModeArea, children: readonly XmlElement[]): readonly XmlElement[] =>
  children.length === 0
    ? []
    : [
        xml('Group', { name: 'normal', x: 0, y: 0, width: area.width, height: area.height }, [
          xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 0 }),
          ...children,
        ]),
      ];

/** A group shown only in always-on. */
export const ambientOnly = (area: ModeArea, children: readonly XmlElement[]): readonly XmlElement[] =>
  children.length === 0
    ? []
    : [
        xml('Group', { name: 'always_on', x: 0, y: 0, width: area.width, height: area.height, alpha: 0 }, [
          xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 255 }),
          ...children,
        ]),
      ];

/** Lengths of the longest common subsequence of `a` from i and `b` from j. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

export interface MergedRun {
  both: readonly XmlElement[];
  normal: readonly XmlElement[];
  ambient: readonly XmlElement[];
}

/** Runs in painting order, each either common to both modes or with what each mode draws alone. */
export function mergedRuns(normal: readonly XmlElement[], ambient: readonly XmlElement[]): readonly MergedRun[] {
  const [a, b] = [normal.map(drawingKey), ambient.map(drawingKey)];
  const lengths = commonLengths(a, b);
  const runs: { both: XmlElement[]; normal: XmlElement[]; ambient: XmlElement[] }[] = [];
  const runFor = (kind: 'both' | 'alone') => {
    const last = runs.at(-1);
    if (last && last.both.length > 0 === (kind === 'both')) return last;
    const next = { both: [], normal: [], ambient: [] };
    runs.push(next);
    return next;
  };
  let [i, j] = [0, 0];
  while (i < normal.length || j < ambient.length) {
    const [own, other] = [normal[i], ambient[j]];
    if (own && other && a[i] === b[j]) {
      runFor('both').both.push(own);
      i += 1;
      j += 1;
    } else if (own && (!other || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      runFor('alone').normal.push(own);
      i += 1;
    } else if (other) {
      runFor('alone').ambient.push(other);
      j += 1;
    }
  }
  return runs;
}

/** Both modes as children of one element, in its px. */
export const mergedModes = (
  area: ModeArea,
  normal: readonly XmlElement[],
  ambient: readonly XmlElement[],
): readonly XmlElement[] =>
  mergedRuns(normal, ambient).flatMap((run) => [
    ...run.both,
    ...normalOnly(area, run.normal),
    ...ambientOnly(area, run.ambient),
  ]);
