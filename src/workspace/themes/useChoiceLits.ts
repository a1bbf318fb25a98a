// The lit share of always-on in every choice of the theme, measured one choice after another while the page is idle.
import { useContext, useEffect, useRef, useState } from 'react';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectCopies, selectCopyId, selectRest, type WithEditor } from '@/editor/document/selectors';
import { listInChoice } from '@/face/nodes/colorRoles';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { FontServiceContext } from '@/service/fonts/fontService';
import { measureLit } from '@/simulator/measureLit';
import { shownNodes } from '@/simulator/shownNodes';
import { whenIdle } from '@/ui/whenIdle';

/** Length of the pause in edits before the shares are measured, ms. */
const PAUSE_MS = 300;

/** Lit shares by choice, 0 to 1, as far as measured. A null share: the face could not be drawn. */
export type ChoiceLits = ReadonlyMap<string, number | null>;

const NONE: ChoiceLits = new Map();
const NO_LAYERS: readonly FaceNode[] = [];

/** The layers of the open copy's always-on mode; none if it was never edited. */
function selectAmbient(state: WithEditor): readonly FaceNode[] {
  const open = selectCopies(state).find(({ id }) => id === selectCopyId(state));
  return open ? shownNodes(open, 'ambient') : NO_LAYERS;
}

const idle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = whenIdle(resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });

/** Shares of earlier layers stay until the new ones are measured. A choice whose layers look as before is not measured. */
export function useChoiceLits(theme: FaceTheme): ChoiceLits {
  const { store } = useEditor();
  const fonts = useContext(FontServiceContext);
  const ambient = useEditorState(selectAmbient);
  const [lits, setLits] = useState(NONE);
  /** What was measured last, by choice. */
  const measured = useRef(new Map<string, string>());
  useEffect(() => {
    if (ambient.length === 0) return;
    const run = new AbortController();
    const { signal } = run;
    const measureAll = async () => {
      const state = store.getState();
      const face = {
        canvas: selectCanvas(state),
        rest: selectRest(state),
        fonts: fonts?.get().fonts ?? [],
        loadPictures: store.desk.loadPictures,
      };
      for (const { id } of theme.choices) {
        await idle(signal);
        if (signal.aborted) return;
        const nodes = listInChoice(ambient, theme, id);
        const key = JSON.stringify(nodes);
        if (measured.current.get(id) === key) continue;
        const share = await measureLit({ ...face, nodes }, signal).catch((error: unknown) => {
          if (!signal.aborted) console.info('The lit pixels of a choice could not be measured.', error);
          return null;
        });
        if (signal.aborted) return;
        // A failed measurement is repeated after the next edit.
        if (share !== null) measured.current.set(id, key);
        setLits((last) => new Map([...last, [id, share]]));
      }
    };
    const timer = setTimeout(() => void measureAll(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
  }, [store, fonts, theme, ambient]);
  return ambient.length === 0 ? NONE : lits;
}
