// The layer list by keys and by mouse: selection, names, toggles, menu, focus, and how much it renders.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { select } from '@/editor/commands/select';
import { moveNodes } from '@/editor/commands/transformNodes';
import { runCommand } from '@/editor/dispatch/runCommand';
import { catalogueItem } from '@/face/nodes';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { createNode } from '@/face/nodes/createNode';
import type { FaceNode } from '@/schemas/nodes';
import { backgroundLayer, imageLayer, rootLayer, textLayer, unknownLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { bare, pictures } from '@/tests/face/nodes/sampleNodes';
import { takeRendered } from '@/tests/support/RenderCounter';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

const layers = () => [
  rootLayer(),
  backgroundLayer(),
  textLayer('Date', { textTag: '#DMM#-#DdL#' }),
  imageLayer('Hand', { rotate: '#DWFM#' }),
  textLayer('Title'),
];
const open = () => renderEditor(<LayersPanel />, layers());
const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('aria-label');

/** The list as a tab of the side panel: unmounted while another one is shown. */
function ComesAndGoes() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Layers
      </button>
      {isShown ? <LayersPanel /> : null}
    </>
  );
}

describe('content', () => {
  it('lists the top layer first, the background last, with tags and states', async () => {
    const { row } = await open();
    expect(screen.getByRole('tree', { name: 'Layers' })).toBeTruthy();
    expect(names()).toEqual(['Title', 'Hand', 'Date', 'Photo', 'Background']);
    expect(row('Date').getAttribute('aria-description')).toBe('text, Month, two digits, Day of the month, two digits');
    expect(row('Date').getAttribute('aria-posinset')).toBe('3');
    expect(within(row('Photo')).getByText('always first')).toBeTruthy();
    expect(within(row('Background')).queryAllByRole('button')).toEqual([]);
  });
  it.each([
    ['en', 'Minute hand angle', 'Month, two digits · Day of the month, two digits'],
    ['zh', '分针角度', '月（两位） · 日（两位）'],
  ] as const)('names the tags of a layer in %s, with their codes as a hint', async (language, hand, date) => {
    const { row } = await renderEditor(<LayersPanel />, layers(), language);
    expect(within(row('Hand')).getByText(hand).closest('[title]')?.getAttribute('title')).toBe(`Hand · ${hand}\nDWFM`);
    expect(within(row('Date')).getByText(date).closest('[title]')?.getAttribute('title')).toBe(
      `Date · ${date}\nDMM DdL`,
    );
  });
  it('shows the picture of a layer that has one, otherwise the icon of its type', async () => {
    const assets = { resolve: (ref: string) => `blob:${ref}` };
    const { row } = await renderEditor(
      <AssetProvider assets={assets}>
        <LayersPanel />
      </AssetProvider>,
      [rootLayer(), bare('image_sequence', { imgs: pictures(3) }, { uuid: 's', label: 'Days' }), textLayer('Title')],
    );
    const first = pictures(3)[0]?.url;
    expect(row('Days').querySelector('img')?.getAttribute('src')).toBe(`blob:${first}`);
    expect(row('Days').querySelector('svg')).toBeNull();
    expect([row('Title').querySelector('img'), row('Title').querySelectorAll('svg').length]).toEqual([null, 1]);
  });
  it('shows a layer without pictures and words as the canvas draws it', async () => {
    const arc = (fill: string) =>
      bare('progress', { width: 200, height: 200 }, { uuid: `ring-${fill}`, label: `Ring ${fill}` });
    const { row, desk } = await renderEditor(<LayersPanel />, [rootLayer(), arc('red'), textLayer('Title')]);
    expect(row('Ring red').querySelectorAll('svg')).toHaveLength(1);
    const drawn = (inside: string) => {
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      layer.innerHTML = `<g data-node="x" transform="translate(40 40)">${inside}</g>`;
      return layer;
    };
    await act(async () => {
      desk.drawings.lend(() => drawn('<circle r="90" cx="100" cy="100" fill="red"/>'));
    });
    const picture = await vi.waitFor(() => row('Ring red').querySelector('img')!.src, { timeout: 20_000 });
    expect(decodeURIComponent(picture)).toMatch(
      /^data:image\/svg\+xml,<svg [^>]*viewBox="0 0 200 200".*<circle [^>]*fill="red"/,
    );
    expect(decodeURIComponent(picture)).not.toContain('translate(40');
    expect(row('Ring red').querySelector('svg')).toBeNull();
    expect(row('Title').querySelector('img')).toBeNull();
  });
  it('marks layers off the canvas, and keeps unknown types in the list', async () => {
    const { row } = await renderEditor(<LayersPanel />, [
      rootLayer(),
      textLayer('Far', { x: 900 }),
      unknownLayer('Holo'),
    ]);
    expect(row('Far').getAttribute('aria-description')).toContain('outside the canvas');
    expect(row('Holo').getAttribute('aria-description')).toContain('unknown');
  });
  it.each([
    ['en', "off the dial's center", 'The pivot is off'],
    ['zh', '轴心不在表盘中心', '轴心不在表盘中心'],
  ] as const)(
    'marks a hand that rotates off the dial centre, in words and by an icon, in %s',
    async (language, words, tip) => {
      const place = { canvas: { width: 500, height: 500, shape: 'circle' }, frameDelayMs: 100, images: [] } as const;
      const hand = (uuid: string) =>
        createNode(catalogueItem('hour')!, {
          uuid,
          label: uuid,
          place: { ...place, allowsText: () => true, asksOverLimit: false },
        });
      const strayed = hand('Strayed') as FaceNode & { style: Record<string, unknown> };
      const nodes = [rootLayer(), hand('Hour'), { ...strayed, style: { ...strayed.style, x: 20 } } as FaceNode];
      const { row } = await renderEditor(<LayersPanel />, nodes, language);
      expect(row('Strayed').getAttribute('aria-description')).toContain(words);
      expect(row('Strayed').querySelector('[data-off-dial]')?.getAttribute('title')).toContain(tip);
      expect(row('Hour').getAttribute('aria-description')).not.toContain(words);
      expect(row('Hour').querySelector('[data-off-dial]')).toBeNull();
    },
  );
  it.each([
    ['en', 'Needs attention: This layer needs 7 images and has 6.'],
    ['zh', /^.*需要处理：.*7.*6/],
  ] as const)('marks a layer with an issue, selected or not, in %s', async (language, words) => {
    const weekday = (count: number) =>
      bare(
        'image_sequence',
        { textTag: '#DOW#', imgs: pictures(count) },
        { uuid: `days-${count}`, label: `Days ${count}` },
      );
    const { row } = await renderEditor(<LayersPanel />, [rootLayer(), weekday(6), weekday(7)], language);
    expect(row('Days 6').getAttribute('aria-description')).toMatch(words);
    expect(row('Days 6').querySelector('[data-fault]')).not.toBeNull();
    expect(row('Days 7').querySelector('[data-fault]')).toBeNull();
  });
  it.each([
    ['en', 'Choose from everything…', 'This face is empty.'],
    ['zh', '浏览所有可添加的内容…', '表盘还是空的。'],
  ] as const)('explains how to begin while there is only the background, in %s', async (language, name, words) => {
    const { user, desk, run } = await renderEditor(<LayersPanel />, [rootLayer()], language);
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name }));
    expect(desk.dialogs.get()).toBe('addMenu');
    run(addNode, { nodes: [textLayer('Title')] });
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });
  it('is available in Chinese', async () => {
    const { row, user } = await renderEditor(<LayersPanel />, layers(), 'zh');
    expect(screen.getByRole('tree', { name: '图层' })).toBeTruthy();
    await user.hover(row('Title'));
    expect(within(row('Title')).getByRole('button', { name: '锁定 Title' })).toBeTruthy();
  });
});

