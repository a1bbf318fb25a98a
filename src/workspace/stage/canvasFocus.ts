// Focus on the canvas: one layer has it at a time, it follows the selection, and it is never lost with a deleted layer.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { select } from '@/editor/commands/select';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodeIds, selectSelection } from '@/editor/document/selectors';

/** The layer of an event's target. */
export function layerOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-layer]') : null;
  return element?.getAttribute('data-layer') ?? null;
}

/** Places that return the focus. */
const PASSING = '[role="menu"], [role="dialog"], [role="alertdialog"]';

export interface CanvasFocus {
  /** The layer that shows a focus ring. */
  ringed: string | null;
  /** Focuses a layer without selecting it; null: the canvas itself. A pointer press shows no ring. */
  focusLayer(uuid: string | null, how?: 'keys' | 'pointer'): void;
  /** As the last press on the page was: after a pointer press without a ring. */
  focusAfterPress(uuid: string | null): void;
}

/** `factsId`: id of the text that describes position, size and angle of the selection. */
export function useCanvasFocus(
  stage: RefObject<HTMLElement | null>,
  host: CanvasHost | null,
  factsId: string,
): CanvasFocus {
  const { store } = useEditor();
  const ids = useEditorState(selectNodeIds);
  const selection = useEditorState(selectSelection);
  const [ringed, setRinged] = useState<string | null>(null);
  const last = useRef<{ uuid: string; ids: readonly string[] } | null>(null);
  const cause = useRef<'keys' | 'pointer' | null>(null);

  const focusLayer = useCallback(
    (uuid: string | null, how: 'keys' | 'pointer' = 'keys') => {
      const element = uuid === null ? undefined : host?.elements.get(uuid);
      cause.current = how;
      stage.current?.toggleAttribute('data-by-pointer', how === 'pointer');
      (element ?? stage.current)?.focus({ preventScroll: true });
      cause.current = null;
      if (how === 'pointer') setRinged(null);
    },
    [host, stage],
  );

  const pressedBy = useRef<'keys' | 'pointer'>('keys');
  useEffect(() => {
    const onPointer = () => {
      pressedBy.current = 'pointer';
    };
    const onKey = () => {
      pressedBy.current = 'keys';
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  const focusAfterPress = useCallback((uuid: string | null) => focusLayer(uuid, pressedBy.current), [focusLayer]);

  useEffect(() => {
    const root = stage.current;
    if (!root) return;
    let isAway = false;
    const onFocusIn = (event: FocusEvent) => {
      const uuid = layerOf(event.target);
      const inside = event.target instanceof Element && root.contains(event.target);
      const isBack = inside && isAway;
      isAway = event.target instanceof Element && event.target.closest(PASSING) !== null;
      if (inside) last.current = uuid ? { uuid, ids: selectNodeIds(store.getState()) } : null;
      // A menu or dialog returns the focus to the layer. Any other place keeps it.
      else if (event.target instanceof Element && !event.target.closest(PASSING)) last.current = null;
      if (!inside || !uuid || !(event.target instanceof Element)) {
        setRinged(null);
        return;
      }
      event.target.setAttribute('aria-describedby', factsId);
      setRinged(cause.current === 'pointer' ? null : uuid);
      const selected = selectSelection(store.getState());
      if (cause.current !== null || selected.includes(uuid)) return;
      const chosen = selected.at(-1);
      // The focus returns from a menu or dialog that selected another layer (a copy or a new one): focuses that layer.
      // A layer that is not drawn yet gets the focus in the selection effect below.
      if (isBack) {
        if (chosen && host?.elements.get(chosen)) focusLayer(chosen);
      }
      // Focused by assistive technology: selects the layer, because keys act on the focused layer.
      else runCommand(store, select, { mode: 'replace', uuids: [uuid] });
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      // The description belongs to the selection, so a layer without the focus announces only its own name.
      if (layerOf(target) && target instanceof Element) target.removeAttribute('aria-describedby');
      setRinged(null);
    };
    // Keys after a press show the ring again.
    const onKeyDown = () => root.removeAttribute('data-by-pointer');
    root.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('keydown', onKeyDown, true);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [stage, store, host, factsId, focusLayer]);

  // The focused layer was removed: focuses the one in its place, or the canvas.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || ids.includes(lost.uuid)) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const at = lost.ids.indexOf(lost.uuid);
    const here = new Set(ids);
    const next = [...lost.ids.slice(at + 1), ...lost.ids.slice(0, at).reverse()].find((uuid) => here.has(uuid));
    focusLayer(next && next !== ids[0] ? next : null);
  }, [ids, focusLayer]);

  // The selection changed by keys or elsewhere while a layer had the focus: moves the focus to the selected layer.
  useEffect(() => {
    const now = layerOf(document.activeElement);
    const wanted = selection.at(-1);
    if (!now || !wanted || selection.includes(now) || !stage.current?.contains(document.activeElement)) return;
    focusLayer(wanted);
  }, [selection, stage, focusLayer]);

  return { ringed, focusLayer, focusAfterPress };
}
