// The templates have no finding about how layers look, at any moment and in both modes; neither do the recolored faces of the
// demo.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { demoFaces } from '@/mocks/worlds/demoFaces';
import { checkSeen } from '@/output/watchFace/checkSeen';
import { TEMPLATES } from '@/schemas/templates';
import { createDesign } from '@/schemas/templates/createDesign';
import { drawnSeen } from '../../support/drawnSeen';

const SLOW = { timeout: 240_000 };
const ART = resolve(import.meta.dirname, '../../../schemas/templates/art');

/** The product's pictures that a copy shows, as data URLs by reference. */
const picturesOf = (copy: unknown): ReadonlyMap<string, string> =>
  new Map(
    [...JSON.stringify(copy).matchAll(/"(art:[^"]+)"/g)].map(([, ref = '']) => {
      const bytes = readFileSync(resolve(ART, ref.replace('art:', '')));
      return [ref, `data:image/png;base64,${bytes.toString('base64')}`];
    }),
  );

it.each(TEMPLATES.map((template) => [template.id, template] as const))('%s has none', SLOW, async (_, template) => {
  let made = 0;
  const newId = () => `layer${made++}`;
  const design = createDesign({
    ...{ id: 'design', copyId: 'copy', newId, system: 'wearOS', ratio: '500*500', shape: 'circle' },
    ...{ name: 'Any', language: 'en', template, labelOf: String },
  });
  const [copy] = design.copies;
  const { seen } = await drawnSeen(copy!, { pictures: picturesOf(copy) });
  expect(new Set(seen.map(({ mode }) => mode))).toEqual(new Set(['normal', 'ambient']));
  expect(seen.every(({ layers }) => layers.length > 0)).toBe(true);
  expect(checkSeen(copy!, seen)).toEqual([]);
});

const RECOLORED = demoFaces('overseas').filter(
  ({ design: { id } }) => !TEMPLATES.some((one) => id === `demo-${one.id}`),
);

it.each(RECOLORED.map(({ design }) => [design.id, design] as const))('%s has none', SLOW, async (_, design) => {
  for (const copy of design.copies) {
    const { seen } = await drawnSeen(copy, { pictures: picturesOf(copy), moments: ['sample', 'longEnglish'] });
    expect(checkSeen(copy, seen)).toEqual([]);
  }
});