describe('selection', () => {
  it('adds a second layer by a click on its checkbox, and removes it by another', async () => {
    const { user, row, selection } = await open();
    await user.click(row('Title'));
    const box = (label: string) => within(row(label)).getByRole('checkbox', { name: `Select ${label}` });
    await user.click(box('Date'));
    expect(selection()).toEqual(['Title', 'Date']);
    expect(focused()).toBe('Date');
    expect(box('Date')).toHaveProperty('checked', true);
    expect(box('Hand')).toHaveProperty('checked', false);
    await user.click(box('Title'));
    expect(selection()).toEqual(['Date']);
    expect(box('Title')).toHaveProperty('checked', false);
    expect(within(row('Background')).queryByRole('checkbox')).toBeNull();
  });
  it('follows clicks: one, with ctrl in and out, with shift a range; the root clears', async () => {
    const { user, row, selection } = await open();
    await user.click(row('Title'));
    await user.keyboard('{Control>}');
    await user.click(row('Date'));
    await user.keyboard('{/Control}');
    expect(selection()).toEqual(['Title', 'Date']);
    await user.click(row('Title'));
    await user.keyboard('{Shift>}');
    await user.click(row('Date'));
    await user.keyboard('{/Shift}');
    expect(selection()).toEqual(['Date', 'Hand', 'Title']);
    expect(row('Hand').getAttribute('aria-selected')).toBe('true');
    await user.click(row('Background'));
    expect(selection()).toEqual([]);
  });
  it('follows keys: arrows move the focus only, Space toggles, Shift+Arrow selects a range, Mod+A all', async () => {
    const { user, selection } = await open();
    await user.tab();
    expect(focused()).toBe('Title');
    await user.keyboard('{ArrowDown}');
    expect([focused(), selection().length]).toEqual(['Hand', 0]);
    await user.keyboard(' ');
    expect(selection()).toEqual(['Hand']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect([focused(), [...selection()].sort()]).toEqual(['Date', ['Date', 'Hand']]);
    await user.keyboard('{End}');
    expect(focused()).toBe('Background');
    await user.keyboard('{Control>}a{/Control}');
    expect(selection()).toHaveLength(4);
    await user.keyboard('{Escape}');
    expect(selection()).toEqual([]);
  });
  it('never nudges a layer with the arrows of the list', async () => {
    const { user, row, undos } = await open();
    await user.click(row('Title'));
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}');
    expect(undos()).toBe(0);
  });
});

