// Parts that our layers express except for a little: they become layers, and the rest is written back.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { hasLeftovers } from '@/face/nodes';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { leftoverName } from '@/face/nodes/leftoverWords';
import type { FaceFiles } from '@/output/importing/imported';
import { readFace } from '@/output/importing/readFace';
import { checkDocument } from '@/output/watchFace/checkDocument';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { filesOf, pictureOf, portsFor } from './readBack';
import {
  documentWith,
  FRAME,
  familiesIn,
  LEFTOVER_SCENES,
  sample,
  sampleNames,
  TEXT,
  TIGHT,
  TIME,
  withPictures,
} from './sampleFaces';

function imported(scene: string): {
  files: FaceFiles;
  copy: FaceCopy;
  kinds: readonly string[];
  left: readonly string[];
} {
  const files = withPictures(documentWith(scene));
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(read.reason);
  const nodes = read.copy.normal.nodeList.slice(1);
  return {
    ...{ files, copy: read.copy, kinds: nodes.map(({ nodeType }) => nodeType) },
    left: nodes.flatMap((node) => leftoversOf(node).map(leftoverName)),
  };
}

describe('a part that has a little more than a layer', () => {
  it.each(LEFTOVER_SCENES)('becomes layers: %s', (_, scene, kinds, left) => {
    const made = imported(scene);
    expect(made.kinds).toEqual(kinds);
    expect([...made.left].sort()).toEqual([...left].sort());
  });

  it.each(LEFTOVER_SCENES)('is exported valid, draws the same, and is read the same: %s', (_, scene) => {
    const { files, copy, kinds, left } = imported(scene);
    const output = writeFace(copy);
    expect(output.findings.filter(({ key }) => key !== 'ambientSeconds' && key !== 'redrawsOften')).toEqual([]);
    expect(checkDocument(copy, output)).toEqual([]);
    const again = { ...filesOf(output), pictures: new Map([...files.pictures, ...filesOf(output).pictures]) };
    const second = readFace(again, portsFor());
    if (!second.ok) throw new Error(second.reason);
    const nodes = second.copy.normal.nodeList.slice(1);
    expect(nodes.map(({ nodeType }) => nodeType)).toEqual(kinds);
    expect(nodes.flatMap((node) => leftoversOf(node).map(leftoverName))).toEqual(
      left.length > 0 ? expect.arrayContaining([...left]) : [],
    );
    for (const mode of ['normal', 'ambient'] as const) {
      expect(lettersIn(pictureOf(again, NOON, mode))).toEqual(lettersIn(pictureOf(files, NOON, mode)));
    }
  });

  it.each([
    ['three leftovers', TEXT('weight="BOLD" slant="ITALIC" color="[CONFIGURATION.theme.0]"')],
    ['a value of another part', TEXT('color="[REFERENCE.other]"')],
    ['a clock of another place', TIME('hh:mm', '<Localization timeZone="Europe/London"/>')],
    [
      'a shape that its part cuts off',
      FRAME('<Ellipse x="-40" y="0" width="100" height="60"><Stroke color="#ffffffff" thickness="9"/></Ellipse>'),
    ],
    ['an endless value', TEXT(`weight="${'BOLD'.repeat(900)}"`)],
  ])('stays a preserved part: %s', (_, scene) => {
    expect(imported(scene).kinds).toEqual(['watch_part']);
  });
});

const NOON = Date.UTC(2026, 5, 3, 12, 34, 56);
/** Letters and paints of a drawing in painting order. */
const lettersIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/>([^<>\s][^<>]*)<|(?:fill|stroke|font-weight|font-style|font-size)="([^"]*)"/g)].map(
    ([, text, value]) => text ?? value ?? '',
  );

const FLAVORS =
  '<Flavors defaultValue="f"><Flavor id="f" displayName="f"><Configuration id="theme" optionId="0"/></Flavor></Flavors>';

/** Edits of a layer that do not concern its leftovers. */
const EDITS: Readonly<Record<string, (style: BoxStyle) => object>> = {
  position: ({ x, y }) => ({ x: x + 7, y: y - 3 }),
  size: ({ width, height }) => ({ width: width + 12, height: height + 12 }),
  opacity: () => ({ opacity: 0.5 }),
  rotation: ({ rotation }) => ({ rotation: rotation + 30 }),
};

const ROOM = /: PartText width$/;

type BoxStyle = Record<'x' | 'y' | 'width' | 'height' | 'rotation', number>;

const edited = (copy: FaceCopy, edit: (node: FaceNode) => object): FaceCopy => {
  const list = (mode: FaceCopy['normal']) => ({
    ...mode,
    nodeList: mode.nodeList.map((node) =>
      hasLeftovers(node) ? ({ ...node, style: { ...(node.style as object), ...edit(node) } } as FaceNode) : node,
    ),
  });
  return { ...copy, normal: list(copy.normal), ...(copy.ambient ? { ambient: list(copy.ambient) } : {}) };
};

