// Proof of an import by drawing: the face as it came, drawn by the rules of the format, against the canvas of the editor and
// against our export, in both modes.
import { beforeAll, describe, expect, it } from 'vitest';
import { hasLeftovers } from '@/face/nodes';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import type { FaceFiles } from '@/output/importing/imported';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import type { KnownNode } from '@/schemas/nodes';
import { partOfRun } from '../../support/eachRun';
import { canvasDrawing, differing, packedPictures, sourceDrawing, standIn } from '../../support/rasterFaces';
import { STATES } from '../../support/readFaces';
import { foreignDocument } from '../watchFace/groupedFaces';
import { portsFor } from './readBack';
import { documentWith, familiesIn, LEFTOVER_SCENES, sample, sampleNames, withPictures } from './sampleFaces';

const MODES = ['normal', 'ambient'] as const;
/** Midnight in English, and an evening without weather; the other instants are part of the long run. */
const SHOWN = partOfRun(STATES, [1, 5]);
/** Share of the face's pixels that may differ. */
const MOST = 0.001;
const STEPS = { steps: true };
/** The canvas moves a minute hand with leftovers as the format does, and another one in steps. */
const MINUTES = [STEPS, { steps: false }];

beforeAll(loadDrawings);

interface Opened {
  files: FaceFiles;
  copy: FaceCopy;
  side: number;
}

function opened(files: FaceFiles): Opened {
  const read = readFace(files, portsFor(familiesIn(files.document)));
  if (!read.ok) throw new Error(read.reason);
  return { files, copy: read.copy, side: Number.parseInt(read.copy.ratio, 10) };
}

/** The face as our export of it. */
async function exported({ files, copy }: Opened): Promise<FaceFiles> {
  const output = writeFace(copy);
  const strings = new Map(output.strings.map(({ name, ...words }) => [name, words]));
  return { ...files, document: output.document, pictures: await packedPictures(output, files), strings };
}

/** Each difference that is too large. */
async function wrong(face: Opened): Promise<readonly string[]> {
  const { files, copy, side } = face;
  const again = await exported(face);
  return SHOWN.flatMap((state) =>
    MODES.flatMap((mode) => {
      const canvas = canvasDrawing(copy, files, state, mode);
      const shares = {
        canvas: Math.min(
          ...MINUTES.map((minutes) => differing(sourceDrawing(files, state, mode, minutes), canvas, side)),
        ),
        export: differing(sourceDrawing(files, state, mode, STEPS), sourceDrawing(again, state, mode, STEPS), side),
      };
      const at = new Date(state.now).toISOString();
      return Object.entries(shares).flatMap(([what, share]) =>
        share <= MOST ? [] : [`${what} at ${at} in ${mode}: ${(share * 100).toFixed(2)} %`],
      );
    }),
  );
}

const NAMES = sampleNames();

describe.skipIf(NAMES.length === 0)('a real face', () => {
  it.each(NAMES)('%s has the same drawing on the canvas and in our export', { timeout: 120_000 }, async (name) => {
    expect(await wrong(opened(withPictures(sample(name), standIn)))).toEqual([]);
  });
});

const withoutLeftovers = (copy: FaceCopy): FaceCopy => {
  const bare = (list: FaceCopy['normal']) => ({
    ...list,
    nodeList: list.nodeList.map((node) => (hasLeftovers(node) ? { ...(node as KnownNode), left: undefined } : node)),
  });
  return { ...copy, normal: bare(copy.normal), ...(copy.ambient ? { ambient: bare(copy.ambient) } : {}) };
};

/** Leftovers that no picture shows: an act, and a choice of the wearer whose default colour the field has. */
const UNSEEN = new Set(['Launch', 'Font color', 'Fill color']);

describe('a small face', () => {
  it.each(LEFTOVER_SCENES)('has the same drawing on the canvas and in our export: %s', async (_, scene, __, left) => {
    const face = opened(withPictures(documentWith(scene), standIn));
    expect(await wrong(face)).toEqual([]);
    const { files, copy, side } = face;
    const bare = withoutLeftovers(copy);
    // In the morning and in the evening, of both hour formats.
    const shares = [STATES[0]!, STATES[3]!, STATES[5]!].map((state) =>
      differing(sourceDrawing(files, state, 'normal', STEPS), canvasDrawing(bare, files, state, 'normal'), side),
    );
    const isSeen = left.some((name) => !UNSEEN.has(name));
    expect(Math.max(...shares) > MOST, 'what the layers keep is visible').toBe(isSeen);
  });

  it('with groups has the same drawing on the canvas and in our export', async () => {
    expect(await wrong(opened(withPictures(foreignDocument(), standIn)))).toEqual([]);
  });

  it.skipIf(process.env.LONG)('has another drawing in another minute', () => {
    const { files, side } = opened(withPictures(documentWith(LEFTOVER_SCENES.at(-2)![1]), standIn));
    const [now, later] = [STATES[0]!, { ...STATES[0]!, now: STATES[0]!.now + 60_000 }];
    expect(
      differing(sourceDrawing(files, now, 'normal', STEPS), sourceDrawing(files, later, 'normal', STEPS), side),
    ).toBeGreaterThan(MOST);
  });
});
