// Conditions of the Watch Face Format: draws the first case that holds, else the default.
import { type XmlElement, xml } from '@/bytes/xml/xml';

export interface ConditionCase {
  /** A boolean formula. */
  holds: string;
  shows: readonly XmlElement[];
}

/** The format does not allow an empty case, so use an invisible group. */
const UNSEEN = xml('Group', { name: 'none', x: 0, y: 0, width: 1, height: 1 });

/** A condition; only the default if there are no cases, and nothing if nothing is drawn at all. */
export function condition(
  cases: readonly ConditionCase[],
  otherwise: readonly XmlElement[] = [],
): readonly XmlElement[] {
  if (cases.length === 0) return otherwise;
  if ([otherwise, ...cases.map(({ shows }) => shows)].every((shows) => shows.length === 0)) return [];
  const named = cases.map((one, index) => ({ ...one, name: `case_${index}` }));
  return [
    xml('Condition', {}, [
      xml(
        'Expressions',
        {},
        named.map(({ name, holds }) => xml('Expression', { name }, [holds])),
      ),
      ...named.map(({ name, shows }) => xml('Compare', { expression: name }, shows.length > 0 ? shows : [UNSEEN])),
      ...(otherwise.length > 0 ? [xml('Default', {}, otherwise)] : []),
    ]),
  ];
}
