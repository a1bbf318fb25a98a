// Adding by keys: A opens the list, typing filters it, Enter adds, Escape returns; the panel filters and drags.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { catalogueItems } from '@/face/nodes';
import { backgroundLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { toasts } from '@/ui/toasts';
import { AddMenu } from '@/workspace/catalogue/AddMenu';
import { AddPanel } from '@/workspace/catalogue/AddPanel';
import { CommandMenu } from '@/workspace/commandMenu/CommandMenu';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

describe('the list on A', () => {
  it.each([
    ['en', 'Add a layer', 'Search the catalog', 'heart', 'heartRate'],
    ['en', 'Add a layer', 'Search the catalog', 'device st', 'steps'],
    ['zh', '添加图层', '搜索组件', '心率', 'heartRate'],
    ['zh', '添加图层', '搜索组件', 'heart', 'heartRate'],
    // The specification's terms, which the names no longer contain.
    ['en', 'Add a layer', 'Search the catalog', 'dynamic fill', 'fillCircular'],
    ['en', 'Add a layer', 'Search the catalog', 'image enum', 'progressImages'],
    ['zh', '添加图层', '搜索组件', '动态填充', 'fillCircular'],
    ['zh', '添加图层', '搜索组件', '图片枚举', 'progressImages'],
  ] as const)('finds by words, in %s: %s %s "%s"', async (language, title, label, typed, key) => {
    const { user, addEntry, port } = await renderEditor(<AddMenu />, [rootLayer()], language);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => port.open('addMenu'));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    const search = screen.getByRole('combobox', { name: label });
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(screen.getAllByRole('option')).toHaveLength(catalogueItems.length);
    await user.keyboard(typed);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key }), undefined));
  });

  it('moves by arrows, wrapping at the ends, and announces the entry', async () => {
    const { user, addEntry, port } = await renderEditor(<AddMenu />, [rootLayer()]);
    act(() => port.open('addMenu'));
    const activeOption = () =>
      document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('{ArrowDown}');
    expect(activeOption()?.textContent).toContain('Minutes');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(activeOption()).toBe(last);
    expect(last?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key: 'hour' }), undefined));
  });

  it('opens by its key on the canvas, and Escape returns the focus', async () => {
    const { user, addEntry } = await renderEditor(
      <>
        <CanvasRegion viewport={createViewport()} />
        <AddMenu />
      </>,
      [rootLayer(), textLayer('t')],
    );
    const canvas = screen.getByRole('application');
    act(() => canvas.focus());
    await user.keyboard('a');
    expect(screen.getByRole('dialog', { name: 'Add a layer' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(canvas));
    expect(addEntry).not.toHaveBeenCalled();
  });

  it.each([
    ['the list of layers', 'a', {}, 'Add a layer', <AddMenu key="add" />],
    ['the command menu', 'k', { ctrlKey: true }, 'Command menu', <CommandMenu key="commands" />],
  ])(
    'keys typed before the field of %s has the focus go to its search, not to shortcuts',
    async (_, key, mod, title, menu) => {
      const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
      const { port, user, selection, order, select } = await renderEditor(
        <>
          <div {...canvas} />
          {menu}
        </>,
        [rootLayer(), textLayer('t')],
      );
      select('t');
      const face = screen.getByRole('application');
      act(() => face.focus());
      // Within one act nothing is rendered yet: all keys reach the canvas.
      act(() => {
        fireEvent.keyDown(face, { key, ...mod });
        for (const typed of ['p', 'x', 'Backspace', 'r', 'Delete']) fireEvent.keyDown(face, { key: typed });
        fireEvent.keyDown(face, { key: 'r', repeat: true });
      });
      const search = screen.getByRole<HTMLInputElement>('combobox');
      expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(search));
      expect(search.value).toBe('pr');
      await user.keyboard('o');
      expect(search.value).toBe('pro');
      expect([port.openPreview.mock.calls, port.describeSelection.mock.calls]).toEqual([[], []]);
      expect([selection(), order()]).toEqual([['t'], ['root', 't']]);
      // After closing, keys are shortcuts again.
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(face));
      await user.keyboard('r');
      expect(port.describeSelection).toHaveBeenCalledTimes(1);
    },
  );

  it('Enter typed before the field has the focus adds the match at that time', async () => {
    const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
    const { addEntry } = await renderEditor(
      <>
        <div {...canvas} />
        <AddMenu />
      </>,
      [rootLayer()],
    );
    const face = screen.getByRole('application');
    act(() => face.focus());
    act(() => {
      for (const key of ['a', ...'steps', 'Enter']) fireEvent.keyDown(face, { key });
    });
    await waitFor(() => expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key: 'steps' }), undefined));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('explains why an entry cannot be added, and adds nothing', async () => {
    const { user, addEntry, port } = await renderEditor(<AddMenu />, [rootLayer(), backgroundLayer()]);
    act(() => port.open('addMenu'));
    await user.click(screen.getByRole('option', { name: /^Background\s*Background$/ }));
    await waitFor(() =>
      expect(toasts.get().map((toast) => toast.text)).toContain(
        'A face can have only one background image. Replace its picture instead.',
      ),
    );
    expect(addEntry).not.toHaveBeenCalled();
  });
});

