// Faces of the worlds equal faces saved by a designer: layers with readable names, pictures with their sizes.
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '@/face/features';
import { copyBytes } from '@/face/platforms/fileSize';
import en from '@/locales/en/pages.json';
import enLayers from '@/locales/en/templateLayers.json';
import zh from '@/locales/zh/pages.json';
import zhLayers from '@/locales/zh/templateLayers.json';
import { demoFaces } from '@/mocks/worlds/demoFaces';
import { layerWords } from '@/mocks/worlds/layerWords';
import { paydayFaces } from '@/mocks/worlds/paydayFaces';
import { rejectedFaces } from '@/mocks/worlds/rejectedFaces';
import { richFaces } from '@/mocks/worlds/richFaces';
import { TEMPLATE_NAMES } from '@/mocks/worlds/templateNames';
import artBytes from '@/schemas/templates/art/bytes.json';
import { TEMPLATES } from '@/schemas/templates/index';
import { LAYER_NAMES } from '@/schemas/templates/template';

const WORLDS = { demoFaces, paydayFaces, rejectedFaces, richFaces };

it.each([
  ['domestic', zhLayers],
  ['overseas', enLayers],
] as const)('layers in the %s worlds have the names that the product gives them', (region, words) => {
  expect(Object.fromEntries(LAYER_NAMES.map((name) => [name, layerWords(region)(name)]))).toEqual(words);
});

it('faces named after their template have the name that the product gives it', () => {
  expect(Object.keys(TEMPLATE_NAMES)).toEqual(TEMPLATES.map(({ id }) => id));
  for (const { id } of TEMPLATES) {
    const at = id as keyof typeof TEMPLATE_NAMES;
    expect(TEMPLATE_NAMES[at]).toEqual([zh.templates[at].name, en.templates[at].name]);
  }
});

it('the list of art sizes matches the files', () => {
  const art = resolve(import.meta.dirname, '../../schemas/templates/art');
  const pictures = readdirSync(art, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.png') && !path.startsWith('source/'));
  expect(artBytes).toEqual(Object.fromEntries(pictures.map((path) => [path, statSync(resolve(art, path)).size])));
});

const HAN = /\p{Script=Han}/u;

describe.each(Object.entries(WORLDS))('%s', (_world, faces) => {
  it('every layer has a readable name, and every picture its size', () => {
    const ids = new Set<string>(LAYER_NAMES);
    for (const { design } of faces('overseas')) {
      const copies = design.copies.flatMap(({ normal, ambient }) => [normal, ...(ambient ? [ambient] : [])]);
      const labels = copies.flatMap(({ nodeList }) => nodeList.map(({ label }) => label));
      expect(labels.filter((label) => ids.has(label))).toEqual([]);
      expect(JSON.stringify(design).match(/"url":"art:[^"]+","fileSize":0/g) ?? []).toEqual([]);
      for (const copy of design.copies) expect(copyBytes(copy), design.id).toBeGreaterThan(10_000);
    }
  });

  it.each(['domestic', 'overseas'] as const)('a published face of %s has the features of its design', (region) => {
    for (const { design, facts } of faces(region)) expect(facts.features, design.id).toEqual(featuresOf(design));
  });

  it('all texts are in the language of the region', () => {
    for (const region of ['domestic', 'overseas'] as const) {
      const allTexts = faces(region).flatMap(({ facts, life }) => [
        facts.description,
        ...life.flatMap(({ reason }) => reason ?? []),
      ]);
      expect(allTexts.filter((text) => HAN.test(text) !== (region === 'domestic'))).toEqual([]);
    }
  });
});
