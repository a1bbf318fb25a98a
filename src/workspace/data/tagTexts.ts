// The localized texts of a data tag: its description, sample, range and search keywords.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { formatValue } from '@/face/dataTags/expression/evaluate';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { languageOf } from '@/face/nodes/fontFamily';
import { inLanguage, tagOf } from '@/schemas/languages';
import { languageRow } from '@/service/language/i18n';

export interface TagTexts {
  desc: string;
  /** The description in every language, used only for searching. */
  keywords: string;
  /** Its value at the sample time on a watch in this language. */
  sample: string;
  range: string;
  /** Its output has a fixed language. Panels in another language offer it only in searches. */
  isForeign: boolean;
}

/** The name of a tag by its code without hashes, or the code of an unknown tag. */
export function tagName(code: string, language: string): string {
  const tag = dataTag(code);
  return tag ? inLanguage(languageRow(language).data, { zh: tag.desc, en: tag.descEn }) : code;
}

export function tagWords(tag: DataTag, language: string): TagTexts {
  const { data } = languageRow(language);
  const value = tag.value({ ...SAMPLE_STATE, language: data });
  const sample = formatValue(value ?? tag.sample);
  const written = languageOf(sample);
  return {
    desc: tagName(tag.name, language),
    keywords: `${tag.desc} ${tag.descEn}`,
    sample,
    range: inLanguage(data, { zh: tag.range, en: tag.rangeEn }),
    isForeign: written !== undefined && written !== tagOf(data),
  };
}
