// Measures how the layers of a copy look at some moments. The page renders the markup and draws missing layers when idle; a
// worker measures.
import { SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import type { SeenLayer } from '@/face/seen/measureSeen';
import type { Sheet } from '@/face/seen/sheets';
import { type EmbeddedFont, fontsIn, type MarkupParts, picturesIn } from '@/output/faceMarkup';
import { judgedLayers, passingLayers } from '@/output/watchFace/checkSeen';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { createStage } from '@/simulator/drawnMarkup';
import { embeddedFonts } from '@/simulator/faceFonts';
import type { LoadPictures } from '@/simulator/pictureLoader';
import { BY_REFERENCE, drawingBitmap } from '@/simulator/rasterise';
import { shownNodes } from '@/simulator/shownNodes';
import { whenIdle } from '@/ui/whenIdle';
import { type FaceLook, PLATE } from './seenWork';
import { createWorkerRequests } from './workerRequests';

type Step =
  | { looks: readonly FaceLook[]; unloaded: readonly string[] }
  /** `bitmap`: null if the sheet could not be drawn. `isLast`: whether it is the last requested sheet. */
  | { tiles: Sheet['tiles']; bitmap: ImageBitmap | null; isLast: boolean }
  | { measure: true };

export interface SeenQuestion {
  number: number;
  step: Step;
}

export interface SeenAnswer {
  number: number;
  result: { sheets?: Sheet[]; layers?: SeenLayer[][]; fault?: string };
}

/** A mode and a state of the watch in which a face is measured. */
export interface MeasuredMoment {
  mode: ModeName;
  state: WatchState;
}

/** A moment with the measurements of the judged layers. */
export type Seen<M> = M & { layers: readonly SeenLayer[] };

export interface SeenFacts {
  /**
   * Measurements of the judged layers at these moments, without modes that have no such layers. Null where workers
   * cannot draw. Rejects if the face cannot be drawn, and with the signal's reason on abort.
   */
  of<M extends MeasuredMoment>(
    copy: FaceCopy,
    moments: readonly M[],
    signal: AbortSignal,
  ): Promise<readonly Seen<M>[] | null>;
  close(): void;
}

export interface SeenTools {
  /** The available fonts besides the default one. */
  fonts(): readonly Font[];
  loadPictures: LoadPictures;
  /** Resolves when the page may be drawn for a moment. Default: when it is idle. */
  calm?(): Promise<void>;
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** One worker that answers steps in their order. */
function createSteps() {
  const { ask, close } = createWorkerRequests<SeenAnswer>(
    () => new Worker(new URL('./seenWorker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    async ask(step: Step, moved: Transferable[] = []) {
      const { result } = await ask({ step } satisfies Omit<SeenQuestion, 'number'>, moved);
      if (result.fault !== undefined) throw new Error(result.fault);
      return result;
    },
    close,
  };
}

export function createSeenFacts({ fonts, loadPictures, calm = idle }: SeenTools): SeenFacts {
  const { ask, close } = createSteps();
  const stages = { normal: createStage(), ambient: createStage() };
  const watches = { normal: createWatch(SAMPLE_STATE), ambient: createWatch(SAMPLE_STATE) };

  /** The face at each of the moments of a mode, drawn in slices while the page is idle. */
  async function looksOf<M extends MeasuredMoment>(
    copy: FaceCopy,
    mode: ModeName,
    all: readonly M[],
    signal: AbortSignal,
  ) {
    const nodes = shownNodes(copy, mode);
    const judged = judgedLayers(nodes);
    const passing = passingLayers(nodes);
    if (judged.length === 0) return [];
    const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
    const [stage, watch] = [stages[mode], watches[mode]];
    const looks: { moment: M; look: FaceLook }[] = [];
    for (const moment of all.filter((one) => one.mode === mode)) {
      await calm();
      signal.throwIfAborted();
      const set = () => watch.set(moment.state);
      const isFirst = looks.length === 0;
      if (isFirst) set();
      const face = { nodes, canvas, watch: watchIn(mode, watch), mode, rest: copy.watchFace, assets: BY_REFERENCE };
      const svg = isFirst ? await stage.draw(face) : stage.after(set);
      looks.push({ moment, look: { svg, canvas, judged, passing } });
      signal.throwIfAborted();
    }
    return looks;
  }

  let embedded: { list: readonly Font[]; families: readonly string[]; files: EmbeddedFont[] } | null = null;
  /** The files of these families, read again only for other families and after a change of the list of fonts. */
  async function fontFiles(families: readonly string[]): Promise<EmbeddedFont[]> {
    const list = fonts();
    const isSame = embedded?.list === list && families.every((family) => embedded?.families.includes(family));
    if (embedded && isSame) return embedded.files;
    const files = await embeddedFonts(families, list);
    // A file that could not be loaded is requested again the next time.
    const isWhole = list.every(
      ({ fontName }) => !families.includes(fontName) || files.some(({ family }) => family === fontName),
    );
    embedded = isWhole ? { list, families, files } : null;
    return files;
  }

  /** Null, and a line in the console, if the browser cannot draw it. */
  async function drawn({ svg, tiles, ...size }: Sheet, files: Pick<MarkupParts, 'pictures' | 'fonts'>) {
    try {
      return await drawingBitmap(svg, { ...size, ...files });
    } catch (error) {
      console.info(`${tiles.length} layers could not be drawn for the check.`, error);
      return null;
    }
  }

  async function measured<M extends MeasuredMoment>(
    copy: FaceCopy,
    moments: readonly M[],
    signal: AbortSignal,
  ): Promise<Seen<M>[]> {
    const looks = [
      ...(await looksOf(copy, 'normal', moments, signal)),
      ...(await looksOf(copy, 'ambient', moments, signal)),
    ];
    if (looks.length === 0) return [];
    const refs = new Set(looks.flatMap(({ look }) => picturesIn(look.svg)));
    const pictures = new Map(await loadPictures([...refs]));
    const unloaded = [...refs].filter((ref) => !pictures.has(ref));
    for (const ref of unloaded) pictures.set(ref, PLATE);
    const families = fontsIn(looks.map(({ look }) => look.svg).join(''));
    const files = { pictures, fonts: await fontFiles(families) };
    signal.throwIfAborted();
    let { sheets = [] } = await ask({ looks: looks.map(({ look }) => look), unloaded });
    while (sheets.length > 0) {
      const round = sheets;
      for (const [index, sheet] of round.entries()) {
        await calm();
        signal.throwIfAborted();
        const bitmap = await drawn(sheet, files);
        signal.throwIfAborted();
        const isLast = index === round.length - 1;
        const result = await ask({ tiles: sheet.tiles, bitmap, isLast }, bitmap ? [bitmap] : []);
        if (isLast) sheets = result.sheets ?? [];
      }
    }
    signal.throwIfAborted();
    const { layers = [] } = await ask({ measure: true });
    return looks.map(({ moment }, index) => ({ ...moment, layers: layers[index] ?? [] }));
  }

  /** Measurements share the worker and the stages, so one begins after the other has ended. */
  let running: Promise<unknown> = Promise.resolve();
  return {
    async of(copy, moments, signal) {
      if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
      const next = running.then(() => {
        signal.throwIfAborted();
        return measured(copy, moments, signal);
      });
      running = next.catch(() => {});
      return next;
    },
    close() {
      close();
      for (const stage of Object.values(stages)) stage.close();
    },
  };
}
