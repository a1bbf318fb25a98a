// The meaning of our export: each document, drawn by the format's rules, compared with the canvas, in Chromium.
import { describe, expect, it } from 'vitest';
import { isGroup } from '@/face/nodes';
import { loadReaders } from '@/face/nodes/readers';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { readFace as importedFace } from '@/output/importing/readFace';
import { TEMPLATES } from '@/schemas/templates';
import { documentAlone, portsFor } from '../output/importing/readBack';
import { castFace } from '../output/watchFace/castFaces';
import { gradientsFace } from '../output/watchFace/gradientFaces';
import { deepFace, foreignDocument } from '../output/watchFace/groupedFaces';
import { groupShadowsFace } from '../output/watchFace/groupShadowFaces';
import { shadowsFace, shapesFace } from '../output/watchFace/shapeFaces';
import { textEffectsFace } from '../output/watchFace/textEffectFaces';
import { textShadowsFace } from '../output/watchFace/textShadowFaces';
import { startBrowser } from '../support/browser';
import { comparerOf, MOST } from '../support/comparedFaces';
import { partOfRun } from '../support/eachRun';
import { CELLS, type Cell } from '../support/nodeCells';
import { cellCopy, copyOf, STATES } from '../support/readFaces';

const { newDesigner } = startBrowser();

/** One by day, one in the other language and one without weather; the other instants are part of the long run. */
const SHOWN = partOfRun(STATES, [0, 3, 5]);
const MODES = ['normal', 'ambient'] as const;

const dated = (now: number) => new Date(now).toISOString().slice(5, 16).replace(/\W/g, '');

describe('a template has the same drawing on the watch as on the canvas', () => {
  it.each(TEMPLATES.map((template) => ({ id: template.id, template })))(
    '$id, in both modes',
    async ({ id, template }) => {
      await newDesigner().do(async (page) => {
        const comparer = await comparerOf(page, copyOf(template));
        const wrong: string[] = [];
        for (const mode of MODES) {
          for (const state of SHOWN) wrong.push(...(await comparer.wrong(`${id}-${dated(state.now)}`, state, mode)));
        }
        expect(wrong).toEqual([]);
      });
    },
  );

  it.skipIf(process.env.LONG)('with a different picture in another minute', async () => {
    const [state, later] = [STATES[0]!, { ...STATES[0]!, now: STATES[0]!.now + 60_000 }];
    await newDesigner().do(async (page) => {
      const comparer = await comparerOf(page, copyOf(TEMPLATES[0]!));
      expect(await comparer.share(state, 'normal', later)).toBeGreaterThan(MOST);
    });
  });
});

describe('a drawn face has the same drawing on the watch as on the canvas', () => {
  it.each([
    ['groups', 'five groups, three deep and turned', deepFace],
    ['shapes', 'every kind of shape and paint', shapesFace],
    ['gradients', 'gradients along every kind of progress', gradientsFace],
    ['shadows', 'resting, turned, faded, and below a turning hand', shadowsFace],
    ['casts', 'shadows of pictures: resting, enlarged, tinted, of an icon, and below hands', castFace],
    ['together', 'shadows of groups and of progress', groupShadowsFace],
    ['effects', 'outlines, glows and several effects of texts', textEffectsFace],
    ['letters', 'shadows of texts: aligned, of a tag, at an angle, and faded', textShadowsFace],
  ] as const)('%s: %s', async (name, _, face) => {
    await newDesigner().do(async (page) => {
      const comparer = await comparerOf(page, face());
      const wrong: string[] = [];
      for (const mode of MODES)
        for (const state of SHOWN) wrong.push(...(await comparer.wrong(`${name}-${dated(state.now)}`, state, mode)));
      expect(wrong).toEqual([]);
    });
  });
});

it('groups of another tool have the same drawing on the canvas as in their document and in our export', async () => {
  await Promise.all([loadReaders(), loadDrawings()]);
  const source = foreignDocument();
  const read = importedFace(documentAlone(source), portsFor());
  if (!read.ok) throw new Error(read.reason);
  const labels = read.copy.normal.nodeList.filter(isGroup).map(({ label }) => label);
  expect(labels).toEqual(['Inner', 'Outer', 'Right', 'Shift', 'Turning', 'Tilted']);
  for (const document of [source, null]) {
    await newDesigner().do(async (page) => {
      const comparer = await comparerOf(page, read.copy, document);
      const name = document ? 'foreign' : 'foreign-export';
      const wrong: string[] = [];
      for (const mode of MODES)
        for (const state of SHOWN) wrong.push(...(await comparer.wrong(`${name}-${dated(state.now)}`, state, mode)));
      expect(wrong).toEqual([]);
    });
  }
});

/** Without cells that are on no watch (placeholders of the editor), of later frames, or duplicates of the background. */
const isOnWatch = ({ showKept, playedMs, type }: Cell) => !showKept && playedMs === undefined && type !== 'root';
/** Parts are at whole px in the format: on a cell of 160 px all of a slot's letters may be half a px off. */
const CELL_MOST = 0.025;

describe.runIf(process.env.LONG)('a layer of each type has the same drawing on the watch as on the canvas', () => {
  it.each(CELLS.filter(isOnWatch))('$name', async (cell) => {
    await newDesigner().do(async (page) => {
      const comparer = await comparerOf(page, cellCopy(cell));
      expect(await comparer.wrong(cell.name, STATES[1]!, cell.mode ?? 'normal', CELL_MOST)).toEqual([]);
    });
  });
});
