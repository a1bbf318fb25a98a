// Groups in the layer list: nested rows, collapsed groups, the keys of a tree, and what a screen reader announces.
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { group } from '@/editor/commands/groups';
import { select } from '@/editor/commands/select';
import { runCommand } from '@/editor/dispatch/runCommand';
import { withParent } from '@/face/nodes/layerTree';
import { newGroup } from '@/face/nodes/newGroup';
import type { FaceNode } from '@/schemas/nodes';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { dropRow } from '@/workspace/layers/dropRow';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

const bounds = { x: 0, y: 0, width: 100, height: 100 };
const box = (uuid: string, label: string, parentId: string | null = null) =>
  newGroup({ uuid, label, parentId, bounds });
const inside = (label: string, parentId: string, style = {}) => withParent(textLayer(label, style), parentId);

/** From the top: Brand; Hands with Cap, Minute (Blade, Lume) and Hour; Dial; the background. */
const layers = (): FaceNode[] => [
  rootLayer(),
  textLayer('Dial'),
  inside('Hour', 'hands'),
  inside('Lume', 'minute'),
  inside('Blade', 'minute'),
  box('minute', 'Minute', 'hands'),
  inside('Cap', 'hands'),
  box('hands', 'Hands'),
  textLayer('Brand'),
];
const open = (language: 'en' | 'zh' = 'en', nodes = layers()) => renderEditor(<LayersPanel />, nodes, language);
const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('aria-label');
const facts = (row: HTMLElement) =>
  ['level', 'posinset', 'setsize', 'expanded'].map((name) => row.getAttribute(`aria-${name}`));

const ALL = ['Brand', 'Hands', 'Cap', 'Minute', 'Blade', 'Lume', 'Hour', 'Dial', 'Background'];
const CLOSED = ['Brand', 'Hands', 'Dial', 'Background'];

describe('rows', () => {
  it('show a group above its layers, with level, place among siblings and state', async () => {
    const { row } = await open();
    expect(names()).toEqual(ALL);
    expect(facts(row('Hands'))).toEqual(['1', '2', '4', 'true']);
    expect(facts(row('Minute'))).toEqual(['2', '2', '3', 'true']);
    expect(facts(row('Lume'))).toEqual(['3', '2', '2', null]);
    expect(facts(row('Dial'))).toEqual(['1', '3', '4', null]);
  });

  it.each([
    ['en', 'group, 3 layers', 'Collapse Hands', 'Expand Hands'],
    ['zh', '编组，3 个图层', '收起 Hands', '展开 Hands'],
  ] as const)('name the number of layers and the triangle in %s', async (language, words, collapse, expand) => {
    const { user, row } = await open(language);
    expect(row('Hands').getAttribute('aria-description')).toBe(words);
    await user.click(within(row('Hands')).getByRole('button', { name: collapse }));
    expect(names().filter((name) => name === 'Cap')).toEqual([]);
    expect(facts(row('Hands'))).toEqual(['1', '2', '4', 'false']);
    await user.click(within(row('Hands')).getByRole('button', { name: expand }));
    expect(names()).toHaveLength(ALL.length);
  });

  it('have no triangle and no room for it in a face without groups', async () => {
    const { row } = await open('en', [rootLayer(), textLayer('Dial')]);
    expect(row('Dial').querySelector('[data-row-triangle]')).toBeNull();
    expect(row('Dial').querySelector('[style*="width"]')).toBeNull();
  });

  it('mark a collapsed group if a layer in it needs attention', async () => {
    const wide = inside('Long', 'g', { textTag: 'W'.repeat(60), width: 10, height: 10 });
    const { user, row } = await open('en', [rootLayer(), wide, box('g', 'Hands')]);
    expect(row('Hands').querySelector('[data-fault]')).toBeNull();
    expect(row('Long').querySelector('[data-fault]')).not.toBeNull();
    await user.click(within(row('Hands')).getByRole('button', { name: 'Collapse Hands' }));
    expect(row('Hands').getAttribute('aria-description')).toContain('1 layer in the group needs attention.');
  });
});

