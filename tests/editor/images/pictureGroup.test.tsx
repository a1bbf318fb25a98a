// Rules of pictures chosen together: order by name, number at the limit and one past it, one size; and groups made of files.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { keepChecked } from '@/editor/images/addImages';
import { countFault, inNameOrder, sizeFault } from '@/editor/images/pictureGroup';
import { takeGroup } from '@/editor/images/takeGroup';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { startLanguage } from '@/service/language/i18n';
import { gif, plainGif } from '@/tests/support/gifs';
import { imageFile, jpeg, pngOfSize, solid } from '@/tests/support/images';
import { useFieldEdits } from '@/workspace/properties/useFieldEdits';
import { imageLayer, rootLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

beforeAll(() => startLanguage('en'));

describe('the order', () => {
  it.each([
    [
      ['frame10.png', 'frame2.png', 'frame1.png'],
      ['frame1.png', 'frame2.png', 'frame10.png'],
    ],
    [
      ['b.png', 'A.png', 'c.png'],
      ['A.png', 'b.png', 'c.png'],
    ],
    [
      ['天气9.png', '天气10.png', '天气1.png'],
      ['天气1.png', '天气9.png', '天气10.png'],
    ],
  ])('%j', (given, expected) => {
    expect(inNameOrder(given.map((name) => ({ name }))).map(({ name }) => name)).toEqual(expected);
  });
});

describe('the number', () => {
  it.each([
    [10, 10, 10, null],
    [9, 10, 10, { key: 'needExactly', params: { count: 10, given: 9 } }],
    [11, 10, 10, { key: 'needExactly', params: { count: 10, given: 11 } }],
    [2, 2, 500, null],
    [1, 2, 500, { key: 'needAtLeast', params: { count: 2, given: 1 } }],
    [500, 2, 500, null],
    [501, 2, 500, { key: 'needAtMost', params: { count: 500, given: 501 } }],
  ])('%i of %i to %i', (given, min, max, expected) => {
    expect(countFault(given, { min, max })).toEqual(expected);
  });
});

describe('the size', () => {
  const picture = (name: string, width: number, height = 10) => ({ name, width, height });
  it.each([
    ['all the same', [picture('a', 5), picture('b', 5)], null, undefined],
    ['a different one is named, wherever it is', [picture('a', 7), picture('b', 5), picture('c', 5)], null, 'a'],
    ['of two the second', [picture('a', 7), picture('b', 5)], null, 'b'],
    ['the existing group decides', [picture('a', 7), picture('b', 7)], { width: 5, height: 10 }, 'a'],
    ['a single one has no other', [picture('a', 7)], null, undefined],
    ['height counts as well', [picture('a', 5), picture('b', 5, 11)], null, 'b'],
  ])('%s', (_, pictures, like, odd) => {
    expect(sizeFault(pictures, like)?.params.name).toBe(odd);
  });
});

describe('a group of files', () => {
  const decode = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return pictureHeader(bytes)!;
  };
  const take = (files: readonly File[], wanted: Parameters<typeof takeGroup>[1]) => takeGroup(files, wanted, decode);
  const pngs = (count: number) =>
    Array.from({ length: count }, (_, at) => imageFile(solid(6, 4), `f${count - at}.png`));

  it('is in the order of the names', async () => {
    const group = await take(pngs(12), { min: 2, max: 500 });
    expect(typeof group === 'string' ? group : group.files.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, at) => `f${at + 1}.png`),
    );
  });

  it.each<[string, () => readonly File[], Parameters<typeof takeGroup>[1], string]>([
    [
      'a file of another type',
      () => [...pngs(1), imageFile(plainGif(6, 4, 2), 'x.gif')],
      { min: 1, max: 9 },
      'Supports jpg, jpeg, png files only (x.gif)',
    ],
    [
      'the same where GIFs are allowed',
      () => [imageFile(new TextEncoder().encode('hello'), 'x.txt')],
      { min: 1, max: 9, gif: true },
      'Supports jpg, jpeg, png, gif files only (x.txt)',
    ],
    [
      'a file one byte too large',
      () => [imageFile(pngOfSize(IMAGE_UPLOAD_BYTES + 1), 'x.png')],
      { min: 1, max: 9 },
      'The file size should not exceed 500KB. Please adjust and re-upload. (x.png)',
    ],
    ['too few', () => pngs(9), { min: 10, max: 10 }, '10 pictures are needed; you chose 9.'],
    ['too many', () => pngs(11), { min: 10, max: 10 }, '10 pictures are needed; you chose 11.'],
    [
      'another size',
      () => [...pngs(2), imageFile(jpeg, 'photo.jpg')],
      { min: 1, max: 9 },
      'photo.jpg is 8 × 4 px instead of 6 × 4 px. All pictures of a group must have the same size.',
    ],
    [
      'a GIF beside pictures',
      () => [...pngs(1), imageFile(plainGif(6, 4, 2), 'x.gif')],
      { min: 1, max: 9, gif: true },
      'Choose either one GIF or several pictures.',
    ],
    [
      'a GIF of one frame for an animation',
      () => [imageFile(plainGif(6, 4, 1), 'x.gif')],
      { min: 2, max: 500, gif: true },
      'At least 2 pictures are needed; you chose 1.',
    ],
    [
      'a truncated GIF',
      () => [imageFile(plainGif(6, 4, 3).slice(0, -4), 'x.gif')],
      { min: 2, max: 500, gif: true },
      'The picture is damaged or incomplete. Please export it again from your image editor. (x.gif)',
    ],
    [
      'a GIF whose pixels end too early',
      () => [imageFile(gif(4, 4, [{ width: 4, height: 4, indices: [1] }]), 'x.gif')],
      { min: 1, max: 500, gif: true },
      'The picture is damaged or incomplete. Please export it again from your image editor. (x.gif)',
    ],
  ])('is refused with a message: %s', async (_, files, wanted, words) => {
    expect(await take(files(), wanted)).toBe(words);
  });

  it('is refused in Chinese as well', async () => {
    await startLanguage('zh');
    expect(await take(pngs(9), { min: 10, max: 10 })).toBe('需要 10 张图片，已选 9 张。');
    await startLanguage('en');
  });

  it('accepts the largest allowed file', async () => {
    expect(await take([imageFile(pngOfSize(IMAGE_UPLOAD_BYTES), 'x.png')], { min: 1, max: 1 })).toMatchObject({
      files: [{ name: 'x.png' }],
    });
  });

  it('becomes the frames of a GIF, with its delay', async () => {
    const group = await take([imageFile(plainGif(6, 4, 3, 25), 'wave.gif')], { min: 2, max: 500, gif: true });
    if (typeof group === 'string') throw new Error(group);
    expect(group.delayMs).toBe(250);
    expect(group.files.map(({ name, width, height }) => `${name} ${width} ${height}`)).toEqual([
      'wave-1.png 6 4',
      'wave-2.png 6 4',
      'wave-3.png 6 4',
    ]);
    expect(await decode(group.files[0]!.file)).toMatchObject({ width: 6, height: 4 });
  });

  it('must have the size of the existing pictures; an unreadable one is ignored', async () => {
    registerAssetScheme('grouptest:', async (ref) => {
      if (ref.endsWith('gone')) throw new Error('gone');
      return new Blob([solid(9, 9)]);
    });
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    expect(await take(pngs(1), { min: 1, max: 9, like: 'grouptest:a' })).toBe(
      'f1.png is 6 × 4 px instead of 9 × 9 px. All pictures of a group must have the same size.',
    );
    expect(await take(pngs(1), { min: 1, max: 9, like: 'grouptest:gone' })).toMatchObject({ delayMs: null });
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });
});

it('a picture chosen in the properties is stored with its byte size, in one undo', async () => {
  const storedGroup = await keepChecked(
    { file: imageFile(solid(6, 4), 'new.png'), name: 'new.png', width: 6, height: 4 },
    { putAsset: async () => `asset:${'b'.repeat(64)}` },
  );
  const before = imageLayer('i', { url: `asset:${'a'.repeat(64)}`, fileSize: 77 });
  const { style, undos, port, desk } = await renderEditor(<Edit url={storedGroup.url} />, [rootLayer(), before]);
  desk.pictures.note(storedGroup.url, storedGroup);
  fireEvent.click(screen.getByRole('button'));
  expect(style('i')).toMatchObject({ url: storedGroup.url, fileSize: storedGroup.fileSize });
  expect(undos()).toBe(1);
  act(() => port.undo());
  expect(style('i').fileSize).toBe(77);
});

function Edit({ url }: { url: string }) {
  const edits = useFieldEdits(['i']);
  return (
    <button type="button" onClick={() => edits.onChange('style.url', url)}>
      choose
    </button>
  );
}
