// The documentation site, without building it: its pages exist, and each node type, data tag and control has an example.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { describeFields } from '@/forms/describeFields';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { CONTROL_NAMES } from '@/schemas/ui';
import { CONTROL_EXAMPLES } from '../../docs/site/examples/controlExamples';
import { listWith, sampleLayer } from '../../docs/site/examples/sampleLayers';
import { SITE_LANGUAGES, siteContent } from '../../docs/site/writeContent';

const ROOT = resolve(import.meta.dirname, '../..');
const { pages, files, sidebars } = siteContent(ROOT);
const examplesIn = (language: string, component: string, prop: string) =>
  [...pages]
    .filter(([path]) => path.startsWith(`${language}/parts/`))
    .flatMap(([, text]) => [
      ...text.matchAll(new RegExp(`<${component} ${prop}="([^"]+)" language="${language}"`, 'g')),
    ])
    .map(([, name = '']) => name);

describe.each(SITE_LANGUAGES)('the site in %s', (language) => {
  it('has an example of each node type, data tag and control, once', () => {
    expect(examplesIn(language, 'NodeExample', 'type').sort()).toEqual(Object.keys(nodeSchemas).sort());
    expect(examplesIn(language, 'TagExample', 'name').sort()).toEqual(DATA_TAGS.map(({ name }) => name).sort());
    expect(examplesIn(language, 'ControlExample', 'name').sort()).toEqual([...CONTROL_NAMES].sort());
  });

  it('has a page for each entry of its sidebars', () => {
    const links = Object.values(sidebars[language]).flatMap((groups) =>
      groups.flatMap(({ items }) => items.map(({ link }) => link)),
    );
    const paths = new Set([...pages.keys()].map((path) => `/${path.replace(/^en\//, '').replace(/\.mdx?$/, '')}`));
    expect(links.length).toBeGreaterThan(25);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });
});

it('has each page of the repository, and each picture of the guide', () => {
  const groups = sidebars.en['/docs/'] ?? [];
  const listed = new Set(groups.flatMap(({ items }) => items.map(({ link }) => link)));
  const docs = [...pages.keys()].filter((path) => path.startsWith('en/docs/'));
  expect(docs.length).toBeGreaterThan(60);
  expect(docs.map((path) => path.replace(/^en|\.md$/g, '')).filter((path) => !listed.has(path))).toEqual([]);
  expect([...files.values()].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Pictures of the product that layers show and that the site's bundle does not hold. */
function missingPictures(layers: readonly object[]): string[] {
  const source = readFileSync(join(ROOT, 'docs/site/examples/art.ts'), 'utf8');
  const [, pattern = ''] = source.match(/regExp:\s*\/(.*)\/,/) ?? [];
  const bundled = new RegExp(pattern);
  const names = [...JSON.stringify(layers).matchAll(/"art:([^"]+)"/g)].map(([, name = '']) => name);
  return names.filter((name) => !bundled.test(`./${name}`) || !existsSync(join(ROOT, 'schemas/templates/art', name)));
}

/** Values of several kinds: a face shows one of them in another way than the first value. */
const OTHERS = [undefined, 'right', 33, 0.25];

it.each(CONTROL_NAMES)('the example of the control %s edits a valid value, which its face shows', (name) => {
  const { schema, first, show } = CONTROL_EXAMPLES[name];
  expect(describeFields(schema).map(({ path, control }) => `${path} ${control}`)).toEqual([`value ${name}`]);
  expect(schema.safeParse({ value: first }).error).toBeUndefined();
  expect(show(first)).not.toEqual([]);
  const shown = JSON.stringify(show(first));
  expect(OTHERS.some((value) => JSON.stringify(show(value)) !== shown)).toBe(true);
  expect(missingPictures(show(first))).toEqual([]);
});

it.each(Object.keys(nodeSchemas) as NodeType[])(
  'the example of %s is a layer whose pictures are on the site',
  (type) => {
    const layers = listWith(sampleLayer(type));
    expect(layers.map(({ nodeType }) => nodeType)).toContain(type);
    expect(missingPictures(layers)).toEqual([]);
  },
);

it('imports only plain rooms, fields and the simulator of the product', () => {
  const folder = join(ROOT, 'docs/site/examples');
  const rooms = new Set(['schemas', 'bytes', 'face', 'ui', 'forms', 'simulator']);
  /** The fields that show pictures read them from this context. */
  const ALSO = '@/service/pictures/pictures';
  const imported = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(@\/([^/']+)[^']*)'/g)].map(
      ([, path = '', room = '']) => ({ file, path, room }),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter(({ path, room }) => !rooms.has(room) && path !== ALSO)).toEqual([]);
});

it('asks no other host: its policy allows connections to itself only', () => {
  const config = readFileSync(join(ROOT, 'docs/rspress.config.ts'), 'utf8');
  expect(config).toContain(`"connect-src 'self'"`);
  expect(config).toContain(`"default-src 'none'"`);
  expect(config.match(/https?:\/\//g)).toBeNull();
});
