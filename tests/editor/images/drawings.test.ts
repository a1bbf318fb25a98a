// SVG drawings as pictures: rendered to a PNG of the right size, and again when the layer grows.
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SvgSize } from '@/bytes/svg/svgSize';
import { undo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened, documentReducer } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import { fileKind } from '@/editor/images/fileKind';
import { REFINE_WAIT_MS, watchDrawings } from '@/editor/images/refinePictures';
import { croppedDrawing, drawFile, pictureSize } from '@/editor/images/vectorPicture';
import { IMAGE_UPLOAD_BYTES, VECTOR_SOURCE_MAX } from '@/schemas/limits';
import { designOf, imageLayer, rootLayer } from '../support/documents';
import { withDesk } from '../support/withDesk';

const SOURCE = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="12"/></svg>';
const urlOf = (n: number) => `asset:${String(n).padStart(64, '0')}`;
const svgFile = (source: string, name = 'badge.svg') => new File([source], name);

/** A renderer whose files have this many bytes per px. */
const drawing = (bytesPerPx: number) => {
  const sizes: SvgSize[] = [];
  const draw = async (_: unknown, size: SvgSize) => {
    sizes.push(size);
    return new Blob([new Uint8Array(Math.round(size.width * size.height * bytesPerPx))]);
  };
  return { draw, sizes };
};

