// The colours of the open face: the design's own first, then those of its layers, the most used first.
import { expect, it } from 'vitest';
import type { FaceNode } from '@/schemas/nodes';
import { ringLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { createOwnColors } from '@/workspace/properties/ownColors';

it('reads every colour field of every layer, without opacity', () => {
  const root = { ...rootLayer(), style: { fill: '#010203' } } as FaceNode;
  const session = new Session([
    root,
    textLayer('a', { fill: '#aabbcc80' }),
    textLayer('b', { fill: '#AABBCC' }),
    ringLayer('c', { fillColor: '#102030', bgColor: '#aabbcc' }),
  ]);
  const own = createOwnColors({ getState: () => ({ editor: session.state }) });
  expect(own()).toEqual(['#aabbcc', '#010203', '#102030']);
  session.state = { ...session.state, design: { ...session.state.design!, themeColors: ['#FF0000'] } };
  expect(own()[0]).toBe('#ff0000');
});
