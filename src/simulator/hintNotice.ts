// The first-time hint that is shown now: a plain store. A hint comes once per person and stays until it is dismissed.
import { ANIMATION_LOOP_FOREVER_ABOVE, ROTATABLE_AREA_SHARE, SEQUENCE_LAYERS_MAX } from '@/schemas/limits';
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

/** Where a hint is read: over the canvas, or in the preview. */
export type HintPlace = 'canvas' | 'preview';

interface HintKeys {
  title: string;
  text: string;
}

const SEQUENCE: HintKeys = {
  title: 'editor:hints.noSequenceTip.title',
  text: 'editor:hints.noSequenceTip.text',
};
/** Keys of the words, which are true where they are read. */
const WORDS: Record<NoticeName, Record<HintPlace, HintKeys>> = {
  firstPriviewInAnimation: {
    canvas: {
      title: 'editor:hints.firstPriviewInAnimation.title',
      text: 'editor:hints.firstPriviewInAnimation.text',
    },
    preview: {
      title: 'editor:hints.firstPriviewInAnimation.previewTitle',
      text: 'editor:hints.firstPriviewInAnimation.previewText',
    },
  },
  noSequenceTip: { canvas: SEQUENCE, preview: SEQUENCE },
};

/** Numbers in the words. */
const LIMITS = {
  most: SEQUENCE_LAYERS_MAX,
  share: Math.round(ROTATABLE_AREA_SHARE * 100),
  loops: ANIMATION_LOOP_FOREVER_ABOVE,
};

/** A hint in the designer's language. */
export function hintWords(name: NoticeName, place: HintPlace): { title: string; text: string } {
  const { title, text } = WORDS[name][place];
  return { title: i18n.t(title), text: i18n.t(text, LIMITS) };
}

/** Shows and says a hint, unless this person has seen it on this device; from then on they have. */
export function showHintOnce(name: NoticeName, place: HintPlace, session: WithSession): void {
  const owner = hintOwner(session);
  if (hintSeen(owner, name)) return;
  markHint(owner, name);
  publish([...waiting.filter((other) => other !== name), name]);
  const { title, text } = hintWords(name, place);
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
