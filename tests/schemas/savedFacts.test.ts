// Values that a save derives from a design: file sizes and constructor names, which are not part of its content.
import { describe, expect, it } from 'vitest';
import { projectFileOf } from '@/drafts/projectFiles/projectWork';
import { savedDesign } from '@/face/platforms/savedDesign';
import { readProjectFile, writeProjectFile } from '@/output/projectFile';
import { readProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { nodeSchemas } from '@/schemas/nodes';
import { copyText } from '@/schemas/packageMark';
import { readDesign } from '@/schemas/readDesign';
import { designContent, withConstructorName } from '@/schemas/savedFacts';
import { asNewDesign } from '@/service/localDrafts/asNewDesign';
import { documentHash } from '@/service/localDrafts/contentHash';
import { bare } from '../face/nodes/sampleNodes';
import { imageLayer, rawDesign, sampleDesign, textLayer } from '../support/designs';
import { solid } from '../support/images';

const FILE = '/api/files/f1';
const design = sampleDesign({
  layers: [{ ...imageLayer('i', FILE), style: { url: FILE, fileSize: 12 } }, textLayer('t')],
});
const saved = savedDesign(design, () => undefined);
const readOf = (raw: unknown): Design => {
  const read = readDesign(JSON.parse(JSON.stringify(raw)));
  if (!read.ok) throw new Error(`${read.reason} ${read.detail}`);
  return read.design;
};

describe('a saved copy', () => {
  it('has the bytes of its files, of each mode and of both together', () => {
    expect(saved.copies[0]).toMatchObject({ fileSizes: { [FILE]: 12 }, normal: { fileSizes: { [FILE]: 12 } } });
    expect(savedDesign(design, (ref) => (ref === FILE ? 900 : undefined)).copies[0]?.fileSizes).toEqual({
      [FILE]: 900,
    });
    expect(savedDesign(sampleDesign(), () => 5).copies[0]?.fileSizes).toEqual({});
  });

  it.each(Object.keys(nodeSchemas) as (keyof typeof nodeSchemas)[])('has the constructor name of a %s', (type) => {
    const node = nodeSchemas[type].parse({ uuid: 'a', label: 'A', nodeType: type, style: {} });
    const name = withConstructorName(node).constructorName;
    expect(String(name).toLowerCase()).toBe(type.replaceAll('_', ''));
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  it('keeps a foreign constructor name, and corrects one of ours that no longer fits', () => {
    expect(withConstructorName(bare('text', {}, { constructorName: 'FancyText' })).constructorName).toBe('FancyText');
    expect(withConstructorName(bare('image', {}, { constructorName: 'Animation' })).constructorName).toBe('Image');
  });

  it('has the same content as before the save: for packages, for a save whose answer was lost, and key for key', () => {
    expect(JSON.stringify(designContent(saved))).toBe(JSON.stringify(design));
    expect(documentHash(saved)).toBe(documentHash(design));
    expect(copyText(saved.copies[0]!)).toBe(JSON.stringify(design.copies[0]));
    expect(copyText(readOf(saved).copies[0]!)).toBe(copyText(design.copies[0]!));
  });

  it('has the same content with and without the addresses of its pictures, which it does not use', () => {
    const both = { ...design.copies[0]!, ambient: design.copies[0]!.normal };
    const bare = { ...design, copies: [both] };
    const urlOf = (name: string) => `/api/files/copy-${name}`;
    const pictured: Design = {
      ...bare,
      copies: [
        {
          ...both,
          imageUrl: urlOf('a'),
          normal: { ...both.normal, imageUrl: urlOf('a') },
          ambient: { ...both.normal, imageUrl: urlOf('b') },
        },
      ],
    };
    expect(readOf(pictured)).toEqual(pictured);
    expect(documentHash(pictured)).toBe(documentHash(bare));
    expect(copyText(pictured.copies[0]!)).toBe(copyText(both));
    expect(imageRefsOf(pictured)).toEqual([FILE]);
    // Stored documents, versions, project files and new designs have no addresses.
    for (const other of [savedDesign(pictured, () => 5), asNewDesign(pictured, () => 'new')])
      expect(JSON.stringify(other)).not.toContain('files/copy-');
  });

  it('keeps all of it through reading and a project file', () => {
    expect(readOf(saved)).toEqual(saved);
    const opened = readProjectFile(writeProjectFile(saved, new Map()));
    expect(opened.ok && opened.design).toEqual(saved);
  });

  it('has the sizes of the files in its project file, whatever an earlier save stored', async () => {
    const bytes = solid(9, 9);
    const stale = { ...saved, copies: saved.copies.map((copy) => ({ ...copy, fileSizes: { gone: 1 } })) };
    const file = await projectFileOf(stale, new Map([[FILE, { type: 'image/png', bytes }]]), new Map());
    const opened = await readProjectZip(file);
    expect(opened.ok && opened.design.copies[0]?.fileSizes).toEqual({ [FILE]: bytes.length });
  });

  it('may lack it, as stored by an earlier version, and drops invalid sizes', () => {
    expect(readOf(rawDesign()).copies[0]?.fileSizes).toBeUndefined();
    const [copy] = rawDesign().copies;
    for (const fileSizes of [12, 'many', { a: -1 }, { a: 1.5 }, { a: 1e12 }, { ['x'.repeat(301)]: 1 }, [{ url: 'a' }]])
      expect(readOf({ ...rawDesign(), copies: [{ ...copy, fileSizes }] }).copies[0]?.fileSizes).toBeUndefined();
  });
});
