// What a typed placement does to the layers: where their centres go, which sizes they take, and why it may be refused.
import { describe, expect, it } from 'vitest';
import { moveNodes, resizeNodes } from '@/editor/commands/transformNodes';
import { type PlacementPlan, planPlacement } from '@/features/placement/planPlacement';
import { isFault, type Placement, parsePlacement } from '@/features/placement/reading/parsePlacement';
import { imageLayer, ringLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';

const LAYERS = () => [
  rootLayer(),
  imageLayer('time', { x: 200, y: 100, width: 100, height: 50 }),
  imageLayer('date', { x: 10, y: 20, width: 60, height: 30 }),
  imageLayer('hand', { x: 240, y: 60, width: 20, height: 200, offset: { x: 10, y: 190 }, rotation: 90 }),
  ringLayer('ring', { x: 300, y: 300, width: 80, height: 80 }),
  textLayer('words', { x: 100, y: 400, width: 60, height: 30 }),
  imageLayer('fixed', { x: 0, y: 0, width: 10, height: 10, isLock: true }),
];

function plan(text: string, selected: readonly string[] = []) {
  const session = new Session(LAYERS()).select(...selected);
  const { situation } = session;
  const named = situation.nodes.map(({ uuid, label }) => ({ uuid, label }));
  const placement = parsePlacement(text, named) as Placement;
  expect(isFault(placement), JSON.stringify(placement)).toBe(false);
  return { session, result: planPlacement(placement, situation) };
}

/** The style of the one placed layer after the command has run. */
function placed(text: string, selected: readonly string[] = []) {
  const { session, result } = plan(text, selected);
  expect(isFault(result), JSON.stringify(result)).toBe(false);
  const { patches, size, layers } = result as PlacementPlan;
  session.run(size ? resizeNodes : moveNodes, { patches });
  return session.style(layers[0]!.uuid);
}

describe('where the centre of a layer goes', () => {
  it.each([
    ['date at 3 o’clock, radius 180', { x: 400, y: 235 }],
    ['date at 12 o’clock, radius 100%', { x: 220, y: -15 }],
    ['date at 6 o’clock r 100', { x: 220, y: 335 }],
    ['date at the center', { x: 220, y: 235 }],
    ['date at 100, 200', { x: 70, y: 185 }],
    ['date below the time, gap 12', { x: 220, y: 162 }],
    ['date above time', { x: 220, y: 62 }],
    ['date left of time gap 0', { x: 140, y: 110 }],
    ['date right of time', { x: 308, y: 110 }],
    ['date inside time', { x: 220, y: 110 }],
    ['date same y as time', { x: 10, y: 110 }],
    ['date same x as time', { x: 220, y: 20 }],
  ])('%s', (text, place) => {
    expect(placed(text)).toMatchObject(place);
  });

  it('an hour alone keeps the distance from the center', () => {
    const { x, y } = placed('time at 6 o’clock') as { x: number; y: number };
    expect([x, y]).toEqual([200, 350]);
  });

  it('a radius alone keeps the direction', () => {
    expect(placed('time radius 50')).toMatchObject({ x: 200, y: 175 });
  });

  it('a layer in the center of the face takes an hour and a radius in either order', () => {
    const text = 'at center, at 9 o’clock, radius 100';
    expect(placed(text, ['date'])).toMatchObject({ x: 120, y: 235 });
  });

  it('a turned hand is placed by its visible bounds', () => {
    expect(placed('hand at the center')).toMatchObject({ x: 150, y: 60 });
  });

  it('several selected layers move as one', () => {
    const { result } = plan('at center', ['time', 'date']);
    const { patches, center } = result as PlacementPlan;
    expect(center).toEqual({ x: 250, y: 250 });
    expect([...patches.values()]).toEqual([
      { x: 295, y: 265 },
      { x: 105, y: 185 },
    ]);
  });
});

describe('which size a layer takes', () => {
  it.each([
    ['date same width as time', { width: 100, height: 30, x: -10, y: 20 }],
    ['date same height as time', { width: 60, height: 50, x: 10, y: 10 }],
    ['date same size as time', { width: 100, height: 50, x: -10, y: 10 }],
    ['date same width as time, below time', { width: 100, height: 30, x: 200, y: 158 }],
  ])('%s', (text, style) => {
    expect(placed(text)).toMatchObject(style);
  });

  it('a ring stays round', () => {
    expect(placed('ring same width as time')).toMatchObject({ width: 100, height: 100, x: 290, y: 290 });
  });
});

describe('the distance to the edge', () => {
  it.each([
    ['date at 3 o’clock, radius 180', 39],
    ['date at 3 o’clock, radius 240', -20],
  ])('%s', (text, px) => {
    const { result } = plan(text);
    expect(Math.trunc((result as PlacementPlan).toEdge)).toBe(px);
  });
});

describe('why a placement is refused', () => {
  it.each([
    ['radius 300', ['date'], 'radius', { n: 300, unit: 'px', limit: 250 }],
    ['date r 120%', [], 'radius', { n: 120, unit: '%', limit: 100 }],
    ['at 3 o’clock', [], 'noSelection', {}],
    ['fixed at 3 o’clock', [], 'locked', { name: 'fixed' }],
    ['date below date', [], 'itself', { name: 'date' }],
    ['same width as ring', ['date', 'time'], 'oneSize', {}],
    ['words same height as time', [], 'fixedSize', { name: 'words' }],
  ])('%s', (text, selected, key, params) => {
    expect(plan(text, selected).result).toMatchObject({ key, params });
  });
});
