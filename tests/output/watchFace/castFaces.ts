// A face of pictures with shadows, for tests of the export: by structure and drawn.
import type { FaceCopy } from '@/schemas/design';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

const [WIDTH, HEIGHT] = [368, 448];
const art = (name: string) => ({ url: `art:${name}.png` });
const shadow = (x: number, y: number, blur: number, color = '#000000a0') => ({ isOn: true, x, y, blur, color });
const about = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** By name: the kind of image, and its style. */
const PICTURES: Readonly<Record<string, readonly [type: string, style: object, more?: object]>> = {
  'resting picture': ['image', { ...about(30, 30, 90, 90), ...art('meridian/bolt'), shadow: shadow(8, 12, 6) }],
  'enlarged picture turned by hand': [
    'image',
    { ...about(140, 30, 110, 100), ...art('meridian/cap'), rotation: 50, shadow: shadow(20, 4, 3, '#2030ff') },
  ],
  'faded picture': [
    'image',
    { ...about(270, 40, 70, 70), ...art('starter/tick'), opacity: 0.5, shadow: shadow(10, 10, 8) },
  ],
  'tinted and mirrored picture': [
    'image',
    {
      ...about(40, 170, 60, 90),
      ...art('starter/hour'),
      ...{ isTinted: true, tintColor: '#ff000080', red: 255, green: 0, blue: 0, alpha: 128 },
      ...{ scaleX: -1, shadow: shadow(-9, 9, 4) },
    },
  ],
  'icon with two pictures': [
    'icon',
    { ...about(270, 170, 60, 60), ...art('meridian/bolt'), shadow: shadow(6, 6, 4) },
    { activeIcon: 'art:meridian/cap.png', activeWhen: '(#BLP#>60)' },
  ],
  'hand beside the center': [
    'image',
    {
      ...about(290, 290, 16, 90),
      ...art('starter/minutes'),
      ...{ rotate: '#DWFM#', offset: { x: 8, y: 70 }, shadow: shadow(9, 12, 5) },
    },
  ],
  'hour hand': [
    'hour',
    {
      ...about(WIDTH / 2 - 10, HEIGHT / 2 - 90, 20, 110),
      ...art('starter/hour'),
      ...{ rotate: '#DWFKS#', offset: { x: 10, y: 90 }, shadow: shadow(6, 10, 6) },
    },
  ],
  'minute hand': [
    'minutes',
    {
      ...about(WIDTH / 2 - 8, HEIGHT / 2 - 140, 16, 160),
      ...art('starter/minutes'),
      ...{ rotate: '#DWFM#', offset: { x: 8, y: 140 }, shadow: shadow(9, 14, 9, '#10203080') },
    },
  ],
};

/** Pictures with shadows above a light ground, on which shadows show. */
export function castFace(): FaceCopy {
  const paint = { kind: 'solid', color: '#e8e4da' };
  const ground = bare('shape', { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: paint }, { uuid: 'ground' });
  const nodes = Object.entries(PICTURES).map(([label, [type, style, more]], index) =>
    bare('image', style, { uuid: `cast-${index}`, label, type, ...more }),
  );
  const list = [ground, ...nodes];
  return faceOf(list, { ambient: list, canvas: { width: WIDTH, height: HEIGHT, shape: 'rectangle' } });
}
