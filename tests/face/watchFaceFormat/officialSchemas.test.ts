// Our table compared with Google's schemas: they agree on real documents, on generated ones, and on mutated ones.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import type { XmlElement } from '@/bytes/xml/xml';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import type { ElementFault } from '@/face/watchFaceFormat/elementFault';
import { elementNameOf } from '@/face/watchFaceFormat/elements/elementRow';
import { ELEMENT_TABLE } from '@/face/watchFaceFormat/elementTable';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { dice, SEED } from '@/tests/support/dice';
import { madeWatchFace, VALUES } from '@/tests/support/madeWatchFaces';
import { mutatedXml } from '@/tests/support/mutatedXml';
import { NO_ORACLE, officialVerdicts, type Verdicts, WFF_FOLDER } from '@/tests/support/officialSchemas';

const CASES = process.env.LONG ? 400 : 40;
/** Mutated documents have at most this length, so that many are checked. */
const LONGEST = 40_000;
const WORDS = { names: [...ELEMENT_TABLE.keys()].map(elementNameOf), values: VALUES };

/** Documents that python3-xmlschema accepts although the schemas, like us, refuse them: by the error that only we find. */
const KNOWN: readonly { reason: string; isIt(fault: ElementFault): boolean }[] = [
  {
    reason: 'from version 4 a list of colours is one source or hexadecimal colours: it takes both in one list',
    isIt: ({ key, params }) =>
      key === 'badValue' && params.wanted === 'colourList' && /\[.*\].*[[#]|#.*\[/.test(`${params.value}`),
  },
  {
    reason: 'it forgets the names of a condition that holds another condition',
    isIt: ({ key, element }) =>
      (key === 'unknownReference' || key === 'repeated') && ['Compare', 'Expression'].includes(element.name),
  },
  {
    reason: 'it does not look for references inside of texts and shapes, which stand in substitution groups',
    isIt: ({ key, element }) => key === 'repeated' && element.name === 'Reference',
  },
];
const isKnown = (fault: ElementFault): boolean => KNOWN.some(({ isIt }) => isIt(fault));

interface Asked {
  readonly name: string;
  readonly root: XmlElement;
  readonly text: string;
}

const query = (name: string, root: XmlElement): Asked => ({ name, root, text: writeXml(root) });

function real(): readonly Asked[] {
  const names = readdirSync(`${WFF_FOLDER}samples`).filter((name) => name.endsWith('.xml'));
  return names.map((name) => {
    const text = readFileSync(`${WFF_FOLDER}samples/${name}`, 'utf8');
    const read = readXml(text);
    if (!read.ok) throw new Error(`${name}: ${read.fault.kind}`);
    return { name, root: read.root, text };
  });
}

const cases = <T>(make: (index: number) => T): readonly T[] => Array.from({ length: CASES }, (_, index) => make(index));
const versionAt = (index: number) => FORMAT_VERSIONS[index % FORMAT_VERSIONS.length]!;

function made(): readonly Asked[] {
  const random = dice(SEED);
  return cases((index) => query(`${index}, made for ${versionAt(index)}`, madeWatchFace(versionAt(index), random)));
}

function slipsInReal(): readonly Asked[] {
  const random = dice(SEED + 1);
  const short = real().filter(({ text }) => text.length < LONGEST);
  return cases((index) => {
    const { name, root } = short[Math.floor(random() * short.length)]!;
    const slip = mutatedXml(root, random, WORDS);
    return query(`${index}: ${slip.what} in ${name}`, slip.root);
  });
}

function slipsInMade(): readonly Asked[] {
  const random = dice(SEED + 2);
  return cases((index) => {
    const slip = mutatedXml(madeWatchFace(versionAt(index), random), random, WORDS);
    return query(`${index}: ${slip.what} in one made for ${versionAt(index)}`, slip.root);
  });
}

/** The format of a number, whose types differ from version to version. */
function writtenNumbers(): readonly Asked[] {
  const looks = [
    '2',
    '02',
    '+5',
    ' 10',
    '15\n',
    '2.0',
    '1.5e1',
    '3',
    '0',
    '-2',
    '',
    'SYNC_TO_DEVICE',
    ' SYNC_TO_DEVICE',
  ];
  return looks.flatMap((look) =>
    [
      `<SecondHand resource="a" x="0" y="0" width="4" height="4"><Sweep frequency="${look}"/></SecondHand>`,
      `<SecondHand resource="a" x="0" y="0" width="4" height="4"><Tick duration="${look}" strength="1"/></SecondHand>`,
      `<SecondHand resource="a" x="0" y="0" width="4" height="4" alpha="${look}"/>`,
    ].map((inside) => {
      const box = 'x="0" y="0" width="9" height="9"';
      const text = `<WatchFace width="9" height="9"><Scene><AnalogClock ${box}>${inside}</AnalogClock></Scene></WatchFace>`;
      const read = readXml(text);
      if (!read.ok) throw new Error(read.fault.kind);
      return query(inside, read.root);
    }),
  );
}

/** Where our result and the schema's differ, in a form that one can look up. */
const disagreements = ({ name, root }: Asked, official: Verdicts): readonly string[] =>
  FORMAT_VERSIONS.flatMap((version) => {
    const faults = checkElements(root, version);
    const isAccepted = official[version] === null;
    if (isAccepted ? faults.every(isKnown) : faults.length > 0) return [];
    const ours = faults.map(({ key, path, params }) => `${key} at ${path} ${JSON.stringify(params)}`);
    return [
      `${name}, version ${version}: the schema says ${official[version] ?? 'nothing'}, we ${ours[0] ?? 'nothing'}`,
    ];
  });

describe.skipIf(NO_ORACLE !== null)('the official schemas agree with our table', () => {
  const groups: Readonly<Record<string, () => readonly Asked[]>> = {
    'every real one': real,
    'numbers in every look': writtenNumbers,
    [`${CASES} made from the table (seed ${SEED})`]: made,
    [`${CASES} slips in real ones (seed ${SEED})`]: slipsInReal,
    [`${CASES} slips in made ones (seed ${SEED})`]: slipsInMade,
  };
  let disagreeing: Readonly<Record<string, readonly string[]>>;

  beforeAll(async () => {
    const rows = Object.entries(groups).flatMap(([group, documents]) => documents().map((one) => ({ group, one })));
    const verdicts = await officialVerdicts(rows.map(({ one }) => one.text));
    const compared = rows.map(({ group, one }, index) => ({ group, told: disagreements(one, verdicts[index]!) }));
    disagreeing = Object.fromEntries(
      Object.keys(groups).map((group) => [
        group,
        compared.filter((row) => row.group === group).flatMap((row) => row.told),
      ]),
    );
  }, 600_000);

  test.each(Object.keys(groups))('%s, in every version', (group) => {
    expect(disagreeing[group]).toEqual([]);
  });
});
