// Keeps the editor's animations in sync with its layers, and shows the one-time hints about animations and playback.
import { useEffect, useState } from 'react';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { selectNodes } from '@/editor/document/selectors';
import { type Animations, createAnimations, isAnimation } from '@/simulator/animations';
import type { HintNotices } from '@/simulator/hintNotice';

/** Calls back when an animation was added to the open list. */
function watchAdded(store: EditorReduxStore, onAnimation: () => void): () => void {
  let { editor: seen } = store.getState();
  let nodes = selectNodes(store.getState());
  return store.subscribe(() => {
    const state = store.getState();
    const before = { seen, nodes };
    seen = state.editor;
    nodes = selectNodes(state);
    const isSameList = before.seen.copyId === seen.copyId && before.seen.mode === seen.mode;
    if (!isSameList || nodes === before.nodes || before.seen.design?.id !== seen.design?.id) return;
    const were = new Set(before.nodes.map(({ uuid }) => uuid));
    if (nodes.some((node) => !were.has(node.uuid) && isAnimation(node))) onAnimation();
  });
}

/** One instance while the editor is open. Nothing plays until requested, and playback stops when the editor closes. */
export function useEditorAnimations(store: EditorReduxStore, hints: HintNotices): Animations {
  const [animations] = useState(() => createAnimations((place) => hints.showOnce('firstPriviewInAnimation', place)));

  useEffect(() => animations.connect(), [animations]);
  useEffect(() => store.subscribe(() => animations.follow(selectNodes(store.getState()))), [animations, store]);
  useEffect(() => watchAdded(store, () => hints.showOnce('noSequenceTip', 'canvas')), [store, hints]);
  return animations;
}
