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
  finding: Pick<CheckFinding, 'words' | 'key' | 'params' | 'remedy'>,
): string {
  const { words, key, params, remedy } = finding;
  if (words === 'rule') {
    const refusal = { messageKey: key, severity: 'warning' as const, params, ...(remedy && { remedy }) };
    return refusalWords(refusal, (text, values) => t(text, values));
  }
  const tag = dataTag(String(params.tag ?? ''));
  const said = t(`check:findings.${key}`, {
    ...params,
    ...(key === 'partSchema' ? { said: t(`check:elements.${params.fault}`, params) } : {}),
    ...(key === 'validator' ? { said: t(`check:validator.${params.fault}`, params) } : {}),
    ...(params.field === undefined ? {} : fieldWords(t, lastOf(params.field))),
    ...(tag ? { tagName: inLanguage(languageRow().data, { zh: tag.desc, en: tag.descEn }) } : {}),
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Label of a quick fix. */
export function mendWords(t: CheckTexts, mend: QuickFix): string {
  if (mend.kind !== 'literal') return t(`check:mends.${mend.kind}`);
  const sample = formatValue(dataTag(mend.tag)?.sample ?? '');
  return t(lastOf(mend.path) === 'textTag' ? 'check:mends.literal' : 'check:mends.literalNumber', { sample });
}
