// Names as lists of each language.
import { expect, it } from 'vitest';
import { listed } from '@/service/language/listed';

it.each([
  ['en', ['Smartwatch 450²', 'ASR 466²'], 'Smartwatch 450² and ASR 466²'],
  ['en', ['A', 'B', 'C'], 'A, B, and C'],
  ['zh', ['智能手表 450²', 'ASR 466²'], '智能手表 450² 和 ASR 466²'],
  ['zh', ['天气', '健康', '动画'], '天气、健康和动画'],
  ['zh', ['A', 'A面B'], 'A 和 A面B'],
  ['zh', ['只有 A'], '只有 A'],
  ['en', [], ''],
])('%s joins %j', (language, names, read) => expect(listed(names, language)).toBe(read));
