// Limits on the number of layers of a kind: what they refuse, and that checking a large face takes linear time.
import { describe, expect, it, vi } from 'vitest';
import { findings } from '@/face/platforms/findings';
import { atMost, noneWhileAbove } from '@/face/platforms/rules/limits';
import type { FaceNode } from '@/schemas/nodes';
import { benchDesign } from '@/tests/bench/page/layers';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import fc from '@/tests/support/property';

const canvas = { width: 500, height: 500, shape: 'circle' } as const;
const isText = ({ nodeType }: FaceNode) => nodeType === 'text';
const situationOf = (nodes: readonly FaceNode[], subjects: readonly FaceNode[]) => ({
  ...{ canvas, mode: 'normal' as const, nodes, subjects },
});

it('refuses exactly the edits after which there are more layers of the kind than before and than allowed', () => {
  const layers = fc.uniqueArray(fc.record({ uuid: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.boolean() }), {
    selector: ({ uuid }) => uuid,
  });
  const made = (list: readonly { uuid: string; text: boolean }[]) =>
    list.map(({ uuid, text }) => (text ? textLayer(uuid) : imageLayer(uuid)));
  fc.assert(
    fc.property(layers, layers, fc.nat(3), (before, changed, most) => {
      const [nodes, subjects] = [made(before), made(changed)];
      const ids = new Set(subjects.map(({ uuid }) => uuid));
      const was = nodes.filter(isText).length;
      const becomes = [...nodes.filter(({ uuid }) => !ids.has(uuid)), ...subjects].filter(isText).length;
      const refused = atMost(isText, most, 'tooMany')(situationOf(nodes, subjects));
      expect(refused !== null).toBe(becomes > most && becomes > was);
      const stopped = noneWhileAbove(isText, most, 'tooMany')(situationOf(nodes, subjects));
      expect(stopped !== null).toBe(was > most && subjects.some(isText));
    }),
  );
});

describe('in a face of 1000 layers', () => {
  it('a layer of another kind does not count', () => {
    const nodes = [rootLayer(), ...Array.from({ length: 1000 }, (_, index) => imageLayer(`i${index}`))];
    const meant = vi.fn(isText);
    expect(atMost(meant, 1, 'tooMany')(situationOf(nodes, [imageLayer('new')]))).toBeNull();
    expect(noneWhileAbove(meant, 1, 'tooMany')(situationOf(nodes, [imageLayer('new')]))).toBeNull();
    expect(meant).toHaveBeenCalledTimes(2);
  });

  it('the findings read each layer a few times, not once per other layer', () => {
    const [copy] = benchDesign(1000).copies;
    let reads = 0;
    const counted = copy!.normal.nodeList.map(
      (node) =>
        new Proxy(node, {
          get(target, key) {
            reads += 1;
            return Reflect.get(target, key);
          },
        }),
    );
    findings({ ...copy!, normal: { ...copy!.normal, nodeList: counted } });
    expect(reads).toBeGreaterThan(1000);
    expect(reads).toBeLessThan(1000 * 200);
  });
});
