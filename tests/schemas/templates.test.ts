// The templates are complete designs on every canvas, obey the rules for a designer's layers, and name only existing art.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '@/face/dataTags/expression/parse';
import { imagesOf } from '@/face/nodes';
import { policyOf } from '@/face/platforms';
import { type PlatformPolicy, refusalFor } from '@/face/platforms/platformPolicy';
import { givesRequestedData } from '@/schemas/complications';
import { canvasSize, design, type Shape } from '@/schemas/design';
import { DEFAULT_HAND_ROTATION, ROTATABLE_AREA_SHARE, TEXT_TAGS_MAX } from '@/schemas/limits';
import { isKnown, type KnownNode } from '@/schemas/nodes';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { LAYER_NAMES, type Template } from '@/schemas/templates/template';

const CANVASES = [
  ['500*500', 'circle'],
  ['466*466', 'circle'],
  ['454*454', 'circle'],
  ['390*390', 'circle'],
  ['368*448', 'rectangle'],
  ['320*386', 'rectangle'],
  ['448*368', 'rectangle'],
] as const;
const CASES = TEMPLATES.flatMap((template) =>
  CANVASES.map(([ratio, shape]) => ({ id: template.id, template, ratio, shape })),
);

/** Size limit for any copy: the tightest budget of the platforms (spec 5). */
const FALCON_BYTES = 512_000;

