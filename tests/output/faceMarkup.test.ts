// A drawn face as a standalone file: its size, its pictures and its fonts inside, with no outside references.
import { describe, expect, it } from 'vitest';
import { faceMarkup, fontsIn, picturesIn } from '@/output/faceMarkup';

const SVG =
  '<svg viewBox="0 0 500 500" width="100%" height="100%" data-face="">' +
  '<clipPath id="a"><circle r="250"></circle></clipPath>' +
  '<image href="asset:one" width="10"></image><image href="art:set/two.png?a=1&amp;b=2"></image>' +
  '<image href="asset:one"></image><use href="#a"></use><image href="data:image/png;base64,AA"></image>' +
  '<text font-family="&quot;My \\&quot;Font&quot;, &quot;Roboto-Regular&quot;, sans-serif">hi</text></svg>';

const parts = (over = {}) => ({ width: 400, height: 300, pictures: new Map<string, string>(), fonts: [], ...over });

describe('a face as a file', () => {
  it('names its pictures once each, without those already inside', () => {
    expect(picturesIn(SVG)).toEqual(['asset:one', 'art:set/two.png?a=1&b=2']);
  });

  it('names its fonts once each', () => {
    expect(fontsIn(SVG)).toEqual(['My \\"Font', 'Roboto-Regular']);
    expect(fontsIn('<svg></svg>')).toEqual([]);
  });

  it('has its size in px and its namespace', () => {
    const file = faceMarkup(SVG, parts());
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="400" height="300" viewBox="0 0 500 500"/);
    expect(file).not.toContain('100%');
  });

  it('contains the given pictures; a missing one loads nothing', () => {
    const file = faceMarkup(
      SVG,
      parts({ pictures: new Map([['art:set/two.png?a=1&b=2', 'data:image/png;base64,BB']]) }),
    );
    expect(file).toContain('<image href="data:image/png;base64,BB">');
    expect(file).toContain('href="#a"');
    expect(file).not.toContain('asset:one');
    expect(file).toContain('<image width="10">');
  });

  it('contains its fonts, whatever their names', () => {
    const file = faceMarkup(SVG, parts({ fonts: [{ family: 'A "b" <c>', dataUrl: 'data:font/ttf;base64,CC' }] }));
    expect(file).toContain(
      '<style>@font-face{font-family:&quot;A \\&quot;b\\&quot; &lt;c&gt;&quot;;src:url(data:font/ttf;base64,CC)}</style>',
    );
  });

  it('requires a face', () => {
    expect(() => faceMarkup('<div></div>', parts())).toThrow(RangeError);
  });
});
