// Texts with shadows are imported as the texts that they were.
import { describe, expect, it } from 'vitest';
import { isKnown } from '@/schemas/nodes';
import { faceOf } from '../watchFace/faces';
import { TEXT_SHADOWS, textWithShadow } from '../watchFace/textShadowFaces';
import { readBack } from './readBack';

/** Turning texts are exported without their shadow. */
const resting = Object.entries(TEXT_SHADOWS).map(([name, style]) => ({ name, node: textWithShadow(name, style) }));

describe('the shadow of a text is imported with its offset, blur and color', () => {
  it.each(resting)('$name', ({ node }) => {
    const { read } = readBack(faceOf([node], { ambient: [node] }));
    const [layer, ...more] = read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');
    expect(more).toEqual([]);
    if (!layer || !isKnown(layer) || layer.nodeType !== 'text') throw new Error('The text is not imported.');
    expect(layer.left).toBeUndefined();
    const { x, y, ...rest } = node.style.shadow;
    expect(layer.style).toMatchObject({
      shadow: { ...rest, x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) },
      align: node.style.align,
      textTag: node.style.textTag,
      text: node.style.text,
    });
  });
});
