// The lit share of the open always-on face, measured again after edits when the page is idle.
import { useContext, useEffect, useState } from 'react';
import { useEditor } from '@/editor/dispatch/editorContext';
import { isSameOneLevel } from '@/editor/document/keepSame';
import { selectCanvas, selectRest } from '@/editor/document/selectors';
import { FontServiceContext } from '@/service/fonts/fontService';
import { brightestLayer, type LitBy } from '@/simulator/brightestLayer';
import { LIT_SHARE_MAX } from '@/simulator/litShare';
import { measureLit } from '@/simulator/measureLit';
import { whenIdle } from '@/ui/whenIdle';
import { selectShownNodes } from './selectShownNodes';

/** Length of the pause in edits, ms. */
const EDIT_PAUSE_MS = 400;
/** Longer side of the image for comparing layers, px. */
const COMPARED_SIDE = 120;

/** `most`: the layer that lights the most pixels, if known, when the share exceeds the limit. */
export type LitState = { status: 'measuring' | 'failed' } | { status: 'measured'; share: number; most: LitBy | null };

type MeasuredFace = Parameters<typeof measureLit>[0];

/** The previous brightest layer, if it still exists and the share exceeds the limit. */
const stillIn = ({ share, most }: { share: number; most: LitBy | null }, { nodes }: MeasuredFace): LitBy | null =>
  share > LIT_SHARE_MAX && most && nodes.some(({ uuid }) => uuid === most.node.uuid) ? most : null;

/** Active while mounted. An older measurement never replaces a newer one. */
export function useLitShare(): LitState {
  const { store } = useEditor();
  const fonts = useContext(FontServiceContext);
  const [state, setState] = useState<LitState>({ status: 'measuring' });

  useEffect(() => {
    let run = new AbortController();
    let cancelIdle = () => {};
    let editTimer: ReturnType<typeof setTimeout> | undefined;
    const faceNow = (): MeasuredFace => {
      const now = store.getState();
      return {
        nodes: selectShownNodes(now),
        canvas: selectCanvas(now),
        rest: selectRest(now),
        fonts: fonts?.get().fonts ?? [],
        loadPictures: store.desk.loadPictures,
      };
    };
    let seen = faceNow();

    const measure = async () => {
      run.abort();
      run = new AbortController();
      const { signal } = run;
      seen = faceNow();
      try {
        const share = await measureLit(seen, signal);
        if (signal.aborted) return;
        // Keeps the layer's name while the same layers are measured again.
        setState((last) => ({
          status: 'measured',
          share,
          most: last.status === 'measured' ? stillIn(last, seen) : null,
        }));
        if (share <= LIT_SHARE_MAX) return;
        const face = seen;
        const most = await brightestLayer(face.nodes, (nodes) => measureLit({ ...face, nodes }, signal, COMPARED_SIDE));
        if (!signal.aborted) setState({ status: 'measured', share, most });
      } catch (error) {
        if (signal.aborted) return;
        console.info('The lit pixels could not be measured.', error);
        setState({ status: 'failed' });
      }
    };
    const measureSoon = () => {
      cancelIdle();
      cancelIdle = whenIdle(() => void measure());
    };
    const edited = () => {
      clearTimeout(editTimer);
      editTimer = setTimeout(measureSoon, EDIT_PAUSE_MS);
    };
    const unfollow = store.subscribe(() => {
      const next = faceNow();
      if (next.nodes !== seen.nodes || !isSameOneLevel(next.canvas, seen.canvas)) edited();
    });
    const unlist = fonts?.subscribe(edited);
    measureSoon();
    return () => {
      unfollow();
      unlist?.();
      clearTimeout(editTimer);
      cancelIdle();
      run.abort();
    };
  }, [store, fonts]);
  return state;
}
