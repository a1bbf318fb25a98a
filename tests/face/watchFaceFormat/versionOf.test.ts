// The minimum version of the format for a document: by elements, attributes, values, children and sources.
import { expect, test } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { elementNameOf } from '@/face/watchFaceFormat/elements/elementRow';
import { ELEMENT_TABLE } from '@/face/watchFaceFormat/elementTable';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { sourcesOf, versionOf } from '@/face/watchFaceFormat/versionOf';
import { dice, SEED } from '@/tests/support/dice';
import { madeWatchFace, VALUES } from '@/tests/support/madeWatchFaces';
import { mutatedXml } from '@/tests/support/mutatedXml';

const CASES = process.env.LONG ? 4000 : 300;

const BOX = 'x="0" y="0" width="10" height="10"';

function face(scene: string) {
  const read = readXml(`<WatchFace width="1" height="1"><Scene>${scene}</Scene></WatchFace>`);
  if (!read.ok) throw new Error(read.fault.kind);
  return read.root;
}
const shape = (inside: string) => face(`<PartDraw ${BOX}>${inside}</PartDraw>`);
const WEIGHTED = '<WeightedStroke colors="#ffffff" thickness="1"/>';

test.each([
  ['nothing', face(''), 1],
  ['an attribute of version 3', face(`<PartImage blendMode="PLUS" ${BOX}><Image resource="a"/></PartImage>`), 3],
  ['a child of version 3', shape(`<Line startX="0" startY="0" endX="1" endY="1">${WEIGHTED}</Line>`), 3],
  ['an element of version 4', face('<Reference name="a" source="b"/>'), 4],
  ['a value of version 5', face(`<PartImage ${BOX.replace('"10"', '"0"')}><Image resource="a"/></PartImage>`), 1],
  [
    'more children, of version 5',
    shape(
      '<Rectangle x="0" y="0" width="1" height="1"><Fill color="#ffffff"><Transform target="a" value="1"/><Transform target="b" value="1"/></Fill></Rectangle>',
    ),
    5,
  ],
  ['the absence of something required, of version 3', shape('<Line startX="0" startY="0" endX="1" endY="1"/>'), 3],
  [
    'two things, of 3 and of 5',
    face(
      `<Group name="g" blendMode="PLUS" ${BOX}/><PartImage blendMode="PLUS" ${BOX}><Image resource="a"/></PartImage>`,
    ),
    5,
  ],
  ['something that no version has', face('<Blob tint="x"/><PartImage alpha="300"/>'), 1],
  [
    'something that versions 4 and 5 refuse',
    face(`<PartImage tintColor="#fffffff" ${BOX}><Image resource="a"/></PartImage>`),
    1,
  ],
])('%s', (_, root, version) => {
  expect(versionOf(root)).toBe(version);
});

const formulas = face(
  `<Group name="[NOT_HERE]" ${BOX}><Transform target="x" value="[SECOND] * [WEATHER.DAYS.1.UV_INDEX]"/><PartText ${BOX}>` +
    '<Text><Font family="f" size="1" color="[CONFIGURATION.theme.0]">[NOR_HERE]<Template>%s<Parameter expression="[SECOND]"/>' +
    '</Template></Font></Text></PartText><Condition><Expressions><Expression name="a">[IS_DAY] == 1</Expression></Expressions>' +
    `<Compare expression="a"><Group name="g" ${BOX}/></Compare></Condition></Group>`,
);

test('sources are found wherever a formula or a colour may be, and nowhere else', () => {
  expect([...sourcesOf(formulas)].sort()).toEqual([
    'CONFIGURATION.theme.0',
    'IS_DAY',
    'SECOND',
    'WEATHER.DAYS.1.UV_INDEX',
  ]);
});

test('a source of a later version raises the version', () => {
  expect(versionOf(formulas, () => 1)).toBe(1);
  expect(versionOf(formulas, (name) => (name === 'IS_DAY' ? 4 : 1))).toBe(4);
});

test('it is the lowest version that accepts a document, whatever its content; if none does, the check of that version reports it', () => {
  const random = dice(SEED);
  const words = { names: [...ELEMENT_TABLE.keys()].map(elementNameOf), values: VALUES };
  const wrong: string[] = [];
  let [taken, refused] = [0, 0];
  for (let count = 0; count < CASES; count += 1) {
    const made = madeWatchFace(FORMAT_VERSIONS[count % FORMAT_VERSIONS.length]!, random);
    const root = count % 2 === 0 ? made : mutatedXml(made, random, words).root;
    const lowest = FORMAT_VERSIONS.find((version) => checkElements(root, version).length === 0);
    if (lowest === undefined) refused += 1;
    else taken += 1;
    const computed = versionOf(root);
    if (computed !== (lowest ?? computed)) wrong.push(`${count}: ${computed} instead of ${lowest}: ${writeXml(root)}`);
  }
  expect(wrong).toEqual([]);
  expect(Math.min(taken, refused)).toBeGreaterThan(CASES / 20);
});
