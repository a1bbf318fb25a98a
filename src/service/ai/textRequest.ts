// Prompts for a name, a description or an expression: the rules first, the designer's words last.
import { countGraphemes, firstGraphemes } from '@/schemas/graphemes';
import { AI_PROMPT_MAX, AI_TEXT_INPUT_MAX, AI_TEXT_WORDS_BELOW, NAME_CN_MAX, NAME_EN_MAX } from '@/schemas/limits';
import type { TextMessages } from './streamText';

/** Maximum length of the designer's words, in characters; equal to that of a picture prompt. */
export const TEXT_WORDS_MAX = AI_PROMPT_MAX;

export type TextKind = 'nameEn' | 'nameCn' | 'descriptionEn' | 'descriptionCn' | 'expression';

/** Kind of text reported to the service when it is used. */
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

export interface TextRequest {
  kind: TextKind;
  /** The designer's words, and facts about the face. */
  words: string;
  /** Required type of an expression, if it is not text. */
  gives?: 'number' | undefined;
  /** Purpose of an expression that the layer does not display. */
  asks?: keyof typeof PURPOSE | undefined;
  /** Allowed tags, for expressions. */
  tags?: readonly { name: string; desc: string }[];
}

const PURPOSE = {
  turn: '\nIt gives the degrees by which the layer turns, clockwise.',
  share: '\nIt gives a share from 0 to 1.',
  condition: '\nIt gives 1 while the condition holds, else 0.',
} as const;
const NUMBER = '\nThe expression has to give a number: nothing stands beside its tags but calculations in parentheses.';

export function messagesOf({ kind, words, gives, asks, tags = [] }: TextRequest): TextMessages {
  const rules = RULES[kind] + (gives === 'number' ? NUMBER : '') + (asks === undefined ? '' : PURPOSE[asks]);
  const own = words.replace(/\s+/g, ' ').trim();
  const about = firstGraphemes(own, TEXT_WORDS_MAX);
  const room = AI_TEXT_INPUT_MAX - rules.length - (countGraphemes(about, TEXT_WORDS_MAX) ?? 0) - 20;
  const tagList = tags.map(({ name, desc }) => `#${name}# ${desc}`).join('; ');
  const listed = firstGraphemes(tagList, Math.max(0, room));
  const system = listed === '' ? rules : `${rules}\nTags: ${listed}`;
  return [
    { role: 'system', content: system },
    { role: 'user', content: about === '' ? '-' : about },
  ];
}