describe('keys', () => {
  it('Left collapses, then goes to the group; Right expands, then goes to the first layer', async () => {
    const { user, row, selection } = await open();
    act(() => row('Blade').focus());
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Minute');
    await user.keyboard('{ArrowLeft}');
    expect([names().includes('Blade'), focused()]).toEqual([false, 'Minute']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect([names(), focused()]).toEqual([CLOSED, 'Hands']);
    await user.keyboard('{ArrowRight}');
    expect([names().includes('Blade'), names().includes('Cap'), focused()]).toEqual([false, true, 'Hands']);
    await user.keyboard('{ArrowRight}');
    expect([focused(), selection()]).toEqual(['Cap', []]);
  });

  it('Up, Down, Home, End and typed names go over the visible rows only', async () => {
    const { user, row } = await open();
    act(() => row('Hands').focus());
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('Dial');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Brand');
    await user.keyboard('{End}');
    expect(focused()).toBe('Background');
  });

  it('* expands all groups of the same parent', async () => {
    const nodes = [rootLayer(), inside('a', 'one'), box('one', 'One'), inside('b', 'two'), box('two', 'Two')];
    const { user, row } = await open('en', nodes);
    act(() => row('One').focus());
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(names()).toEqual(['Two', 'One', 'Background']);
    await user.keyboard('*');
    expect(names()).toEqual(['Two', 'b', 'One', 'a', 'Background']);
  });

  it('Shift selects a range over a collapsed group, which stays collapsed', async () => {
    const { user, row, selection } = await open();
    await user.click(within(row('Hands')).getByRole('button', { name: 'Collapse Hands' }));
    await user.click(row('Dial'));
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(selection()).toEqual(expect.arrayContaining(['Dial', 'hands', 'Brand']));
    expect(names()).toEqual(CLOSED);
  });
});

describe('a collapsed group', () => {
  it('expands when a layer in it is selected elsewhere, and can be collapsed again', async () => {
    const { user, row, store } = await open();
    await user.click(within(row('Hands')).getByRole('button', { name: 'Collapse Hands' }));
    act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Lume'] }));
    expect(names()).toEqual(ALL);
    await user.click(within(row('Hands')).getByRole('button', { name: 'Collapse Hands' }));
    expect(names()).toEqual(CLOSED);
  });

  it('takes the focus of its layers', async () => {
    const { user, row } = await open();
    act(() => row('Lume').focus());
    await user.click(within(row('Hands')).getByRole('button', { name: 'Collapse Hands' }));
    expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toEqual([row('Hands')]);
  });
});

describe('a drop', () => {
  it('of a group takes its layers along, up and down', async () => {
    const { store, order } = await open();
    act(() => void dropRow(store, 'hands', 'Dial'));
    expect(order()).toEqual(['root', 'Hour', 'Lume', 'Blade', 'minute', 'Cap', 'hands', 'Dial', 'Brand']);
    act(() => void dropRow(store, 'hands', 'Brand'));
    expect(order()).toEqual(['root', 'Dial', 'Brand', 'Hour', 'Lume', 'Blade', 'minute', 'Cap', 'hands']);
  });

  it('on an expanded group from above puts the layer into it, on a collapsed one below it', async () => {
    const { user, row, store, order } = await open();
    act(() => void dropRow(store, 'Brand', 'hands'));
    expect(facts(row('Brand'))).toEqual(['2', '1', '4', null]);
    await user.keyboard('{Control>}z{/Control}');
    act(() => store.desk.collapsed.set(new Set(['hands'])));
    act(() => void dropRow(store, 'Brand', 'hands'));
    expect(order().slice(0, 3)).toEqual(['root', 'Dial', 'Brand']);
  });

  it('of a group on a layer in it changes nothing', async () => {
    const { store, order } = await open();
    const before = order();
    act(() => void dropRow(store, 'hands', 'Lume'));
    expect(order()).toEqual(before);
  });
});

it('a layer made with the focus in the list, such as a group, gets the focus', async () => {
  const { row, store } = await open();
  act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Dial'] }));
  act(() => row('Dial').focus());
  await act(async () => void runCommand(store, group, undefined));
  expect(focused()).toBe('Group');
});
