// The intrinsic size of an SVG drawing, and the root element given to the browser.
import { describe, expect, it } from 'vitest';
import { croppedSvg, sizedSvg, svgSize } from '@/bytes/svg/svgSize';

describe('the size of a drawing', () => {
  it.each([
    ['px', '<svg width="24" height="48px">', 24, 48],
    ['physical units', '<svg width="1in" height="2.54cm">', 96, 96],
    ['its view box', "<svg viewBox='0,0 120 60'>", 120, 60],
    ['a view box and one side', '<svg width="60" viewBox="0 0 120 60">', 60, 30],
    ['percentages of the page', '<svg width="100%" height="100%" viewBox="0 0 32 16">', 32, 16],
    ['nothing', '<svg>', 300, 150],
    ['invalid sides', '<svg width="0" height="-4" viewBox="0 0 8 8">', 8, 8],
    ['a ">" inside an attribute', '<svg aria-label="a > b" width="7" height="9">', 7, 9],
  ])('comes from %s', (_, tag, width, height) => expect(svgSize(`${tag}</svg>`)).toEqual({ width, height }));

  it('is unknown without a root', () => expect(svgSize('<g/>')).toBeNull());
});

describe('a drawing at another size', () => {
  it('keeps its view box and loses its own size', () => {
    const sized = sizedSvg('<svg xmlns="n" width="24" height="24" viewBox="0 0 24 24"><g/></svg>', {
      width: 300,
      height: 200,
    });
    expect(sized).toBe(
      '<svg width="300" height="200" preserveAspectRatio="none" xmlns="n" viewBox="0 0 24 24"><g/></svg>',
    );
  });
  it('gets a view box of its own size if it has none, and the namespace that a browser needs', () => {
    expect(sizedSvg('<svg width="24" height="12"/>', { width: 48, height: 24 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" preserveAspectRatio="none" viewBox="0 0 24 12"/>',
    );
  });
  it('keeps a dollar sign of its attributes', () => {
    expect(sizedSvg('<svg id="$&amp;$1" viewBox="0 0 1 1"/>', { width: 2, height: 2 })).toContain('id="$&amp;$1"');
  });
  it('is cropped by a view box around the whole drawing', () => {
    const cropped = croppedSvg(
      '<svg viewBox="0 0 10 10"><g/></svg>',
      { width: 500, height: 500 },
      {
        ...{ x: 240, y: 50 },
        ...{ width: 20, height: 230 },
      },
    );
    expect(cropped).toMatch(/^<svg [^>]*width="20" height="230" viewBox="240 50 20 230"><svg [^>]*width="500"/);
    expect(svgSize(cropped)).toEqual({ width: 20, height: 230 });
  });
});
