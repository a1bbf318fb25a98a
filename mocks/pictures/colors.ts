// Colours of a demo picture, chosen by words of its prompt, and colour mixing.
import { hashOf } from './dice';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** From dark to light, and an accent colour. */
export interface Palette {
  deep: Color;
  mid: Color;
  soft: Color;
  light: Color;
  accent: Color;
}

const hex = (text: string): Color => [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as never;
const palette = (...texts: readonly [string, string, string, string, string]): Palette => {
  const [deep, mid, soft, light, accent] = texts.map(hex) as [Color, Color, Color, Color, Color];
  return { deep, mid, soft, light, accent };
};

const BY_WORDS: readonly (readonly [RegExp, Palette])[] = [
  [
    /sunset|dusk|evening|autumn|desert|夕阳|日落|黄昏|晚霞|秋|沙漠/i,
    palette('2b1238', '8c2f5a', 'e8694f', 'ffd08a', 'fff1c9'),
  ],
  [
    /dawn|sunrise|spring|cherry|blossom|rose|pink|日出|清晨|黎明|春|樱|粉|玫瑰/i,
    palette('3a2352', '8d4f86', 'e58fa6', 'ffe0d6', 'fffaf0'),
  ],
  [
    /sea|ocean|wave|lake|river|beach|summer|blue|海|浪|湖|河|夏|蓝/i,
    palette('06283d', '13607f', '3fb0b8', 'c9f1e3', 'ffe9a8'),
  ],
  [
    /forest|tree|leaf|grass|jungle|green|森林|树|叶|草|竹|绿/i,
    palette('0d2a1f', '1f5a3c', '6aa84f', 'd9edb0', 'fff3b5'),
  ],
  [/snow|ice|winter|frost|white|silver|雪|冰|冬|白|银/i, palette('1d2b45', '4d6b95', 'a9c3dd', 'f2f8ff', 'ffd9a0')],
  [/gold|luxury|royal|king|brass|金|奢|皇|古铜/i, palette('17120a', '4f3a16', 'b98a35', 'f5dc9a', 'fff7df')],
  [/fire|lava|red|dragon|火|熔岩|红|龙/i, palette('1c0608', '6e1414', 'd8431f', 'ffb545', 'fff0b8')],
  [
    /space|star|galaxy|nebula|moon|night|cosmos|planet|太空|星|银河|宇宙|月|夜|行星/i,
    palette('070a20', '2a2266', '7a4fb5', 'd6b8ff', 'ffe3a3'),
  ],
  [/neon|cyber|city|future|robot|霓虹|赛博|城市|未来|机器/i, palette('0a0920', '3a0f5e', 'd02f9b', '35e2ea', 'fdf3ff')],
];

/** For prompts that name no colour. */
const OTHERS: readonly Palette[] = [
  palette('10233b', '2f5d7c', 'e08e79', 'f4e3c1', 'fff8e7'),
  palette('1f1a38', '5a3f7d', '4fa3a5', 'd8f0d2', 'ffd66b'),
  palette('251a1a', '7a3e3a', 'd59a5a', 'f6e6c5', 'bfe3e0'),
  palette('0f2a2d', '2c6b62', 'c9b458', 'f3efd0', 'f28f6b'),
];

/** The palette for a prompt. */
export const paletteOf = (prompt: string): Palette =>
  BY_WORDS.find(([words]) => words.test(prompt))?.[1] ?? OTHERS[hashOf(prompt) % OTHERS.length] ?? OTHERS[0] ?? never();

function never(): never {
  throw new Error('there are no colours');
}

export const mix = (from: Color, to: Color, share: number): Color => {
  const part = Math.min(1, Math.max(0, share));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
};

/** A colour along a row of colours; 0 is the first, 1 the last. */
export function along(colors: readonly [Color, ...Color[]], share: number): Color {
  const place = Math.min(0.9999, Math.max(0, share)) * (colors.length - 1);
  const index = Math.floor(place);
  return mix(colors[index] ?? colors[0], colors[index + 1] ?? colors[0], place - index);
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function rise(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
