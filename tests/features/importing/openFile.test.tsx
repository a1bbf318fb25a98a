// "Open a file" on My designs: a design file becomes a design on this device; anything else is refused with a message.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeProjectFile } from '@/output/projectFile';
import { imageLayer, rawDesign, sampleDesign } from '@/tests/support/designs';
import { htmlNamedPng, solid } from '@/tests/support/images';
import { openWorld } from '../../pages/world';

const ASSET = `asset:${'a'.repeat(64)}`;
const harbour = sampleDesign({ id: 'harbour', name: 'Harbour', layers: [imageLayer('p', ASSET)] });
const fileOf = (picture: Uint8Array<ArrayBuffer> | null) =>
  new File(
    [writeProjectFile(harbour, new Map(picture ? [[ASSET, { type: 'image/png' as const, bytes: picture }]] : []))],
    'Harbour.dialwright',
  );
/** A file with one layer that has these fields. */
const broken = (style: object) => {
  const sun = { ...imageLayer('sun', ASSET), label: 'Sun' };
  const design = rawDesign({ id: 'harbour', layers: [{ ...sun, style: { ...sun.style, ...style } }] });
  return new File([JSON.stringify({ format: 'dialwright', version: 1, design, images: {} })], 'Sun.dialwright');
};
const picker = () =>
  within(screen.getByRole('main')).getAllByLabelText<HTMLInputElement>(/Open a file|打开设计或表盘/)[0]!;

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ width: 3, height: 2, close() {} })));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', 'Open a file', 'New design'],
  ['zh', '打开设计或表盘', '新建设计'],
] as const)('is beside the new design, in an empty list too (%s)', async (language, open, make) => {
  const world = await openWorld('/dialList', { language });
  world.show();
  await waitFor(() => expect(screen.getAllByRole('button', { name: make })).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: open })).toHaveLength(2);
});

it('opens the file chooser from the button', async () => {
  const world = await openWorld('/dialList');
  world.show();
  const button = (await screen.findAllByRole('button', { name: 'Open a file' }))[0]!;
  const click = vi.spyOn(HTMLInputElement.prototype, 'click');
  await world.user.click(button);
  expect(click.mock.contexts[0]).toBe(picker());
});

it('creates a new design from the file and opens the editor', async () => {
  const world = await openWorld('/dialList');
  const router = world.show();
  await screen.findAllByRole('button', { name: 'Open a file' });
  await world.user.upload(picker(), fileOf(solid(3, 2)));
  await screen.findByText(/^opened /);
  const id = router.state.location.pathname.replace('/dial/', '');
  expect(id).not.toBe('harbour');
  expect(await world.work.journal.list('visitor')).toMatchObject([
    { id, names: { dialName: 'Harbour' }, unsaved: true },
  ]);
  expect(screen.getByText('Harbour.dialwright was opened as a new design')).toBeTruthy();
  expect(screen.queryByText(/not in the file/)).toBeNull();
});

it('gives a design that already exists the next unused name', async () => {
  const world = await openWorld('/dialList');
  await world.local(harbour);
  const router = world.show();
  for (const name of ['Harbour (2)', 'Harbour (3)']) {
    await screen.findAllByRole('button', { name: 'Open a file' });
    await world.user.upload(picker(), fileOf(solid(3, 2)));
    await screen.findByText(/^opened /);
    expect((await world.work.journal.list('visitor')).map(({ names }) => names.dialName)).toContain(name);
    await router.navigate('/dialList');
  }
});

it('reports pictures missing from the file', async () => {
  const world = await openWorld('/dialList', { signedIn: true });
  world.show();
  await screen.findAllByRole('button', { name: 'Open a file' });
  await world.user.upload(picker(), fileOf(null));
  await screen.findByText('1 picture of this design is not in the file');
  expect(await world.work.journal.list('demo-designer')).toHaveLength(1);
});

describe('a file that cannot be opened', () => {
  it.each([
    ['en', new File(['hello'], 'notes.dialwright'), /^This is not a Dialwright design file.*\(notes\.dialwright\)$/],
    ['zh', new File(['hello'], 'notes.dialwright'), /^这不是 Dialwright 的设计文件.*（notes\.dialwright）$/],
    ['en', fileOf(htmlNamedPng), /^The layer “Image” cannot be opened: its picture is damaged.*\(.+\.dialwright\)$/],
    ['en', broken({ x: 1e9 }), /^The layer “Sun” cannot be opened: its x is 1000000000, more than 10000\./],
    ['zh', broken({ x: 1e9 }), /^无法打开（图层“Sun”）：其 x 为 1000000000，大于上限 10000。/],
  ] as const)('is refused with a message, and the page stays (%s, %o)', async (language, file, words) => {
    const world = await openWorld('/dialList', { language });
    const router = world.show();
    await screen.findAllByRole('button', { name: /Open a file|打开设计或表盘/ });
    await world.user.upload(picker(), file);
    await screen.findByText(words);
    expect(router.state.location.pathname).toBe('/dialList');
    expect(await world.work.journal.list('visitor')).toEqual([]);
  });
});
