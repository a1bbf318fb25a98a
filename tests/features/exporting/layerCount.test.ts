// The reported number of layers in a project file.
import { expect, it } from 'vitest';
import { layerCount } from '@/features/exporting/dialog/layerCount';
import { imageLayer, sampleDesign } from '@/tests/support/designs';

it('counts a layer of both modes once per copy', () => {
  const { copies } = sampleDesign({ layers: [imageLayer('a', `asset:${'a'.repeat(64)}`)] });
  const [copy] = copies;
  const { nodeList } = copy!.normal;
  const own = { ...nodeList.at(-1)!, uuid: 'own' };
  const both = { ...copy!, ambient: { ...copy!.normal, nodeList: [...nodeList, own] } };
  expect(layerCount({ copies: [{ ...copy!, ambient: null }] })).toBe(nodeList.length);
  expect(layerCount({ copies: [both] })).toBe(nodeList.length + 1);
  expect(layerCount({ copies: [both, both] })).toBe(2 * (nodeList.length + 1));
});
