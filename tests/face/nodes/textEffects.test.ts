// Outlines and glows of texts: how they leave for each watch, what the package has, and what the canvas draws.
import { describe, expect, it } from 'vitest';
import { ambientStart } from '@/editor/document/modes';
import { exportOutcome, isDrawnLate, overhangOf } from '@/face/nodes';
import { effectOfLayer } from '@/face/nodes/effectOfLayer';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { outlineContrast } from '@/face/seen/outlineContrast';
import { nodeSchemas } from '@/schemas/nodes';
import { bare } from './sampleNodes';
import { attributesOf, deep, writtenNode } from './writtenNode';

const shadow = { isOn: true, x: 3, y: 4, blur: 6, color: '#10203080' };
const glow = { isOn: true, radius: 10, color: '#ff8020c0' };
const outline = { isOn: true, width: 4, color: '#000000' };
const text = (style: object = {}) => bare('text', { x: 100, y: 100, width: 120, height: 40, text: 'Noon', ...style });
const namesIn = (node: ReturnType<typeof text>) => deep(writtenNode(node).elements).map(({ name }) => name);

describe('how the effects of a text leave for the smartwatch', () => {
  it.each([
    ['an outline', { outline }, 'native', []],
    ['a glow', { glow }, 'native', []],
    ['an outline and a glow', { outline, glow }, 'restructured', ['effectsStacked']],
    ['an outline of an aligned text', { outline, align: 'left' }, 'native', ['effectCut']],
    ['an outline of a turning text', { outline, rotate: '#DWFM#' }, 'native', []],
    ['an outline that is off', { outline: { ...outline, isOn: false } }, 'native', []],
    ['a clear glow', { glow: { ...glow, color: '#ffffff00' } }, 'native', []],
  ] as const)('%s', (_, style, outcome, reasons) => {
    expect(exportOutcome(text(style), 'watchFace')).toEqual({ outcome, reasons });
  });

  it('a turning text keeps its outline and loses its shadow', () => {
    const node = text({ outline, shadow, rotate: '#DWFM#' });
    expect(exportOutcome(node, 'watchFace')).toEqual({
      ...{ outcome: 'native', reasons: ['shadowTurns'], lost: ['shadow'] },
    });
    expect(namesIn(node)).toContain('Outline');
    expect(namesIn(node)).not.toContain('Shadow');
  });
});

describe('the chip watch, whose texts have letters alone,', () => {
  const node = text({ shadow, glow, outline });

  it('loses all effects, each with its reason', () => {
    expect(exportOutcome(node, 'layers')).toEqual({
      outcome: 'native',
      reasons: ['shadowText', 'glowText', 'outlineText'],
      lost: ['shadow', 'glow', 'outline'],
    });
  });

  it('has a canvas that draws none of them, and keeps their values', () => {
    expect(withoutLostEffects(node, 'layers')).toMatchObject({
      style: { shadow: { isOn: false, x: 3 }, glow: { isOn: false, radius: 10 }, outline: { isOn: false, width: 4 } },
    });
    expect(withoutLostEffects(node, 'watchFace')).toBe(node);
  });
});

describe('a text with clear letters', () => {
  const clear = '#ffffff00';
  const rules = (color: string) => [{ path: 'style.fill', when: '(#BLP#<20)', color }];
  const ruled = (style: object, color: string) => ({ ...text(style), colorRules: rules(color) });

  describe.each([
    ['a shadow', { shadow }, 'shadow', 'Shadow'],
    ['a glow', { glow }, 'glow', 'OutGlow'],
    ['an outline', { outline }, 'outline', 'Outline'],
  ] as const)('and %s', (_, style, effect, element) => {
    it.each([
      ['without rules', text({ ...style, fill: clear })],
      ['whose rule is clear too', ruled({ ...style, fill: clear }, '#ff000000')],
    ])('has no effect on canvas and watch %s', (__, node) => {
      expect(isDrawnLate(node)).toBe(false);
      expect(overhangOf(node)).toBe(0);
      expect(exportOutcome(node, 'watchFace')).toEqual({ outcome: 'native', reasons: [] });
      expect(exportOutcome(node, 'layers')).toEqual({ outcome: 'native', reasons: [] });
      expect(namesIn(node)).not.toContain(element);
    });

    it('has the effect in the color of a rule', () => {
      const node = ruled({ ...style, fill: clear }, '#ff0000');
      expect(isDrawnLate(node)).toBe(true);
      expect(overhangOf(node)).toBe(overhangOf(text(style)));
      expect(exportOutcome(node, 'layers').lost).toEqual([effect]);
      expect(attributesOf(writtenNode(node).elements, element)).toHaveLength(1);
    });

    it('has it in its own color alone where the rule is clear', () => {
      expect(attributesOf(writtenNode(ruled({ ...style, fill: '#ffffff' }, clear)).elements, element)).toHaveLength(1);
    });
  });

  it('has a canvas that loses the shadow of a turning text in the color of a rule, as the watch does', () => {
    const node = ruled({ shadow, fill: clear, rotate: '#DWFM#' }, '#ff0000');
    expect(withoutLostEffects(node, 'watchFace')).toMatchObject({ style: { shadow: { isOn: false } } });
    expect(namesIn(node)).not.toContain('Shadow');
  });
});

