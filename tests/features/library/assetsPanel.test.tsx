// The asset library: three named lists of picture sets, added by click and by key, applied to a suitable layer, in both
// languages.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { releaseAll } from '@/service/api/assetUrl';
import { selectIn } from '@/tests/editor/support/acts';
import { imageLayer, ringLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { openAssets } from './assetsWorld';

afterEach(() => {
  releaseAll();
  vi.unstubAllGlobals();
});

const weather = (uuid: string, count = 10) =>
  ({
    ...imageLayer(uuid),
    nodeType: 'image_sequence',
    style: {
      ...(imageLayer(uuid) as { style: object }).style,
      ...{ textTag: '#WCCI#', shows: 'index', places: 2, align: 'center', width: 60, height: 60 },
      imgs: Array.from({ length: count }, () => ({ url: 'art:weather-line/0.png', fileSize: 0 })),
    },
  }) as never;

describe.each([
  [
    'en',
    ['Weather', 'Moon phase', 'Digits, weekdays, levels', 'Fonts'],
    'Add Color weather, 10 images',
    'Color weather',
  ],
  ['zh', ['天气', '月相', '数字、星期、等级', '字体'], '添加彩色天气，共 10 张', '彩色天气'],
] as const)('in %s', (language, sections, add, label) => {
  it('has named sections, each with its sets', async () => {
    const { show, button } = await openAssets([rootLayer()], language);
    show();
    for (const name of sections) expect(screen.getByRole('region', { name })).toBeTruthy();
    await button(add);
    const counts = sections
      .slice(0, 3)
      .map((name) => within(screen.getByRole('region', { name })).getAllByRole('listitem').length);
    expect(counts).toEqual([3, 3, 12]);
  });

  it('has one tab stop for each list of sets', async () => {
    const { show, button } = await openAssets([rootLayer()], language);
    show();
    await button(add);
    const stops = sections.slice(0, 3).map((name) => {
      const buttons = within(screen.getByRole('region', { name })).getAllByRole('button');
      return buttons.filter(({ tabIndex }) => tabIndex === 0).length;
    });
    expect(stops).toEqual([1, 1, 1]);
  });

  it('adds a set as a layer with the pictures stored on this device', async () => {
    const { show, button, user, style } = await openAssets([rootLayer()], language);
    show();
    await user.click(await button(add));
    await waitFor(() => expect(style(label).textTag).toBe('#WCCI#'));
    const imgs = style(label).imgs as { url: string; fileSize: number }[];
    expect(imgs).toHaveLength(10);
    for (const { url, fileSize } of imgs) {
      expect(url).toMatch(/^asset:[0-9a-f]{64}$/);
      expect(fileSize).toBeGreaterThan(0);
    }
    expect(style(label)).toMatchObject({ width: 128, height: 128, x: 186, y: 186 });
  });
});

it.each([
  ['Add Photo moon, 8 images', 'Photo moon', { textTag: '#MOONPHASE#' }],
  [
    'Add Bold digits, 11 images',
    'Bold digits',
    { textTag: '#DmZ#', shows: 'digits', places: 2, width: 168, height: 112 },
  ],
  ['Add English weekdays, 7 images', 'English weekdays', { textTag: '#DOW#', shows: 'index' }],
  [
    'Add Battery level, 11 images',
    'Battery level',
    { progressType: 'ImageEnumeration', imageIndexRate: '(#BLP#/100)', sum: 11 },
  ],
])('%s: by Enter', async (name, label, wanted) => {
  const { show, button, user, style } = await openAssets([rootLayer()]);
  show();
  (await button(name)).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(style(label)).toMatchObject(wanted));
});

