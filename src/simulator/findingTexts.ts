// Text of a finding: the problem, the layer, the remedy, and labels of its quick fixes.
import { dataTag } from '@/face/dataTags/catalogue';
import { formatValue } from '@/face/dataTags/expression/values';
import type { CheckFinding, QuickFix, ShownValue } from '@/output/watchFace/checkFinding';
import { inLanguage } from '@/schemas/languages';
import { languageRow } from '@/service/language/i18n';
import { refusalWords } from './refusalWords';

/** Texts of `check` and `rules`. */
export type CheckTexts = (key: string, values?: Record<string, unknown>) => string;

const lastOf = (path: string | number | undefined): string =>
  String(path ?? '')
    .split('.')
    .at(-1) ?? '';

/** Name of a layer's field, and what the layer shows without a value for it. */
const fieldWords = (t: CheckTexts, field: string) => ({
  label: t(`check:fields.${field}`),
  without: t(`check:without.${field}`),
});

/** Text of a finding in the language of `t`. */
export function findingWords(
  t: CheckTexts,
  finding: Pick<CheckFinding, 'words' | 'key' | 'params' | 'remedy' | 'moment' | 'at'>,
): string {
  const { words, key, params, remedy, moment, at } = finding;
  if (words === 'rule') {
    const refusal = { messageKey: key, severity: 'warning' as const, params, ...(remedy && { remedy }) };
    return refusalWords(refusal, (text, values) => t(text, values));
  }
  const tag = dataTag(String(params.tag ?? ''));
  const sentence = t(`check:findings.${key}`, {
    ...params,
    ...(key === 'partSchema' ? { said: t(`check:elements.${params.fault}`, params) } : {}),
    ...(key === 'validator' ? { said: t(`check:validator.${params.fault}`, params) } : {}),
    ...(key === 'groupShadowLost' ? { why: t(`check:groupShadows.${params.reason}`) } : {}),
    ...(key === 'effectLost'
      ? { what: t(`check:effects.${params.effect}`), why: t(`check:effectReasons.${params.reason}`) }
      : {}),
    ...(params.field === undefined ? {} : fieldWords(t, lastOf(params.field))),
    ...(tag ? { tagName: inLanguage(languageRow().data, { zh: tag.desc, en: tag.descEn }) } : {}),
  });
  const upper = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  if (moment) return t('check:withMoment', { said: upper, worst: momentWords(t, moment, params.shown) });
  if (!at || at.values.length === 0) return upper;
  const values = { values: shownValuesWords(t, at.values), shown: params.shown };
  const when = t(params.shown === undefined ? 'check:atValues' : 'check:atValuesShown', values);
  return t('check:withMoment', { said: upper, worst: when });
}

/** Values that are named; the rest is left out. */
const VALUES_TOLD = 4;

/** The values that show a finding, in words. */
export const shownValuesWords = (t: CheckTexts, values: readonly ShownValue[]): string =>
  values
    .slice(0, VALUES_TOLD)
    .map(({ tag, value }) => {
      const row = dataTag(tag);
      const name = row ? inLanguage(languageRow().data, { zh: row.desc, en: row.descEn }) : tag;
      return value === null
        ? t('check:noValue', { name })
        : t('check:valueIs', { name, value: typeof value === 'boolean' ? t(`check:${value}`) : formatValue(value) });
    })
    .join(t('check:valueSeparator'));

/** The moment at which a finding is worst, and what the layer shows then. */
function momentWords(t: CheckTexts, moment: NonNullable<CheckFinding['moment']>, shown?: string | number): string {
  const values = { moment: t(`check:moments.${moment}`), shown };
  return t(shown === undefined ? 'check:atMoment' : 'check:atMomentShown', values);
}

/** Label of a quick fix. */
export function mendWords(t: CheckTexts, mend: QuickFix): string {
  if (mend.kind === 'readableColor') return t('check:mends.readableColor', { color: mend.fill });
  if (mend.kind === 'enlargeText') return t('check:mends.enlargeText', { px: mend.fontSize });
  if (mend.kind === 'expression') return t(`check:mends.expression.${mend.result}`, { source: mend.source });
  if (mend.kind === 'fitTextSize') return t('check:mends.fitTextSize', { px: mend.fontSize });
  if (mend.kind === 'addPictures') return t('check:mends.addPictures', { count: mend.count });
  if (mend.kind === 'speak')
    return t('check:mends.speak', { text: inLanguage(languageRow().data, { en: mend.en, zh: mend.zh }) });
  if (mend.kind === 'noEffect') return t(`check:mends.noEffect.${mend.effect}`);
  if (mend.kind !== 'literal') return t(`check:mends.${mend.kind}`);
  const sample = formatValue(dataTag(mend.tag)?.sample ?? '');
  return t(lastOf(mend.path) === 'textTag' ? 'check:mends.literal' : 'check:mends.literalNumber', { sample });
}
