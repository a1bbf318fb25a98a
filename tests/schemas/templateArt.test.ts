// The art of the templates as a buyer sees it: no hand covers a name on the dial, and always-on has marks and lights little.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Box, cornersOf, type Point } from '@/face/geometry/bounds';
import { imagesOf } from '@/face/nodes';
import { liveNumber, liveText } from '@/face/nodes/liveValue';
import { canvasSize } from '@/schemas/design';
import { isKnown, type KnownNode } from '@/schemas/nodes';
import { TEMPLATES } from '@/schemas/templates/index';
import type { Template } from '@/schemas/templates/template';
import { litShareOf } from '@/simulator/litShare';
import { stillWatch } from '@/simulator/simulator';
import { type DecodedPng, decodePng } from '../support/decodePng';

const ART = resolve(import.meta.dirname, '../../schemas/templates/art');
const ROWS = TEMPLATES.map((template) => ({ id: template.id, template }));
const DIAL = '500*500';
const knownNodes = (list: readonly { nodeType: string }[]) =>
  list.filter((node): node is KnownNode => isKnown(node as KnownNode));
const normal = (template: Template) => knownNodes(template.build(DIAL, 'circle', String));
const rest = (template: Template, ratio = DIAL) => knownNodes(template.ambient?.(ratio, 'circle', String) ?? []);
const fileOf = (url: string) => resolve(ART, url.slice('art:'.length));

/** Width of a letter in ems, more than the average of the widest word. */
const LETTER = 0.72;
const CAPITALS = 0.72;