const allIn = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allIn)];

/** Leftovers of a copy that its export does not have. */
function missingIn(copy: FaceCopy): readonly string[] {
  const { keptParts, findings } = writeFace(copy);
  const nodes = [...copy.normal.nodeList, ...(copy.ambient?.nodeList ?? [])];
  const written = (uuid: string) => [...keptParts].filter(([, own]) => own === uuid).flatMap(([one]) => allIn(one));
  const missing = nodes.flatMap((node) =>
    leftoversOf(node)
      .filter(({ attribute, value }) => {
        const name = /^<(\w+)/.exec(value)?.[1];
        return !written(node.uuid).some((one) =>
          attribute === undefined ? one.name === name : one.attributes[attribute] === value,
        );
      })
      .map((leftover) => `${node.label}: ${leftoverName(leftover)}`),
  );
  const lost = findings.filter(({ key }) => key === 'leftoverLost').map(({ params }) => `lost: ${params.name}`);
  return [...missing, ...lost];
}

it.each([
  ['by its id', 'defaultValue="1"', '', '#00aa00'],
  ['of the default flavor', 'defaultValue="1"', FLAVORS, '#112233'],
])('a colour that follows a choice is that of the default option in its field: %s', (_, standard, flavors, fill) => {
  const text = writeXml(documentWith(TEXT('color="[CONFIGURATION.theme.0]"')));
  const read = readXml(
    text.replace('defaultValue="1"', standard).replace('</UserConfigurations>', `${flavors}</UserConfigurations>`),
  );
  if (!read.ok) throw new Error('The document is XML.');
  const face = readFace(withPictures(read.root), portsFor());
  expect(face.ok && face.copy.normal.nodeList[1]).toMatchObject({ style: { fill } });
});

describe('an edit of a layer with leftovers', () => {
  it.each([
    ...LEFTOVER_SCENES.map(([title, scene]) => [title, () => documentWith(scene)] as const),
    ...sampleNames().map((name) => [name, () => sample(name)] as const),
  ])('keeps them in the export where it does not concern them: %s', (_, document) => {
    const read = readFace(withPictures(document()), portsFor(familiesIn(document())));
    if (!read.ok) throw new Error(read.reason);
    expect(missingIn(read.copy)).toEqual([]);
    for (const [name, edit] of Object.entries(EDITS)) {
      const missing = missingIn(edited(read.copy, ({ style }) => edit(style as BoxStyle)));
      // A changed size of a text replaces the imported width of its part.
      const concerned = name === 'size' ? ROOM : /^$/;
      expect(
        missing.filter((line) => !concerned.test(line)),
        name,
      ).toEqual([]);
    }
  });

  const TWO = TEXT('color="[CONFIGURATION.theme.0]" weight="BOLD"');

  it.each([
    ['START', 120],
    ['CENTER', 120],
    ['END', 120],
  ])('keeps little room for words where it is: %s', (align, x) => {
    const { copy } = imported(TIGHT(align));
    const placeIn = (one: FaceCopy) => {
      const part = allIn(writeFace(one).document).find(({ name }) => name === 'PartText');
      return [Number(part?.attributes.x), part?.attributes.width];
    };
    expect(placeIn(copy)).toEqual([x, '110']);
    expect(placeIn(edited(copy, ({ style }) => EDITS.position!(style as BoxStyle)))).toEqual([x + 7, '110']);
    const larger = edited(copy, () => ({ fontSize: 48 }));
    expect(Number(placeIn(larger)[1])).toBeGreaterThan(110);
    expect(missingIn(larger)).toContain('lost: PartText width');
  });

  it('keeps them under other words', () => {
    const copy = edited(imported(TWO).copy, () => ({ text: 'Pier' }));
    expect(missingIn(copy)).toEqual([]);
    const text = writeXml(writeFace(copy).document);
    expect(text).toMatch(/<Font [^>]*color="\[CONFIGURATION\.theme\.0\]"[^>]*>Pier/);
    expect(text).toMatch(/<Font [^>]*weight="BOLD"[^>]*>Pier/);
  });

  it('replaces a colour that follows a choice, with a note', () => {
    const copy = edited(imported(TWO).copy, () => ({ fill: '#123456' }));
    expect(new Set(missingIn(copy))).toEqual(new Set(['PartText: Font color', 'lost: Font color']));
    const text = writeXml(writeFace(copy).document);
    expect(text).toMatch(/<Font [^>]*color="#(?:ff)?123456"/);
    expect(text).toMatch(/<Font [^>]*weight="BOLD"/);
  });
});
