// Slots and tap areas in the Watch Face Format.
import { describe, expect, it } from 'vitest';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { launchTarget } from '@/face/nodes/programmable/writer';
import { COMPLICATION_PROVIDERS, SLOT_TYPES, TYPES_ASKED_FOR } from '@/schemas/complications';
import { bare } from './sampleNodes';
import { attributesOf, deep, textsOf, writtenNode } from './writtenNode';

const slot = (style: object) => writtenNode(bare('google_complication', { systemProviderValue: 1, ...style }));
const children = (elements: readonly XmlElement[], name: string) =>
  elementsOf(elements[0] as XmlElement).filter((child) => child.name === name);

describe('a slot', () => {
  it.each(SLOT_TYPES.map((type) => ({ type })))(
    'of $type has a variant for each type of data that it accepts',
    ({ type }) => {
      const { elements } = slot({ supportTypeDefault: type });
      const supported = attributesOf(elements, 'ComplicationSlot')[0]?.supportedTypes?.split(' ');
      expect(supported).toHaveLength(TYPES_ASKED_FOR[type].length);
      expect(children(elements, 'Complication').map(({ attributes }) => attributes.type)).toEqual(supported);
      for (const look of children(elements, 'Complication')) expect(elementsOf(look).length).toBeGreaterThan(0);
    },
  );

  it.each(COMPLICATION_PROVIDERS.map(({ code, systemProvider, types }) => ({ code, systemProvider, types })))(
    'starts with the provider of code $code, or empty with a finding',
    ({ code, systemProvider, types }) => {
      const { elements, findings } = slot({ supportTypeDefault: 'short_text', systemProviderValue: code });
      const isGiven = (types as readonly string[]).includes('short_text');
      expect(attributesOf(elements, 'DefaultProviderPolicy')).toEqual([
        { defaultSystemProvider: isGiven ? systemProvider : 'EMPTY', defaultSystemProviderType: 'SHORT_TEXT' },
      ]);
      expect(findings.map(({ key }) => key)).toEqual(isGiven || code === -1 ? [] : ['slotProvider']);
    },
  );

  it.each([
    ['a box', { borderRadius: 0 }, 'BoundingBox'],
    ['a box with round corners', { borderRadius: 20, width: 120, height: 80 }, 'BoundingRoundBox'],
    ['an oval', { borderRadius: 50, width: 100, height: 100 }, 'BoundingOval'],
  ])('takes taps in %s', (_, style, name) => {
    expect(children(slot(style).elements, name)).toHaveLength(1);
  });

  it.each([
    [true, 'TRUE'],
    [false, 'FALSE'],
  ])('can be changed by the wearer: %s', (isSupportEdit, written) => {
    expect(attributesOf(slot({ isSupportEdit }).elements, 'ComplicationSlot')[0]?.isCustomizable).toBe(written);
  });

  it('draws parts common to both modes once, and its background only in normal mode', () => {
    const { elements } = slot({ supportTypeDefault: 'text', bgColor: '#223344', borderWidth: 2 });
    const [look] = children(elements, 'Complication');
    const inside = look ? elementsOf(look) : [];
    expect(inside.map(({ name, attributes }) => attributes.name ?? name)).toEqual(['normal', 'PartDraw', 'PartText']);
  });

  it('uses its own style in always-on', () => {
    const ambient = { isOwn: true, textColor: '#808080' };
    const { elements } = slot({ supportTypeDefault: 'text', systemProviderValue: 13, textColor: '#ffffff', ambient });
    const [look] = children(elements, 'Complication');
    expect(look && elementsOf(look).map(({ attributes }) => attributes.name)).toEqual(['normal', 'always_on']);
    expect(attributesOf(elements, 'Font').map(({ color }) => color)).toEqual(['#ffffff', '#808080']);
  });

  it('is laid out by the data of its provider', () => {
    const { elements } = slot({ supportTypeDefault: 'short_text', systemProviderValue: 2, width: 120, height: 120 });
    expect(textsOf(elements, 'Expression')).toEqual([
      '([COMPLICATION.MONOCHROMATIC_IMAGE] != null) && ([COMPLICATION.TITLE] != null)',
      '([COMPLICATION.TITLE] != null)',
      '([COMPLICATION.MONOCHROMATIC_IMAGE] != null)',
    ]);
    const parts = deep(elements).filter(({ name }) => name === 'Compare' || name === 'Default');
    expect(parts.map((one) => elementsOf(one).map(({ name }) => name))).toEqual([
      ['PartImage', 'PartText', 'PartText'],
      ['PartText', 'PartText'],
      ['PartImage', 'PartText'],
      ['PartText'],
    ]);
  });

  it('fills its range from the minimum to the maximum', () => {
    const [end] = attributesOf(
      slot({ supportTypeDefault: 'progress_bar', width: 100, height: 20 }).elements,
      'Transform',
    ).filter(({ target }) => target === 'endX');
    for (const name of ['VALUE', 'MIN', 'MAX']) expect(end?.value).toContain(`[COMPLICATION.RANGED_VALUE_${name}]`);
  });

  it('tints the icon and not the picture', () => {
    const { elements } = slot({ supportTypeDefault: 'icon', iconColor: '#ff000080' });
    expect(attributesOf(elements, 'PartImage').map(({ tintColor }) => tintColor)).toEqual(['#80ff0000', undefined]);
  });
});

describe('a tap area', () => {
  it.each([
    ['ALARM', 'ALARM'],
    ['com.example.app', 'com.example.app'],
    ['com.example.app/.Main', 'com.example.app/com.example.app.Main'],
    ['com.example.app/other.Main', 'com.example.app/other.Main'],
    ['app://screen/1', 'app://screen/1'],
    ['#Intent;component=com.example.app/.Main;end', 'com.example.app/com.example.app.Main'],
    ['#Intent;action=a.b.C;package=com.example.app;end', 'com.example.app'],
    ['#Intent;action=a.b.C;end', null],
    ['#Intent;component=%E0%A4%A;end', null],
    ['NOTHING_KNOWN', null],
  ])('with %s opens %s', (intent, target) => {
    expect(launchTarget(intent)).toBe(target);
  });

  const area = (intent: string) =>
    writtenNode(bare('programmable', { interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent } } }));

  it('is an invisible part', () => {
    const { elements } = area('ALARM');
    expect(attributesOf(elements, 'Launch')).toEqual([{ target: 'ALARM' }]);
    expect(attributesOf(elements, 'Fill')).toEqual([{ color: '#00000000' }]);
  });

  it('without a target is omitted, with an inexpressible one reported', () => {
    expect(area('')).toMatchObject({ elements: [], findings: [] });
    expect(area('NOTHING_KNOWN').findings.map(({ key }) => key)).toEqual(['launchTarget']);
  });
});