/** Boxes of the words in a picture's SVG source, px of the picture, centred. */
function wordsIn(url: string): { word: string; box: Box }[] {
  const source = resolve(ART, 'source', url.slice('art:'.length).replace(/png$/, 'svg'));
  if (!existsSync(source)) return [];
  const texts = readFileSync(source, 'utf8').matchAll(/<text ([^>]*text-anchor="middle"[^>]*)>([^<]+)</g);
  return [...texts].map(([, attributes = '', word = '']) => {
    const value = (name: string) => Number(new RegExp(` ?\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0);
    const size = value('font-size');
    const width = word.length * (LETTER * size + value('letter-spacing'));
    return {
      word,
      box: { x: value('x') - width / 2, y: value('y') - CAPITALS * size, width, height: CAPITALS * size },
    };
  });
}

/** Whether two convex outlines intersect: no side of either separates them. */
function meet(one: readonly Point[], other: readonly Point[]): boolean {
  const parts = (outline: readonly Point[]) =>
    outline.some((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const along = ({ x, y }: Point) => (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x);
      const [a, b] = [one.map(along), other.map(along)];
      return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
    });
  return !parts(one) && !parts(other);
}

it('the scale of steps on the dial of tempo names its unit', () => {
  const words = normal(TEMPLATES.find(({ id }) => id === 'tempo')!).flatMap((node) =>
    imagesOf(node).flatMap(({ url }) => wordsIn(url)),
  );
  expect(words.map(({ word }) => word)).toContain('×1000');
});

describe.each(ROWS)('$id', ({ id, template }) => {
  it('has no hand over a name on its dial at 08:59:08', () => {
    const layers = normal(template);
    const names = layers
      .filter((node) => node.nodeType === 'image' && node.type === 'background')
      .flatMap((node) => imagesOf(node).flatMap(({ url }) => wordsIn(url)))
      .filter(({ word }) => word.length > 2);
    if (['meridian', 'solstice'].includes(id)) expect(names.map(({ word }) => word)).toEqual([id.toUpperCase()]);
    const hands = layers.filter((node) => node.nodeType === 'image' && node.style.rotate !== '');
    for (const { word, box } of names) {
      for (const hand of hands) {
        expect(meet(cornersOf(hand.style as Box), cornersOf(box)), `${hand.label} over ${word}`).toBe(false);
      }
    }
  });

  it.each(['500*500', '368*448'])('has each always-on picture as art in its own shape on %s', (ratio) => {
    const { width, height } = canvasSize(ratio);
    const layers = rest(template, ratio);
    expect(layers.length).toBeGreaterThan(2);
    for (const node of layers) {
      for (const { url } of imagesOf(node)) {
        const picture = decodePng(readFileSync(fileOf(url)));
        const { style } = node as Extract<KnownNode, { nodeType: 'image' }>;
        // In whole px, a side may be off by one.
        expect(Math.abs(style.width - (style.height * picture.width) / picture.height), url).toBeLessThanOrEqual(1);
      }
      if (node.nodeType === 'root' || ('rotate' in node.style && node.style.rotate)) continue;
      const { x, y } = node.style;
      expect(Math.min(x, y), node.label).toBeGreaterThanOrEqual(0);
      expect(x + node.style.width, node.label).toBeLessThanOrEqual(width + 0.01);
      expect(y + node.style.height, node.label).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it('lights at most a tenth of the watch in always-on', () => {
    const areas = rest(template).map((node) => litArea(node));
    expect(areas.reduce((sum, area) => sum + area, 0) / WATCH).toBeLessThanOrEqual(0.1);
    expect(Math.max(...areas)).toBeGreaterThan(200);
  });
});

it.each(ROWS.filter(({ template }) => normal(template).some((node) => 'type' in node && node.type === 'hour')))(
  '$id, with hands, has hour marks and its date in always-on too, if it has them in normal mode',
  ({ template }) => {
    const marks = rest(template).flatMap((node) => {
      if (node.nodeType !== 'image' || node.style.width < 500) return [];
      const picture = decodePng(readFileSync(fileOf(node.style.url)));
      return Array.from({ length: 12 }, (_, hour) => hasMark(picture, hour));
    });
    expect(marks).toEqual(Array(12).fill(true));
    const place = (layers: readonly KnownNode[]) => {
      const date = layers.find(({ label }) => label === 'date');
      if (date?.nodeType !== 'text') throw new Error('The date is a text.');
      const { x, y, width, height, textTag } = date.style;
      return { x, y, width, height, textTag };
    };
    expect(place(rest(template))).toEqual(place(normal(template)));
  },
);

it.each(ROWS)('$id keeps words and digits in their places and sizes in always-on', ({ template }) => {
  const places = (layers: readonly KnownNode[]) =>
    layers.flatMap((node) => {
      if (node.nodeType !== 'text' && node.nodeType !== 'image_sequence') return [];
      const { x, y, width, height } = node.style;
      return [{ label: node.label, x, y, width, height, font: node.nodeType === 'text' ? node.style.fontSize : 0 }];
    });
  const remaining = places(rest(template));
  expect(remaining.length).toBeGreaterThan(1);
  expect(places(normal(template))).toEqual(expect.arrayContaining(remaining));
});

/** Whether anything is drawn near the rim at this hour, 500 x 500 px. */
function hasMark({ data, width }: DecodedPng, hour: number): boolean {
  const angle = (hour * Math.PI) / 6;
  for (let radius = 190; radius < 245; radius += 1) {
    const x = Math.round(249.5 + radius * Math.sin(angle));
    const y = Math.round(249.5 - radius * Math.cos(angle));
    if ((data[(y * width + x) * 4 + 3] ?? 0) > 60) return true;
  }
  return false;
}

/** Area of the round watch of 500 x 500, px. */
const WATCH = Math.PI * 250 ** 2;
/** Ink of a letter of Roboto in squared ems, capitals and digits. */
const INK = 0.14;

/** Maximum area that a layer lights at 08:59:08, px: its picture's lit pixels, a ring's filled length, the ink of its words. */
function litArea(node: KnownNode): number {
  const watch = stillWatch('en');
  if (node.nodeType === 'image' || node.nodeType === 'image_sequence') {
    const { width, height } = node.style;
    const shares = imagesOf(node).map(({ url }) => litShareOf(decodePng(readFileSync(fileOf(url))), 'rectangle'));
    return Math.max(...shares) * width * height;
  }
  if (node.nodeType === 'progress') {
    const { width, ringWidth, fillRate, arcCenterAngle, progressType } = node.style as typeof node.style & {
      arcCenterAngle: number;
    };
    const turn = progressType === 'Arc' ? arcCenterAngle / 360 : 1;
    const share = Math.min(1, liveNumber(fillRate, watch, node.uuid) ?? 1);
    // One more px for soft edges.
    return Math.PI * width * turn * share * (ringWidth + 1);
  }
  if (node.nodeType === 'text') {
    return liveText(node.style.textTag, watch, node.uuid).length * node.style.fontSize ** 2 * INK;
  }
  return 0;
}