/** A drawing of 2^times shapes in a few lines. */
const doubled = (times: number) => {
  const groups = Array.from(
    { length: times },
    (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><rect id="a0"/>${groups.join('')}</defs><use href="#a${times}"/></svg>`;
};

describe('an SVG file', () => {
  it('becomes a PNG in its intrinsic size, with its source', async () => {
    const { draw } = drawing(1);
    const picture = await drawFile(svgFile(SOURCE), draw);
    expect(picture).toMatchObject({ width: 24, height: 24, drawing: { source: SOURCE, width: 24, height: 24 } });
    expect('file' in picture && picture.file.name).toBe('badge.png');
  });
  it('of a large size is rendered with a longer side of 1000 px', () => {
    expect(pictureSize({ width: 4000, height: 1000 })).toEqual({ width: 1000, height: 250 });
  });
  it('whose PNG is too large is rendered smaller, and refused if it stays too large', async () => {
    const big = '<svg width="1000" height="1000"></svg>';
    const heavy = drawing(1);
    expect(await drawFile(svgFile(big), heavy.draw)).toMatchObject({ width: 600, height: 600 });
    expect(heavy.sizes.map(({ width }) => width)).toEqual([1000, 800, 600]);
    expect(await drawFile(svgFile(big), drawing(10).draw)).toMatchObject({ ok: false, key: 'errors:image.tooLarge' });
  });
  it('too long to be stored beside its picture is a plain picture', async () => {
    const long = `<svg width="9" height="9"><!--${'x'.repeat(VECTOR_SOURCE_MAX)}--></svg>`;
    const picture = await drawFile(svgFile(long), drawing(1).draw);
    expect(picture).toMatchObject({ width: 9 });
    expect(picture).not.toHaveProperty('drawing');
  });
  it.each([
    ['too large to be read', `<svg>${' '.repeat(4 * IMAGE_UPLOAD_BYTES)}</svg>`, 'errors:image.tooLarge'],
    ['cut off', '<svg width="9" height="9"><path', 'errors:image.damaged'],
  ])('%s is refused', async (_, source, key) => {
    expect(await drawFile(svgFile(source), drawing(1).draw)).toMatchObject({ ok: false, key });
  });
  it('that the browser cannot draw is refused as damaged', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const draw = () => Promise.reject(new Error('cannot decode'));
    expect(await drawFile(svgFile(SOURCE), draw)).toMatchObject({ ok: false, key: 'errors:image.damaged' });
  });
  it('that doubles its elements again and again is refused before it is drawn', async () => {
    const { draw, sizes } = drawing(1);
    const refused = { ok: false, key: 'errors:image.drawingTooComplex' };
    expect(await drawFile(svgFile(doubled(20)), draw)).toMatchObject(refused);
    expect(sizes).toEqual([]);
    expect(await drawFile(svgFile(doubled(8)), draw)).toMatchObject({ width: 300 });
  });
  it('that draws itself is refused with that reason', async () => {
    const source = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>';
    expect(await drawFile(svgFile(source), drawing(1).draw)).toMatchObject({ key: 'errors:image.drawingLoop' });
  });
  it('reports HTML text that it leaves out', async () => {
    const source = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/><rect/></svg>';
    expect(await drawFile(svgFile(source), drawing(1).draw)).toMatchObject({
      leftOut: ['html'],
      drawing: { source: '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>' },
    });
  });
  it.each([
    ['with a long comment before the drawing', `<!-- ${'licence '.repeat(100)} -->${SOURCE}`],
    ['with entities of its own', '<!DOCTYPE svg [\n<!ENTITY a "b">\n]><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['in UTF-16', Uint8Array.of(0xff, 0xfe, ...[...SOURCE].flatMap((letter) => [letter.charCodeAt(0), 0]))],
    ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ])('%s is recognised as a drawing', async (_, source) => {
    expect(await fileKind(new File([source], 'a.svg'))).toBe('SVG');
  });
  it('is not recognised in other markup', async () => {
    expect(await fileKind(new File(['<html><svg></svg></html>'], 'a.svg'))).toBeNull();
  });
  it('that is cropped keeps the part of the drawing, unless that gets too long', () => {
    const whole = { width: 500, height: 500 };
    const crop = { x: 240, y: 50, width: 20, height: 230 };
    expect(croppedDrawing({ source: SOURCE, ...whole }, whole, crop)).toMatchObject({ width: 20, height: 230 });
    const long = SOURCE.replace('</svg>', `<!--${'x'.repeat(VECTOR_SOURCE_MAX - SOURCE.length)}--></svg>`);
    expect(croppedDrawing({ source: long, ...whole }, whole, crop)).toBeUndefined();
  });
});

describe('a layer that shows a drawing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(bytesPerPx = 1, source = SOURCE) {
    const vector = { url: urlOf(1), source, width: 24, height: 24 };
    const layer = imageLayer('a', { width: 24, height: 24, ratio: true, url: urlOf(1), fileSize: 10, vector });
    const store = withDesk(
      configureStore({
        reducer: { editor: documentReducer },
        middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
      }),
    );
    store.dispatch(designOpened({ design: designOf([rootLayer(), layer]), baseRev: 0 }));
    const drawer = drawing(bytesPerPx);
    const made: string[] = [urlOf(1)];
    const keepAll = vi.fn(async (files: readonly { file: File; width: number; height: number; name: string }[]) =>
      files.map(({ file, ...facts }) => {
        made.push(urlOf(made.length + 1));
        return { ...facts, url: made.at(-1)!, fileSize: file.size };
      }),
    );
    const t = (key: string) => key;
    const stop = watchDrawings({ store, keeper: { keepAll }, t, draw: drawer.draw });
    const style = () => selectNodes(store.getState())[1]!.style as Record<string, unknown>;
    const grow = (width: number) => runCommand(store, setField, { uuids: ['a'], path: 'width', value: width });
    const rest = () => vi.advanceTimersByTimeAsync(REFINE_WAIT_MS);
    return { store, style, grow, rest, stop, keepAll, ...drawer };
  }

  it('gets a sharper picture once it has grown, after a pause, and one undo reverts the growth', async () => {
    const { store, style, grow, rest, sizes } = open();
    const { change } = store.getState().editor;
    grow(100);
    grow(120);
    expect(style().url).toBe(urlOf(1));
    await rest();
    expect(sizes).toEqual([{ width: 120, height: 120 }]);
    expect(style()).toMatchObject({
      ...{ url: urlOf(2), fileSize: 14_400, width: 120 },
      vector: { url: urlOf(2), source: SOURCE, width: 120, height: 120 },
    });
    // The picture is part of what is saved.
    expect(store.getState().editor.change).toBeGreaterThan(change + 1);
    runCommand(store, undo, undefined);
    expect(style()).toMatchObject({ width: 24, url: urlOf(2) });
  });

  it('keeps its picture while it shrinks', async () => {
    const { grow, rest, keepAll } = open();
    grow(12);
    await rest();
    expect(keepAll).not.toHaveBeenCalled();
  });

  it('is a plain picture once it shows another one', async () => {
    const { store, style, grow, rest, keepAll } = open();
    runCommand(store, setField, { uuids: ['a'], path: 'url', value: urlOf(9) });
    expect(style()).not.toHaveProperty('vector');
    grow(200);
    await rest();
    expect(keepAll).not.toHaveBeenCalled();
  });

  it('keeps its picture if a sharper one would be too large, and is not rendered again at each change', async () => {
    const { style, grow, rest, sizes } = open(1000);
    grow(300);
    await rest();
    const tries = sizes.length;
    grow(310);
    await rest();
    expect(style().url).toBe(urlOf(1));
    expect(sizes).toHaveLength(tries);
  });

  it('that would block the page is not drawn again, and its picture stays', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { style, grow, rest, sizes } = open(1, doubled(20));
    grow(300);
    await rest();
    expect(sizes).toEqual([]);
    expect(style().url).toBe(urlOf(1));
    expect(info).toHaveBeenCalled();
  });
});
