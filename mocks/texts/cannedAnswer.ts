// Canned AI answers of the demo, chosen by task and prompt. Each is labelled as demo output.
import { hashOf } from '../pictures/dice';

type Kind = 'nameEn' | 'nameCn' | 'description' | 'expression';

/** The task, from the first line of the request. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/data tag expression/i, 'expression'],
  [/name in Chinese/i, 'nameCn'],
  [/name in English/i, 'nameEn'],
];

const ANSWERS: Readonly<Record<Exclude<Kind, 'expression'>, readonly string[]>> = {
  nameEn: ['Demo Harbor Light', 'Demo Night Orbit', 'Demo Quiet Dial', 'Demo First Light'],
  nameCn: ['演示·海港之光', '演示·静夜表盘', '演示·星轨', '演示·晨光'],
  description: [
    'Demo text: a calm dial with clear hands, live data where the eye expects it, and an always-on face that stays quiet at night.',
    'Demo text: big figures, three rings of live data and a dark background. Made to be read at a glance, on a walk or on the road.',
  ],
};
const DESCRIPTIONS_ZH = [
  '演示文字：沉静的表盘，清晰的指针，数据各就其位，息屏时依旧安静。',
  '演示文字：大号数字、三环实时数据与深色背景，走路或骑行时抬腕即读。',
];

/** Expressions by words of the prompt; the last one is the default. */
const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [/battery|电量|电池/i, '#BLP#%'],
  [/step|步/i, '#ZSC#'],
  [/heart|心率/i, '#ZHR#'],
  [/weather|temperature|天气|温度/i, '#WCTS#'],
  [/date|day|month|日期|月|日/i, '#DMM#-#DdL#'],
  [/minute|分/i, '#DmZ#'],
  [/hour|时/i, '#Db#'],
  [/wrong|错/i, '(#DH# + '],
  [/./s, '#Db#:#DmZ#'],
];

export function cannedAnswer(prompt: string): string {
  const kind = KINDS.find(([words]) => words.test(prompt))?.[1] ?? 'description';
  // The last line contains the designer's own words.
  const own = prompt.split('\n').at(-1) ?? '';
  if (kind === 'expression') return EXPRESSIONS.find(([words]) => words.test(own))?.[1] ?? '';
  const isChinese = kind === 'description' && /in Chinese/i.test(prompt);
  const answers = isChinese ? DESCRIPTIONS_ZH : ANSWERS[kind];
  return answers[hashOf(prompt) % answers.length] ?? '';
}
