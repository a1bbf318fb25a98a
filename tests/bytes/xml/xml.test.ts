// XML: written documents read back as the same tree, and foreign files are read or refused with a reason and a line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import { dice, SEED } from '../../support/dice';
import fc from '../../support/property';

const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, isLittle: boolean, mark = true): Uint8Array {
  const all = mark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(all.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < all.length; i += 1) view.setUint16(i * 2, all.charCodeAt(i), isLittle);
  return bytes;
}
const rootOf = (source: Uint8Array | string, options = {}) => {
  const read = readXml(source, options);
  if (!read.ok) throw new Error(`${read.fault.kind} ${read.fault.word} in line ${read.line}`);
  return read.root;
};
const faultOf = (source: Uint8Array | string, options = {}) => {
  const read = readXml(source, options);
  return read.ok ? null : { ...read.fault, line: read.line };
};
/** Without line numbers, as our own trees are. */
const bare = ({ name, attributes, children }: XmlElement): XmlElement => ({
  kind: 'element',
  name,
  attributes,
  children: children.map((child) => (child.kind === 'element' ? bare(child) : child)),
});

describe('a document', () => {
  it('is a tree with the lines of its start tags', () => {
    const text =
      '\uFEFF<?xml version="1.0"?>\r\n<!-- first -->\r\n<a x="1"\r\n  y=\'2\'>\r\n  <b/>\r<c>t</c>\n</a><!--last-->\n';
    expect(readXml(text)).toEqual({
      ok: true,
      before: [{ kind: 'comment', text: ' first ' }],
      after: [{ kind: 'comment', text: 'last' }],
      root: {
        kind: 'element',
        name: 'a',
        attributes: { x: '1', y: '2' },
        line: 3,
        children: [
          { kind: 'element', name: 'b', attributes: {}, children: [], line: 5 },
          { kind: 'element', name: 'c', attributes: {}, children: [{ kind: 'text', text: 't' }], line: 6 },
        ],
      },
    });
  });

  it.each<[string, string, XmlNode[]]>([
    ['entities', '<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F550;</a>', [{ kind: 'text', text: `<&>"'A🕐` }]],
    ['CDATA and the text around it', '<a>x<![CDATA[<b>&amp;]]>y</a>', [{ kind: 'text', text: 'x<b>&amp;y' }]],
    ['a processing instruction, which is skipped', '<a>x<?p <b> ?>y</a>', [{ kind: 'text', text: 'xy' }]],
    [
      'a comment',
      '<a>x<!-- <b> & --></a>',
      [
        { kind: 'text', text: 'x' },
        { kind: 'comment', text: ' <b> & ' },
      ],
    ],
    ['spaces alone', '<a> </a>', [{ kind: 'text', text: ' ' }]],
    ['spaces between elements, which are layout', '<a> <b/>\n</a>', [xml('b')]],
    [
      'spaces between elements beside text',
      '<a>x<b/> <b/></a>',
      [{ kind: 'text', text: 'x' }, xml('b'), { kind: 'text', text: ' ' }, xml('b')],
    ],
  ])('holds %s', (_, text, children) => {
    expect(bare(rootOf(text)).children).toEqual(children);
  });

  it('keeps spaces between elements on request', () => {
    expect(rootOf('<a> <b/>\n</a>', { keepSpaces: true }).children).toMatchObject([
      { text: ' ' },
      { name: 'b' },
      { text: '\n' },
    ]);
  });

  it('reads attributes as XML requires: line ends are spaces, character references are not', () => {
    expect(rootOf('<a b="x\r\ny\tz" c="&#10;&#9;&quot;\'" __proto__="p" constructor="q"/>').attributes).toEqual(
      Object.fromEntries([
        ['b', 'x y z'],
        ['c', '\n\t"\''],
        ['__proto__', 'p'],
        ['constructor', 'q'],
      ]),
    );
  });

  it.each([
    ['UTF-8', utf8('<a>表盘</a>')],
    ['UTF-8 with a byte order mark', utf8('\uFEFF<a>表盘</a>')],
    ['UTF-8 by its name', utf8('<?xml version="1.0" encoding="utf-8"?><a>表盘</a>')],
    ['UTF-16, little-endian', utf16('<?xml version="1.0" encoding="UTF-16"?><a>表盘</a>', true)],
    ['UTF-16, big-endian', utf16('<a>表盘</a>', false)],
    ['UTF-16 without a byte order mark', utf16('<?xml version="1.0" encoding="UTF-16"?><a>表盘</a>', true, false)],
    ['UTF-16 without a byte order mark, big-endian', utf16('<?xml version="1.0"?><a>表盘</a>', false, false)],
    ['UTF-16 without a byte order mark and a declaration', utf16('<a>表盘</a>', true, false)],
    ['UTF-16 that declares UTF-8', utf16('<?xml version="1.0" encoding="utf-8"?><a>表盘</a>', true)],
  ])('is read in %s', (_, bytes) => {
    expect(rootOf(bytes).children).toEqual([{ kind: 'text', text: '表盘' }]);
  });
});

