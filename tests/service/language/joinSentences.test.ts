// Sentences shown together follow the spacing of their language.
import { expect, it } from 'vitest';
import { joinSentences } from '@/service/language/spacing';

it.each([
  ['en', ['The network is down.', 'Nothing has changed.'], 'The network is down. Nothing has changed.'],
  ['zh', ['网络已断开。', '内容没有改动。'], '网络已断开。内容没有改动。'],
  ['one sentence', ['Done.'], 'Done.'],
  ['no sentence', [], ''],
])('%s', (_, sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
