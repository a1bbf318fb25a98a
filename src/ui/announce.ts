// What screen readers are told: a plain store with one polite and one assertive channel. `Announcer` speaks it.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

export type Politeness = 'polite' | 'assertive';

/** Words said, and how often the channel has spoken: an odd and an even turn stand in two alternating regions. */
export interface Spoken {
  text: string;
  turn: number;
}

/** Messages within this many ms are said together, those of one topic by the last of them. */
export const ANNOUNCE_WAIT_MS = 250;

const SILENT: Spoken = { text: '', turn: 0 };
const spoken = createStore<Readonly<Record<Politeness, Spoken>>>({ polite: SILENT, assertive: SILENT });
const waiting: Record<Politeness, Map<string, string>> = { polite: new Map(), assertive: new Map() };
/** Acts told by `announceEach` that wait, by topic. */
const acts = new Map<string, string[]>();
const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};

/** Sentences in one breath, each with an end: a pause between them is heard only there. */
function inOneBreath(texts: Iterable<string>): string {
  let said = '';
  for (const text of texts) {
    if (said === '' || /[。！？]$/.test(said)) said += text;
    else if (/[.!?…]$/.test(said)) said += ` ${text}`;
    else said += (/\p{Script=Han}/u.test(said) ? '。' : '. ') + text;
  }
  return said;
}

function speak(channel: Politeness): void {
  const text = inOneBreath(waiting[channel].values());
  waiting[channel].clear();
  if (channel === 'polite') acts.clear();
  const before = spoken.get();
  spoken.set({ ...before, [channel]: { text, turn: before[channel].turn + 1 } });
}

/**
 * Says `text` (already translated) once typing or nudging has paused. Messages of one `topic` replace each other, so
 * that ten nudges are one sentence; without a topic every different text is said.
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
 * Says, politely, acts of one topic of which each is told, also the same one twice: those that wait stand in one
 * sentence, which `inWords` makes of all of them, the first act first.
 */
export function announceEach(topic: string, act: string, inWords: (acts: readonly string[]) => string): void {
  const all = [...(acts.get(topic) ?? []), act];
  acts.set(topic, all);
  announce(inWords(all), { topic });
}

/** What waits under a topic is said by other means, such as the focus that came to it. */
export function unsay(topic: string): void {
  waiting.polite.delete(topic);
  acts.delete(topic);
  if (waiting.polite.size > 0) return;
  clearTimeout(timers.polite);
  delete timers.polite;
}

export const announcements: ReadableStore<Readonly<Record<Politeness, Spoken>>> = spoken;
