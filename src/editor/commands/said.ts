// What is told about an act once it is done, as data: words are keys with their values, and who tells them is the door.
import type { ConversionMessage } from '@/face/platforms/convert';

/** Words by their key, namespace and all; a value may be words of its own. */
export interface Words {
  key: string;
  params?: Readonly<Record<string, string | number | Words>>;
}

/** A sentence under `editor.announce` with its values, and what is said in the same breath. */
export interface Announcement {
  key: string;
  params: Readonly<Record<string, string | number | Words>>;
  also?: readonly Announcement[];
}

export type Said =
  /** Spoken politely; of several with one topic, the last. */
  | { kind: 'announce'; topic: string; sentence: Announcement }
  | { kind: 'say'; topic: string; words: Words }
  /** A step back or forward in time: the acts of several steps in a row stand in one sentence, with what came of the last. */
  | { kind: 'travel'; direction: 'undone' | 'redone'; command: string; result: Announcement | null }
  | { kind: 'toast'; tone: 'info' | 'success' | 'warning'; words: Words }
  /** What a conversion did to a copy: the most important as toasts, all of it in the log. */
  | { kind: 'conversion'; messages: readonly ConversionMessage[] };
