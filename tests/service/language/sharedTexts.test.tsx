// Components share the texts that were looked up, until words arrive.
import { getI18n } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { i18n, startWords } from '@/service/language/i18n';

const ROOM = 'late';
const textsOf = (prefix?: string) => getI18n().getFixedT(i18n.language, ROOM, prefix);
beforeAll(() => startWords('en', ['pages']));

it('looks a text up once for all components, and again when its words arrive', () => {
  const before = textsOf();
  expect(textsOf()).toBe(before);
  expect(before('title')).toBe('title');
  i18n.addResourceBundle(i18n.language, ROOM, { title: 'Layers', several: '{{n}} layers', one: { name: 'Layer' } });
  expect(before('title')).toBe('Layers');
  const after = textsOf();
  expect(after).not.toBe(before);
  expect(after('title')).toBe('Layers');
  expect([after('several', { n: 2 }), after('several', { n: 3 })]).toEqual(['2 layers', '3 layers']);
  expect(textsOf('one')('name')).toBe('Layer');
});
