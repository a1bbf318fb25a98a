// SVG files are checked before a browser draws them: valid ones in each common form, and drawings that cost too much work.
import { describe, expect, it } from 'vitest';
import { readSvg } from '@/bytes/svg/readSvg';
import { SVG_CHARACTERS_MAX, SVG_DEPTH_MAX } from '@/schemas/limits';
import { pngFile } from '../../support/pictures';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = '') => `<svg ${NS}${attributes}>${inner}</svg>`;
const repeat = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join('');
const textOf = (source: string | Uint8Array) => {
  const read = readSvg(source);
  return read.ok ? read.text : read.fault;
};
const workOf = (source: string) => {
  const read = readSvg(source);
  if (!read.ok) throw new Error(read.fault);
  return read.work;
};
const faultOf = (source: string) => {
  const read = readSvg(source);
  return read.ok ? 'accepted' : read.fault;
};

describe('a valid file is read', () => {
  it('with the header of Illustrator, without its own data', () => {
    const header =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n\t<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n';
    const body =
      '<svg xmlns:i="&ns_ai;" xmlns="&ns_svg;" i:rulerOrigin="0 0"><switch><foreignObject requiredExtensions="&ns_ai;"><i:pgfRef/></foreignObject><g i:extraneous="self"><rect/></g></switch><i:pgf>xxx</i:pgf></svg>';
    expect(readSvg(header + body)).toMatchObject({ text: svg('<switch><g><rect/></g></switch>'), leftOut: [] });
  });
  it('with entities in text and in attributes, also within each other, but not in CDATA', () => {
    const types = '<!DOCTYPE svg [<!ENTITY a "x&b;"><!ENTITY b "&#233;\'"><!ENTITY shape "<rect width=\'1\'/>">]>';
    expect(textOf(types + svg('&shape;<text id="&a;">&a;<![CDATA[&a;]]></text>'))).toBe(
      svg('<rect width="1"/><text id="xé\'">xé\'&amp;a;</text>'),
    );
  });
  it.each([
    ['UTF-16, little endian', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
    ['UTF-16, big endian', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
    ['UTF-16 without a mark', [], (code: number) => [code & 255, code >> 8]],
  ])('in %s', (_, mark, unit) => {
    const source = svg('<text>表</text>');
    const units = [...source].flatMap((letter) => unit(letter.charCodeAt(0)));
    expect(textOf(Uint8Array.from([...mark, ...units]))).toBe(source);
  });
  it('in the encoding that it declares', () => {
    const source = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<text>\u00e9</text>')}`;
    expect(textOf(Uint8Array.from(source, (letter) => letter.charCodeAt(0)))).toBe(svg('<text>é</text>'));
  });
  it('with a prefix', () => {
    const source = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g><s:rect/></s:g></s:svg>\n<!-- end -->\n';
    expect(textOf(source)).toBe(svg('<g><rect/></g>'));
  });
  it('with links of the older form', () => {
    const links = ' xmlns:xlink="http://www.w3.org/1999/xlink"';
    expect(textOf(svg('<rect id="a"/><use xlink:href="#a"/>', links))).toBe(svg('<rect id="a"/><use href="#a"/>'));
    // Copied from a web page, which declares no namespace.
    expect(textOf('<svg><use xlink:href="#a"/></svg>')).toBe('<svg><use href="#a"/></svg>');
  });
  it('without scripts, handlers, animations, and files other than its own', () => {
    const source = svg(
      '<script>a()</script><rect onload="a()"><set attributeName="width" to="9"/></rect><style>@import "a.css";rect{fill:red;mask:url(data:image/svg+xml,a#b)}</style>',
    );
    expect(textOf(`<?xml-stylesheet href="data:text/css,a"?>${source}`)).toBe(
      svg('<rect/><style>rect{fill:red;mask:url(about:image/svg+xml,a#b)}</style>'),
    );
  });
  it('reports HTML text that is left out, unless the drawing has a replacement', () => {
    const html = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>';
    expect(readSvg(svg(`${html}<rect/>`))).toMatchObject({ text: svg('<rect/>'), leftOut: ['html'] });
    expect(readSvg(svg(`<switch>${html}<text>Hello</text></switch>`))).toMatchObject({ leftOut: [] });
  });
  it('reports linked pictures that are left out', () => {
    expect(readSvg(svg('<image href="http://example.com/a.png"/>'))).toMatchObject({
      text: svg('<image/>'),
      leftOut: ['pictures'],
    });
  });
  it('is damaged if it is not an SVG, not well-formed or of an unknown encoding', () => {
    for (const source of ['<svg><rect', '<html/>', '<svg xmlns="http://example.com/"/>', svg('&unknown;'), ''])
      expect(faultOf(source)).toBe('damaged');
    const unknown = new TextEncoder().encode(`<?xml version="1.0" encoding="x-none"?>${svg('')}`);
    expect(readSvg(unknown)).toEqual({ ok: false, fault: 'damaged' });
  });
  it('that was written by this check is read unchanged', () => {
    const once = textOf(svg('<style>.a{fill:red}</style><text class="a"> a <tspan>b</tspan> </text>'));
    expect(textOf(once)).toBe(once);
  });
});

const doubled = (times: number, leaf: string, part: (n: number) => string) => leaf + repeat(times, (n) => part(n));

describe('a drawing that costs too much work is refused', () => {
  const BOMBS: readonly (readonly [string, (times: number) => string])[] = [
    [
      'use elements',
      (n) =>
        `<defs>${doubled(n, '<rect id="a0"/>', (i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`)}</defs><use href="#a${n}"/>`,
    ],
    // A browser copies elements for each of these, too.
    [
      'use elements that are not drawn',
      (n) =>
        `<defs>${doubled(n, '<rect id="a0"/>', (i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`)}</defs>`,
    ],
    [
      'patterns',
      (n) =>
        `${doubled(n, '<pattern id="a0"/>', (i) => `<pattern id="a${i + 1}"><rect fill="url(#a${i})"/><rect stroke="url(#a${i})"/></pattern>`)}<rect fill="url(#a${n})"/>`,
    ],
    [
      'masks',
      (n) =>
        `${doubled(n, '<mask id="a0"/>', (i) => `<mask id="a${i + 1}"><rect mask="url(#a${i})"/><rect mask='url("#a${i}")'/></mask>`)}<rect style="mask:url(#a${n})"/>`,
    ],
    [
      'clip paths',
      (n) =>
        `${doubled(n, '<clipPath id="a0"/>', (i) => `<clipPath id="a${i + 1}"><rect clip-path="url(#a${i})"/><rect clip-path="url(#a${i})"/></clipPath>`)}<rect clip-path="url(#a${n})"/>`,
    ],
    [
      'markers',
      (n) =>
        `${doubled(n, '<marker id="a0"/>', (i) => `<marker id="a${i + 1}"><path d="M0 0L1 1" marker-start="url(#a${i})" marker-end="url(#a${i})"/></marker>`)}<path d="M0 0" marker-start="url(#a${n})"/>`,
    ],
    [
      'paint of a group that its children inherit',
      (n) =>
        `${doubled(n, '<pattern id="a0"/>', (i) => `<pattern id="a${i + 1}"><g fill="url(#a${i})"><rect/><rect/></g></pattern>`)}<rect fill="url(#a${n})"/>`,
    ],
    [
      'rules of a style sheet',
      (n) =>
        `<style>${repeat(n, (i) => `@media all { .c${i} , b { mask : url( '#a${i}' ) } }`)}</style>${doubled(n, '<mask id="a0"/>', (i) => `<mask id="a${i + 1}"><rect class="d c${i}"/><rect class="c${i}"/></mask>`)}<rect mask="url(#a${n})"/>`,
    ],
    [
      'results of a filter',
      (n) =>
        `<filter id="f">${repeat(n, (i) => `<feMerge result="r${i}"><feMergeNode in="r${i - 1}"/><feMergeNode in="r${i - 1}"/></feMerge>`)}</filter><rect filter="url(#f)"/>`,
    ],
  ];
  it.each(BOMBS)('nested doubled %s', (_, bomb) => {
    expect(faultOf(svg(bomb(3)))).toBe('accepted');
    expect(faultOf(svg(bomb(20)))).toBe('tooComplex');
    expect(faultOf(svg(bomb(200)))).toBe('tooComplex');
  });

  it.each([
    ['escapes', '.\\63{m\\61sk:u\\72l(#\\61)}'],
    ['a custom property', ':root{--m:url(#a)}.c{mask:var(--m)}'],
    ['text that looks like a string', '.x{content:"\\"}.c{mask:url(#a)}.y{content:"}'],
    ['a comment that looks closed', '/*"*/.c{mask:url(#a)}/*"*/'],
    ['nested rules', 'svg{fill:red;.c{mask:url(#a)}}'],
    ['a key frame', '@keyframes k{from{mask:url(#a)}}.c{animation:k 1s}'],
    ['a selector for every element', '*{mask:url(#a)}'],
  ])('references in a style sheet behind %s', (_, css) => {
    const heavy = `<mask id="a"><g>${repeat(40, () => '<path d="M0 0"/>')}</g></mask>`;
    const rects = repeat(300, () => '<rect class="c"/>');
    expect(faultOf(svg(heavy + rects))).toBe('accepted');
    expect(faultOf(svg(`<style>${css}</style>${heavy}${rects}`))).not.toBe('accepted');
  });

  it.each([
    ['a path of very many points', `<path d="M0 0${repeat(200_000, (n) => `L${n % 97} ${n % 89}`)}"/>`],
    ['dashes far smaller than a pixel', repeat(20, () => '<rect width="100" height="100" stroke-dasharray="0.0001"/>')],
    ['very many shapes', repeat(30_000, () => '<rect/>')],
    ['very many groups that are composited', repeat(3000, () => '<g opacity=".5"><rect/></g>')],
    ['very many masks', `<mask id="a"><rect/></mask>${repeat(600, () => '<rect mask="url(#a)"/>')}`],
    [
      'very many large blurs',
      `<filter id="f" x="-99" y="-99" width="999" height="999"><feGaussianBlur stdDeviation="5000"/></filter>${repeat(400, () => '<rect filter="url(#f)"/>')}`,
    ],
    ['a large convolution', '<filter id="f"><feConvolveMatrix order="25"/></filter><rect filter="url(#f)"/>'],
    [
      'a gradient with very many stops',
      `<linearGradient id="a">${repeat(9000, () => '<stop/>')}</linearGradient>${repeat(900, () => '<rect fill="url(#a)"/>')}`,
    ],
    ['very deep groups', '<g>'.repeat(SVG_DEPTH_MAX + 1) + '</g>'.repeat(SVG_DEPTH_MAX + 1)],
  ])('%s', (_, inner) => expect(faultOf(svg(inner))).toBe('tooComplex'));

  it('a long chain of references', () => {
    const chain = repeat(3000, (n) => `<use id="a${n}" href="#a${n + 1}"/>`);
    expect(faultOf(svg(chain))).toBe('tooComplex');
  });
  it('entities that expand to very much text', () => {
    const types = repeat(12, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`);
    expect(faultOf(`<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${types}]>${svg('<text>&a12;</text>')}`)).toBe(
      'tooComplex',
    );
    expect(faultOf(`<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${svg('<text>&a;</text>')}`)).toBe('tooComplex');
  });
  it('an element that draws itself', () => {
    expect(faultOf(svg('<g id="a"><use href="#a"/></g>'))).toBe('loop');
    expect(faultOf(svg('<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>'))).toBe('loop');
    expect(faultOf(svg('<g id="a"><use href=" #%61 "/></g>'))).toBe('loop');
  });
  it('in linear time', () => {
    const start = performance.now();
    for (const inner of ['(', '"', '<!--', 'a', 'a{', '/*', 'url(', '@import', '&#38;', '1e'])
      faultOf(
        svg(
          `<style>${inner.repeat(SVG_CHARACTERS_MAX / inner.length / 2)}</style><rect style="${'a('.repeat(300_000)}"/>`,
        ),
      );
    faultOf(`<!DOCTYPE svg [${'<!ENTITY a "'.repeat(100_000)}]>${svg('')}`);
    faultOf(`<!DOCTYPE svg [<!ENTITY a "">]>${svg('<!-- &a; '.repeat(100_000))}`);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a picture in a drawing', () => {
  const image = (data: string) => svg(`<image href="${data}"/>`);
  const base64 = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
  const header = (side: number) => {
    const bytes = Buffer.alloc(33);
    bytes.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    bytes.set([8, 6], 24);
    return bytes;
  };
  it('is kept if it is of a usual size, and refused if it is huge', () => {
    const small = image(base64(pngFile('a.png', { width: 8, height: 8 }).buffer));
    expect(textOf(small)).toBe(small);
    expect(faultOf(image(base64(header(20_000))))).toBe('tooComplex');
    const large = `<g id="a"><image href="${base64(header(4000))}"/></g>`;
    expect(faultOf(svg(large + repeat(20, () => '<use href="#a"/>')))).toBe('tooComplex');
  });
  it('may be a drawing, which is checked too', () => {
    const nested = (inner: string) => image(`data:image/svg+xml,${encodeURIComponent(inner)}`);
    expect(textOf(nested(svg('<script/><rect/>')))).toBe(nested(svg('<rect/>')));
    expect(workOf(nested(svg(repeat(100, () => '<rect/>'))))).toBeGreaterThan(100);
    expect(faultOf(nested(svg(repeat(30_000, () => '<rect/>'))))).toBe('tooComplex');
    expect(faultOf(nested(nested(nested(nested(svg(''))))))).toBe('tooComplex');
    const base = `data:image/svg+xml;base64,${Buffer.from(svg('<rect/>')).toString('base64')}`;
    expect(textOf(image(base))).toBe(nested(svg('<rect/>')));
  });
});

describe('a usual drawing is accepted', () => {
  it.each([
    ['a dial with many marks', repeat(2000, (n) => `<path d="M${n} 0V9" transform="rotate(${n})"/>`)],
    [
      'shadows as Figma writes them',
      repeat(
        40,
        (n) =>
          `<g filter="url(#f${n})"><path d="M0 0"/></g><filter id="f${n}"><feFlood result="b"/><feColorMatrix in="SourceAlpha" result="h"/><feOffset/><feGaussianBlur stdDeviation="2"/><feColorMatrix/><feBlend in2="b" result="e"/><feBlend in="SourceGraphic" in2="e"/></filter>`,
      ),
    ],
    ['a traced picture', `<path d="M0 0${repeat(20_000, (n) => `l${n % 3} ${n % 2}`)}"/>`],
    [
      'a pattern on several shapes',
      `<pattern id="p">${repeat(50, () => '<circle r="1"/>')}</pattern>${repeat(50, () => '<rect fill="url(#p)"/>')}`,
    ],
    ['dashed marks', repeat(60, () => '<circle r="240" stroke-dasharray="2 4"/>')],
  ])('%s', (_, inner) => expect(faultOf(svg(inner))).toBe('accepted'));
});
