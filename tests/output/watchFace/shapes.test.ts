// Shapes, shadows and gradients in an exported document: valid in every version.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { exportOutcome } from '@/face/nodes';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { castFace } from './castFaces';
import { gradientsFace } from './gradientFaces';
import { groupShadowsFace } from './groupShadowFaces';
import { shadowsFace, shapeNodes, shapesFace } from './shapeFaces';
import { textEffectsFace } from './textEffectFaces';
import { textShadowsFace } from './textShadowFaces';

describe.each([
  ['every kind of shape', shapesFace],
  ['shadows of shapes', shadowsFace],
  ['shadows of pictures', castFace],
  ['shadows of texts', textShadowsFace],
  ['outlines and glows of texts', textEffectsFace],
  ['shadows of groups and of progress', groupShadowsFace],
  ['gradients along every kind of progress', gradientsFace],
])('a face with %s', (_, face) => {
  const output = writeFace(face());

  it('is valid by our table from the first version up', () => {
    expect(output.version).toBe(1);
    expect(output.findings).toEqual([]);
    for (const version of FORMAT_VERSIONS) expect(checkElements(output.document, version)).toEqual([]);
  });

  it.skipIf(NO_ORACLE)('is valid by the official schema of every version', async () => {
    const [verdicts] = await officialVerdicts([writeXml(output.document)]);
    for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeFalsy();
  });
});

describe('a face with every kind of shape', () => {
  const output = writeFace(shapesFace());

  it('has one picture for each shape that the format cannot draw', () => {
    const baked = shapeNodes().filter((node) => exportOutcome(node, 'watchFace').outcome === 'baked');
    expect(output.pictures.map(({ wanted }) => wanted.drawing !== undefined)).toEqual(baked.map(() => true));
  });
});
