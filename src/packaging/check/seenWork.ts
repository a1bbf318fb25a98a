// Measures what is seen of a face, in steps between which the page draws what is missing. Runs in a worker.
import type { CanvasOutline } from '@/face/geometry/bounds';
import { type Ink, inkOf, type Raster } from '@/face/seen/ink';
import { type LayerDrawing, layerDrawings } from '@/face/seen/layerDrawings';
import { measureSeen, type SeenLayer } from '@/face/seen/measureSeen';
import { type Sheet, sheetsOf, tileSize } from '@/face/seen/sheets';

/** Most bytes of stored inks before the longest unused are dropped. */
const STORED_MAX = 64 * 1024 * 1024;

export interface SeenWork {
  /** The sheets that must be drawn before a face can be measured. `svg`: its drawing, which the next steps are about. */
  plan(svg: string, canvas: CanvasOutline): Sheet[];
  /** Takes the pixels of a sheet. */
  take(tiles: Sheet['tiles'], pixels: Raster): void;
  /** What is seen of these layers. */
  measure(judged: readonly string[]): SeenLayer[];
}

/** Stores the ink of each distinct drawing, so that a change costs only the layers that it changes. */
export function createSeenWork(): SeenWork {
  const inks = new Map<string, Ink | null>();
  let drawings: readonly LayerDrawing[] = [];
  let canvas: CanvasOutline = { width: 1, height: 1, shape: 'rectangle' };

  /** Drops the longest unused. A used ink moves to the end of the map. */
  const drop = () => {
    let bytes = [...inks.values()].reduce((sum, ink) => sum + (ink?.data.length ?? 0), 0);
    for (const [key, ink] of inks) {
      if (bytes <= STORED_MAX) return;
      inks.delete(key);
      bytes -= ink?.data.length ?? 0;
    }
  };
  const keyOf = ({ key }: LayerDrawing) => `${canvas.width} ${canvas.height} ${key}`;

  return {
    plan(svg, of) {
      canvas = of;
      drop();
      drawings = layerDrawings(svg);
      for (const drawing of drawings) {
        const ink = inks.get(keyOf(drawing));
        if (ink === undefined) continue;
        inks.delete(keyOf(drawing));
        inks.set(keyOf(drawing), ink);
      }
      const missing = drawings.filter((drawing) => !inks.has(keyOf(drawing)));
      return sheetsOf(
        missing.map((drawing) => ({ ...drawing, key: keyOf(drawing) })),
        tileSize(of),
      );
    },
    take(tiles, pixels) {
      for (const { key, ...place } of tiles) inks.set(key, inkOf(pixels, place, tileSize(canvas)));
    },
    measure(judged) {
      const layers = drawings.map((drawing) => ({ uuid: drawing.uuid, ink: inks.get(keyOf(drawing)) ?? null }));
      return measureSeen(layers, new Set(judged), { canvas, scale: tileSize(canvas).scale });
    },
  };
}