const artFile = (ref: string) => resolve(import.meta.dirname, '../../schemas/templates/art', ref.slice('art:'.length));
const locale = (language: string, name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../locales/${language}/${name}.json`), 'utf8'));

/** Fields from 0 to 1, which have no unit. */
const SHARES = new Set(['opacity', 'fillProgress']);

/** Every number of a style with its path, including those inside objects. */
function numbersIn(style: object, path = ''): [path: string, value: number][] {
  return Object.entries(style).flatMap(([key, value]): [string, number][] => {
    if (typeof value === 'number') return [[`${path}${key}`, value]];
    return value && typeof value === 'object' ? numbersIn(value, `${path}${key}.`) : [];
  });
}

function knownNodes(list: readonly { nodeType: string }[]): KnownNode[] {
  return list.filter((node): node is KnownNode => isKnown(node as KnownNode));
}

let count = 0;
const fresh = (facts: { template: Template | null; ratio: string; shape: Shape }) =>
  createDesign({
    id: 'design-1',
    copyId: 'copy-1',
    newId: () => {
      count += 1;
      return `layer-${count}`;
    },
    system: 'wearOS',
    name: 'Harbour',
    language: 'en',
    labelOf: (name) => `layer ${name}`,
    ...facts,
  });

describe('templates', () => {
  it.each(CASES)('$id on $ratio is a design that the schema accepts unchanged', ({ template, ratio, shape }) => {
    const made = fresh({ template, ratio, shape });
    expect(design.parse(made)).toEqual(made);
    expect(made.copies[0]?.normal.nodeList.length).toBeGreaterThan(8);
  });

  it.each(CASES)('$id on $ratio has each picture as art, under 200 KB', ({ template, ratio, shape }) => {
    const refs = template.build(ratio, shape, String).flatMap((node) => imagesOf(node).map(({ url }) => url));
    expect(refs.length).toBeGreaterThan(1);
    for (const ref of refs) {
      expect(existsSync(artFile(ref)), ref).toBe(true);
      expect(statSync(artFile(ref)).size, ref).toBeLessThan(200_000);
    }
  });

  const MODES = [
    ['normal', (template: Template, ratio: string, shape: Shape) => template.build(ratio, shape, String)],
    ['always-on', (template: Template, ratio: string, shape: Shape) => template.ambient?.(ratio, shape, String) ?? []],
  ] as const;

  it.each(CASES)(
    '$id on $ratio has whole coordinates, sizes and angles in both modes',
    ({ template, ratio, shape }) => {
      for (const [mode, layersOf] of MODES) {
        for (const node of layersOf(template, ratio, shape)) {
          const {
            letterSpacing = 0,
            rotation = 0,
            ...style
          } = node.style as { letterSpacing?: number; rotation?: number };
          const fractions = numbersIn(style).filter(([path, value]) => !SHARES.has(path) && !Number.isInteger(value));
          expect(fractions, `${mode} ${node.label}`).toEqual([]);
          // Half a px of letter spacing is a step of the field; the hour hand is at half a degree (spec 4).
          expect(Number.isInteger(letterSpacing * (ratio === '500*500' ? 1 : 2)), `${mode} ${node.label}`).toBe(true);
          expect(rotation === DEFAULT_HAND_ROTATION.hour || Number.isInteger(rotation), `${mode} ${node.label}`).toBe(
            true,
          );
        }
      }
    },
  );

  it.each(CASES)('$id on $ratio keeps the shape of each picture', ({ template, ratio, shape }) => {
    for (const node of knownNodes(template.build(ratio, shape, String))) {
      if (node.nodeType !== 'image') continue;
      const header = readFileSync(artFile(node.style.url)).subarray(16, 24);
      const proportion = header.readUInt32BE(0) / header.readUInt32BE(4);
      // In whole px, a side may be off by one.
      expect(Math.abs(node.style.width - node.style.height * proportion), node.label).toBeLessThanOrEqual(1);
    }
  });

  it.each(CASES)('$id on $ratio stays inside the canvas by default', ({ template, ratio, shape }) => {
    const { width, height } = canvasSize(ratio);
    for (const node of knownNodes(template.build(ratio, shape, String))) {
      if (node.nodeType === 'root' || node.style.rotate) continue;
      const { x, y } = node.style;
      expect(Math.min(x, y), node.label).toBeGreaterThanOrEqual(0);
      expect(x + node.style.width, node.label).toBeLessThanOrEqual(width + 0.01);
      expect(y + node.style.height, node.label).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it.each(CASES)('$id on $ratio rotates its hands about the centre of the canvas', ({ template, ratio, shape }) => {
    const { width, height } = canvasSize(ratio);
    const tags = { hour: '#DWFKS#', minutes: '#DWFM#', seconds: '#DWFS#' };
    for (const node of knownNodes(template.build(ratio, shape, String))) {
      if (node.nodeType !== 'image' || !(node.type in tags)) continue;
      const kind = node.type as keyof typeof tags;
      const { style } = node;
      expect(style.rotate).toBe(tags[kind]);
      expect(style.rotation).toBe(DEFAULT_HAND_ROTATION[kind]);
      expect(style.x + (style.offset?.x ?? 0)).toBeCloseTo(width / 2, 1);
      expect(style.y + (style.offset?.y ?? 0)).toBeCloseTo(height / 2, 1);
      expect(style.width * style.height).toBeLessThanOrEqual(ROTATABLE_AREA_SHARE * width * height);
    }
  });

  const claims = TEMPLATES.flatMap((template) =>
    template.platforms.map((platform) => ({ id: template.id, template, platform, policy: policyOf(platform) })),
  );
  const listsOf = (template: Template, policy: PlatformPolicy) => {
    const { width, height, shape } = policy.canvas;
    const facts = [`${width}*${height}`, shape, String] as const;
    return [
      { mode: 'normal' as const, nodes: template.build(...facts) },
      ...(template.ambient ? [{ mode: 'ambient' as const, nodes: template.ambient(...facts) }] : []),
    ];
  };

  it.each(claims)('$id obeys every rule of $platform, added layer by layer', ({ template, policy }) => {
    for (const { mode, nodes } of listsOf(template, policy)) {
      const { canvas } = policy;
      for (const [index, node] of nodes.entries()) {
        if (index === 0) continue;
        const refusal = refusalFor(policy, 'add', { canvas, mode, nodes: nodes.slice(0, index), subjects: [node] });
        expect(refusal, `${mode} ${node.label}`).toBeNull();
      }
      expect(
        policy.settle(nodes).map(({ label }) => label),
        mode,
      ).toEqual(nodes.map(({ label }) => label));
    }
  });

  it.each(claims)('$id uses only data types that each provider gives on $platform', ({ template, policy }) => {
    const mute = listsOf(template, policy).flatMap(({ nodes }) =>
      knownNodes(nodes).flatMap((node) => {
        if (node.nodeType !== 'google_complication') return [];
        const { systemProviderValue, supportTypeDefault } = node.style;
        return givesRequestedData(systemProviderValue, supportTypeDefault) ? [] : [node.label];
      }),
    );
    expect(mute).toEqual([]);
  });

  it.each(claims)('$id is within the budget of $platform', ({ template, policy }) => {
    const refs = new Set(
      listsOf(template, policy).flatMap(({ nodes }) => nodes.flatMap((node) => imagesOf(node).map(({ url }) => url))),
    );
    const bytes = [...refs].reduce((sum, ref) => sum + statSync(artFile(ref)).size, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(policy.budgetBytes ?? FALCON_BYTES);
  });

  it('there are six: two analogue, two digital, one with complications, one for the chip watch with always-on', () => {
    expect(TEMPLATES.map(({ id }) => id)).toEqual(['meridian', 'pulse', 'solstice', 'slab', 'harbor', 'tempo']);
    const types = (id: string) =>
      TEMPLATES.find((template) => template.id === id)!
        .build('500*500', 'circle', String)
        .map(({ nodeType }) => nodeType);
    expect(types('harbor').filter((type) => type === 'google_complication')).toHaveLength(4);
    expect(types('solstice')).toContain('image_sequence');
    expect(types('tempo')).toContain('animation');
    const tempo = TEMPLATES.find(({ id }) => id === 'tempo')!;
    expect(tempo.platforms).toContain('falcon');
    expect(tempo.ambient?.('466*466', 'circle', String).length).toBeGreaterThan(3);
  });

  it('Meridian has all three hands', () => {
    const kinds = knownNodes(TEMPLATES[0]!.build('500*500', 'circle', String)).map((node) =>
      'type' in node ? node.type : '',
    );
    expect(kinds).toEqual(expect.arrayContaining(['hour', 'minutes', 'seconds', 'background']));
  });

  it.each(TEMPLATES.map((template) => ({ id: template.id, template })))(
    '$id has only expressions that parse',
    ({ template }) => {
      const nodes = knownNodes(template.build('500*500', 'circle', String));
      const expressions = nodes.flatMap((node) =>
        Object.entries(node.style).flatMap(([key, value]) =>
          ['rotate', 'fillRate', 'textTag'].includes(key) && value ? [String(value)] : [],
        ),
      );
      expect(expressions.length).toBeGreaterThan(2);
      for (const source of expressions) {
        expect(parse(source), source).toMatchObject({ ok: true });
        expect(source.match(/#\w+#/g)?.length ?? 0, source).toBeLessThanOrEqual(TEXT_TAGS_MAX);
      }
    },
  );

  it.each(['zh', 'en'])('has words for every name in %s', (language) => {
    const { templates } = locale(language, 'pages');
    const layers = locale(language, 'templateLayers');
    for (const { id } of TEMPLATES) {
      expect(templates[id].name).toBeTruthy();
      expect(templates[id].about).toBeTruthy();
    }
    for (const name of LAYER_NAMES) expect(layers[name], name).toBeTruthy();
  });
});

describe('createDesign', () => {
  const blank = () => fresh({ template: null, ratio: '454*454', shape: 'circle' });

  it('starts blank with only the background colour', () => {
    const made = blank();
    expect(design.parse(made)).toEqual(made);
    expect(made.copies[0]?.normal.nodeList).toEqual([
      expect.objectContaining({ nodeType: 'root', label: 'layer background', style: { fill: '#000000' } }),
    ]);
    expect(made.fdIds).toEqual([made.activeFdId]);
  });

  it('gives every layer a unique id, also in two designs of one template', () => {
    const ids = [1, 2].flatMap(() =>
      fresh({ template: TEMPLATES[0]!, ratio: '500*500', shape: 'circle' }).copies[0]!.normal.nodeList.map(
        (node) => node.uuid,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['zh', ' 子午 ', { dialName: '', dialNameCn: '子午' }],
    ['zh', 'Tide', { dialName: '', dialNameCn: 'Tide' }],
    ['en', ' Tide ', { dialName: 'Tide', dialNameCn: '' }],
    ['en', '子午', { dialName: '子午', dialNameCn: '' }],
  ] as const)('stores the name from a page in %s, %j, in that language', (language, name, names) => {
    const made = createDesign({
      ...{ id: 'd', copyId: 'c', newId: () => 'n', system: 'wearOS', ratio: '500*500', shape: 'circle' },
      ...{ name, language, template: null, labelOf: String },
    });
    expect(made).toMatchObject(names);
  });

  it('makes the copy for the platform of the watch system', () => {
    const platforms = (['wearOS', 'all', 'other'] as const).map(
      (system) =>
        createDesign({
          ...{
            id: 'd',
            copyId: 'c',
            newId: () => 'n',
            ratio: '466*466',
            shape: 'circle' as const,
            name: 'A',
            language: 'en',
            template: null,
            labelOf: String,
          },
          system,
        }).copies[0]!.platform,
    );
    expect(platforms).toEqual(['android', 'android', 'falcon']);
  });
});
