// The colors that a face uses: suggested theme colors and the editor's palette contain only colors that are drawn.
import { describe, expect, it } from 'vitest';
import { usedColors } from '@/forms/usedColors';
import { bare } from '../face/nodes/sampleNodes';

const image = (style: object) => bare('image', { url: '/api/files/hand', ...style });
const text = (style: object) => bare('text', { text: 'Hello', ...style });
const slot = (style: object) =>
  bare('google_complication', {
    supportTypeDefault: 'icon',
    iconColor: '#00aa00',
    highLightColor: '#00aa00',
    ...style,
  });

describe('colors of a face', () => {
  it('leave out the tint of an image that is not tinted', () => {
    expect(usedColors([image({ tintColor: '#ff0000' })])).toEqual([]);
    expect(usedColors([image({ tintColor: '#ff0000', isTinted: true })])).toEqual(['#ff0000']);
    expect(usedColors([image({ isTinted: true })])).toEqual([]);
  });

  it('leave out layers that are hidden or fully transparent', () => {
    const layers = [text({ fill: '#ff0000', visible: false }), text({ fill: '#00ff00', opacity: 0 })];
    expect(usedColors([...layers, text({ fill: '#0000ff' })])).toEqual(['#0000ff']);
  });

  it('leave out a text without words, and transparent colors', () => {
    expect(usedColors([text({ text: '', fill: '#ff0000' }), text({ fill: '#00ff0000' })])).toEqual([]);
    expect(usedColors([text({ text: '', textTag: '#DH#', fill: '#ff0000' })])).toEqual(['#ff0000']);
  });

  it('leave out the fill of a progress that shows pictures', () => {
    const colors = { fillColor: '#ff0000', bgColor: '#00ff00' };
    expect(usedColors([bare('progress', { progressType: 'ImageEnumeration', ...colors })])).toEqual([]);
    expect(usedColors([bare('progress', { progressType: 'Linear', ...colors })])).toEqual(['#ff0000', '#00ff00']);
  });

  it('leave out parts that a slot of this type lacks, a border without width and an unused look for always-on', () => {
    expect(usedColors([slot({})])).toEqual(['#00aa00']);
    expect(usedColors([slot({ borderWidth: 4, borderColor: '#ff0000' })])).toContain('#ff0000');
    const ambient = { iconColor: '#123456', highLightColor: '#123456', isOwn: true };
    expect(usedColors([slot({ ambient })])).toEqual(['#00aa00', '#123456']);
    expect(usedColors([slot({ ambient: { ...ambient, isOwn: false } })])).toEqual(['#00aa00']);
  });

  it('name the most used color first, each once and without its alpha', () => {
    const layers = [text({ fill: '#FF0000' }), text({ fill: '#00ff0080' }), text({ fill: '#00ff00' })];
    expect(usedColors(layers)).toEqual(['#00ff00', '#ff0000']);
  });
});