describe('a foreign document is refused', () => {
  const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>';
  it.each<[string, Uint8Array | string, object]>([
    ['entity expansion', laughs, { kind: 'docType', line: 1 }],
    [
      'an external entity',
      '<?xml version="1.0"?>\n<!doctype a SYSTEM "file:///etc/passwd"><a/>',
      { kind: 'docType', line: 2 },
    ],
    ['an internal entity', '<a>\n&ha;</a>', { kind: 'unknownEntity', word: 'ha', line: 2 }],
    ['an entity named like a property', '<a>&constructor;</a>', { kind: 'unknownEntity', word: 'constructor' }],
    ['an entity in an attribute', '<a\nb="&nbsp;"/>', { kind: 'unknownEntity', word: 'nbsp', line: 2 }],
    ['a lone &', '<a>b & c</a>', { kind: 'stray', word: '&' }],
    ['a lone <', '<a>1 < 2</a>', { kind: 'stray', word: '<' }],
    ['a stray end of CDATA', '<a>]]></a>', { kind: 'stray', word: ']]>' }],
    ['a declaration', '<a><!ELEMENT b></a>', { kind: 'stray', word: '<' }],
    ['an invalid character', '<a>&#0;</a>', { kind: 'badCharacter', word: '&#0;' }],
    ['half a character', '<a>&#xD800;</a>', { kind: 'badCharacter', word: '&#xD800;' }],
    ['a code point beyond Unicode', '<a>&#x7FFFFFFF;</a>', { kind: 'badCharacter' }],
    ['a control character', '<a>\n\u0001</a>', { kind: 'badCharacter', word: 'U+0001', line: 2 }],
    ['a literal half of a surrogate pair', '<a>\uD800</a>', { kind: 'badCharacter', word: 'U+D800' }],
    ['overlapping tags', '<a>\n<b></a></b>', { kind: 'wrongEnd', word: 'a', line: 2 }],
    ['an end tag without a start tag', '</a>', { kind: 'wrongEnd', word: 'a' }],
    ['an end tag with attributes', '<a></a b="1">', { kind: 'badTag', word: 'a' }],
    ['a duplicate attribute', '<a b="1"\nb="2"/>', { kind: 'doubleAttribute', word: 'b' }],
    ['an attribute without quotes', '<a b=1/>', { kind: 'badTag', word: 'a' }],
    ['an attribute without a value', '<a b/>', { kind: 'badTag', word: 'a' }],
    ['attributes without a space between them', '<a b="1"c="2"/>', { kind: 'badTag', word: 'a' }],
    ['< in an attribute', '<a b="<"/>', { kind: 'badTag', word: 'a' }],
    ['a name with a digit first', '<1a/>', { kind: 'stray', word: '<' }],
    ['no element', '<!-- nothing -->', { kind: 'noRoot' }],
    ['nothing', '', { kind: 'noRoot', line: 1 }],
    ['two elements', '<a/>\n<b/>', { kind: 'secondRoot', word: 'b', line: 2 }],
    ['text before', 'x<a/>', { kind: 'textOutside', word: 'x' }],
    ['text behind', '<a/>\n\nmore', { kind: 'textOutside', word: 'more', line: 3 }],
    ['CDATA outside the root', '<a/><![CDATA[x]]>', { kind: 'textOutside' }],
    ['an unclosed element', '<a>\n<b>', { kind: 'unfinished', word: 'b', line: 2 }],
    ['an unclosed tag', '<a b="1"', { kind: 'unfinished', word: 'a' }],
    ['an unclosed comment', '<a><!-- ', { kind: 'unfinished', word: 'a' }],
    ['open CDATA', '<a><![CDATA[x]]', { kind: 'unfinished', word: 'a' }],
    ['an unclosed instruction', '<?xml ', { kind: 'unfinished' }],
    ['two dashes in a comment', '<a><!-- -- --></a>', { kind: 'badComment' }],
    ['GBK', utf8('<?xml version="1.0" encoding="GBK"?><a/>'), { kind: 'encoding', word: 'GBK' }],
    ['Latin 1', utf8("<?xml version='1.0' encoding='ISO-8859-1'?><a/>"), { kind: 'encoding', word: 'ISO-8859-1' }],
    [
      'UTF-32 without a byte order mark',
      Uint8Array.from([60, 0, 0, 0, 97, 0, 0, 0]),
      { kind: 'encoding', word: 'UTF-32' },
    ],
    ['UTF-32, big-endian', Uint8Array.from([0, 0, 0, 60, 0, 0, 0, 97]), { kind: 'encoding', word: 'UTF-32' }],
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 60, 0, 0, 0]), { kind: 'encoding', word: 'UTF-32' }],
    ['bytes that are not UTF-8', Uint8Array.from([60, 97, 0xe9, 47, 62]), { kind: 'badBytes', word: 'UTF-8' }],
    ['half a unit of UTF-16', utf16('<a/>', false).slice(0, -1), { kind: 'badBytes', word: 'UTF-16BE' }],
    ['an image', Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10]), { kind: 'badBytes' }],
  ])('with %s', (_, source, fault) => {
    expect(faultOf(source)).toMatchObject(fault);
  });

  const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
  const attributes = (count: number) => `<a ${Array.from({ length: count }, (_, i) => `b${i}=""`).join(' ')}/>`;
  it.each<[string, string, object | null]>([
    ['64 levels', deep(64), null],
    ['65 levels', deep(65), { kind: 'tooDeep', limit: 64 }],
    ['5,000 levels', deep(5000), { kind: 'tooDeep', limit: 64 }],
    ['5,000 layers side by side', `<a>${'<b><c/></b>\n'.repeat(5000)}</a>`, null],
    ['50,000 elements', `<a>${'<b/>'.repeat(49_999)}</a>`, null],
    ['50,001 elements', `<a>${'<b/>'.repeat(50_000)}</a>`, { kind: 'tooManyElements', limit: 50_000 }],
    ['100 attributes', attributes(100), null],
    ['101 attributes', attributes(101), { kind: 'tooManyAttributes', word: 'a', limit: 100 }],
    ['16 MB', `<a>${' '.repeat(16 * 1024 * 1024)}</a>`, { kind: 'tooLarge', limit: 16 * 1024 * 1024 }],
  ])('that exceeds a limit: %s', (_, text, fault) => {
    if (fault) expect(faultOf(text)).toMatchObject(fault);
    else expect(faultOf(text)).toBeNull();
  });

  it('a truncated or corrupted file is read or refused, and never throws', () => {
    const text = '<?xml version="1.0"?><!-- c --><a b="1&amp;" c=\'d\'>x<![CDATA[y]]>&#65;<e:f/><g>t</g><?p i?></a>';
    const bytes = utf8(text);
    const chance = dice(SEED);
    let refusals = 0;
    for (let at = 0; at < bytes.length; at += 1) expect(faultOf(bytes.slice(0, at))).not.toBeNull();
    for (let round = 0; round < 2000; round += 1) {
      const copy = bytes.slice();
      copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256);
      if (faultOf(copy)) refusals += 1;
    }
    expect(refusals).toBeGreaterThan(500);
  });
});

