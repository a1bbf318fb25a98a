// What is seen of a copy at the moments of the check. The page renders the markup and draws missing layers, when idle; a
// worker measures.
import type { WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import type { SeenLayer } from '@/face/seen/measureSeen';
import { momentsOf, stateAt } from '@/face/seen/moments';
import type { Sheet } from '@/face/seen/sheets';
import type { SeenMoment } from '@/output/watchFace/checkFinding';
import { judgedLayers } from '@/output/watchFace/checkSeen';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { drawnMarkup } from '@/simulator/drawnMarkup';
import type { LoadPictures } from '@/simulator/pictureLoader';
import { BY_REFERENCE, drawingBitmap } from '@/simulator/rasterise';
import { shownNodes } from '@/simulator/shownNodes';
import { whenIdle } from '@/ui/whenIdle';

type Step =
  | { plan: string; canvas: { width: number; height: number; shape: FaceCopy['shape'] } }
  | { tiles: Sheet['tiles']; bitmap: ImageBitmap }
  | { measure: readonly string[] };

export interface SeenQuestion {
  number: number;
  step: Step;
}

export interface SeenAnswer {
  number: number;
  result: { sheets?: Sheet[]; layers?: SeenLayer[]; fault?: string };
}

export interface SeenFacts {
  /**
   * What is seen of the judged layers in both modes. `state`: the sample state. Null where workers cannot draw. Rejects
   * if the face cannot be drawn, and with the signal's reason on abort.
   */
  of(copy: FaceCopy, state: WatchState, signal: AbortSignal): Promise<readonly SeenMoment[] | null>;
  close(): void;
}

export interface SeenTools {
  /** The available fonts besides the default one. */
  fonts(): readonly Font[];
  loadPictures: LoadPictures;
  /** Resolves when the page may be drawn for a moment. Default: when it is idle. */
  calm?(): Promise<void>;
}

const MODES: readonly ModeName[] = ['normal', 'ambient'];

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** One worker that answers steps in their order. */
function createSteps() {
  const waiting = new Map<number, { resolve(result: SeenAnswer['result']): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let asked = 0;
  const fail = (why: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const begun = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./seenWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SeenAnswer>) => {
      const question = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.result.fault === undefined) question?.resolve(data.result);
      else question?.reject(new Error(data.result.fault));
    };
    worker.onerror = (event) => fail(event.message || 'the worker did not start');
    return worker;
  };
  return {
    ask: (step: Step, moved: Transferable[] = []) =>
      new Promise<SeenAnswer['result']>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        begun().postMessage({ number: asked, step } satisfies SeenQuestion, moved);
      }),
    close: () => fail('the check was left'),
  };
}

export function createSeenFacts({ fonts, loadPictures, calm = idle }: SeenTools): SeenFacts {
  const { ask, close } = createSteps();
  return {
    async of(copy, state, signal) {
      if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
      const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
      const found: SeenMoment[] = [];
      for (const mode of MODES) {
        const nodes = shownNodes(copy, mode);
        const judged = judgedLayers(nodes);
        if (judged.length === 0) continue;
        for (const moment of momentsOf(mode)) {
          await calm();
          signal.throwIfAborted();
          const watch = watchIn(mode, createWatch(stateAt(moment, state)));
          const rest = copy.watchFace;
          const svg = await drawnMarkup({ nodes, canvas, watch, mode, rest, assets: BY_REFERENCE });
          signal.throwIfAborted();
          const { sheets = [] } = await ask({ plan: svg, canvas });
          for (const sheet of sheets) {
            await calm();
            const bitmap = await drawingBitmap(sheet, { fonts: fonts(), loadPictures }, signal);
            signal.throwIfAborted();
            await ask({ tiles: sheet.tiles, bitmap }, [bitmap]);
          }
          signal.throwIfAborted();
          const { layers = [] } = await ask({ measure: judged });
          found.push({ mode, moment, layers });
        }
      }
      return found;
    },
    close,
  };
}
