// Text of a finding: the problem, the layer, the remedy, and labels of its quick fixes.
import { dataTag } from '@/face/dataTags/catalogue';
import { formatValue } from '@/face/dataTags/expression/values';
import type { CheckFinding, QuickFix } from '@/output/watchFace/checkFinding';
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
  finding: Pick<CheckFinding, 'words' | 'key' | 'params' | 'remedy' | 'moment'>,
): string {
  const { words, key, params, remedy, moment } = finding;
  if (words === 'rule') {
    const refusal = { messageKey: key, severity: 'warning' as const, params, ...(remedy && { remedy }) };
    return refusalWords(refusal, (text, values) => t(text, values));
  }
  const tag = dataTag(String(params.tag ?? ''));
  const said = t(`check:findings.${key}`, {
    ...params,
    ...(key === 'partSchema' ? { said: t(`check:elements.${params.fault}`, params) } : {}),
    ...(key === 'validator' ? { said: t(`check:validator.${params.fault}`, params) } : {}),
    ...(key === 'shadowLost' ? { why: t(`check:shadows.${params.reason}`) } : {}),
    ...(params.field === undefined ? {} : fieldWords(t, lastOf(params.field))),
    ...(tag ? { tagName: inLanguage(languageRow().data, { zh: tag.desc, en: tag.descEn }) } : {}),
  });
  const upper = said.charAt(0).toUpperCase() + said.slice(1);
  return moment ? t('check:withMoment', { said: upper, worst: momentWords(t, moment, params.shown) }) : upper;
}

/** The moment at which a finding is worst, and what the layer shows then. */
function momentWords(t: CheckTexts, moment: NonNullable<CheckFinding['moment']>, shown?: string | number): string {
  const values = { moment: t(`check:moments.${moment}`), shown };
  return t(shown === undefined ? 'check:atMoment' : 'check:atMomentShown', values);
}

/** Label of a quick fix. */
export function mendWords(t: CheckTexts, mend: QuickFix): string {
  if (mend.kind === 'readableColor') return t('check:mends.readableColor', { color: mend.fill });
  if (mend.kind === 'enlargeText') return t('check:mends.enlargeText', { px: mend.fontSize });
  if (mend.kind !== 'literal') return t(`check:mends.${mend.kind}`);
  const sample = formatValue(dataTag(mend.tag)?.sample ?? '');
  return t(lastOf(mend.path) === 'textTag' ? 'check:mends.literal' : 'check:mends.literalNumber', { sample });
}
