// Search in the guide: parts of words, Chinese by character, headings first.
import { describe, expect, it } from 'vitest';
import { GUIDE_PAGES } from '@/pages/guide/guidePages';
import { type Passage, passagesOf } from '@/pages/guide/plainText';
import { readGuide } from '@/pages/guide/readGuide';
import { HITS_MAX, searchGuide, termsOf } from '@/pages/guide/searchGuide';

const passage = (heading: string, title: string, text: string): Passage => ({
  page: 'hands',
  pageTitle: 'Hands',
  heading,
  title,
  text,
});

const PASSAGES = [
  passage('keys', 'The signing key', 'Keep the file in a safe place.'),
  passage('install', 'Install on a watch', 'Sign the APK with your signing key, then install it.'),
  passage('zh', '签名密钥', '请妥善保管密钥文件，导出 APK 时会用到。'),
  passage('slots', '复杂功能', '息屏时显示复杂功能。'),
  passage('far', '画布', '功能有的复杂，有的简单。'),
];

const headings = (query: string) => searchGuide(PASSAGES, query).map(({ passage: { heading } }) => heading);

describe('the guide is searched', () => {
  it('by parts of words, without regard to case', () => expect(headings('SIGN')).toEqual(['keys', 'install']));
  it('headings before text', () => expect(headings('signing key')).toEqual(['keys', 'install']));
  it('by every word of the query', () => expect(headings('safe place')).toEqual(['keys']));
  it('in full-width letters as in plain ones', () => expect(headings('ＡＰＫ')).toEqual(['install', 'zh']));
  it('in Chinese without spaces between words', () => expect(headings('导出apk')).toEqual(['zh']));
  it('in Chinese by whole words before single characters', () => expect(headings('复杂功能')).toEqual(['slots']));
  it('in Chinese by single characters if no passage has the whole word', () => {
    expect(headings('能功杂复')).toEqual(['slots', 'far']);
  });
  it('in Chinese by all characters of a heading, in any order, before a text', () => {
    const passages = [passage('text', '步数', '数字图片在这里。'), passage('title', '图片数字', '每个数字一张图片。')];
    expect(searchGuide(passages, '数字图片').map(({ passage: { heading } }) => heading)).toEqual(['title', 'text']);
  });
  it('without a result if nothing matches', () => {
    expect(headings('zzz')).toEqual([]);
    expect(headings('   ')).toEqual([]);
    expect(headings('signing zzz')).toEqual([]);
  });
  it('with the words around the first match', () => {
    const [hit] = searchGuide(PASSAGES, 'safe');
    expect(hit?.snippet).toEqual({ before: 'Keep the file in a ', match: 'safe', after: ' place.' });
  });
  it('with a bounded number of results', () => {
    const many = Array.from({ length: 50 }, (_, at) => passage(`p${at}`, 'Key', 'key'));
    expect(searchGuide(many, 'key')).toHaveLength(HITS_MAX);
  });
});

it('splits a query into words and runs of Han characters', () => {
  expect(termsOf('导出APK  到 手表')).toEqual(['导出', 'apk', '到', '手表']);
});

it('excerpts name keys and have no space inside an item', () => {
  const words = readGuide(
    '# 页\n\n- 按 {{keys:undo}} 撤销“{{limit:COMPLICATION_SLOTS_MAX}}”个。\n- 第二项。',
    'domestic',
  );
  const texts = Object.fromEntries(GUIDE_PAGES.map((page) => [page, words])) as never;
  const t = ((key: string) => key) as never;
  const [first] = passagesOf(texts, t, 'zh-CN', (name) => `<${name}>`);
  expect(first?.text).toBe('按 <undo> 撤销“8”个。 第二项。');
});
