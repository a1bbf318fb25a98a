// The brightest choices of a face in always-on, whatever choice the editor shows.
import { expect, it } from 'vitest';
import { isUnchosen } from '@/face/nodes/shownFor';
import { brightestShare } from '@/features/check/runs/brightestChoices';
import { type FaceCopy, copy as faceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';

/** Light of each layer, and the choice that shows it. */
const LIGHT: Readonly<Record<string, readonly [light: number, option: string, choice: string]>> = {
  thin: [0.05, 'hands', 'thin'],
  bold: [0.2, 'hands', 'bold'],
  dots: [0.1, 'hands', 'dots'],
  on: [0.01, 'seconds', 'TRUE'],
  off: [0.04, 'seconds', 'FALSE'],
};

const layers = Object.entries(LIGHT).map(([uuid, [, option, choice]]) =>
  textLayer(uuid, {}, { shownFor: { option, choice } }),
);
const choices = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

const face = (ambient: readonly FaceNode[]): FaceCopy =>
  faceCopy.parse({
    ...{ id: 'copy', platform: 'android', shape: 'circle', ratio: '500*500' },
    options: {
      list: [
        { id: 'hands', kind: 'list', name: 'Hands', default: 'thin', choices: choices('thin', 'bold', 'dots', 'none') },
        { id: 'seconds', kind: 'switch', name: 'Seconds', default: 'TRUE', choices: choices('TRUE', 'FALSE') },
      ],
    },
    normal: { nodeList: [rootLayer(), ...layers] },
    ambient: { nodeList: [rootLayer(), ...ambient] },
  });

let measured = 0;
const litOf = async ({ ambient }: FaceCopy): Promise<number> => {
  measured += 1;
  const shown = ambient!.nodeList.filter((node) => !isUnchosen(node));
  return shown.reduce((sum, { uuid }) => sum + (LIGHT[uuid]?.[0] ?? 0), 0);
};

it('is found among the choices of every option', async () => {
  expect(await brightestShare(face(layers), litOf)).toBeCloseTo(0.24);
});

it('is measured once if no layer of always-on depends on a choice', async () => {
  measured = 0;
  await brightestShare(face([textLayer('always')]), litOf);
  expect(measured).toBe(1);
});
