// Every item of the catalogue, alone in a face, is imported as the layer that it was.
import { describe, expect, it } from 'vitest';
import { catalogueItems, refusedInAmbient } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { PICTURE, pictures, startPlace } from '../../face/nodes/sampleNodes';
import { faceOf } from '../watchFace/faces';
import { filesOf, readBack, saidByMode } from './readBack';

const ROUND = { width: 500, height: 500, shape: 'circle' } as const;
const UPRIGHT = { width: 368, height: 448, shape: 'rectangle' } as const;
const shapes = pictures(12).map(({ url, fileSize }) => ({ url, fileSize, width: 40, height: 30 }));

/** Shapes that are exported as pictures are imported as pictures: `shapes.test.ts`. */
const LEAVES_AS_PICTURE = ['shapePolygon', 'shapeStar', 'shapePen'];

const CASES = catalogueItems
  .filter(({ opensRoot, key }) => !opensRoot && !LEAVES_AS_PICTURE.includes(key))
  .flatMap((item) =>
    [ROUND, UPRIGHT].map((canvas) => ({
      name: `${item.key} on ${canvas.width} x ${canvas.height}`,
      make() {
        const images = item.pictures ? (item.pictures.max > 1 ? shapes : [PICTURE]) : [];
        const node = createNode(item, { uuid: 'layer', label: `A ${item.key}`, place: startPlace(canvas, images) });
        return faceOf([node], { canvas, ambient: refusedInAmbient(item) ? [] : [node] });
      },
    })),
  );

describe('a written item of the catalogue', () => {
  it.each(CASES)('$name is imported as a layer', ({ make }) => {
    const { first, files, read, second } = readBack(make());
    expect(read.notes.filter(({ kind }) => kind !== 'recognised').map(({ what, key }) => [what, key])).toEqual([]);
    const families = new Map([...first.fonts, ...second.fonts].map(({ name, typeface }) => [name, typeface]));
    expect(saidByMode(filesOf(second), families)).toEqual(saidByMode(files, families));
  });
});
