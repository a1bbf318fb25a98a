// Fields of a design that this version does not know are kept everywhere: when it is read, sent, written to a file and opened
// again.
import { describe, expect, it } from 'vitest';
import { readProjectFile, writeProjectFile } from '@/output/projectFile';
import { imageRefsOf } from '@/schemas/imageRefs';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { readDesign, withoutProto } from '@/schemas/readDesign';
import { asNewDesign } from '@/service/localDrafts/asNewDesign';
import { imageLayer, rawDesign, textLayer } from '../support/designs';

const ASSET = `asset:${'a'.repeat(64)}`;
const OTHER = `asset:${'b'.repeat(64)}`;

/** Something that a newer version may store in an object. */
const EXTRA = { later: { list: [1, { deep: null }], word: 'kept' } };

/** A document with something unknown in each object the format has. */
function strangeDesign() {
  const child = { uuid: 'c', label: 'Child', nodeType: 'text', style: { text: 'in', ...EXTRA } };
  const text = textLayer('t', 'Hi');
  const image = imageLayer('i', '');
  const raw = rawDesign({
    layers: [
      { ...text, ...EXTRA, children: [child], style: { ...text.style, ...EXTRA, offset: { x: 1, y: 2, ...EXTRA } } },
      { ...image, style: { ...image.style, bevel: { depth: 3 } } },
    ],
  });
  const [copy] = raw.copies;
  const mode = { ...copy!.normal, ...EXTRA };
  const copies = [{ ...copy, ...EXTRA, fileSizes: { normal: 12, ambient: 3 }, imageUrl: '/api/files/p', normal: mode }];
  return { ...raw, ...EXTRA, copies };
}

const readOf = (raw: unknown) => {
  const read = readDesign(raw);
  if (!read.ok) throw new Error(`${read.reason} ${read.detail}`);
  return read.design;
};

describe('unknown fields', () => {
  it('fault 35: survive reading in every object, `children`, `fileSizes` and `imageUrl` among them', () => {
    const raw = strangeDesign();
    const design = readOf(JSON.parse(JSON.stringify(raw)));
    expect(design).toMatchObject(raw);
    expect(readOf(JSON.parse(JSON.stringify(design)))).toEqual(design);
  });

  it('fault 35: survive a project file', () => {
    const read = readProjectFile(writeProjectFile(readOf(strangeDesign()), new Map()));
    const { id: _, fdIds: _ids, activeFdId: _active, ...raw } = strangeDesign();
    // The picture of a saved copy belongs to the account that stores it; the new design was never saved.
    const [{ id: _copy, imageUrl: _url, ...copy } = { id: '', imageUrl: '' }] = raw.copies;
    let count = 0;
    const opened = read.ok ? asNewDesign(read.design, () => `new-${count++}`) : null;
    expect(opened).toMatchObject({ ...raw, copies: [copy] });
    expect(opened?.copies[0]).not.toHaveProperty('imageUrl');
  });

  it.each(Object.keys(nodeSchemas) as NodeType[])('survive in a %s and its style', (type) => {
    const node = { uuid: 'a', label: 'A', nodeType: type, ...EXTRA, style: { ...EXTRA } };
    const parsed = nodeSchemas[type].parse(node);
    expect(parsed).toMatchObject({ ...EXTRA, style: EXTRA });
    expect(nodeSchemas[type].parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  it('are bounded in depth and number like everything else', () => {
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
    expect(readDesign({ ...rawDesign(), deep })).toMatchObject({ ok: false, reason: 'tooDeep' });
    const many = Array.from({ length: 500_000 }, () => 0);
    expect(readDesign({ ...rawDesign(), many })).toMatchObject({ ok: false, reason: 'tooManyLayers' });
  });

  it('are never a prototype, at any depth', () => {
    const raw = JSON.parse(
      JSON.stringify({ ...strangeDesign(), x: { y: [{ z: 1 }] } }).replaceAll('"z":1', '"__proto__":{"bad":1},"z":1'),
    );
    const design = readOf(raw);
    expect(JSON.stringify(design)).not.toContain('__proto__');
    expect(JSON.stringify(design)).toContain('"z":1');
    expect(({} as { bad?: number }).bad).toBeUndefined();
    const plain = { a: [1, { b: 2 }] };
    expect(withoutProto(plain)).toBe(plain);
  });
});

describe('the pictures a design names', () => {
  it('do not include a layer named like a file, nor its words', () => {
    const layer = { ...textLayer('t', '/api/files/x'), label: ASSET };
    const named = { ...rawDesign({ layers: [layer] }), dialName: 'art:a/b.png' };
    expect(imageRefsOf(readOf(named))).toEqual([]);
    expect(imageRefsOf({ nodeType: 'hologram', label: ASSET, text: OTHER, beam: OTHER })).toEqual([OTHER]);
  });

  it('are found in every field of the schemas, in children and in unknown fields, but not in the pictures of saved copies', () => {
    const refs = (count: number) => Array.from({ length: count }, (_, i) => `/api/files/f${i}`);
    const [a, b, c, d, e, f] = refs(6);
    const nodes = [
      { nodeType: 'image', label: ASSET, style: { url: a } },
      { nodeType: 'image_sequence', style: { imgs: [{ url: b, fileSize: 1 }] } },
      { nodeType: 'progress', style: { icons: [{ url: c }] } },
      { nodeType: 'google_complication', style: { ambient: { bgDrawable: d } } },
      { nodeType: 'text', label: 'x', children: [{ nodeType: 'image', label: ASSET, style: { url: e } }] },
      { nodeType: 'hologram', deep: { list: [f] } },
    ];
    const design = { copies: [{ imageUrl: ASSET, normal: { imageUrl: OTHER, nodeList: nodes } }] };
    expect(imageRefsOf(design)).toEqual(refs(6));
  });
});
