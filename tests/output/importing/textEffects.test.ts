// Texts with outlines and glows are imported as the texts that they were, also where each effect is a part of its own.
import { describe, expect, it } from 'vitest';
import { isKnown } from '@/schemas/nodes';
import { faceOf } from '../watchFace/faces';
import { TEXT_EFFECTS } from '../watchFace/textEffectFaces';
import { textWithShadow } from '../watchFace/textShadowFaces';
import { readBack } from './readBack';

const isOneLine = ({ text = '' }: { text?: string }) => !text.includes('\n');
/** A faded stack is a group of the format, and a group here. */
const isApart = ({ opacity = 1 }: { opacity?: number }) => opacity === 1;
const whole = Object.entries(TEXT_EFFECTS)
  .filter(([, style]) => isOneLine(style) && isApart(style))
  .map(([name, style]) => ({ name, node: textWithShadow(name, style) }));

const readLayers = (node: ReturnType<typeof textWithShadow>) =>
  readBack(faceOf([node], { ambient: [node] })).read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');

describe('the effects of a text are imported with their values', () => {
  it.each(whole)('$name', ({ node }) => {
    const [layer, ...more] = readLayers(node);
    expect(more).toEqual([]);
    if (!layer || !isKnown(layer) || layer.nodeType !== 'text') throw new Error('The text is not imported.');
    expect(layer.left).toBeUndefined();
    const { outline, glow, shadow, align, textTag, text } = node.style;
    expect(layer.style).toMatchObject({ align, textTag, text, shadow: { isOn: shadow.isOn } });
    expect([layer.style.outline, layer.style.glow]).toEqual([outline, glow]);
  });

  it('of a faded text with several, in a group that fades', () => {
    const layers = readLayers(textWithShadow('faded', TEXT_EFFECTS['faded, with an outline and a glow']!));
    expect(layers.map(({ nodeType }) => nodeType)).toEqual(['text', 'group']);
    expect(layers[0]).toMatchObject({ style: { opacity: 1, outline: { width: 5 }, glow: { radius: 6 } } });
    expect(layers[1]).toMatchObject({ style: { opacity: 0.5 } });
  });
});