describe('names', () => {
  it.each([
    [
      'F2',
      async (user: Awaited<ReturnType<typeof open>>['user'], row: HTMLElement) => {
        await user.click(row);
        await user.keyboard('{F2}');
      },
    ],
    [
      'a double click',
      async (user: Awaited<ReturnType<typeof open>>['user'], row: HTMLElement) => {
        await user.dblClick(within(row).getByText('Title'));
      },
    ],
  ] as const)('are edited in place by %s: Enter stores, one undo state, focus back on the row', async (_, begin) => {
    const { user, row, undos } = await open();
    await begin(user, row('Title'));
    const input = screen.getByRole('textbox', { name: 'Name of Title' });
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    await user.type(input, 'Brand{Enter}');
    expect(names()[0]).toBe('Brand');
    expect([undos(), focused()]).toEqual([1, 'Brand']);
  });
  it('are kept by Escape, and with an empty text', async () => {
    const { user, row, undos } = await open();
    await user.click(row('Title'));
    await user.keyboard('{F2}Other{Escape}');
    expect([names()[0], focused()]).toEqual(['Title', 'Title']);
    await user.keyboard('{F2}{Control>}a{/Control}{Backspace}{Enter}');
    expect([names()[0], undos()]).toEqual(['Title', 0]);
  });
  it('cannot be given to the root', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard('{End}{F2}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('toggles and menu', () => {
  it('locks and hides without selecting', async () => {
    const { user, row, style, selection } = await open();
    await user.hover(row('Title'));
    await user.click(screen.getByRole('button', { name: 'Lock Title' }));
    await user.hover(row('Hand'));
    await user.click(screen.getByRole('button', { name: 'Hide Hand' }));
    expect([style('Title').isLock, style('Hand').visible, selection().length]).toEqual([true, false, 0]);
    await user.click(screen.getByRole('button', { name: 'Show Hand' }));
    expect(style('Hand').visible).toBe(true);
  });
  it('are in the row on hover or focus, and otherwise if they are on', async () => {
    const { user, row } = await open();
    const buttons = (label: string) =>
      within(row(label))
        .queryAllByRole('button')
        .map((one) => one.getAttribute('aria-label'));
    const all = ['Reorder Hand', 'Hide Hand', 'Lock Hand', 'Actions for Hand'];
    expect(screen.queryAllByRole('button')).toEqual([]);
    await user.hover(row('Hand'));
    expect([buttons('Hand'), buttons('Title')]).toEqual([all, []]);
    await user.click(screen.getByRole('button', { name: 'Hide Hand' }));
    await user.click(row('Title'));
    expect(buttons('Hand')).toEqual(['Show Hand']);
    expect(buttons('Title')).toHaveLength(4);
    await user.unhover(row('Title'));
    expect(buttons('Title')).toHaveLength(4);
    await user.keyboard('{ArrowDown}');
    expect([buttons('Title'), buttons('Hand')[0]]).toEqual([[], 'Reorder Hand']);
  });
  it('opens a menu by its button and by the context menu, on its row', async () => {
    const { user, row, order, selection } = await open();
    await user.hover(row('Date'));
    await user.click(screen.getByRole('button', { name: 'Actions for Date' }));
    expect(selection()).toEqual(['Date']);
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: /To top/ }));
    expect(order().at(-1)).toBe('Date');
    fireEvent.contextMenu(row('Hand'), { clientX: 10, clientY: 10 });
    await user.click(screen.getByRole('menuitem', { name: /^Rename/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of Hand' }));
  });
  it('has no menu for the root', async () => {
    const { row } = await open();
    fireEvent.contextMenu(row('Background'), { clientX: 10, clientY: 10 });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('focus', () => {
  it('moves to the next layer after a delete, by key or menu, and to the last at the end', async () => {
    const { user, row, order } = await open();
    await user.click(row('Hand'));
    await user.keyboard('{Delete}');
    expect([order(), focused()]).toEqual([['root', 'photo', 'Date', 'Title'], 'Date']);
    await user.hover(row('Title'));
    await user.click(screen.getByRole('button', { name: 'Actions for Title' }));
    await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
    expect(focused()).toBe('Date');
  });
  it('stays in one Tab stop, with the buttons of its row after it', async () => {
    const { user } = await open();
    await user.tab();
    expect(screen.getAllByRole('treeitem').filter((row) => row.tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(focused()).toBe('Reorder Title');
    await user.tab();
    expect(focused()).toBe('Hide Title');
  });
});

describe('reordering by keys of the commands', () => {
  it('moves the selected layer and keeps the focus', async () => {
    const { user, row, order } = await open();
    await user.click(row('Date'));
    await user.keyboard('{Control>}]{/Control}');
    expect(order()).toEqual(['root', 'photo', 'Hand', 'Date', 'Title']);
    await user.keyboard('[[');
    expect(order()).toEqual(['root', 'photo', 'Date', 'Hand', 'Title']);
    expect(focused()).toBe('Date');
  });
});

describe('rendering', () => {
  it('renders one row when one layer changes, and two when the focus moves', async () => {
    const { store, user, row } = await open();
    await user.tab();
    takeRendered();
    act(() => void runCommand(store, moveNodes, { patches: new Map([['Title', { x: 900 }]]) }));
    expect(takeRendered().filter((name) => name === 'LayerRow')).toHaveLength(1);
    expect(row('Title').getAttribute('aria-description')).toContain('outside');
    await user.keyboard('{ArrowDown}');
    expect(takeRendered().filter((name) => name === 'LayerRow')).toHaveLength(2);
  });
  const long = (count: number) => [
    rootLayer(),
    ...Array.from({ length: count }, (_, index) => textLayer(`Layer-${index}`)),
  ];
  it('has a screenful of rows in the DOM, and any that gets the focus', async () => {
    const { user, row, selection } = await renderEditor(<LayersPanel />, long(999));
    const count = () => screen.getAllByRole('treeitem').length;
    expect(count()).toBeLessThan(40);
    expect(row('Layer-998').getAttribute('aria-setsize')).toBe('1000');
    await user.tab();
    await user.keyboard('{End}');
    expect(focused()).toBe('Background');
    await user.keyboard('{ArrowUp}{Enter}');
    expect([focused(), row('Layer-0').getAttribute('aria-selected')]).toEqual(['Layer-0', 'true']);
    expect(row('Layer-0').getAttribute('aria-posinset')).toBe('999');
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect([focused(), selection()]).toEqual(['Layer-2', ['Layer-0', 'Layer-1', 'Layer-2']]);
    await user.keyboard('{Home}');
    expect([focused(), count() < 40]).toEqual(['Layer-998', true]);
  });
  it('selects a range to a row far off by a click', async () => {
    const { user, row, selection } = await renderEditor(<LayersPanel />, long(200));
    await user.click(row('Layer-199'));
    await user.keyboard('{End}{ArrowUp}');
    await user.keyboard('{Shift>}');
    await user.click(row('Layer-0'));
    await user.keyboard('{/Shift}');
    expect(selection()).toHaveLength(200);
  });
  it('adds a layer selected elsewhere to the DOM, and edits the name of any', async () => {
    const { user, row, store, port } = await renderEditor(<LayersPanel />, long(300));
    act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Layer-7'] }));
    expect([row('Layer-7').tabIndex, row('Layer-7').getAttribute('aria-selected')]).toEqual([0, 'true']);
    act(() => void port.rename('Layer-3'));
    await user.keyboard('{Control>}a{/Control}Deep{Enter}');
    expect(names()).toContain('Deep');
  });
  it('scrolls to a layer selected while another panel was shown; one selected before moves nothing', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const shown = () => seen.mock.contexts.map((row) => (row as HTMLElement).dataset.uuid);
    const { user, store } = await renderEditor(<ComesAndGoes />, long(300));
    const turn = () => user.click(screen.getByRole('button', { name: 'Layers' }));
    act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Layer-200'] }));
    await turn();
    await turn();
    expect(shown()).toEqual(['Layer-200']);
    await turn();
    act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Layer-7'] }));
    await turn();
    expect(shown()).toEqual(['Layer-200', 'Layer-7']);
    seen.mockRestore();
  });
  it('focuses the row that follows a deleted one, far down the list', async () => {
    const { user } = await renderEditor(<LayersPanel />, long(300));
    await user.tab();
    await user.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}{Delete}');
    expect(focused()).toBe('Layer-0');
  });
  it('finds rows by the start of their name, in view or not, and leaves the keys of commands alone', async () => {
    const { user, port } = await renderEditor(<LayersPanel />, [...long(300), textLayer('Zenith')]);
    await user.tab();
    await user.keyboard('layer-12');
    expect(focused()).toBe('Layer-129');
    await user.keyboard('0');
    expect(focused()).toBe('Layer-120');
    expect(port.fit).not.toHaveBeenCalled();
    await new Promise((later) => setTimeout(later, 900));
    await user.keyboard('z');
    expect(focused()).toBe('Zenith');
    await new Promise((later) => setTimeout(later, 900));
    await user.keyboard('p');
    expect([focused(), port.openPreview.mock.calls.length]).toEqual(['Zenith', 1]);
  });
  it('selects a thousand layers without rendering a row', async () => {
    const { user, row } = await renderEditor(<LayersPanel />, long(1000));
    await user.tab();
    takeRendered();
    await user.keyboard('{Control>}a{/Control}');
    expect(takeRendered().filter((name) => name === 'LayerRow')).toEqual([]);
    expect(row('Layer-999').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    expect(row('Layer-999').getAttribute('aria-selected')).toBe('false');
  });
});

describe('slots of normal mode, in always-on', () => {
  const slot = (uuid: string, label: string) => bare('google_complication', {}, { uuid, label });
  const withSlots = (language?: 'en' | 'zh') =>
    renderEditor(<LayersPanel />, [rootLayer(), textLayer('Date'), slot('s1', 'Top'), slot('s2', 'Left')], language);

  it.each([
    [
      'en',
      'Complication slots belong to both modes, so they are not in the order of these layers: 2 slots of normal mode are drawn above them. Edit them there:',
      'Edit Left in',
    ],
    [
      'zh',
      '复杂功能槽位由两种模式共用，不参与息屏图层的排序，因此常规模式的 2 个槽位显示在这些图层之上。请到常规模式中编辑：',
      '在常规模式中编辑“Left”',
    ],
  ] as const)('are listed above the layers, each with a link, in %s', async (language, words, name) => {
    const { user, selection, store, show, row } = await withSlots(language);
    expect(screen.queryByText(words)).toBeNull();
    show('ambient');
    expect(names()).toEqual(['Date', 'Background']);
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: (spoken) => spoken.startsWith(name) }));
    expect([store.getState().editor.mode, selection()]).toEqual(['normal', ['s2']]);
    expect(document.activeElement).toBe(row('Left'));
    expect(screen.queryByText(words)).toBeNull();
  });
  it('show nothing if there are none', async () => {
    const { show } = await open();
    show('ambient');
    expect(screen.queryByText(/complication slot/)).toBeNull();
  });
});

describe('an empty face', () => {
  it('offers three first steps, which disappear with the first layer and return with undo', async () => {
    const { user, addEntry, desk, run, undo } = await renderEditor(<LayersPanel />, [rootLayer()]);
    await user.click(screen.getByRole('button', { name: 'Add the time' }));
    expect(addEntry.mock.calls.at(-1)?.[0]).toMatchObject({ key: 'digitalTime' });
    await user.click(screen.getByRole('button', { name: 'Add a background picture' }));
    expect(addEntry.mock.calls.at(-1)?.[0]).toMatchObject({ key: 'background' });
    await user.click(screen.getByRole('button', { name: 'Choose from everything…' }));
    expect(desk.dialogs.get()).toBe('addMenu');
    run(addNode, { nodes: [textLayer('first')] });
    expect(screen.queryByRole('button', { name: 'Add the time' })).toBeNull();
    undo();
    expect(screen.getByRole('button', { name: 'Add the time' })).toBeTruthy();
  });
});
