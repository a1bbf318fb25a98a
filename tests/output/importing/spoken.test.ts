// Texts for screen readers survive an export and an import unchanged.
import { describe, expect, it } from 'vitest';
import { readFace } from '@/output/importing/readFace';
import type { FaceNode } from '@/schemas/nodes';
import { SPOKEN_CASES, spokenFace } from '../watchFace/spokenFaces';
import { filesOf, portsFor, readBack, saidByMode } from './readBack';
import { documentWith, withPictures } from './sampleFaces';

const textsOf = (nodes: readonly FaceNode[]) =>
  nodes.flatMap((node) => {
    const { alt, altZh } = (node.style ?? {}) as { alt?: string; altZh?: string };
    return alt === undefined ? [] : [{ type: node.nodeType, alt, altZh }];
  });

describe('an exported text is read again', () => {
  it.each(SPOKEN_CASES)('of $name', ({ nodes }) => {
    const copy = spokenFace(nodes);
    const { first, files, read, second } = readBack(copy);
    expect(read.notes.filter(({ kind }) => kind !== 'recognised')).toEqual([]);
    expect(textsOf(read.copy.normal.nodeList)).toEqual(textsOf(nodes));
    expect(textsOf(read.copy.ambient?.nodeList ?? [])).toEqual(textsOf(copy.ambient?.nodeList ?? []));
    expect(saidByMode(filesOf(second))).toEqual(saidByMode(files));
    expect(second.strings).toEqual(first.strings);
  });
});

it('a text that names no string resource leaves its part unchanged', () => {
  const scene =
    '<PartImage x="10" y="10" width="40" height="30"><ScreenReader stringId="lost"/><Image resource="cloud"/></PartImage>';
  const read = readFace(withPictures(documentWith(scene)), portsFor());
  if (!read.ok) throw new Error(read.reason);
  const layer = read.copy.normal.nodeList.at(-1);
  expect(layer).toMatchObject({ nodeType: 'watch_part', style: { xml: expect.stringContaining('stringId="lost"') } });
});