describe('dragged', () => {
  const drag = (card: HTMLElement, pointerType = 'mouse') => {
    fireEvent.pointerDown(card, { button: 0, clientX: 10, clientY: 10, pointerType });
    fireEvent.pointerMove(window, { clientX: 40, clientY: 40 });
    fireEvent.pointerMove(window, { clientX: 300, clientY: 200 });
    fireEvent.pointerUp(window, { clientX: 300, clientY: 200 });
    fireEvent.click(card);
  };

  it('a set is added once, where it is dropped on the canvas', async () => {
    const { show, button, canvasPointAt, style, nodes } = await openAssets([rootLayer()]);
    canvasPointAt.mockImplementation(({ x, y }) => ({ x: x / 2, y: y / 2 }));
    show();
    drag(await button('Add Color weather, 10 images'));
    await waitFor(() => expect(style('Color weather')).toMatchObject({ width: 128, x: 150 - 64, y: 100 - 64 }));
    expect(nodes()).toHaveLength(2);
  });

  it('a set dropped beside the canvas is not added', async () => {
    const { show, button, canvasPointAt, nodes } = await openAssets([rootLayer()]);
    show();
    const card = await button('Add Color weather, 10 images');
    drag(card);
    expect(canvasPointAt).toHaveBeenCalledWith({ x: 300, y: 200 });
    expect(card.getAttribute('aria-busy')).toBeNull();
    expect(nodes()).toHaveLength(1);
  });
});

describe('replacing', () => {
  it('is offered if the selected layer takes as many pictures, and is one undo step', async () => {
    const world = await openAssets([rootLayer(), weather('w'), textLayer('t')]);
    world.show();
    await world.button('Add Color weather, 10 images');
    expect(screen.queryByRole('button', { name: /^Replace images/ })).toBeNull();
    selectIn(world.store, 'w');
    await world.user.click(await world.button('Replace images with Color weather'));
    await waitFor(() => expect((world.style('w').imgs as { url: string }[])[0]?.url).toMatch(/^asset:/));
    expect(screen.queryByRole('button', { name: 'Replace images with Photo moon' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Replace images with English weekdays' })).toBeNull();
    expect(world.style('w')).toMatchObject({ width: 60, height: 60, textTag: '#WCCI#' });
    expect(world.nodes()).toHaveLength(3);
    selectIn(world.store, 't');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Replace images/ })).toBeNull());
  });

  it('keeps the proportions of the new pictures, and the number of a progress', async () => {
    const icons = [0, 1].map((n) => ({ url: `art:level-battery/${n}.png`, fileSize: 0 }));
    const ring = ringLayer('r', { progressType: 'ImageEnumeration', icons, sum: 2, width: 100, height: 50 });
    const world = await openAssets([rootLayer(), ring]);
    world.show();
    selectIn(world.store, 'r');
    await world.user.click(await world.button('Replace images with Steps progress'));
    await waitFor(() => expect(world.style('r')).toMatchObject({ sum: 11, width: 100, height: 100 }));
  });
});

describe('the list', () => {
  it('reports a failed load, and retries', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { app, show, button, user } = await openAssets([rootLayer()]);
    app.faults.plan([{ op: 'assemblyPage', kind: 'status', code: 500, times: 1 }]);
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Server error');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await button('Add Line weather, 10 images');
  });

  it('says that it is empty, and shows further pages on demand', async () => {
    const { app, show, button, user } = await openAssets([rootLayer()]);
    await app.ports.uow.rw(['assembly'], async (tx) => {
      for (const set of await tx.list('assembly', { by: 'typeOrder', of: 'moonPhase', order: 'ascending', limit: 99 }))
        await tx.delete('assembly', set.id);
      const [set] = await tx.list('assembly', { by: 'typeOrder', of: 'weather', order: 'ascending', limit: 99 });
      for (let i = 0; i < 49; i += 1)
        await tx.put('assembly', { ...set!, id: `more-${i}`, nameEn: `More ${i}`, order: 100 + i });
    });
    show();
    const moon = screen.getByRole('region', { name: 'Moon phase' });
    expect(await within(moon).findByText('No sets here yet.')).toBeTruthy();
    await button('Add More 46, 10 images');
    expect(screen.queryByRole('button', { name: 'Add More 48, 10 images' })).toBeNull();
    await user.click(await button('Show more'));
    await button('Add More 48, 10 images');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('reports that the pictures of a set cannot be loaded', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { show, button, user, nodes } = await openAssets([rootLayer()]);
    show();
    const add = await button('Add Line weather, 10 images');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(add);
    expect(await screen.findByText(/The images of Line weather could not be loaded/)).toBeTruthy();
    expect(nodes()).toHaveLength(1);
  });
});
