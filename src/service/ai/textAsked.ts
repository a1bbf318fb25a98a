// What is asked of a model for a name, a description or an expression of data tags: the rules first, the designer's words last.
import { AI_TEXT_INPUT_MAX, AI_TEXT_WORDS_BELOW, NAME_CN_MAX, NAME_EN_MAX } from '@/schemas/limits';
import type { TextMessages } from './streamText';

export type TextKind = 'nameEn' | 'nameCn' | 'descriptionEn' | 'descriptionCn' | 'expression';

/** What a use of a text is told to the service as. */
export const COLLECTED: Readonly<Record<TextKind, 'name' | 'description' | 'expression'>> = {
  nameEn: 'name',
  nameCn: 'name',
  descriptionEn: 'description',
  descriptionCn: 'description',
  expression: 'expression',
};

const SHORT = `Use fewer than ${AI_TEXT_WORDS_BELOW} words. Answer with the text alone, without quotes.`;

const RULES: Readonly<Record<TextKind, string>> = {
  nameEn: `Write a watch face name in English.\nLetters, digits and spaces only, at most ${NAME_EN_MAX} characters. ${SHORT}`,
  nameCn: `Write a watch face name in Chinese.\nAt most ${NAME_CN_MAX} characters. ${SHORT}`,
  descriptionEn: `Write a watch face description in English.\nSay what it shows and how it feels. ${SHORT}`,
  descriptionCn: `Write a watch face description in Chinese.\nSay what it shows and how it feels. ${SHORT}`,
  expression: [
    'Write one data tag expression for a watch face layer.',
    'Tags stand between hashes, as #DH#. Calculations stand in parentheses: (#DWFKS#+90). Conditions: $#DH#>=12?PM:AM$.',
    'Functions: sin cos tan asin acos atan abs floor ceil round sqrt min max clamp rand.',
    'Between tags only these characters may stand: : - / . , space % °. Answer with the expression alone.',
  ].join('\n'),
};

export interface TextAsked {
  kind: TextKind;
  /** The designer's words, and facts of the face. */
  words: string;
  /** What an expression has to give, where that is not any text. */
  gives?: 'number' | undefined;
  /** Tags that may be used, for expressions. */
  tags?: readonly { name: string; desc: string }[];
}

const NUMBER = '\nThe expression has to give a number: nothing stands beside its tags but calculations in parentheses.';

export function messagesOf({ kind, words, gives, tags = [] }: TextAsked): TextMessages {
  const rules = RULES[kind] + (gives === 'number' ? NUMBER : '');
  const own = words.replace(/\s+/g, ' ').trim().slice(0, 1000);
  const room = AI_TEXT_INPUT_MAX - rules.length - own.length - 20;
  const listed = tags
    .map(({ name, desc }) => `#${name}# ${desc}`)
    .join('; ')
    .slice(0, Math.max(0, room));
  const system = listed === '' ? rules : `${rules}\nTags: ${listed}`;
  return [
    { role: 'system', content: system },
    { role: 'user', content: own === '' ? '-' : own },
  ];
}
