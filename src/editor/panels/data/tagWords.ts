// The words of a data tag in the language shown: its description, an example and its range, and what it is searched by.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { formatValue } from '@/face/dataTags/expression/evaluate';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { languageOf } from '@/face/nodes/fontFamily';
import { inLanguage, tagOf } from '@/schemas/languages';
import { languageRow } from '@/service/language/i18n';

export interface TagWords {
  desc: string;
  /** The description in every language: searched, not shown. */
  keywords: string;
  /** What it shows at the sample time on a watch that speaks the language. */
  sample: string;
  range: string;
  /** It writes one language on every watch: in a panel of another it is offered only to who searches for it. */
  isForeign: boolean;
}

/** What a tag is called, by its code without hashes; the code itself for one that is not known. */
export function tagName(code: string, language: string): string {
  const tag = dataTag(code);
  return tag ? inLanguage(languageRow(language).data, { zh: tag.desc, en: tag.descEn }) : code;
}

export function tagWords(tag: DataTag, language: string): TagWords {
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
