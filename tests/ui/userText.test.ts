// Text that people wrote is marked with the language of its letters (WCAG 3.1.2).
import { expect, it } from 'vitest';
import { languageOfText } from '@/ui/UserText';

it.each([
  ['港湾', 'zh-CN'],
  ['Harbor 港湾', 'zh-CN'],
  ['Harbor', 'en'],
  ['08:59', undefined],
  ['X 12', undefined],
  ['', undefined],
])('%j is %s', (text, language) => expect(languageOfText(text)).toBe(language));
