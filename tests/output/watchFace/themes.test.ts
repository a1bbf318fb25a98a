// A face with a color theme: valid in every version, with a source for each color that follows a role, and never a wrong color.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { exportOutcome } from '@/face/nodes';
import { roleFieldsOf, withRoles } from '@/face/nodes/colorRoles';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf } from './faces';
import { TWO_ROLES } from './twoRoles';
import { named } from './written';

const ACCENT = '[CONFIGURATION.themeColor.0]';
const MAIN = '[CONFIGURATION.themeColor.1]';

const solid = (color: string) => ({ kind: 'solid', color });
const tinted = { isTinted: true, tintColor: '#00ffcc', red: 0, green: 255, blue: 204 };
const slotLook = { supportTypeDefault: 'ranged_value', borderWidth: 2, bgColor: '#112233' };

/** A layer of each type whose colors can follow a role, with every such color drawn. */
const LAYERS: Readonly<Record<string, FaceNode>> = {
  text: bare('text', { text: 'Noon', fill: '#00ffcc', outline: { isOn: true }, glow: { isOn: true } }),
  'filled shape': bare('shape', {
    kind: 'rectangle',
    fill: solid('#00ffcc'),
    stroke: { paint: solid('#eeeeee'), width: 4 },
  }),
  'shape as a white picture': bare('shape', { kind: 'star', fill: solid('#00ffcc') }),
  progress: bare('progress', { progressType: 'Circular', fillColor: '#00ffcc', bgColor: '#eeeeee' }),
  'tinted picture': bare('image', { url: `asset:${'a'.repeat(64)}`, ...tinted }),
  slot: bare('google_complication', slotLook),
};

const withAll = (node: FaceNode, role: string): FaceNode =>
  withRoles(node, Object.fromEntries(roleFieldsOf(node).map((path) => [path, role])));
const themedFace = (nodes: readonly FaceNode[], theme = TWO_ROLES): FaceCopy => ({
  ...faceOf(nodes.map((node, index) => ({ ...node, uuid: `layer-${index}` }) as FaceNode)),
  theme,
});
const textOf = (face: FaceCopy): string => writeXml(writeFace(face).document);
const all = Object.values(LAYERS).map((node) => withAll(node, 'accent'));

describe('a face with a theme', () => {
  const output = writeFace(themedFace(all));

  it('is valid by our table from the first version up', () => {
    expect(output.version).toBe(1);
    for (const version of FORMAT_VERSIONS) expect(checkElements(output.document, version)).toEqual([]);
  });

  it.skipIf(NO_ORACLE)('is valid by the official schema of every version', async () => {
    const [verdicts] = await officialVerdicts([writeXml(output.document)]);
    for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeFalsy();
  });

  it('declares its choices once, with their names as texts', () => {
    const [setting] = named(output.document, 'ColorConfiguration');
    expect(setting?.attributes).toMatchObject({ id: 'themeColor', defaultValue: 'choice1' });
    expect(named(output.document, 'ColorOption').map(({ attributes }) => attributes.colors)).toEqual([
      '#00ffcc #eeeeee',
      '#ff0000 #ffee00',
    ]);
    expect(output.strings.map(({ en }) => en)).toEqual(expect.arrayContaining(['Lagoon', 'Ember']));
  });

  it('never mixes sources and colors in one attribute', () => {
    expect(writeXml(output.document)).not.toMatch(/"[^"]*\[CONFIGURATION[^"]*#[^"]*"|"#[^"]*\[CONFIGURATION[^"]*"/);
  });
});

describe('a color that follows a role', () => {
  const cases = Object.entries(LAYERS).flatMap(([name, node]) =>
    roleFieldsOf(node).map((path) => ({ name, node, path })),
  );

  it.each(cases.filter(({ path }) => !path.includes('ambient')))(
    '$name: $path is written as a source',
    ({ node, path }) => {
      if (path === 'style.stroke.paint.color' && isKnown(node) && node.nodeType === 'shape' && !node.style.stroke.paint)
        return;
      expect(textOf(themedFace([withRoles(node, { [path]: 'main' })]))).toContain(MAIN);
    },
  );

  it('is written without a place if the theme has one role', () => {
    const theme = {
      ...TWO_ROLES,
      roles: TWO_ROLES.roles.slice(0, 1),
      choices: TWO_ROLES.choices.map((choice) => ({ ...choice, colors: choice.colors.slice(0, 1) })),
    };
    expect(textOf(themedFace([withAll(LAYERS.text!, 'accent')], theme))).toContain('"[CONFIGURATION.themeColor]"');
  });

  it('has the default color in a picture of several colors, with a finding', () => {
    const star = bare('shape', { kind: 'star', fill: solid('#123456'), stroke: { paint: solid('#eeeeee'), width: 4 } });
    const themedStar = withRoles(star, { 'style.fill.color': 'accent' });
    const output = writeFace(themedFace([themedStar]));
    expect(writeXml(output.document)).not.toContain(ACCENT);
    expect(JSON.stringify(output.pictures)).toContain('#00ffcc');
    expect(output.findings.map(({ key }) => key)).toContain('themeFixed');
    expect(exportOutcome(themedStar, 'watchFace')).toMatchObject({
      outcome: 'baked',
      reasons: expect.arrayContaining(['themeFixed']),
    });
  });

  it('follows in a picture whose colors all follow one role', () => {
    const star = bare('shape', { kind: 'star', fill: solid('#123456'), stroke: { paint: solid('#eeeeee'), width: 4 } });
    const output = writeFace(themedFace([withAll(star, 'accent')]));
    expect(writeXml(output.document)).toContain(`tintColor="${ACCENT}"`);
    expect(output.findings).toEqual([]);
  });
});

it('reports more choices than the stricter validator accepts', () => {
  const choices = Array.from({ length: 21 }, (_, n) => ({ id: `c${n}`, name: `${n}`, colors: ['#000000', '#ffffff'] }));
  const { findings } = writeFace(themedFace([], { ...TWO_ROLES, choices }));
  expect(findings).toMatchObject([{ key: 'themeChoices', severity: 'warning', params: { count: 21, most: 20 } }]);
});
