// Finds the configuration of a face that needs the most memory. Configurations without shared resources are evaluated
// separately, like the evaluator does.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';

/** Values by configuration id. */
export type Choices = ReadonlyMap<string, string>;

/** Resources that are in memory with these choices; without choices, always. */
export interface ConfiguredNode {
  choices: Choices;
  resources: ReadonlySet<string>;
}

/** Above this number of combinations the evaluator sums everything instead of trying them. */
export const COMBINATIONS_MAX = 10_000_000;
/**
 * Maximum steps of our search, which prunes combinations that cannot be the maximum; above, everything is summed too.
 */
const STEPS_MAX = 50_000;

/** Whether a node with `choices` is compatible with this value. */
export const isCompatible = (choices: Choices, id: string, value: string): boolean =>
  !choices.has(id) || choices.get(id) === value;

export const optionIds = (configuration: XmlElement): readonly string[] =>
  configuration.name === 'BooleanConfiguration'
    ? ['TRUE', 'FALSE']
    : elementsOf(configuration, 'ListOption').map(({ attributes }) => attributes.id ?? '');

/** Groups of configuration ids without a resource that depends on two groups. */
function relatedIds(nodes: readonly ConfiguredNode[]): readonly (readonly string[])[] {
  const setOf = new Map<string, Set<string>>();
  const idsOf = new Map<string, string>();
  const join = (one: string, other: string) => {
    const [into, from] = [setOf.get(one) ?? new Set([one]), setOf.get(other) ?? new Set([other])];
    for (const id of from) into.add(id);
    for (const id of into) setOf.set(id, into);
  };
  for (const { choices, resources } of nodes) {
    for (const resource of resources) {
      for (const id of choices.keys()) {
        join(idsOf.get(resource) ?? id, id);
        idsOf.set(resource, id);
      }
    }
  }
  return [...new Set(setOf.values())].map((ids) => [...ids]);
}

const sum = (names: Iterable<string>, weigh: (name: string) => number): number => {
  let bytes = 0;
  for (const name of names) bytes += weigh(name);
  return bytes;
};

/** Values of a configuration that the document does not declare. */
const namedValues = (id: string, nodes: readonly ConfiguredNode[]): readonly string[] => [
  ...new Set(nodes.flatMap(({ choices }) => choices.get(id) ?? [])),
];

/**
 * The largest sum of distinct resources over all combinations of some configurations; null if it takes too many steps.
 */
function largestOf(
  ids: readonly string[],
  nodes: readonly ConfiguredNode[],
  values: ReadonlyMap<string, readonly string[]>,
  weigh: (name: string) => number,
): number | null {
  const mine = nodes.filter(({ choices }) => [...choices.keys()].every((id) => ids.includes(id)));
  // A node is decided at the last of its configurations.
  const decided = ids.map((id, level) =>
    mine.filter(({ choices }) => choices.has(id) && ids.slice(level + 1).every((later) => !choices.has(later))),
  );
  // Values that no node uses are equivalent.
  const levels = ids.map((id, level) => ({
    id,
    nodes: decided[level] ?? [],
    values: (values.get(id) ?? []).filter((value) => mine.some(({ choices }) => choices.get(id) === value)),
  }));
  const chosen = new Map<string, string>();
  let [best, steps] = [0, 0];

  const freshOf = (
    level: number,
    value: string,
    counted: ReadonlySet<string>,
    isSure: boolean,
  ): ReadonlySet<string> => {
    const { id, nodes: candidates = [] } = levels[level] ?? {};
    const fresh = new Set<string>();
    for (const { choices, resources } of candidates) {
      if (choices.get(id ?? '') !== value) continue;
      if (isSure && ![...choices].every(([other, needed]) => other === id || chosen.get(other) === needed)) continue;
      for (const name of resources) if (!counted.has(name)) fresh.add(name);
    }
    return fresh;
  };
  /** Upper bound of what the remaining levels can add. */
  const boundFrom = (level: number, counted: ReadonlySet<string>): number => {
    let bytes = 0;
    for (let at = level; at < levels.length; at += 1) {
      const all = (levels[at]?.values ?? []).map((value) => sum(freshOf(at, value, counted, false), weigh));
      bytes += Math.max(0, ...all);
    }
    return bytes;
  };
  const search = (level: number, counted: ReadonlySet<string>, bytes: number): void => {
    best = Math.max(best, bytes);
    steps += 1;
    const here = levels[level];
    if (!here || steps > STEPS_MAX || bytes + boundFrom(level, counted) <= best) return;
    const hasOther = here.values.length < (values.get(here.id) ?? []).length || here.values.length === 0;
    const options = here.values
      .map((value) => ({ value, fresh: freshOf(level, value, counted, true) }))
      .map((option) => ({ ...option, bytes: sum(option.fresh, weigh) }))
      .sort((left, right) => right.bytes - left.bytes);
    for (const option of options) {
      chosen.set(here.id, option.value);
      search(level + 1, new Set([...counted, ...option.fresh]), bytes + option.bytes);
    }
    chosen.delete(here.id);
    if (hasOther) search(level + 1, counted, bytes);
  };
  search(0, new Set(), 0);
  return steps > STEPS_MAX ? null : best;
}

/**
 * Maximum bytes over all combinations of configurations; null if there are too many, so that the caller sums
 * everything. `values`: declared by the document's UserConfigurations, by id.
 */
export function largestCombination(
  nodes: readonly ConfiguredNode[],
  values: ReadonlyMap<string, readonly string[]>,
  weigh: (name: string) => number,
): number | null {
  const always = new Set(nodes.filter(({ choices }) => choices.size === 0).flatMap(({ resources }) => [...resources]));
  const depending = nodes.filter(({ choices }) => choices.size > 0);
  const related = relatedIds(depending);
  const allowed = new Map(related.flat().map((id) => [id, values.get(id) ?? namedValues(id, depending)]));
  const combinations = related.map((ids) => ids.reduce((count, id) => count * (allowed.get(id)?.length ?? 1), 1));
  if (combinations.reduce((all, count) => all + count, 0) > COMBINATIONS_MAX) return null;
  let bytes = sum(always, weigh);
  for (const ids of related) {
    const largest = largestOf(ids, depending, allowed, weigh);
    if (largest === null) return null;
    bytes += largest;
  }
  return bytes;
}