const name = fc.stringMatching(/^[A-Za-z_é表][\w.:é-]{0,6}$/);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/(?![\t\n\r\u007f-\u009f])\p{Cc}|[\uFFFE\uFFFF]/gu, '?'));
const spaced = fc.oneof(words, fc.stringMatching(/^[ \t\r\n&<>"']{1,5}$/));
const { element } = fc.letrec<{ element: XmlElement; nodes: XmlNode[] }>((tie) => ({
  element: fc.record({
    kind: fc.constant('element' as const),
    name,
    attributes: fc.dictionary(name, fc.oneof(spaced, fc.constant('')), { maxKeys: 4, noNullPrototype: true }),
    children: tie('nodes'),
  }),
  nodes: fc
    .array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        spaced.map((text): XmlNode => ({ kind: 'text', text })),
        words.filter((text) => !/--|-$|\r/.test(text)).map((text): XmlNode => ({ kind: 'comment', text })),
        tie('element'),
      ),
      { maxLength: 5 },
    )
    .map((nodes) => nodes.filter((node, i) => node.kind !== 'text' || nodes[i - 1]?.kind !== 'text')),
}));
/** Without layout white space: in elements that contain only elements or comments. */
function withoutLayout(tree: XmlElement): XmlElement {
  const isLayout =
    tree.children.some(({ kind }) => kind !== 'text') &&
    tree.children.every((child) => child.kind !== 'text' || /^[ \t\n]*$/.test(child.text));
  const remaining = isLayout ? tree.children.filter(({ kind }) => kind !== 'text') : tree.children;
  return { ...tree, children: remaining.map((child) => (child.kind === 'element' ? withoutLayout(child) : child)) };
}

describe('a written tree', () => {
  it('reads back as itself', () => {
    fc.assert(
      fc.property(element, (tree) => {
        expect(bare(rootOf(writeXml(tree), { keepSpaces: true }))).toEqual(tree);
        expect(bare(rootOf(utf8(writeXml(tree)), { keepSpaces: true }))).toEqual(tree);
      }),
      { numRuns: 300 },
    );
  });

  it('reads back as itself when it is indented', () => {
    fc.assert(
      fc.property(element, fc.constantFrom(0, 2, 4), (tree, indent) => {
        expect(bare(rootOf(writeXml(tree, { indent })))).toEqual(withoutLayout(tree));
      }),
      { numRuns: 200 },
    );
  });

  it('is indented, except where it contains text', () => {
    const tree = xml('a', { x: 1, y: 'q"' }, [xml('b', {}, [xml('c')]), xml('d', {}, ['t', xml('e')])]);
    const before = [{ kind: 'comment' as const, text: ' made here ' }];
    expect(writeXml(tree, { indent: 2, before })).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- made here -->\n' +
        '<a x="1" y="q&quot;">\n  <b>\n    <c/>\n  </b>\n  <d>t<e/></d>\n</a>\n',
    );
  });

  it('is well-formed whatever its texts contain', () => {
    const tree: XmlElement = {
      ...xml('a', { b: '\0\uFFFF\uD800' }, ['\u0001]]>']),
      children: [
        { kind: 'text', text: '\u0001]]>' },
        { kind: 'comment', text: '--a---' },
        { kind: 'comment', text: '-' },
      ],
    };
    const read = rootOf(writeXml(tree));
    expect(read.attributes).toEqual({ b: '\uFFFD\uFFFD\uFFFD' });
    expect(read.children[0]).toEqual({ kind: 'text', text: '\uFFFD]]>' });
    expect(read.children).toHaveLength(3);
  });

  it.each(['', '1', 'a b', 'a>', '<'])('cannot have an element or attribute named %j', (wrong) => {
    expect(() => writeXml(xml(wrong))).toThrow(RangeError);
    expect(() => writeXml(xml('a', { [wrong]: '' }))).toThrow(RangeError);
  });

  it('may have any depth', () => {
    let tree = xml('a');
    for (let level = 0; level < 20_000; level += 1) tree = xml('a', {}, [tree]);
    expect(writeXml(tree, { indent: 0 }).length).toBeGreaterThan(100_000);
  });
});

const SAMPLES = resolve(import.meta.dirname, '../../../../shared/wff/samples');
const isHere = existsSync(SAMPLES);
if (!isHere) console.info('Skipped: no sample documents beside the repository.');
describe.runIf(isHere)('real documents', () => {
  const files = isHere ? readdirSync(SAMPLES).filter((file) => file.endsWith('.xml')) : [];
  it.each(files)('%s is read and written without loss', (file) => {
    const root = rootOf(Uint8Array.from(readFileSync(join(SAMPLES, file))));
    expect(bare(rootOf(writeXml(root, { indent: 4 })))).toEqual(bare(root));
    expect(elementsOf(root).length).toBeGreaterThan(0);
  });
});
