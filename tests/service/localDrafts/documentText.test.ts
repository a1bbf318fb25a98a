// The text of a design on the device is its JSON, whatever was written before.
import { expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import { documentText } from '@/service/localDrafts/documentText';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { sampleDesign, textLayer } from '@/tests/support/designs';
import fc from '@/tests/support/property';

const expectJson = (design: Design) => expect(documentText(design)).toBe(JSON.stringify(design));

it('is the JSON of any design, the first time and again', () => {
  fc.assert(
    fc.property(arbitraryDesign, (design) => {
      expectJson(design);
      expectJson(design);
    }),
    { numRuns: 60 },
  );
});

it('follows an edit of one layer, a reordering and a removal', () => {
  const design = sampleDesign({ layers: [textLayer('a'), textLayer('b'), textLayer('c')] });
  const withNodes = (change: (nodes: Design['copies'][number]['normal']['nodeList']) => unknown[]): Design => {
    const [copy] = design.copies;
    const nodeList = change(copy!.normal.nodeList) as typeof copy extends undefined ? never : never[];
    return { ...design, copies: [{ ...copy!, normal: { ...copy!.normal, nodeList } }] };
  };
  expectJson(design);
  expectJson(withNodes((nodes) => nodes.map((node) => (node.uuid === 'b' ? { ...node, label: 'Changed' } : node))));
  expectJson(withNodes((nodes) => nodes.toReversed()));
  expectJson(withNodes((nodes) => nodes.slice(0, 2)));
});

it('omits values that JSON lacks, and keeps the text of unknown fields', () => {
  const design = { ...sampleDesign(), later: undefined, unknown: { 'a "b"': [1, null, '\u2028'] } } as Design;
  expectJson(design);
});

it.each(['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'constructor'])(
  'keeps an unknown field called %s',
  (name) => {
    const design = sampleDesign();
    const [copy] = design.copies;
    const odd = { [name]: 1 };
    expectJson({ ...design, ...odd } as Design);
    expectJson({ ...design, copies: [{ ...copy!, ...odd, normal: { ...copy!.normal, ...odd } }] } as Design);
  },
);
