// What is told about an act once it is done, as data: words are keys with their values, and who tells them is the door.
import type { ConversionMessage } from '@/face/platforms/conversion';
import type { PassedAct } from '../document/travel';

/** A value in a sentence: as it is, words of its own, or names that stand as a list. */
export type Param = string | number | Words | { list: readonly string[] };

/** Words by their key, namespace and all. */
export interface Words {
  key: string;
  params?: Readonly<Record<string, Param>>;
}

/** A sentence under `editor.announce` with its values, and what is said in the same breath. */
export interface Announcement {
  key: string;
  params: Readonly<Record<string, Param>>;
  also?: readonly Announcement[];
}

export type Said =
  /** Spoken politely; of several with one topic, the last. */
  | { kind: 'announce'; topic: string; sentence: Announcement }
  | { kind: 'say'; topic: string; words: Words }
  /** A step back or forward in time: the acts of several steps in a row stand in one sentence, with what came of the last. */
  | { kind: 'travel'; direction: 'undone' | 'redone'; act: PassedAct; result: Announcement | null }
  /** What Escape in a field brought back. */
  | { kind: 'restored'; result: Announcement }
  | { kind: 'toast'; tone: 'info' | 'success' | 'warning'; words: Words }
  /** What a conversion did to a copy: the most important as toasts, all of it in the log. */
  | { kind: 'conversion'; messages: readonly ConversionMessage[] };
