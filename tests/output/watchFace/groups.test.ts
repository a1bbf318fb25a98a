// Groups in an exported document: a Group of the size of the canvas, with slots cut out of it, in both modes.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { isSlot } from '@/face/nodes';
import { settledTree } from '@/face/nodes/layerTree';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf } from './faces';
import { deepFace, groupNode } from './groupedFaces';
import { outline, sceneOf } from './written';

const picture = (name: string, parentId: string | null, style: object = {}): FaceNode =>
  bare(
    'image',
    { url: PICTURE.url, x: 100 + name.charCodeAt(0), y: 200, width: 40, height: 40, ...style },
    { uuid: name, label: name, ...(parentId === null ? {} : { parentId }) },
  );
const slot = (name: string, parentId: string, style: object = {}): FaceNode =>
  bare(
    'google_complication',
    { x: 200, y: 100, width: 60, height: 60, systemProviderValue: 1, ...style },
    { uuid: name, label: name, parentId },
  );
/** Always-on has the same layers; none if there is a slot, so that only the cuts show. */
const face = (...layers: FaceNode[]) => {
  const list = settledTree(layers);
  return faceOf(list, { ambient: list.some(isSlot) ? [] : list });
};
const all = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(all)];

describe('a group', () => {
  it.each([
    ['contains its layers', face(picture('a', null), picture('b', 'g'), picture('c', 'g'), groupNode('g')), 'a g[b c]'],
    [
      'contains groups',
      face(picture('a', 'h'), picture('b', 'h'), groupNode('h', {}, 'g'), picture('c', 'g'), groupNode('g')),
      'g[h[a b] c]',
    ],
    [
      'is left out if it is hidden',
      face(picture('a', 'g'), groupNode('g', { visible: false }), picture('b', null)),
      'b',
    ],
    [
      'is left out if all its layers are hidden',
      face(picture('a', 'g', { visible: false }), groupNode('g'), picture('b', null)),
      'b',
    ],
    [
      'is cut around its slots',
      face(picture('a', 'g'), slot('s', 'g'), picture('b', 'g'), picture('c', 'g'), groupNode('g')),
      'normal[g[a]] s normal[g[b c]]',
    ],
    [
      'is cut around slots at any depth',
      face(picture('a', 'h'), slot('s', 'h'), groupNode('h', {}, 'g'), picture('b', 'g'), groupNode('g')),
      'normal[g[h[a]]] s normal[g[b]]',
    ],
  ])('%s', (_, copy, shows) => {
    expect(outline(sceneOf(copy))).toBe(shows);
  });

  it('turns its layers about its pivot in px of the canvas', () => {
    const copy = face(picture('a', 'g'), groupNode('g', { rotation: 30, opacity: 0.5, offset: { x: 20, y: 20 } }));
    const [group] = all(sceneOf(copy)).filter(({ name }) => name === 'Group');
    const { style } = copy.normal.nodeList.find(({ uuid }) => uuid === 'g') as {
      style: { x: number; y: number; offset: { x: number; y: number } };
    };
    expect(group?.attributes).toMatchObject({ x: '0', y: '0', width: '500', height: '500', angle: '30', alpha: '128' });
    expect(Number(group?.attributes.pivotX)).toBeCloseTo((style.x + style.offset.x) / 500, 5);
    expect(Number(group?.attributes.pivotY)).toBeCloseTo((style.y + style.offset.y) / 500, 5);
  });

  it('turned by live data has a Transform, and a slot in it is an error that names both', () => {
    const turning = groupNode('g', { rotate: '#DWFS#' });
    const scene = sceneOf(face(picture('a', 'g'), turning));
    expect(all(scene).filter(({ name }) => name === 'Transform')).toHaveLength(1);
    const { findings } = writeFace(face(picture('a', 'g'), slot('s', 'g'), turning));
    expect(findings).toContainEqual(
      expect.objectContaining({ key: 'slotInTurningGroup', severity: 'error', uuid: 's', params: { group: 'g' } }),
    );
  });

  it('leaves layers outside the canvas that it turns into view', () => {
    const outside = picture('a', 'g', { x: 480, y: -60 });
    expect(outline(sceneOf(face(outside, picture('b', 'g'), groupNode('g', { rotation: 45 }))))).toBe('g[a b]');
    expect(outline(sceneOf(face(outside, picture('b', 'g'), groupNode('g'))))).toBe('g[b]');
  });
});

describe('a face of five groups, three deep, with a slot', () => {
  it('is valid by our table in every version', () => {
    const { document, version } = writeFace(deepFace());
    for (const later of FORMAT_VERSIONS.filter((one) => one >= version))
      expect(checkElements(document, later)).toEqual([]);
    expect(
      all(document)
        .filter(({ name }) => name === 'Group')
        .flatMap(all)
        .map(({ name }) => name),
    ).not.toContain('ComplicationSlot');
  });

  it.skipIf(NO_ORACLE !== null)('is valid by the official schemas', async () => {
    const { document, version } = writeFace(deepFace());
    const [verdicts] = await officialVerdicts([writeXml(document)]);
    for (const later of FORMAT_VERSIONS.filter((one) => one >= version)) expect(verdicts?.[later]).toBeFalsy();
  });

  it('is the same layers without groups on a chip watch, with a line for each group', () => {
    let id = 0;
    const { copy, report } = convertCopy(deepFace(), policyOf('falcon'), {
      ...{ id: 'chip', choices: new Map() },
      newId: () => {
        id += 1;
        return `new-${id}`;
      },
    });
    expect(copy.normal.nodeList.some((node) => 'parentId' in node || node.nodeType === 'group')).toBe(false);
    const groups = report.filter(({ nodeType, mode }) => nodeType === 'group' && mode === 'normal');
    expect(groups.map(({ notes }) => notes.map(({ messageKey }) => messageKey))).toEqual(
      Array(5).fill(['groupDissolved']),
    );
    const layers = deepFace().normal.nodeList.filter(({ nodeType }) => nodeType !== 'group').length;
    expect(report.filter(({ mode }) => mode === 'normal')).toHaveLength(layers + 5);
  });
});
