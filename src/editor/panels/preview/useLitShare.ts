// The lit share of the open always-on face, measured again after edits, when nobody is busy.
import { useContext, useEffect, useState } from 'react';
import { FontServiceContext } from '@/service/fonts/fontService';
import { brightestLayer, type LitBy } from '@/simulator/brightestLayer';
import { LIT_SHARE_MAX } from '@/simulator/litShare';
import { measureLit } from '@/simulator/measureLit';
import { whenIdle } from '@/ui/whenIdle';
import { isSameOneLevel } from '../../document/keepSame';
import { selectCanvas, selectRest } from '../../document/selectors';
import { useEditor } from '../../door/editorContext';
import { selectShownNodes } from './selectShownNodes';

/** How long edits must have paused, ms. */
const EDIT_PAUSE_MS = 400;
/** Longer side of the picture where layers are only compared, px. */
const COMPARED_SIDE = 120;

/** `most`: the layer that lights most, once it is known, where too much is lit. */
export type LitState = { status: 'measuring' | 'failed' } | { status: 'measured'; share: number; most: LitBy | null };

type MeasuredFace = Parameters<typeof measureLit>[0];

/** What lit most before, where it still is and too much is lit. */
const stillIn = ({ share, most }: { share: number; most: LitBy | null }, { nodes }: MeasuredFace): LitBy | null =>
  share > LIT_SHARE_MAX && most && nodes.some(({ uuid }) => uuid === most.node.uuid) ? most : null;

/** While the component lives. An older measurement never replaces a newer one. */
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
        // The name stays while the same layers are measured again.
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
