// Keys on a row of the layer list apply to the layer of that row, even while another one is selected; refusals are announced.
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { dismissToast, toasts } from '@/ui/toasts';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
});

const at = (x: number) => ({ x, y: 50, width: 40, height: 20 });
const open = (language: 'en' | 'zh' = 'en') =>
  renderEditor(
    <LayersPanel />,
    [rootLayer(), textLayer('Low', at(10)), textLayer('High', at(90)), textLayer('Held', { ...at(200), isLock: true })],
    language,
  );
const toastTexts = () => toasts.get().map(({ text }) => text);

describe('a row that is not selected', () => {
  it('is deleted, and not the selected one', async () => {
    const { user, row, order, selection } = await open();
    await user.click(row('High'));
    await user.keyboard('{ArrowDown}{Delete}');
    expect(order()).toEqual(['root', 'High', 'Held']);
    expect(selection()).toEqual([]);
  });

  it.each([
    ['{Control>}]{/Control}', () => ['root', 'High', 'Low', 'Held']],
    [']', () => ['root', 'High', 'Held', 'Low']],
  ])('is moved in the list by %s', async (keys, wanted) => {
    const { user, row, order, selection } = await open();
    await user.click(row('High'));
    await user.keyboard(`{ArrowDown}${keys}`);
    expect([order(), selection()]).toEqual([wanted(), ['Low']]);
  });

  it('is hidden, locked and described, and a refusal names it', async () => {
    const { user, row, style, port, selection } = await open();
    await user.click(row('Low'));
    await user.keyboard('{ArrowUp}{Control>}{Shift>}h{/Shift}{/Control}');
    expect([style('High').visible, style('Low').visible, selection()]).toEqual([false, true, ['High']]);
    await user.keyboard('{ArrowUp}r');
    expect([port.describeSelection.mock.calls.length, selection()]).toEqual([1, ['Held']]);
    await user.click(row('Low'));
    await user.keyboard('{ArrowUp}{ArrowUp}{Delete}');
    expect(toastTexts().at(-1)).toBe('The layer is locked. Unlock it to delete it.');
  });

  it('is included with the selection if it is part of it', async () => {
    const { user, row, order } = await open();
    await user.click(row('Low'));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Delete}');
    expect(order()).toEqual(['root', 'Held']);
  });

  it('is not changed by keys that select or apply to everything', async () => {
    const { user, row, selection } = await open();
    await user.click(row('High'));
    await user.keyboard('{ArrowDown}{Control>}s{/Control}');
    expect(selection()).toEqual(['High']);
    await user.keyboard(' ');
    expect(selection()).toEqual(['High', 'Low']);
  });
});

it.each([
  ['en', 'Background', 'This layer is fixed: it cannot be moved, renamed or deleted.'],
  ['zh', 'Background', '此图层是固定的，不能移动、重命名或删除。'],
] as const)(
  'the background color refuses in %s with an announcement, and the selected layer stays unchanged',
  async (language, name, words) => {
    const { user, row, order, selection } = await open(language);
    await user.click(row('High'));
    act(() => row(name).focus());
    for (const keys of ['{Delete}', '{Control>}]{/Control}', '{F2}']) {
      for (const toast of toasts.get()) act(() => dismissToast(toast.id));
      await user.keyboard(keys);
      expect(toastTexts()).toEqual([words]);
    }
    expect([order().length, selection()]).toEqual([4, ['High']]);
  },
);

it.each(['{ArrowLeft}', '{ArrowRight}', '{Shift>}{ArrowLeft}{/Shift}'])(
  '%s on a row moves no layer and explains where it would',
  async (keys) => {
    const { user, row, style } = await open();
    await user.click(row('High'));
    await user.keyboard(keys);
    expect(toastTexts()).toEqual([
      'In the layer list, the up and down arrows go to other layers. The arrow keys move a layer while the canvas has the focus.',
    ]);
    expect(style('High').x).toBe(90);
  },
);
