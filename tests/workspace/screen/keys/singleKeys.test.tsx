// Single-character keys can be switched off, for people whose software types for them; the choice is stored on the device.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { ShortcutHelp } from '@/workspace/help/ShortcutHelp';

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => localStorage.clear());

const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const face = () => screen.getByRole('application');

describe('single keys', () => {
  it('do nothing while they are switched off; Ctrl, arrows and Delete still work', async () => {
    const layers = [rootLayer(), textLayer('a'), textLayer('b')];
    const { port, order, style, desk } = await renderEditor(<div {...canvas} />, layers);
    desk.singleKeys.set(false);
    for (const key of ['0', '+', 'R', ']']) expect(fireEvent.keyDown(face(), { key })).toBe(true);
    expect([port.fit, port.zoomBy].every((act) => act.mock.calls.length === 0)).toBe(true);
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    fireEvent.keyDown(face(), { key: 'ArrowRight' });
    expect(style('a').x).toBe(1);
    fireEvent.keyDown(face(), { key: 'Delete' });
    expect(order()).toEqual(['root']);
    desk.singleKeys.set(true);
    fireEvent.keyDown(face(), { key: '0' });
    expect(port.fit).toHaveBeenCalledTimes(1);
  });
  it('are switched in the help dialog, which then strikes them out', async () => {
    const { user, desk } = await renderEditor(<ShortcutHelp open onClose={() => {}} />, [rootLayer()]);
    const dialog = await screen.findByRole('dialog');
    const rowOf = (name: string) => within(dialog).getByRole('rowheader', { name }).closest('tr')!;
    expect(rowOf('Fit').textContent).not.toContain('switched off');
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(desk.singleKeys.get()).toBe(false);
    expect(localStorage.getItem('dialwright.singleKeys')).toBe('false');
    expect(rowOf('Fit').textContent).toContain('switched off');
    expect(rowOf('Undo').textContent).not.toContain('switched off');
  });
});
