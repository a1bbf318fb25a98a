// Preserved parts that depend on one another by References: each value is evaluated once for the whole face, in any order,
// including cycles.
import { describe, expect, it } from 'vitest';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { drawnElement, drawPart, partDocument } from '@/face/nodes/kept/drawPart';
import { publishersIn } from '@/face/nodes/kept/publishers';
import { REFERENCES_MAX } from '@/face/watchFaceFormat/drawing/sources';
import { type NodeOf, nodeSchemas } from '@/schemas/nodes';

/** A part whose x is that of `after` plus one px. Its formula reads the steps, so that evaluations can be counted. */
function follower(index: number, after: number | null): NodeOf<'watch_part'> {
  const before = after === null ? '0' : `[REFERENCE.x${after}] + 1`;
  const xml =
    `<PartDraw x="0" y="0" width="20" height="20"><Transform target="x" value="${before} + [STEP_COUNT] * 0"/>` +
    `<Reference name="x${index}" source="x" defaultValue="0"/>` +
    '<Rectangle x="0" y="0" width="9" height="9"><Fill color="#ff0000"/></Rectangle></PartDraw>';
  const style = { x: 0, y: 0, width: 20, height: 20, fromX: 0, fromY: 0, xml };
  return nodeSchemas.watch_part.parse({ uuid: `p${index}`, label: `Part ${index}`, nodeType: 'watch_part', style });
}

/** Draws all parts at one instant: the position of each, px, and how often the watch's steps were read. */
function drawnAll(parts: readonly NodeOf<'watch_part'>[]): { places: (number | null)[]; evaluations: number } {
  let evaluations = 0;
  const state: WatchState = Object.defineProperty({ ...sampleState() }, 'steps', {
    enumerable: true,
    get() {
      evaluations += 1;
      return 5000;
    },
  });
  const publishers = publishersIn(parts);
  const own = { pictures: [], fonts: [], strings: [] };
  const places = parts.map(({ style }) => {
    const document = partDocument(style.xml, null);
    if (!document) throw new Error('A part is XML.');
    const svg = drawPart(
      { document, publishers, own, rest: null, mode: 'normal', prefix: 'p' },
      { state: () => state, read: () => null },
    );
    const place = /translate\((\S+) 0\)/.exec(svg)?.[1];
    return place === undefined ? null : Number(place);
  });
  return { places, evaluations };
}

const chain = (count: number) =>
  Array.from({ length: count }, (_, index) => follower(index, index === 0 ? null : index - 1));

describe('fault 39: a chain of references', () => {
  it('gives every part its value, whatever its length and the order in which the parts are drawn', () => {
    const forward = drawnAll(chain(900)).places;
    expect(forward[899]).toBe(899);
    expect(forward.slice(1)).toEqual(Array.from({ length: 899 }, (_, index) => index + 1));
    expect(drawnAll([...chain(900)].reverse()).places.reverse()).toEqual(forward);
  });

  it('takes time linear in the number of parts', () => {
    const [few, many] = [100, 800].map((count) => drawnAll([...chain(count)].reverse()).evaluations);
    expect(few).toBeGreaterThanOrEqual(100);
    expect(many! / few!).toBeLessThan(9);
  });

  it('ends at a limit', () => {
    const { places } = drawnAll(
      chain(REFERENCES_MAX + 50)
        .slice(-1)
        .concat(chain(REFERENCES_MAX + 50).slice(0, -1)),
    );
    expect(places).toHaveLength(REFERENCES_MAX + 50);
    expect(places[1]).toBeNull();
  });
});

describe('cyclic references', () => {
  it('terminate, and leave the parts in place', () => {
    const circle = Array.from({ length: 40 }, (_, index) => follower(index, (index + 1) % 40));
    const { places, evaluations } = drawnAll(circle);
    expect(places).toHaveLength(40);
    expect(evaluations).toBeLessThan(40 * 4);
  });
});

it('parts of the same XML are parsed once for drawing', () => {
  const { xml } = follower(1, 0).style;
  expect(drawnElement(`${xml}`)).toBe(drawnElement(xml));
});
