// Findings about a face's memory use on the watch, with the layers that use most.
import { bakedSizeOf, imagesOf } from '@/face/nodes';
import { DEFAULT_FONT_BYTES } from '@/schemas/font';
import { bakedSize } from './bakePicture';
import type { CheckFacts, MemoryUse, RawFinding } from './checkFinding';
import { familiesOf, type PlacedLayer } from './checkLayers';
import { megabytes } from './megabytes';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX, activeBytes, ambientBytes } from './memoryFootprint';
import type { FaceFiles } from './memoryResources';
import type { FaceOutput } from './writeFace';

const BYTES_PER_PIXEL = 4;
/** Number of largest layers named in a finding. */
const HEAVIEST_NAMED = 3;

/** File facts for a written face, as far as known; scaled or tinted pictures count as they will be written. */
export function filesOf({ pictures, fonts }: Pick<FaceOutput, 'pictures' | 'fonts'>, facts: CheckFacts): FaceFiles {
  const wanted = new Map(pictures.map((picture) => [picture.name, picture.wanted]));
  const typefaces = new Map(fonts.map(({ name, typeface }) => [name, typeface]));
  return {
    drawable(name) {
      const picture = wanted.get(name);
      if (picture?.drawing) {
        const { width, height } = picture.drawing;
        return { width, height, frames: 1, file: JSON.stringify(picture.drawing) };
      }
      const file = picture && facts.pictures[picture.url];
      if (!picture || !file) return null;
      const { width, height } = bakedSize(file, picture);
      const { url: _, ...changes } = picture;
      // The colours of a scaled or tinted picture are unknown.
      const isSmaller = width < file.width || height < file.height;
      const fitsRgb565 = file.fitsRgb565 === true && !isSmaller && !picture.tint && !picture.cast;
      return { width, height, frames: 1, file: JSON.stringify([file.sha, changes]), fitsRgb565 };
    },
    // A missing font is replaced by the default font; it also counts while facts are not known.
    fontBytes(name) {
      const typeface = typefaces.get(name);
      if (typeface === undefined) return null;
      return facts.fonts[typeface]?.bytes ?? DEFAULT_FONT_BYTES;
    },
  };
}

/** Memory use of a written face in both modes, bytes. */
export function memoryOf(output: FaceOutput, facts: CheckFacts): MemoryUse {
  const files = filesOf(output, facts);
  return { active: activeBytes(output.document, files), ambient: ambientBytes(output.document, files) };
}

/** Layers of a mode by the size of their pictures and fonts; each file counts for the first layer that uses it. */
function heaviest(
  layers: readonly PlacedLayer[],
  mode: PlacedLayer['mode'],
  facts: CheckFacts,
): readonly PlacedLayer[] {
  const counted = new Set<string>();
  const isFirst = (key: string) => !counted.has(key) && counted.add(key).has(key);
  return layers
    .filter((layer) => layer.mode === mode)
    .map((layer) => {
      const pictures = imagesOf(layer.node).filter(({ url }) => isFirst(`picture ${url}`));
      const families = familiesOf(layer.node).filter((family) => isFirst(`font ${family}`));
      const files = pictures.map(({ url }) => facts.pictures[url]);
      const decoded = files.reduce((sum, file) => sum + (file ? file.width * file.height * BYTES_PER_PIXEL : 0), 0);
      const baked = bakedSizeOf(layer.node, 'watchFace');
      const drawn = baked ? baked.width * baked.height * BYTES_PER_PIXEL : 0;
      const bytes = families.reduce((sum, family) => sum + (facts.fonts[family]?.bytes ?? 0), decoded + drawn);
      return { layer, bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, HEAVIEST_NAMED)
    .map(({ layer }) => layer);
}

/** Empty if both modes are within their limits. */
export function checkMemory(use: MemoryUse, layers: readonly PlacedLayer[], facts: CheckFacts): RawFinding[] {
  const findings: RawFinding[] = [];
  const tell = (key: string, mode: PlacedLayer['mode'], bytes: number, most: number) => {
    if (bytes <= most) return;
    const heavy = heaviest(layers, mode, facts);
    const names = heavy.map(({ node }) => node.label).join(', ');
    const params = { size: megabytes(bytes), limit: megabytes(most), ...(names && { layers: names }) };
    findings.push({
      key: names ? key : `${key}Alone`,
      severity: 'error',
      mode,
      uuid: heavy[0]?.node.uuid ?? null,
      params,
    });
  };
  tell('memoryActive', 'normal', use.active, ACTIVE_BYTES_MAX);
  tell('memoryAmbient', 'ambient', use.ambient, AMBIENT_BYTES_MAX);
  return findings;
}
