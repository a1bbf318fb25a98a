// Faces made elsewhere for tests of importing: those of the samples folder, and small ones with a little more than our layers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readXml } from '@/bytes/xml/readXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { FaceFiles, PictureSource } from '@/output/importing/imported';
import { WFF_FOLDER } from '../../support/officialSchemas';
import { documentAlone, sourceOf } from './readBack';

const FOLDER = `${WFF_FOLDER}samples/`;

/** File names of the samples; warns if there are none. */
export function sampleNames(): readonly string[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.xml')) : [];
  if (names.length === 0) console.warn(`Real faces are not read: none in ${FOLDER}.`);
  return names;
}

/** The document of a sample. */
export function sample(name: string): XmlElement {
  const read = readXml(readFileSync(`${FOLDER}${name}`, 'utf8'));
  if (!read.ok) throw new Error(`${name} is no XML`);
  return read.root;
}

const allOf = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allOf)];

/** A document with a picture for every name in it. */
export function withPictures(document: XmlElement, picture: (name: string) => PictureSource = sourceOf): FaceFiles {
  const names = allOf(document).flatMap(({ attributes }) => attributes.resource ?? []);
  return { ...documentAlone(document), pictures: new Map(names.map((name) => [name, picture(name)])) };
}

/** Every font of a document by its own name. */
export const familiesIn = (document: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    allOf(document).flatMap(({ name, attributes: { family } }) =>
      name === 'Font' && family !== undefined ? [[family, family] as const] : [],
    ),
  );

const SETTINGS = `<UserConfigurations><ColorConfiguration id="theme" displayName="theme" defaultValue="1">
  <ColorOption id="0" displayName="a" colors="#ff112233 #ff445566"/><ColorOption id="1" displayName="b" colors="#ff00aa00 #ff0000bb"/>
</ColorConfiguration></UserConfigurations>`;

/** A document with this scene, and a setting of two colours. */
export function documentWith(scene: string): XmlElement {
  const read = readXml(`<WatchFace width="450" height="450">${SETTINGS}<Scene>${scene}</Scene></WatchFace>`);
  if (!read.ok) throw new Error('The scene is XML.');
  return read.root;
}

export const TEXT = (font: string, around = '') =>
  `<PartText x="100" y="100" width="250" height="60">${around}<Text align="CENTER"><Font family="SYNC_TO_DEVICE" size="30" ${font}>Quay</Font></Text></PartText>`;
const HAND = (attributes: string, inside = '') =>
  `<AnalogClock x="0" y="0" width="450" height="450"><SecondHand resource="hand" x="100" y="80" width="20" height="90" pivotX="0.5" pivotY="0.9" ${attributes}>${inside}</SecondHand></AnalogClock>`;
const LAUNCH = '<Launch target="com.example/com.example.Main"/>';
export const FRAME = (inside: string) => `<PartDraw x="40" y="50" width="200" height="80">${inside}</PartDraw>`;
const ROUND = (color: string) =>
  `<RoundRectangle x="0" y="0" width="200" height="80" cornerRadiusX="20" cornerRadiusY="20"><Fill color="${color}"/></RoundRectangle>`;
export const TIME = (format: string, more = '', hours = 'SYNC_TO_DEVICE') =>
  `<DigitalClock x="100" y="50" width="250" height="90">${more}<TimeText x="0" y="0" width="250" height="90" format="${format}" hourFormat="${hours}"><Font family="SYNC_TO_DEVICE" size="48" color="#ffffffff"/></TimeText></DigitalClock>`;

/** Words that do not fit the width of their part. */
export const TIGHT = (align: string) =>
  `<PartText x="120" y="100" width="110" height="60"><Text align="${align}" ellipsis="TRUE"><Font family="SYNC_TO_DEVICE" size="30">Harbour lights</Font></Text></PartText>`;

type LeftoverScene = readonly [title: string, scene: string, kinds: readonly string[], left: readonly string[]];

/** Scenes with a part that has a little more than a layer: the layers it becomes, and what those keep. */
export const LEFTOVER_SCENES: readonly LeftoverScene[] = [
  ['bold letters', TEXT('color="#ffffffff" weight="BOLD"'), ['text'], ['Font weight']],
  ['bold slanted letters', TEXT('weight="BOLD" slant="ITALIC"'), ['text'], ['Font weight', 'Font slant']],
  ['letters in a colour of a choice', TEXT('color="[CONFIGURATION.theme.0]"'), ['text'], ['Font color']],
  ['a text that opens an app', TEXT('color="#ff00ff00"', LAUNCH), ['text'], ['Launch']],
  ['a shape that opens an app', FRAME(LAUNCH + ROUND('#ff304050')), ['shape'], ['Launch']],
  ['a shape in a colour of a choice', FRAME(ROUND('[CONFIGURATION.theme.1]')), ['shape'], ['Fill color']],
  ['several shapes', FRAME(ROUND('#ff304050') + ROUND('[CONFIGURATION.theme]')), ['shape', 'shape'], ['Fill color']],
  [
    'a tinted hand anywhere that sweeps',
    HAND('tintColor="[CONFIGURATION.theme.1]"', '<Sweep frequency="15"/>'),
    ['image'],
    ['SecondHand tintColor'],
  ],
  ...['START', 'CENTER', 'END'].map(
    (align): LeftoverScene => [
      `words in little room at ${align}`,
      TIGHT(align),
      ['text'],
      ['PartText width', 'Text ellipsis'],
    ],
  ),
  ['a digital clock of 24 hours', TIME('hh:mm', '', '24'), ['text'], ['Parameter expression']],
  ['a digital clock of 12 hours', TIME('hh:mm', '', '12'), ['text'], ['Parameter expression']],
  [
    'a shape that opens an app, with an empty label',
    FRAME(`<ScreenReader stringId=""/>${LAUNCH}${ROUND('#ff304050')}`),
    ['shape'],
    ['Launch'],
  ],
  ['a digital clock', TIME('hh:mm'), ['text'], []],
  ['a digital clock with seconds', TIME('hh:mm:ss'), ['text'], []],
];
