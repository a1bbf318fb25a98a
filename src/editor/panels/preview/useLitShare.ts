// The lit share of the open always-on face, measured again after edits and changes of the watch, when nobody is busy.
import { useContext, useEffect, useState } from 'react';
import { FontServiceContext } from '@/service/fonts/fontService';
import { brightestLayer, type LitBy } from '@/simulator/brightestLayer';
import { LIT_SHARE_MAX, litShareOf } from '@/simulator/litShare';
import { type DrawnFace, rasterise } from '@/simulator/rasterise';
import { whenIdle } from '@/ui/whenIdle';
import { isSameOneLevel } from '../../document/keepSame';
import { selectCanvas, selectMode, selectRest } from '../../document/selectors';
import { useEditor } from '../../door/editorContext';
import { selectShownNodes } from './selectShownNodes';

/** How long edits must have paused, and how far apart measurements are while the watch's time runs, ms. */
const EDIT_PAUSE_MS = 400;
const LIVE_GAP_MS = 1500;
/** Longer side of the picture that is measured, px: large enough for a percent, small enough for a frame. */
const SIDE_MAX = 500;

/** The same where layers are only compared, px. */
const COMPARED_SIDE = 120;

/** `most`: the layer that lights most, once it is known, where too much is lit. */
export type LitState = { status: 'measuring' | 'failed' } | { status: 'measured'; share: number; most: LitBy | null };

/** The share of a face that is lit now, 0 to 1. Rejects where it cannot be drawn, or once the signal is aborted. */
export async function measureLitShare(face: DrawnFace, signal: AbortSignal, sideMax = SIDE_MAX): Promise<number> {
  return litShareOf(await rasterise(face, sideMax, signal), face.canvas.shape);
}

/** What lit most before, where it still is and too much is lit. */
const stillIn = ({ share, most }: { share: number; most: LitBy | null }, { nodes }: DrawnFace): LitBy | null =>
  share > LIT_SHARE_MAX && most && nodes.some(({ uuid }) => uuid === most.node.uuid) ? most : null;

/** While the component lives. An older measurement never replaces a newer one. */
export function useLitShare(): LitState {
  const { store, watch } = useEditor();
  const fonts = useContext(FontServiceContext);
  const [state, setState] = useState<LitState>({ status: 'measuring' });

  useEffect(() => {
    let run = new AbortController();
    let cancelIdle = () => {};
    let editTimer: ReturnType<typeof setTimeout> | undefined;
    let liveTimer: ReturnType<typeof setTimeout> | undefined;
    const faceNow = (): DrawnFace => {
      const now = store.getState();
      return {
        nodes: selectShownNodes(now),
        canvas: selectCanvas(now),
        watch,
        mode: selectMode(now),
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
        const share = await measureLitShare(seen, signal);
        if (signal.aborted) return;
        // The name stays while the same layers are measured again, as each second of the watch does.
        setState((last) => ({
          status: 'measured',
          share,
          most: last.status === 'measured' ? stillIn(last, seen) : null,
        }));
        if (share <= LIT_SHARE_MAX) return;
        const face = seen;
        const most = await brightestLayer(face.nodes, (nodes) =>
          measureLitShare({ ...face, nodes }, signal, COMPARED_SIDE),
        );
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
    const unwatch = watch.subscribeState(() => {
      liveTimer ??= setTimeout(() => {
        liveTimer = undefined;
        measureSoon();
      }, LIVE_GAP_MS);
    });
    const unlist = fonts?.subscribe(edited);
    measureSoon();
    return () => {
      unfollow();
      unwatch();
      unlist?.();
      clearTimeout(editTimer);
      clearTimeout(liveTimer);
      cancelIdle();
      run.abort();
    };
  }, [store, watch, fonts]);
  return state;
}
