// The words of a data tag in the language shown: its description, an example and its range, and what it is searched by.
import type { DataTag } from '@/face/dataTags/dataTag';
import { formatValue } from '@/face/dataTags/expression/evaluate';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';

export interface TagWords {
  desc: string;
  /** The description in the other language: searched, not shown. */
  keywords: string;
  /** What it shows at the sample time on a watch that speaks the language. */
  sample: string;
  range: string;
  /** It writes Chinese on every watch: in a panel of another language it is offered only to who searches for it. */
  isForeign: boolean;
}

export function tagWords(tag: DataTag, language: string): TagWords {
  const inChinese = language === 'zh';
  const value = tag.value({ ...SAMPLE_STATE, language: inChinese ? 'zh' : 'en' });
  const sample = formatValue(value ?? tag.sample);
  return {
    desc: inChinese ? tag.desc : tag.descEn,
    keywords: inChinese ? tag.descEn : tag.desc,
    sample,
    range: inChinese ? tag.range : tag.rangeEn,
    isForeign: !inChinese && /\p{Script=Han}/u.test(sample),
  };
}
