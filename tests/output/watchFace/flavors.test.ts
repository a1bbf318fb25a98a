// Flavors of a face: valid where the format has them, the defaults as the default one, and read again.
import { expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf } from '@/bytes/xml/xml';
import { withRoles } from '@/face/nodes/colorRoles';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import { bare } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { readBack } from '../importing/readBack';
import { faceOf } from './faces';
import { named } from './written';

const theme: FaceTheme = {
  id: 'themeColor',
  roles: [{ id: 'role1', name: 'ThemeRole 1' }],
  choices: ['#00ffcc', '#ff0000'].map((color, at) => ({ id: `c${at}`, name: `C${at}`, colors: [color] })),
};
const options: FaceOptions = {
  list: [
    {
      ...{ id: 'hands', kind: 'list', name: 'Hands', default: 'thin' },
      choices: ['thin', 'bold'].map((id) => ({ id, name: id })),
    },
  ],
  flavors: [
    { id: 'flavor1', name: 'Night', picks: { hands: 'bold' }, themeChoice: 'c1' },
    { id: 'flavor2', name: 'Gone', picks: { hands: 'nowhere', deleted: 'x' } },
  ],
};
const bar = (uuid: string, choice: string) =>
  withRoles(
    {
      ...bare('shape', { kind: 'rectangle', x: 20, width: 40, fill: { kind: 'solid', color: '#00ffcc' } }),
      ...{ uuid, label: uuid, shownFor: { option: 'hands', choice } },
    } as FaceNode,
    { 'style.fill.color': 'role1' },
  );
const faceWith = (flavors: FaceOptions['flavors']): FaceCopy => ({
  ...faceOf([bar('a', 'thin'), bar('b', 'bold')]),
  ...{ theme, options: { ...options, flavors } },
});

it('sets the theme and every option; a deleted choice is the default', () => {
  const { document } = writeFace(faceWith(options.flavors));
  const [list] = named(document, 'Flavors');
  expect(list?.attributes.defaultValue).toBe('flavor2');
  expect(
    elementsOf(list!).map((flavor) =>
      elementsOf(flavor).map(({ attributes: { id, optionId } }) => `${id}=${optionId}`),
    ),
  ).toEqual([
    ['themeColor=c1', 'hands=bold'],
    ['themeColor=c0', 'hands=thin'],
  ]);
});

it('adds a flavor with the defaults, and needs version 2', async () => {
  const { document, version } = writeFace(faceWith(options.flavors?.slice(0, 1)));
  const [list] = named(document, 'Flavors');
  expect(list?.attributes.defaultValue).toBe('default');
  expect(elementsOf(list!).map(({ attributes }) => attributes.id)).toEqual(['default', 'flavor1']);
  expect(version).toBe(2);
  const later = FORMAT_VERSIONS.filter((one) => one >= version);
  for (const one of later) expect(checkElements(document, one)).toEqual([]);
  if (NO_ORACLE) return;
  const [verdicts] = await officialVerdicts([writeXml(document)]);
  for (const one of later) expect(verdicts?.[one]).toBeNull();
});

it('is read again, with the theme and the options', () => {
  const { read } = readBack(faceWith(options.flavors?.slice(0, 1)));
  expect(read.copy.theme?.choices).toEqual(theme.choices);
  expect(read.copy.options).toEqual({ ...options, flavors: options.flavors?.slice(0, 1) });
  expect(read.copy.watchFace?.head).not.toContain('Flavors');
});

it('without flavors needs nothing', () => {
  const { document, version } = writeFace(faceWith(undefined));
  expect(named(document, 'Flavors')).toEqual([]);
  expect(version).toBe(1);
});