describe('the part of a text', () => {
  it('has the outline around its words', () => {
    const { elements, findings } = writtenNode(text({ outline }));
    expect(attributesOf(elements, 'Outline')).toEqual([{ color: '#000000', width: '4' }]);
    expect(findings).toEqual([]);
  });

  it('has the glow around its words', () => {
    expect(attributesOf(writtenNode(text({ glow })).elements, 'OutGlow')).toEqual([
      { color: '#c0ff8020', radius: '10' },
    ]);
  });

  it('is there once for each effect, in the order shadow, glow, outline', () => {
    const { elements } = writtenNode(text({ shadow, glow, outline }));
    expect(elements.map(({ name }) => name)).toEqual(['PartText', 'PartText', 'PartText']);
    expect(elements.map((part) => deep([part]).at(-1)?.name)).toEqual(['Shadow', 'OutGlow', 'Outline']);
    const [first, ...others] = attributesOf(elements, 'PartText');
    expect(others).toEqual([first, first]);
  });

  it('is opaque in a faded group where there are several', () => {
    const { elements } = writtenNode(text({ glow, outline, opacity: 0.5 }));
    expect(attributesOf(elements, 'Group')).toMatchObject([{ alpha: '128' }]);
    expect(attributesOf(elements, 'PartText').map(({ alpha }) => alpha)).toEqual([undefined, undefined]);
  });

  it.each([
    ['an outline', { outline }, 2],
    ['a glow', { glow }, 15],
  ])('has room for %s', (_, style, room) => {
    const [bareBox, box] = [text(), text(style)].map((node) => {
      const [part] = attributesOf(writtenNode(node).elements, 'PartText');
      return { width: Number(part?.width), height: Number(part?.height) };
    });
    expect([box!.width - bareBox!.width, box!.height - bareBox!.height]).toEqual([2 * room, 2 * room]);
    expect(overhangOf(text(style))).toBe(room);
  });
});

describe('a text of today', () => {
  it('opens without the new fields, and a switch that is read as off', () => {
    const node = text();
    expect(node.style).not.toHaveProperty('outline');
    expect(node.style).not.toHaveProperty('glow');
    expect(effectOfLayer(node, 'outline')).toEqual({ isOn: false, width: 4, color: '#000000' });
    expect(effectOfLayer(bare('shape'), 'outline')).toBeNull();
  });

  it.each([
    ['an outline of 0 px', { outline: { ...outline, width: 0 } }],
    ['an outline of 41 px', { outline: { ...outline, width: 41 } }],
    ['a glow of 61 px', { glow: { ...glow, radius: 61 } }],
    ['a color that is none', { glow: { ...glow, color: 'red' } }],
  ])('cannot have %s', (_, style) => {
    expect(nodeSchemas.text.safeParse({ ...text(), style: { ...text().style, ...style } }).success).toBe(false);
  });

  it('starts in always-on without glow and shadow, with its outline', () => {
    const [node] = ambientStart([text({ shadow, glow, outline })]).nodes;
    expect(node).toMatchObject({ style: { shadow: { isOn: false }, glow: { isOn: false }, outline } });
  });
});

describe('the contrast of letters with their outline', () => {
  const white = text({ fill: '#ffffff', outline });
  const changed = (style: object, more: object = {}) => ({ ...white, ...more, style: { ...white.style, ...style } });

  it('is that of both colors', () => expect(outlineContrast(white, 0.1)).toBeCloseTo(21));
  it.each([
    ['too thin to be seen', changed({ outline: { ...outline, width: 1 } })],
    ['off', changed({ outline: { ...outline, isOn: false } })],
    ['half clear', changed({ outline: { ...outline, color: '#00000080' } })],
    ['around half clear letters', changed({ fill: '#ffffff80' })],
    ['of a faded text', changed({ opacity: 0.5 })],
    [
      'in a color that data changes',
      changed({}, { colorRules: [{ path: 'style.fill', when: '1', color: '#ff0000' }] }),
    ],
  ])('does not count for an outline that is %s', (_, node) => expect(outlineContrast(node, 0.1)).toBeNull());
});
