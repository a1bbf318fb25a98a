// Any document is drawn without an exception, as well-formed SVG without invalid numbers.
import { expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import fc from '@/tests/support/property';
import { drawnRoot } from './drawn';

const NAMES = [
  ...['Group', 'PartText', 'PartImage', 'PartDraw', 'PartAnimatedImage', 'Condition', 'Expressions', 'Expression'],
  ...['Compare', 'Default', 'AnalogClock', 'HourHand', 'MinuteHand', 'SecondHand', 'Sweep', 'DigitalClock', 'TimeText'],
  ...[
    'Text',
    'TextCircular',
    'Font',
    'BitmapFont',
    'Template',
    'Parameter',
    'Upper',
    'Shadow',
    'Outline',
    'Arc',
    'Line',
  ],
  ...['Ellipse', 'Fill', 'Stroke', 'WeightedStroke', 'SweepGradient', 'LinearGradient', 'SequenceImages', 'Image'],
  ...['ComplicationSlot', 'Complication', 'ListConfiguration', 'ListOption', 'Variant', 'Transform', 'Reference'],
  ...['Localization', 'ImageFilters', 'HsbFilter', 'UserConfigurations', 'Scene', '__proto__', 'constructor'],
];
const ATTRIBUTES = [
  ...['x', 'y', 'width', 'height', 'alpha', 'angle', 'pivotX', 'scaleX', 'size', 'thickness', 'startAngle', 'endAngle'],
  ...['centerX', 'radius', 'maxLines', 'letterSpacing', 'color', 'colors', 'tintColor', 'weights', 'positions'],
  ...[
    'family',
    'align',
    'ellipsis',
    'isAutoSize',
    'resource',
    'expression',
    'value',
    'target',
    'mode',
    'name',
    'source',
  ],
  ...[
    'id',
    'type',
    'format',
    'timeZone',
    'frequency',
    'renderMode',
    'blendMode',
    'interpolate',
    'frameRate',
    'direction',
  ],
];
const VALUES = [
  ...['', '0', '-1', '1e308', '-1e309', 'NaN', 'Infinity', '0.5', '100', '1000000000000', '[MINUTE]', '[NOTHING] / 0'],
  ...['#ff0000', '#80ff0000 #00ff00', 'TRUE', 'MASK', 'AMBIENT', 'alpha', 'angle', '"<&\u0001', '[REFERENCE.a]', 'a'],
  ...[
    '1 / 0',
    '(((((',
    'hh:mm:ss',
    'COUNTER_CLOCKWISE',
    'SYNC_TO_DEVICE',
    '%s %% %9$s',
    '中文 text \n two',
    '1 2 3',
    'END',
  ],
];

const attributes = fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES), { maxKeys: 8 });
const { element } = fc.letrec<{ element: XmlElement; inside: XmlElement | string }>((tie) => ({
  inside: fc.oneof({ depthSize: 'small' }, fc.constantFrom(...VALUES), tie('element')),
  element: fc
    .record({ name: fc.constantFrom(...NAMES), attributes, children: fc.array(tie('inside'), { maxLength: 5 }) })
    .map(({ name, attributes: values, children }) => xml(name, values, children)),
}));

it('any tree of known elements is drawn', () => {
  fc.assert(
    fc.property(fc.array(element, { maxLength: 8 }), fc.constantFrom('normal', 'ambient'), (scene, mode) => {
      const { svg } = drawnRoot(xml('WatchFace', {}, [xml('Scene', {}, scene)]), { mode });
      expect(readXml(svg).ok).toBe(true);
      expect(svg).not.toMatch(/"[^"]*\b(?:NaN|Infinity|undefined)\b[^"]*"/);
    }),
    { numRuns: process.env.LONG ? 20_000 : 1000 },
  );
});
