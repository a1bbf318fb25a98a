// SVG files as text: which texts are drawings.
import { describe, expect, it } from 'vitest';
import { isSvgText, svgInside } from '@/bytes/svg/svgText';

describe('a text is recognised as an SVG drawing', () => {
  it.each([
    '<svg viewBox="0 0 1 1"/>',
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<svg xmlns="x"><path d="M0 0"/></svg>\n',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg></svg>',
    '<!DOCTYPE svg [<!ENTITY ns "http://example.com/">]><svg><g/></svg>',
    '<!DOCTYPE svg [<!-- it\'s ]> --><!ENTITY a "]>">]><svg><g/></svg>',
    '<!-- <html> --><?xml-model href="a"?><svg><g/></svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g/></svg:svg >',
    '<svg><g/></svg>\n<!-- Generated > by a tool -->\n<?end?>\n',
  ])('%s', (text) => expect(isSvgText(text)).toBe(true));

  it.each([
    ['plain words', 'An svg drawing'],
    ['another document', '<html><body><svg></svg></body></html>'],
    ['words before the drawing', '<svg></svg> made by hand'],
    ['words after the drawing', '<svg></svg> <!-- a --> made by hand'],
    ['a drawing in a comment', '<!-- <svg></svg> -->'],
    ['an element with a longer name', '<svgx></svgx>'],
    ['an expression', '#Db#:#DmZ#'],
  ])('not %s', (_, text) => expect(isSvgText(text)).toBe(false));
});

it('finds the drawing inside the HTML of a clipboard', () => {
  expect(svgInside('<meta charset="utf-8"><div><svg width="1"><g/></svg></div>')).toBe('<svg width="1"><g/></svg>');
  expect(svgInside('<p>no drawing</p>')).toBeNull();
});
