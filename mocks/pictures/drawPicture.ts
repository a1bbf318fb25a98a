// Draws a demo picture as a PNG file: a scene and colours that suit the prompt, with the demo mark.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { encodePng } from '@/bytes/png/encodePng';
import { type Palette, paletteOf } from './colors';
import { hashOf } from './dice';
import { nebula, worlds } from './heavens';
import { landscape, type Scene } from './landscapes';
import { stampDemo } from './mark';
import { guilloche, petals } from './ornaments';

/** Side of a picture, px: covers the dial of either platform, and stays well below the upload limit. */
const SIDE = 480;
/** Colours are quantized to this step, so that the file stays small. */
const STEP = 3;

type Kind = (palette: Palette, prompt: string, seed: number) => Scene;
const KINDS = {
  landscape,
  nebula: (palette, _, seed) => nebula(palette, seed),
  worlds: (palette, _, seed) => worlds(palette, seed),
  guilloche: (palette, _, seed) => guilloche(palette, seed),
  petals: (palette, _, seed) => petals(palette, seed),
} satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;

const SUITS: readonly (readonly [RegExp, readonly KindName[]])[] = [
  [/sea|ocean|wave|lake|river|beach|harbou?r|海|浪|湖|河|港/i, ['landscape', 'landscape', 'nebula', 'landscape']],
  [/space|star|galaxy|nebula|cosmos|太空|星|银河|宇宙/i, ['nebula', 'worlds', 'landscape', 'nebula']],
  [/planet|orbit|moon|行星|轨道|月/i, ['worlds', 'landscape', 'nebula', 'worlds']],
  [
    /guilloche|engrav|metal|gold|luxury|dial|classic|机刻|雕|金|奢|表盘|经典/i,
    ['guilloche', 'petals', 'guilloche', 'worlds'],
  ],
  [/flower|rose|petal|blossom|lotus|mandala|花|莲|玫瑰|樱/i, ['petals', 'petals', 'landscape', 'guilloche']],
];
const OTHERWISE: readonly KindName[] = ['landscape', 'landscape', 'petals', 'nebula'];

/** The picture at an index of a task; deterministic. */
export async function drawPicture(prompt: string, taskId: string, index: number): Promise<Blob> {
  const kinds = SUITS.find(([words]) => words.test(prompt))?.[1] ?? OTHERWISE;
  const kind = KINDS[kinds[index % kinds.length] ?? 'landscape'];
  const scene = kind(paletteOf(prompt), prompt, hashOf(`${prompt} ${taskId} ${index}`));
  return encodePng(stampDemo(drawn(scene)));
}

function drawn(scene: Scene): Pixels {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let row = 0, at = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1, at += 4) {
      const color = scene((column + 0.5) / (SIDE / 2) - 1, (row + 0.5) / (SIDE / 2) - 1);
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at + channel] = Math.round((color[channel] ?? 0) / STEP) * STEP;
      rgba[at + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, rgba };
}
