// Guides and overlays of the canvas: stored on the device, edited by number, outside undo and the document.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulerTicks } from '@/editor/canvas/rulerTicks';
import { createGuides } from '@/editor/dispatch/guides';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { GuidesDialog } from '@/workspace/stage/GuidesDialog';
import { ViewMenu } from '@/workspace/stage/ViewMenu';

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => localStorage.clear());

describe('guides', () => {
  it('are sorted, unique, and belong to the copy', () => {
    const guides = createGuides();
    for (const at of [40, 10, 40]) guides.add('copy', 'xs', at);
    guides.add('other', 'ys', 5);
    expect(guides.of('copy')).toEqual({ xs: [10, 40], ys: [] });
    guides.move('copy', 'xs', 10, 90);
    guides.move('copy', 'xs', 40, null);
    expect(guides.of('copy').xs).toEqual([90]);
    guides.clear('other');
    expect(Object.keys(JSON.parse(localStorage.getItem('dialwright.guides') ?? '{}'))).toEqual(['copy']);
  });
  it('are stored on this device', () => {
    createGuides().add('copy', 'ys', 77);
    expect(JSON.parse(localStorage.getItem('dialwright.guides') ?? '{}')).toEqual({ copy: { xs: [], ys: [77] } });
    expect(createGuides().of('copy')).toEqual({ xs: [], ys: [77] });
  });
  it('are added, moved and removed by number, and cannot be undone', async () => {
    const { user, undos, desk } = await renderEditor(<GuidesDialog />, [rootLayer()]);
    desk.dialogs.open('guides');
    const dialog = await screen.findByRole('dialog', { name: 'Guides' });
    await user.click(within(dialog).getByRole('radio', { name: 'Horizontal (Y)' }));
    const position = within(dialog).getByRole('spinbutton', { name: 'Position' });
    await user.clear(position);
    await user.type(position, '120{Enter}');
    expect(desk.guides.of('copy')).toEqual({ xs: [], ys: [120] });
    const field = within(dialog).getByRole('spinbutton', { name: 'Guide Y' });
    await user.clear(field);
    await user.type(field, '60{Enter}');
    expect(desk.guides.of('copy').ys).toEqual([60]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove the guide at Y 60' }));
    expect(desk.guides.of('copy').ys).toEqual([]);
    expect(undos()).toBe(0);
    await user.keyboard('{Escape}');
  });
  it('refuse positions off the canvas', async () => {
    const { user, desk } = await renderEditor(<GuidesDialog />, [rootLayer()]);
    desk.dialogs.open('guides');
    const position = await screen.findByRole('spinbutton', { name: 'Position' });
    await user.clear(position);
    await user.type(position, '501{Enter}');
    expect(desk.guides.of('copy').xs).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
  });
});

describe('the menu of the view', () => {
  it('ticks what is on, and switches it', async () => {
    const { user, desk } = await renderEditor(<ViewMenu />, [rootLayer()]);
    await user.click(screen.getByRole('button', { name: 'Rulers, grid and guides' }));
    expect(screen.getByRole('menuitemcheckbox', { name: /Grid/ }).getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('menuitemcheckbox', { name: /^Grid/ }));
    expect(desk.viewOptions.get().grid).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Rulers, grid and guides' }));
    expect(screen.getByRole('menuitemcheckbox', { name: /^Grid/ }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('ticks of a ruler', () => {
  it.each([
    [0.25, 200],
    [1, 50],
    [2, 50],
    [5, 10],
  ])('at zoom %d are numbered every %d px', (zoom, step) => {
    const { labels, ticks } = rulerTicks(100, zoom, 900);
    expect(labels.slice(1).every(({ value }, index) => value - labels[index]!.value === step)).toBe(true);
    expect(labels.slice(1).every(({ px }, index) => px - labels[index]!.px >= 48)).toBe(true);
    expect(labels.find(({ value }) => value === 0)?.px).toBe(100);
    expect([...ticks, ...labels.map(({ px }) => px)].every((px) => px >= 0 && px <= 900)).toBe(true);
  });
});
