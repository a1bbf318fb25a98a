// Conditions of the Watch Face Format: the first case that holds is drawn, else what stands for none of them.
import { type XmlElement, xml } from '@/bytes/xml/xml';

export interface ConditionCase {
  /** Formula that is true or false. */
  holds: string;
  shows: readonly XmlElement[];
}

/** What a case draws may not be empty there: a point that nobody sees. */
const UNSEEN = xml('Group', { name: 'none', x: 0, y: 0, width: 1, height: 1 });

/** The condition; what stands for no case where there is none, and nothing where nothing is drawn at all. */
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
