// What the check says about a face's memory on the watch, with the layers that take most of it.
import { imagesOf } from '@/face/nodes';
import type { CheckFacts, MemoryUse, RawFinding } from './checkFinding';
import type { PlacedLayer } from './checkLayers';
import { megabytes } from './megabytes';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX, activeBytes, ambientBytes, type FaceFiles } from './memoryFootprint';
import type { FaceOutput } from './writeFace';

/** Most layers named as the heaviest. */
const HEAVIEST_NAMED = 3;

/** The files of a written face as far as the facts know them; pictures that are made smaller or tinted are counted as they will be. */
export function filesOf({ pictures, fonts }: Pick<FaceOutput, 'pictures' | 'fonts'>, facts: CheckFacts): FaceFiles {
  const wanted = new Map(pictures.map((picture) => [picture.name, picture.wanted]));
  const typefaces = new Map(fonts.map(({ name, typeface }) => [name, typeface]));
  return {
    drawable(name) {
      const picture = wanted.get(name);
      const file = picture && facts.pictures[picture.url];
      if (!picture || !file) return null;
      const width = Math.min(file.width, picture.scaledTo?.width ?? file.width);
      const height = Math.min(file.height, picture.scaledTo?.height ?? file.height);
      const { url: _, ...changes } = picture;
      // Smaller or tinted its colours are others, at which nobody has looked.
      const isSmaller = width < file.width || height < file.height;
      const fitsRgb565 = file.fitsRgb565 === true && !isSmaller && !picture.tint;
      return { width, height, frames: 1, content: JSON.stringify([file.sha, changes]), fitsRgb565 };
    },
    fontBytes: (family) => facts.fonts[typefaces.get(family) ?? '']?.bytes ?? null,
  };
}

/** Memory of a written face in both modes, bytes. */
export function memoryOf(output: FaceOutput, facts: CheckFacts): MemoryUse {
  const files = filesOf(output, facts);
  return { active: activeBytes(output.document, files), ambient: ambientBytes(output.document, files) };
}

/** Layers of a mode by what their pictures take decoded, each picture counted for the first that shows it. */
function heaviest(
  layers: readonly PlacedLayer[],
  mode: PlacedLayer['mode'],
  facts: CheckFacts,
): readonly PlacedLayer[] {
  const counted = new Set<string>();
  return layers
    .filter((layer) => layer.mode === mode)
    .map((layer) => {
      const fresh = imagesOf(layer.node).filter(({ url }) => !counted.has(url) && counted.add(url));
      const px = fresh.map(({ url }) => facts.pictures[url]).map((file) => (file ? file.width * file.height : 0));
      return { layer, bytes: px.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, HEAVIEST_NAMED)
    .map(({ layer }) => layer);
}

/** Nothing where both modes are within their bounds. */
export function checkMemory(use: MemoryUse, layers: readonly PlacedLayer[], facts: CheckFacts): RawFinding[] {
  const found: RawFinding[] = [];
  const tell = (key: string, mode: PlacedLayer['mode'], bytes: number, most: number) => {
    if (bytes <= most) return;
    const heavy = heaviest(layers, mode, facts);
    const names = heavy.map(({ node }) => node.label).join(', ');
    const params = { size: megabytes(bytes), limit: megabytes(most), ...(names && { layers: names }) };
    found.push({
      key: names ? key : `${key}Alone`,
      severity: 'error',
      mode,
      uuid: heavy[0]?.node.uuid ?? null,
      params,
    });
  };
  tell('memoryActive', 'normal', use.active, ACTIVE_BYTES_MAX);
  tell('memoryAmbient', 'ambient', use.ambient, AMBIENT_BYTES_MAX);
  return found;
}
