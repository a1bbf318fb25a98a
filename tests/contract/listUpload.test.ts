// Several pictures in one call: all or nothing, and the error names the bad one (docs/rules/backend.md U8), on every medium.
import { describe, expect, it } from 'vitest';
import { UPLOAD_FILES_MAX } from '@/schemas/limits';
import { listUploadData, listUploadFault } from '@/schemas/wire/uploads';
import * as images from '../support/images';
import { MEDIA, ORIGIN, type World, worlds } from './world';

const open = worlds();

const send = (world: World, files: readonly File[], token: string | null = world.token) => {
  const body = new FormData();
  for (const file of files) body.append('files', file, file.name);
  return world.send('listUpload', { body, token });
};
const file = (color: string, name = 'a.png') => images.imageFile(images.solid(6, 4, color), name);

describe.each(MEDIA)('several pictures on %s', (medium) => {
  it('are stored in their order', async () => {
    const world = await open(medium);
    const answer = await send(world, [file('#ff0000', '1.png'), file('#00ff00', '2.png'), file('#0000ff', '3.png')]);
    const data = listUploadData.parse(answer.data);
    expect(data.map(({ name, width, height }) => [name, width, height])).toEqual([
      ...['1.png', '2.png', '3.png'].map((name) => [name, 6, 4]),
    ]);
    for (const { url } of data) expect((await fetch(new URL(url, ORIGIN))).status).toBe(200);
  });

  it('as a single one are a list of one', async () => {
    const world = await open(medium);
    expect((await send(world, [file('#ff0000')])).data).toHaveLength(1);
  });

  it('the same bytes twice are one file, in one call and in two', async () => {
    const world = await open(medium);
    const [first, second] = (await send(world, [file('#ff0000'), file('#ff0000', 'b.png')])).data;
    expect(second.id).toBe(first.id);
    expect((await send(world, [file('#ff0000')])).data[0].id).toBe(first.id);
  });

  it.each([
    ['a gif', () => new File(['GIF89a'], 'x.gif'), 'Supports jpg, jpeg, png files only', '仅支持'],
    ['a truncated png', () => images.imageFile(images.truncated(images.noise(64, 64)), 'x.png'), 'damaged', '已损坏'],
    ['an empty file', () => new File([], 'x.png'), 'The file is empty.', '文件是空的'],
  ])('U8 the error names %s among them', async (_, bad, english, chinese) => {
    const world = await open(medium);
    const { code, data, envelope } = await send(world, [file('#ff0000'), file('#00ff00'), bad(), file('#0000ff')]);
    expect(code).toBe(400);
    expect(listUploadFault.parse(data).index).toBe(2);
    expect(envelope.enMsg).toContain('File 3: ');
    expect(envelope.enMsg).toContain(english);
    expect(envelope.msg).toMatch(new RegExp(`第 3 个文件.*${chinese}`));
  });

  it('no file, too many files and a text field are refused', async () => {
    const world = await open(medium);
    const many = Array.from({ length: UPLOAD_FILES_MAX + 1 }, () => file('#ff0000'));
    expect((await send(world, many.slice(1))).code).toBe(200);
    expect((await send(world, many)).code).toBe(400);
    expect((await send(world, [])).code).toBe(400);
    const text = new FormData();
    text.append('files', 'words');
    expect((await world.send('listUpload', { body: text })).code).toBe(400);
  });

  it('a visitor is asked to log in', async () => {
    const world = await open(medium, { signedIn: false });
    expect((await send(world, [file('#ff0000')], null)).code).toBe(403);
  });
});
