// Alternatives in a document: conditions, settings at their default, complications with their data.
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { ComplicationAsk, ComplicationData } from '@/face/watchFaceFormat/drawing/drawing';
import { BOX, svgOf } from './drawn';

const picture = (resource: string) => xml('PartImage', BOX, [xml('Image', { resource })]);
const shown = (svg: string) => [...svg.matchAll(/base64,(\w+)"/g)].map(([, name]) => name);

describe('a condition shows', () => {
  const condition = (first: string, second: string, otherwise = true) =>
    xml('Condition', {}, [
      xml('Expressions', {}, [
        xml('Expression', { name: 'first' }, [` ${first}\n`]),
        xml('Expression', { name: 'second' }, [second]),
      ]),
      xml('Compare', { expression: 'first' }, [picture('one')]),
      xml('Compare', { expression: 'second' }, [picture('two')]),
      ...(otherwise ? [xml('Default', {}, [picture('rest')])] : []),
    ]);

  it.each([
    ['the first that holds', '[MINUTE] == 59', '1 == 1', ['one']],
    ['the second if the first does not hold', '[MINUTE] == 58', '[SECOND] > 7 && [SECOND] < 9', ['two']],
    ['the default if none holds', '0', '[IS_24_HOUR_MODE] == 0', ['rest']],
    ['the default if the formulas are invalid', '[MINUTE', ')(', ['rest']],
  ])('%s', (_, first, second, names) => {
    expect(shown(svgOf([condition(first, second)]))).toEqual(names);
  });

  it('nothing without a default', () => {
    expect(svgOf([condition('0', '0', false)])).toBe('');
  });
});

describe('settings use their default', () => {
  const list = (defaultValue: string) =>
    xml('UserConfigurations', {}, [
      xml('ListConfiguration', { id: 'hands', defaultValue }, [
        xml('ListOption', { id: 'thin' }),
        xml('ListOption', { id: 'bold' }),
      ]),
    ]);
  const inScene = xml('ListConfiguration', { id: 'hands' }, [
    xml('ListOption', { id: 'thin' }, [picture('one')]),
    xml('ListOption', { id: 'bold' }, [picture('two')]),
  ]);

  it.each([
    ['by its id', 'bold', ['two']],
    ['by its position', '1', ['two']],
    ['the first if it is unknown', 'none', ['one']],
  ])('a list %s', (_, defaultValue, names) => {
    expect(shown(svgOf([inScene], { beside: [list(defaultValue)] }))).toEqual(names);
  });

  it.each([
    ['TRUE', ['one']],
    ['FALSE', ['two']],
  ])('yes or no: %s', (defaultValue, names) => {
    const settings = xml('UserConfigurations', {}, [xml('BooleanConfiguration', { id: 'night', defaultValue })]);
    const scene = xml('BooleanConfiguration', { id: 'night' }, [
      xml('BooleanOption', { id: 'TRUE' }, [picture('one')]),
      xml('BooleanOption', { id: 'FALSE' }, [picture('two')]),
    ]);
    expect(shown(svgOf([scene], { beside: [settings] }))).toEqual(names);
    const conditionElement = xml('Condition', {}, [
      xml('Compare', { expression: '[CONFIGURATION.night] == "TRUE"' }, [picture('one')]),
      xml('Default', {}, [picture('two')]),
    ]);
    expect(shown(svgOf([conditionElement], { beside: [settings] }))).toEqual(names);
  });

  const colors = xml('ColorConfiguration', { id: 'theme', defaultValue: '1' }, [
    xml('ColorOption', { id: '0', colors: '#111111 #222222' }),
    xml('ColorOption', { id: '1', colors: '#333333 #444444' }),
  ]);
  const square = (color: string) =>
    xml('PartDraw', BOX, [xml('Rectangle', { x: 0, y: 0, width: 1, height: 1 }, [xml('Fill', { color })])]);

  it.each([
    ['[CONFIGURATION.theme.1]', '#444444'],
    ['[CONFIGURATION.theme]', '#333333'],
  ])('colours: %s is %s', (source, color) => {
    expect(svgOf([square(source)], { beside: [xml('UserConfigurations', {}, [colors])] })).toContain(`fill="${color}"`);
  });

  it('follow the default flavor', () => {
    const flavors = xml('Flavors', { defaultValue: 'dark' }, [
      xml('Flavor', { id: 'dark' }, [xml('Configuration', { id: 'theme', optionId: '0' })]),
    ]);
    const beside = [xml('UserConfigurations', {}, [colors, flavors])];
    expect(svgOf([square('[CONFIGURATION.theme.0]')], { beside })).toContain('fill="#111111"');
  });
});

describe('a complication slot', () => {
  const look = (type: string, ...children: XmlElement[]) => xml('Complication', { type }, children);
  const words = xml('PartText', BOX, [
    xml('Text', {}, [
      xml('Font', { size: 10 }, [xml('Template', {}, ['%s', xml('Parameter', { expression: '[COMPLICATION.TEXT]' })])]),
    ]),
  ]);
  const slot = (values: Record<string, string>, ...children: XmlElement[]) =>
    xml('ComplicationSlot', { slotId: '3', ...BOX, ...values }, children);
  const policy = xml('DefaultProviderPolicy', {
    defaultSystemProvider: 'STEP_COUNT',
    defaultSystemProviderType: 'SHORT_TEXT',
  });
  const drawnWith = (data: Record<string, ComplicationData>) => {
    const queries: ComplicationAsk[] = [];
    const complication = (ask: ComplicationAsk) => {
      queries.push(ask);
      return data[ask.type] ?? null;
    };
    return { queries, over: { watch: { complication } } };
  };

  it("shows the variant of its default provider's type, with the data", () => {
    const { queries, over } = drawnWith({ SHORT_TEXT: { TEXT: '6,284' } });
    const svg = svgOf(
      [slot({ supportedTypes: 'SMALL_IMAGE SHORT_TEXT' }, policy, look('SMALL_IMAGE'), look('SHORT_TEXT', words))],
      over,
    );
    expect(svg).toContain('>6,284</text>');
    expect(queries).toEqual([{ slotId: '3', provider: 'STEP_COUNT', type: 'SHORT_TEXT' }]);
  });

  it('shows the first of its types with data if it has no default', () => {
    const { over } = drawnWith({ SMALL_IMAGE: { SMALL_IMAGE: 'photo' } });
    const small = xml('PartImage', BOX, [xml('Image', { resource: '[COMPLICATION.SMALL_IMAGE]' })]);
    expect(
      shown(
        svgOf(
          [slot({ supportedTypes: 'SHORT_TEXT SMALL_IMAGE' }, look('SMALL_IMAGE', small), look('SHORT_TEXT', words))],
          over,
        ),
      ),
    ).toEqual(['photo']);
  });

  it('evaluates its conditions on its data', () => {
    const queryOf = (expression: string) =>
      look(
        'SHORT_TEXT',
        xml('Condition', {}, [xml('Compare', { expression }, [picture('one')]), xml('Default', {}, [picture('two')])]),
      );
    const { over } = drawnWith({ SHORT_TEXT: { TEXT: 'x' } });
    expect(shown(svgOf([slot({}, policy, queryOf('[COMPLICATION.TITLE] != null'))], over))).toEqual(['two']);
    expect(shown(svgOf([slot({}, policy, queryOf('[COMPLICATION.TEXT] != null'))], over))).toEqual(['one']);
  });

  it('is empty without data, or shows its variant for that', () => {
    expect(svgOf([slot({}, policy, look('SHORT_TEXT', words))])).toBe('');
    expect(shown(svgOf([slot({}, policy, look('SHORT_TEXT', words), look('EMPTY', picture('plus')))]))).toEqual([
      'plus',
    ]);
  });
});