describe('the panel', () => {
  it('shows search results under their headings', async () => {
    const { user } = await renderEditor(<AddPanel />, [rootLayer()]);
    await user.type(screen.getByRole('searchbox', { name: 'Search the catalog' }), 'seconds');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Seconds']);
    expect(within(screen.getByRole('region', { name: 'Time' })).getByRole('button')).toBeTruthy();
    expect(screen.getByText('1 entry')).toBeTruthy();
  });

  it('opens the background color, with nothing selected', async () => {
    const { user, addEntry, selection, nodes } = await renderEditor(
      <>
        <AddPanel />
        <PropertiesPanel />
      </>,
      [rootLayer(), textLayer('t')],
    );
    await user.click(screen.getByRole('button', { name: 'Background color' }));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-field="style.fill"] input')));
    expect(selection()).toEqual([]);
    expect(nodes()).toHaveLength(2);
    expect(addEntry).not.toHaveBeenCalled();
  });
});

describe('a tile dragged', () => {
  const press = (name: string) => {
    const tile = screen.getByRole('button', { name });
    fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' });
    return tile;
  };
  const moveTo = (x: number, y: number) => fireEvent.pointerMove(window, { clientX: x, clientY: y });

  it('is added where it is dropped on the canvas', async () => {
    const { addEntry, canvasPointAt } = await renderEditor(<AddPanel />, [rootLayer()]);
    canvasPointAt.mockImplementation(({ x, y }) => ({ x: x / 2, y: y / 2 }));
    press('Steps');
    moveTo(30, 30);
    moveTo(300, 200);
    fireEvent.pointerUp(window, { clientX: 300, clientY: 200 });
    expect(addEntry).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'steps' }), { x: 150, y: 100 });
  });

  it.each([
    ['dropped beside the canvas', () => fireEvent.pointerUp(window, { clientX: 300, clientY: 200 })],
    ['cancelled by Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['cancelled by the system', () => fireEvent.pointerCancel(window)],
  ])('adds nothing when %s, nor by the click that ends it', async (how, end) => {
    const { addEntry, canvasPointAt } = await renderEditor(<AddPanel />, [rootLayer()]);
    canvasPointAt.mockReturnValue(how.startsWith('dropped') ? null : { x: 1, y: 1 });
    const tile = press('Steps');
    moveTo(30, 30);
    end();
    fireEvent.pointerUp(window, { clientX: 10, clientY: 10 });
    fireEvent.click(tile);
    expect(addEntry).not.toHaveBeenCalled();
  });

  const rest = () => act(() => new Promise((done) => setTimeout(done, 350)));
  const touch = (tile: HTMLElement) =>
    fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 10, pointerType: 'touch', pointerId: 7 });
  const go = (x: number, y: number) => fireEvent.pointerMove(window, { clientX: x, clientY: y, pointerId: 7 });

  it('follows a finger that rested on it first, and the panel does not scroll meanwhile', async () => {
    const { addEntry, canvasPointAt } = await renderEditor(<AddPanel />, [rootLayer()]);
    canvasPointAt.mockImplementation(({ x, y }) => ({ x: x / 2, y: y / 2 }));
    const tile = screen.getByRole('button', { name: 'Steps' });
    const scrolls = () => fireEvent(tile, new Event('touchmove', { bubbles: true, cancelable: true }));
    touch(tile);
    expect(scrolls()).toBe(true);
    await rest();
    expect(scrolls()).toBe(false);
    go(300, 200);
    // Another finger has no effect.
    fireEvent.pointerUp(window, { clientX: 5, clientY: 5, pointerId: 8 });
    fireEvent.pointerUp(window, { clientX: 300, clientY: 200, pointerId: 7 });
    fireEvent.click(tile);
    expect(addEntry).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'steps' }), { x: 150, y: 100 });
    expect(scrolls()).toBe(true);
  });

  it('stays in place under a finger that moves immediately, which scrolls the panel', async () => {
    const { addEntry, canvasPointAt } = await renderEditor(<AddPanel />, [rootLayer()]);
    canvasPointAt.mockReturnValue({ x: 1, y: 1 });
    touch(screen.getByRole('button', { name: 'Steps' }));
    go(10, 40);
    await rest();
    go(300, 200);
    fireEvent.pointerUp(window, { clientX: 300, clientY: 200, pointerId: 7 });
    expect(addEntry).not.toHaveBeenCalled();
  });

  it('is a click while the pointer hardly moved, and under a finger that did not rest', async () => {
    const { addEntry, canvasPointAt } = await renderEditor(<AddPanel />, [rootLayer()]);
    canvasPointAt.mockReturnValue({ x: 1, y: 1 });
    const tile = press('Steps');
    moveTo(12, 12);
    fireEvent.pointerUp(window, { clientX: 12, clientY: 12 });
    fireEvent.click(tile);
    expect(addEntry).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'steps' }), undefined);
    fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 10, pointerType: 'touch' });
    moveTo(300, 200);
    fireEvent.pointerUp(window, { clientX: 300, clientY: 200 });
    expect(addEntry).toHaveBeenCalledTimes(1);
  });
});
