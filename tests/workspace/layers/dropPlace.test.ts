// The position of layers dropped on a row of the layer list.
import { expect, it } from 'vitest';
import { moveTo } from '@/editor/commands/order';
import { backgroundLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { dropPlace } from '@/workspace/layers/dropPlace';

const layers = () => [rootLayer(), backgroundLayer(), ...['a', 'b', 'c', 'd'].map((uuid) => textLayer(uuid))];
const drop = (moved: string[], dragged: string, over: string) => {
  const face = new Session(layers());
  const index = dropPlace(face.order, moved, dragged, over);
  const refusal = face.run(moveTo, { uuids: moved, index: index ?? -1 });
  return refusal?.messageKey ?? face.order.slice(2).join('');
};

it.each([
  ['one up', ['a'], 'a', 'c', 'bcad'],
  ['one down', ['d'], 'd', 'b', 'adbc'],
  ['onto the next', ['b'], 'b', 'c', 'acbd'],
  ['several as a block, up', ['a', 'b'], 'a', 'd', 'cdab'],
  ['several as a block, down', ['b', 'd'], 'd', 'a', 'bdac'],
  ['onto the background image', ['c'], 'c', 'photo', 'cabd'],
  ['onto the root', ['c'], 'c', 'root', 'cabd'],
  ['several onto the root', ['b', 'd'], 'd', 'root', 'bdac'],
] as const)('%s', (_, moved, dragged, over, result) => {
  expect(drop([...moved], dragged, over)).toBe(result);
});

it('returns null for a missing row', () => expect(dropPlace(['a'], ['a'], 'a', 'x')).toBeNull());

it('on a watch that keeps layers with data above those without, a drop on the background goes as low as allowed', () => {
  const live = (uuid: string, textTag: string) => textLayer(uuid, { textTag });
  const face = new Session(
    [rootLayer(), textLayer('a'), textLayer('b'), live('c', '#Db#'), live('d', '#BLP#')],
    'falcon',
  );
  for (const [dragged, order] of [
    ['d', 'root a b c d'],
    ['c', 'root a b c d'],
    ['b', 'root b a c d'],
  ] as const) {
    const refusal = face.run(moveTo, {
      uuids: [dragged],
      index: dropPlace(face.order, [dragged], dragged, 'root') ?? -1,
    });
    expect([refusal, face.order.join(' ')]).toEqual([null, order]);
  }
});
