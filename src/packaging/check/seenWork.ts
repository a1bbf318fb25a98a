// Measures the visible pixels of layers in steps. Between the steps the page draws the layers that the worker lacks.
import type { CanvasOutline } from '@/face/geometry/bounds';
import { extentIn, type Ink, inkIn, type Raster } from '@/face/seen/ink';
import { drawingOf, type LayerDrawing, layersIn } from '@/face/seen/layerDrawings';
import { type LayerInk, measureSeen, type SeenLayer } from '@/face/seen/measureSeen';
import { aroundBoth, contains, meetOf, type Rect } from '@/face/seen/rect';
import { gridOf, type Sheet, sheetsOf, type Tile, type TileRequest } from '@/face/seen/sheets';
import { picturesIn } from '@/output/faceMarkup';

/** Maximum bytes of stored inks; the longest unused are dropped first. */
const STORED_MAX = 64 * 1024 * 1024;
/** Number of new drawings that are drawn whole at once, because a second sheet costs more than their size. */
const WHOLE_MAX = 3;
/** Largest number of drawings whose measurements are cached. */
const DRAWINGS_MAX = 4000;

/** Replaces a picture without a file, to find the layers that it would overlap. */
export const PLATE = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M0 0h1v1H0z"/></svg>',
)}`;

/** A face at a moment. */
export interface FaceLook {
  /** The markup of the whole face. */
  svg: string;
  canvas: CanvasOutline;
  /** The layers to measure. All others are only drawn below or above them. */
  judged: readonly string[];
  /** Layers that sweep over others, as hands do. The contrast between two of them is never measured. */
  passing: readonly string[];
}

export interface SeenWork {
  /** Begins a measurement. `unloaded`: pictures without a file, in whose place a plate is drawn. */
  begin(unloaded: readonly string[]): void;
  /** Adds a face at a moment. */
  look(face: FaceLook): void;
  /** Sheets to draw. Call it again after `take` of each sheet, until it returns none. */
  sheets(): Sheet[];
  /** Takes the pixels of a sheet. Null: it could not be drawn. */
  take(tiles: readonly Tile[], pixels: Raster | null): void;
  /** Measurements of the judged layers, for each face in order. */
  measure(): SeenLayer[][];
}

/** What is known of a distinct drawing. */
interface Known {
  /** Where it has ink; null if nowhere. Absent: not drawn yet. */
  extent?: Rect | null;
  /** Its ink in a part of the face. */
  drawn?: { part: Rect; ink: Ink | null };
  /** Its sheet could not be drawn, so it is drawn alone, or it could not be drawn alone either. */
  fault?: 'shared' | 'alone';
}

interface LookedLayer {
  uuid: string;
  key: string;
  isJudged: boolean;
  isPassing: boolean;
  /** A picture of it has no file. */
  lacksPicture: boolean;
}

interface Look {
  canvas: CanvasOutline;
  layers: readonly LookedLayer[];
}

/** Stores the ink of each distinct drawing, so that a change costs only the layers that it changes. */
export function createSeenWork(): SeenWork {
  /** By key; the longest unused first. */
  const cache = new Map<string, Known>();
  /** Parsed layers by markup, of this measurement and the last one. */
  let parsed = new Map<string, LayerDrawing>();
  let parsedBefore = parsed;
  /** Measured layers of this measurement and the last one, by a key made of the numbers of the inks that overlap. */
  let measured = new Map<string, SeenLayer>();
  let measuredBefore = measured;
  const numbers = new WeakMap<Ink, number>();
  let numbered = 0;
  let unloaded: ReadonlySet<string> = new Set();
  let looks: Look[] = [];
  /** The drawings of this measurement. */
  let drawings = new Map<string, { drawing: LayerDrawing; canvas: CanvasOutline }>();

  const of = (key: string): Known => cache.get(key) ?? {};
  const change = (key: string, patch: Known) => cache.set(key, { ...of(key), ...patch });

  const drop = () => {
    let bytes = [...cache.values()].reduce((sum, { drawn }) => sum + (drawn?.ink?.data.length ?? 0), 0);
    for (const [key, { drawn }] of cache) {
      if (bytes <= STORED_MAX && cache.size <= DRAWINGS_MAX) return;
      cache.delete(key);
      bytes -= drawn?.ink?.data.length ?? 0;
    }
  };
  const extentOf = (key: string): Rect | null => of(key).extent ?? null;

  /**
   * For each drawing, the part to measure: the whole of a judged layer, and of another layer the part that overlaps
   * judged ones.
   */
  const wanted = (): Map<string, Rect> => {
    const parts = new Map<string, Rect>();
    const want = (key: string, part: Rect) => parts.set(key, aroundBoth(parts.get(key) ?? null, part));
    for (const { layers } of looks) {
      const judged = layers.flatMap(({ key, isJudged }) => {
        const extent = isJudged ? extentOf(key) : null;
        return extent ? [extent] : [];
      });
      for (const { key, isJudged } of layers) {
        const extent = extentOf(key);
        if (!extent) continue;
        if (isJudged) want(key, extent);
        for (const one of judged) {
          const common = meetOf(extent, one);
          if (common) want(key, common);
        }
      }
    }
    return parts;
  };

  const requestsOf = (key: string, part: Rect, isRough: boolean): TileRequest[] => {
    const one = drawings.get(key);
    return one ? [{ key, part, isRough, element: one.drawing.element, isAlone: of(key).fault === 'shared' }] : [];
  };

  const numberOf = (ink: Ink | null): number => {
    if (!ink) return 0;
    const number = numbers.get(ink) ?? numbered + 1;
    numbered = Math.max(numbered, number);
    numbers.set(ink, number);
    return number;
  };

  function seenIn({ canvas, layers }: Look, index: number): SeenLayer[] {
    const layer = layers[index];
    if (!layer?.isJudged) return [];
    const { uuid, key } = layer;
    const scale = gridOf(canvas).scale;
    const isUnknown = (one: LookedLayer) => one.lacksPicture || of(one.key).fault === 'alone';
    const ink = of(key).drawn?.ink ?? null;
    if (!ink) return isUnknown(layer) ? [unseen(uuid)] : [];
    const meets = (one: LookedLayer) => {
      if (of(one.key).fault === 'alone') return true;
      const extent = extentOf(one.key);
      return extent !== null && meetOf(extent, ink) !== null;
    };
    const inkOf = (one: LookedLayer): LayerInk => ({ uuid: one.uuid, ink: of(one.key).drawn?.ink ?? null });
    const isTwin = (one: LookedLayer) => one.key === key;
    // A text is not judged against its own copy below it.
    const times = 1 + layers.slice(0, index).filter(isTwin).length;
    const twin = layers.findLast((one, at) => at > index && isTwin(one));
    const isGround = (one: LookedLayer) => !isTwin(one) && !(layer.isPassing && one.isPassing) && meets(one);
    const below = layers.slice(0, index).filter(isGround);
    const above = layers.slice(index + 1).filter(meets);
    const unknown = [layer, ...below, ...above].filter(isUnknown).map((one) => one.uuid);
    const named = (list: readonly LayerInk[]) => list.map((one) => `${one.uuid} ${numberOf(one.ink)}`);
    const around = { below: below.map(inkOf), above: above.map(inkOf) };
    const place = [canvas.width, canvas.height, canvas.shape];
    const sameAs = [uuid, numberOf(ink), times, ...place, ...named(around.below), '/', ...named(around.above)].join(
      ' ',
    );
    const pixels =
      measured.get(sameAs) ??
      measuredBefore.get(sameAs) ??
      measureSeen({ uuid, ink, times }, around, { canvas, scale });
    measured.set(sameAs, pixels);
    const seen = twin ? { ...pixels, twin: twin.uuid } : pixels;
    if (unknown.length === 0) return [seen];
    const covered = seen.covered.filter(({ by }) => !unknown.includes(by));
    return [{ ...seen, contrast: null, covered, unknown }];
  }

  return {
    begin(missing) {
      unloaded = new Set(missing);
      [parsedBefore, parsed] = [parsed, new Map()];
      [measuredBefore, measured] = [measured, new Map()];
      looks = [];
      drawings = new Map();
      // What could not be drawn is tried again.
      for (const [key, { fault }] of cache) if (fault) cache.delete(key);
      drop();
    },
    look({ svg, canvas, judged, passing }) {
      const [ofJudged, ofPassing] = [new Set(judged), new Set(passing)];
      const layers = layersIn(svg).map((layer): LookedLayer => {
        const drawing = parsed.get(layer.markup) ?? parsedBefore.get(layer.markup) ?? drawingOf(layer);
        parsed.set(layer.markup, drawing);
        const lacksPicture = unloaded.size > 0 && picturesIn(layer.markup).some((ref) => unloaded.has(ref));
        const key = `${canvas.width} ${canvas.height} ${lacksPicture} ${drawing.key}`;
        drawings.set(key, { drawing, canvas });
        // Moves it to the end, among those that were used last.
        const before = of(key);
        cache.delete(key);
        cache.set(key, before);
        const { uuid } = layer;
        return { uuid, key, isJudged: ofJudged.has(uuid), isPassing: ofPassing.has(uuid), lacksPicture };
      });
      looks.push({ canvas, layers });
    },
    sheets() {
      const [first] = looks;
      if (!first) return [];
      const grid = gridOf(first.canvas);
      const fresh = [...drawings.keys()].filter((key) => of(key).extent === undefined && of(key).fault !== 'alone');
      const isRough = fresh.length > WHOLE_MAX;
      if (fresh.length > 0) {
        return sheetsOf(
          fresh.flatMap((key) => requestsOf(key, grid.whole, isRough)),
          grid,
        );
      }
      const fine = [...wanted()].flatMap(([key, part]) => {
        const { drawn, fault } = of(key);
        if (fault === 'alone' || (drawn && contains(drawn.part, part))) return [];
        return requestsOf(key, aroundBoth(drawn?.part ?? null, part), false);
      });
      return sheetsOf(fine, grid);
    },
    take(tiles, pixels) {
      for (const tile of tiles) {
        if (!pixels) change(tile.key, { fault: tiles.length === 1 ? 'alone' : 'shared' });
        else if (tile.isRough) {
          const extent = extentIn(pixels, tile);
          change(tile.key, { extent: extent && meetOf(extent, tile.part) });
        } else {
          const { extent } = of(tile.key);
          const ink = inkIn(pixels, tile);
          cache.set(tile.key, {
            extent: extent === undefined ? ink && boxOf(ink) : extent,
            drawn: { part: tile.part, ink },
          });
        }
      }
    },
    measure: () => looks.map((look) => look.layers.flatMap((_, index) => seenIn(look, index))),
  };
}

const boxOf = ({ x, y, width, height }: Ink): Rect => ({ x, y, width, height });

/** A layer that the browser could not draw. */
const unseen = (uuid: string): SeenLayer => ({
  ...{ uuid, bounds: { x: 0, y: 0, width: 0, height: 0 }, place: { angle: 0, radius: 0 } },
  ...{ cut: { share: 0, px: 0 }, contrast: null, covered: [], unknown: [uuid] },
});
