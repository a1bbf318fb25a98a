// The current first-time hint. A hint is shown once per user and stays until dismissed.
import { createContext, useContext } from 'react';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import { ANIMATION_LOOP_FOREVER_ABOVE, SEQUENCE_LAYERS_MAX } from '@/schemas/limits';
import { type HintName, hintOwner, hintSeen, markHint } from '@/service/hints';
import { i18n } from '@/service/language/i18n';
import { labelled } from '@/service/language/labelled';
import type { WithSession } from '@/service/session/session';
import { announce } from '@/ui/announce';
import { useStoreValue } from '@/ui/useStoreValue';

/** Hints shown over the canvas. The hint for always-on is shown with the modes (editor/copies). */
export type NoticeName = Exclude<HintName, 'firstAmbientInit' | 'firstPublish'>;

/** Where a hint is shown: over the canvas, or in the preview. */
export type HintPlace = 'canvas' | 'preview';

interface HintKeys {
  title: string;
  text: string;
}

const SEQUENCE: HintKeys = {
  title: 'editor:hints.noSequenceTip.title',
  text: 'editor:hints.noSequenceTip.text',
};
/** Keys of the texts, which depend on the place. */
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
  loops: ANIMATION_LOOP_FOREVER_ABOVE,
};

/** A hint in the designer's language. */
export function hintWords(name: NoticeName, place: HintPlace): { title: string; text: string } {
  const { title, text } = WORDS[name][place];
  return { title: i18n.t(title), text: i18n.t(text, LIMITS) };
}

/** The oldest hint not yet dismissed, or null. */
export interface HintNotices extends ReadableStore<NoticeName | null> {
  /** Shows and announces a hint unless this user has seen it on this device, and marks it as seen. */
  showOnce(name: NoticeName, place: HintPlace): void;
  dismiss(name: NoticeName): void;
}

/** `session`: returns the current user. */
export function createHintNotices(session: () => WithSession): HintNotices {
  const waiting = createStore<readonly NoticeName[]>([]);
  const without = (name: NoticeName) => waiting.get().filter((other) => other !== name);
  return {
    get: () => waiting.get()[0] ?? null,
    subscribe: waiting.subscribe,
    showOnce(name, place) {
      const owner = hintOwner(session());
      if (hintSeen(owner, name)) return;
      markHint(owner, name);
      waiting.set([...without(name), name]);
      const { title, text } = hintWords(name, place);
      announce(labelled(i18n.t, title, text), { topic: name });
    },
    dismiss(name) {
      if (waiting.get().includes(name)) waiting.set(without(name));
    },
  };
}

/** Null where hints are not available. */
export const HintNoticesContext = createContext<HintNotices | null>(null);

const NONE: ReadableStore<NoticeName | null> = { get: () => null, subscribe: () => () => {} };

/** The current hint, and a function that dismisses it. */
export function useHintNotice(): { name: NoticeName | null; dismiss(): void } {
  const notices = useContext(HintNoticesContext);
  const name = useStoreValue(notices ?? NONE);
  return { name, dismiss: () => name && notices?.dismiss(name) };
}
