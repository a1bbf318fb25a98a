// Announcements of acts as data: keys with values; the dispatcher delivers them.
import type { ConversionMessage } from '@/face/platforms/conversion';
import type { PassedAct } from '../document/travel';

/** A value in a sentence: literal, a translated text, or a list of names. */
export type Param = string | number | MessageText | { list: readonly string[] };

/** A text by key, including the namespace; of several keys, by the first that has a text. */
export interface MessageText {
  key: string | string[];
  params?: Readonly<Record<string, Param>>;
}

/** A sentence under `editor.announce` with its values, and sentences announced with it. */
export interface Announcement {
  key: string;
  params: Readonly<Record<string, Param>>;
  also?: readonly Announcement[];
}

export type UserMessage =
  /** Announced politely; of several with one topic only the last. */
  | { kind: 'announce'; topic: string; sentence: Announcement }
  | { kind: 'say'; topic: string; words: MessageText }
  /** Undo or redo: several steps in a row are announced in one sentence, with the result of the last. */
  | { kind: 'travel'; direction: 'undone' | 'redone'; act: PassedAct; result: Announcement | null }
  /** What Escape in a field restored. */
  | { kind: 'restored'; result: Announcement }
  | { kind: 'toast'; tone: 'info' | 'success' | 'warning'; words: MessageText }
  /** Results of a conversion: the most important as toasts, all in the log. */
  | { kind: 'conversion'; messages: readonly ConversionMessage[] };
