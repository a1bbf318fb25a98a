// The visual appearance of each node type: cells drawn in Chromium compared with committed pictures. After an intended change,
// write them again and review them: PICTURES=write npx vitest run --project browser tests/browser/nodePictures.test.ts
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type KnownNode, nodeSchemas } from '@/schemas/nodes';
import { startBrowser } from '../support/browser';
import { CELLS, type Cell, drawCell, PAPER, sheetOf } from '../support/nodeCells';

const { newDesigner } = startBrowser();
const FOLDER = resolve(import.meta.dirname, 'pictures/nodes');
const FAILED = resolve(import.meta.dirname, '../.output/pictures');
const fileOf = (name: string) => resolve(FOLDER, `${name}.png`);

/** Cells are compared at this width in px: finer differences are antialiasing of other machines. */
const COARSE = 24;
/** Maximum difference, as a share of everything that a cell shows beside its background. */
const TOLERANCE = 0.15;

/** Smoothing of other machines: lines shifted within a px, letters placed by other rules. */
const OTHER_EDGES = 'text,path,circle{translate:.3px .2px}text{text-rendering:geometricPrecision}';

/** Each cell as a picture. */
async function pictured(page: Page, cells: readonly Cell[], css = ''): Promise<Buffer[]> {
  await page.setContent(sheetOf(cells.map(drawCell), css));
  await page.evaluate(() => document.fonts.load('20px "Roboto-Regular"'));
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('image')].map((image) => {
        const waiting = new Image();
        waiting.src = image.getAttribute('href') ?? '';
        return waiting.decode();
      }),
    ),
  );
  const shots: Buffer[] = [];
  for (const index of cells.keys()) shots.push(await page.locator(`#c${index}`).screenshot());
  return shots;
}

/** The picture's colours, `COARSE` px wide: red, green, blue of each; once for each offset, up to `reach` px. */
const coarse = (page: Page, file: Buffer, reach = 0): Promise<number[][]> =>
  page.evaluate(
    async ({ data, side, paper, most }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const offsets = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
      const drawn = (source: CanvasImageSource, width: number, x = 0, y = 0) => {
        const canvas = new OffscreenCanvas(width, width);
        const context = canvas.getContext('2d')!;
        context.imageSmoothingQuality = 'high';
        context.fillStyle = paper;
        context.fillRect(0, 0, width, width);
        context.drawImage(source, x, y, width, width);
        return { canvas, context };
      };
      const places = offsets.flatMap((x) => offsets.map((y) => [x, y] as const));
      return places.map(([x, y]) => {
        // In halves, so that each px is the mean of those it represents.
        let { canvas } = drawn(picture, picture.width, x, y);
        while (canvas.width >= side * 4) canvas = drawn(canvas, canvas.width / 2).canvas;
        const { data: rgba } = drawn(canvas, side).context.getImageData(0, 0, side, side);
        return [...rgba].filter((_, index) => index % 4 !== 3);
      });
    },
    { data: file.toString('base64'), side: COARSE, paper: PAPER, most: reach },
  );

/** The reviewed picture. */
const reviewedCell = async (page: Page, name: string) => (await coarse(page, readFileSync(fileOf(name))))[0]!;

const paper = [1, 3, 5].map((at) => Number.parseInt(PAPER.slice(at, at + 2), 16));

/** How far a screenshot is from the reviewed picture, at the best offset within a px. */
const away = async (page: Page, shot: Buffer, reviewed: readonly number[]) =>
  Math.min(...(await coarse(page, shot, 1)).map((laid) => difference(laid, reviewed)));

/**
 * Difference of two pictures, as a share of the second picture's content without its background; 0 if they are equal.
 */
function difference(left: readonly number[], right: readonly number[]): number {
  const far = right.reduce((sum, value, at) => sum + Math.abs(value - left[at]!), 0);
  const shown = right.reduce((sum, value, at) => sum + Math.abs(value - paper[at % 3]!), 0);
  return far / shown;
}

/** The cell with its layer moved by a tenth of its longer side; a layer without a position becomes a tenth brighter. */
function moved(cell: Cell): Cell {
  const { node } = cell;
  if (!('x' in node.style)) return { ...cell, node: { ...node, style: { fill: '#2e678a' } } as typeof node };
  const by = Math.max(node.style.width, node.style.height) / 10;
  const shifted = (one: KnownNode): KnownNode =>
    'x' in one.style ? ({ ...one, style: { ...one.style, x: one.style.x + by } } as KnownNode) : one;
  return { ...cell, node: shifted(node), inside: (cell.inside ?? []).map(shifted) };
}

it.skipIf(process.env.LONG)('each node type has its pictures, and each picture its cell', () => {
  const types = new Set<string>(CELLS.map(({ type }) => type));
  expect(Object.keys(nodeSchemas).filter((type) => !types.has(type))).toEqual([]);
  expect(new Set(CELLS.map(({ name }) => name)).size).toBe(CELLS.length);
  if (process.env.PICTURES === 'write') return;
  expect(readdirSync(FOLDER).sort()).toEqual(CELLS.map(({ name }) => `${name}.png`).sort());
});

describe('the drawing of node types', () => {
  it.skipIf(process.env.LONG)('looks as it was reviewed', async () => {
    await newDesigner().do(async (page) => {
      const shots = await pictured(page, CELLS);
      if (process.env.PICTURES === 'write') {
        mkdirSync(FOLDER, { recursive: true });
        for (const [index, { name }] of CELLS.entries()) writeFileSync(fileOf(name), shots[index]!);
      }
      const wrong: string[] = [];
      for (const [index, { name }] of CELLS.entries()) {
        const share = await away(page, shots[index]!, await reviewedCell(page, name));
        if (share <= TOLERANCE) continue;
        mkdirSync(FAILED, { recursive: true });
        writeFileSync(resolve(FAILED, `${name}.png`), shots[index]!);
        wrong.push(`${name}: ${Math.round(share * 100)} % away, see ${resolve(FAILED, `${name}.png`)}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  // In the long run: this and the next one test the measurement, not the product.
  it.runIf(process.env.LONG)(
    'is detected if a layer moves by a tenth of its longer side, or is another one',
    async () => {
      await newDesigner().do(async (page) => {
        const shots = await pictured(page, CELLS.map(moved));
        const reviewed: number[][] = [];
        for (const { name } of CELLS) reviewed.push(await reviewedCell(page, name));
        const unseen: string[] = [];
        for (const [index, { name }] of CELLS.entries()) {
          const share = await away(page, shots[index]!, reviewed[index]!);
          if (share <= TOLERANCE) unseen.push(`${name} moved: ${share}`);
        }
        const twins = CELLS.flatMap(({ name }, left) =>
          CELLS.flatMap((other, right) =>
            left < right && difference(reviewed[left]!, reviewed[right]!) <= TOLERANCE ? `${name} ~ ${other.name}` : [],
          ),
        );
        expect([...unseen, ...twins]).toEqual([]);
      });
    },
  );

  it.runIf(process.env.LONG)('ignores edges at other positions within a px', async () => {
    await newDesigner().do(async (page) => {
      const shots = await pictured(page, CELLS, OTHER_EDGES);
      const shares: [string, number][] = [];
      for (const [index, { name }] of CELLS.entries()) {
        shares.push([name, await away(page, shots[index]!, await reviewedCell(page, name))]);
      }
      expect(shares.filter(([, share]) => share > TOLERANCE)).toEqual([]);
      // It is another drawing: without a difference, this would show nothing.
      expect(shares.filter(([, share]) => share > 0).length).toBeGreaterThan(CELLS.length / 2);
    });
  });
});
