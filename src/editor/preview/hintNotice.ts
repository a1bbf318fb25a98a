// The first-time hint that is shown now: a plain store. A hint comes once per person and stays until it is dismissed.
import { type HintName, hintOwner, hintSeen, markHint } from '@/service/hints';
import { i18n } from '@/service/language/i18n';
import type { WithSession } from '@/service/session/session';
import { announce } from '@/ui/announce';

/** Hints shown over the canvas. The one of always-on stands with the modes (editor/copies). */
export type NoticeName = Exclude<HintName, 'firstAmbientInit'>;

let waiting: readonly NoticeName[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly NoticeName[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const TITLES: Record<NoticeName, string> = {
  firstPriviewInAnimation: 'editor:hints.firstPriviewInAnimation.title',
  noSequenceTip: 'editor:hints.noSequenceTip.title',
};
const TEXTS: Record<NoticeName, string> = {
  firstPriviewInAnimation: 'editor:hints.firstPriviewInAnimation.text',
  noSequenceTip: 'editor:hints.noSequenceTip.text',
};

/** A hint in the designer's language. */
export const hintWords = (name: NoticeName) => ({ title: i18n.t(TITLES[name]), text: i18n.t(TEXTS[name]) });

/** Shows and says a hint, unless this person has seen it on this device; from then on they have. */
export function showHintOnce(name: NoticeName, session: WithSession): void {
  const owner = hintOwner(session);
  if (hintSeen(owner, name)) return;
  markHint(owner, name);
  publish([...waiting.filter((other) => other !== name), name]);
  const { title, text } = hintWords(name);
  announce(`${title}: ${text}`, { topic: name });
}

export const hintNotice = {
  /** The oldest hint that was not dismissed yet. */
  get: (): NoticeName | null => waiting[0] ?? null,
  dismiss(name: NoticeName): void {
    if (waiting.includes(name)) publish(waiting.filter((other) => other !== name));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
