// Screen reader announcements: a store with one polite and one assertive channel, rendered by `Announcer`.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

export type Politeness = 'polite' | 'assertive';

/** The announced text, and a counter; odd and even turns use two alternating regions. */
export interface Spoken {
  text: string;
  turn: number;
}

/** Messages within this many ms are announced together; of one topic only the last. */
export const ANNOUNCE_WAIT_MS = 250;

const SILENT: Spoken = { text: '', turn: 0 };
const spoken = createStore<Readonly<Record<Politeness, Spoken>>>({ polite: SILENT, assertive: SILENT });
const waiting: Record<Politeness, Map<string, string>> = { polite: new Map(), assertive: new Map() };
/** Pending messages of `announceEach`, by topic. */
const acts = new Map<string, string[]>();
const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};

/** Joins sentences, each with final punctuation, because screen readers pause only there. */
function inOneBreath(texts: Iterable<string>): string {
  let lastText = '';
  for (const text of texts) {
    if (lastText === '' || /[。！？]$/.test(lastText)) lastText += text;
    else if (/[.!?…]$/.test(lastText)) lastText += ` ${text}`;
    else lastText += (/\p{Script=Han}/u.test(lastText) ? '。' : '. ') + text;
  }
  return lastText;
}

function speak(channel: Politeness): void {
  const text = inOneBreath(waiting[channel].values());
  waiting[channel].clear();
  if (channel === 'polite') acts.clear();
  const before = spoken.get();
  spoken.set({ ...before, [channel]: { text, turn: before[channel].turn + 1 } });
}

/**
 * Announces `text` (already translated) once typing or nudging has paused. Messages of one `topic` replace each other,
 * so that ten nudges give one sentence; without a topic every distinct text is announced.
 */
export function announce(text: string, options: { politeness?: Politeness; topic?: string } = {}): void {
  if (!text) return;
  const channel = options.politeness ?? 'polite';
  const topic = options.topic ?? text;
  waiting[channel].delete(topic);
  waiting[channel].set(topic, text);
  clearTimeout(timers[channel]);
  timers[channel] = setTimeout(() => speak(channel), ANNOUNCE_WAIT_MS);
}

/**
 * Announces, politely, every action of a topic, including repeats: pending ones are combined into one sentence by
 * `inWords`, oldest first.
 */
export function announceEach(topic: string, act: string, inWords: (acts: readonly string[]) => string): void {
  const all = [...(acts.get(topic) ?? []), act];
  acts.set(topic, all);
  announce(inWords(all), { topic });
}

/** Drops the pending message of a topic that is conveyed otherwise, such as by a focus change. */
export function unsay(topic: string): void {
  waiting.polite.delete(topic);
  acts.delete(topic);
  if (waiting.polite.size > 0) return;
  clearTimeout(timers.polite);
  delete timers.polite;
}

/** Drops all pending messages and empties both channels, for tests that share this module. */
export function silence(): void {
  for (const channel of ['polite', 'assertive'] as const) {
    waiting[channel].clear();
    clearTimeout(timers[channel]);
    delete timers[channel];
  }
  acts.clear();
  spoken.set({ polite: SILENT, assertive: SILENT });
}

export const announcements: ReadableStore<Readonly<Record<Politeness, Spoken>>> = spoken;
