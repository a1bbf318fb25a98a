// Colors by data in the properties: rules are added, written, ordered and deleted, and the canvas shows the one that holds.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showAmbient, showNormal } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { undo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { changeTheme, showChoice } from '@/editor/commands/themes';
import { runCommand } from '@/editor/dispatch/runCommand';
import { rolesOf } from '@/face/nodes/colorRoles';
import { storedRules } from '@/face/nodes/colorRules';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { recentColors } from '@/service/recentColors';
import { layer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

// The pickers remember colors for all later tests.
afterEach(() => recentColors.set([]));

async function open(node: FaceNode, language: 'en' | 'zh' = 'en') {
  const editor = await renderEditor(<PropertiesPanel />, [rootLayer(), node], language);
  act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [node.uuid] }));
  const rules = () => storedRules(editor.nodes().find(({ uuid }) => uuid === node.uuid)!);
  const press = async (name: string) => editor.user.click(await screen.findByRole('button', { name }));
  const condition = (n: number) =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Condition of rule ${n}` });
  return { ...editor, rules, press, condition };
}

describe('the color of a text', () => {
  it('has rules that are written by keys, in order, each act one undo step', async () => {
    const { press, condition, user, rules, undos, store } = await open(textLayer('Battery'));
    await press('Add a color rule');
    expect(rules()).toEqual([{ path: 'style.fill', when: '(#BLP#<20)', color: '#ff5c5c' }]);
    await press('Add a color rule');
    const second = await condition(2);
    await user.clear(second);
    await user.type(second, '#BLP#<80');
    await user.keyboard('{Escape}');
    const color = screen.getByRole<HTMLInputElement>('textbox', { name: 'Color of rule 2' });
    await user.clear(color);
    await user.type(color, '#ffaa00{Enter}');
    expect(rules()[1]).toEqual({ path: 'style.fill', when: '(#BLP#<80)', color: '#ffaa00' });
    // The battery of the simulated watch has 72 %.
    const rows = within(screen.getByRole('region', { name: 'Color by data' })).getAllByRole('listitem');
    await waitFor(() => expect(rows.map(({ textContent }) => textContent?.includes('now'))).toEqual([false, true]));

    await press('Move rule 2 up');
    expect(rules().map(({ when }) => when)).toEqual(['(#BLP#<80)', '(#BLP#<20)']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move rule 1 up');
    const steps = undos();
    await press('Delete rule 1');
    expect(rules().map(({ when }) => when)).toEqual(['(#BLP#<20)']);
    expect(undos()).toBe(steps + 1);
    act(() => void runCommand(store, undo, undefined));
    expect(rules()).toHaveLength(2);
  });

  it('and the condition of a rule change in two undo steps, however quickly', async () => {
    const { press, condition, user, rules, store } = await open(textLayer('Battery'));
    await press('Add a color rule');
    await user.type(await condition(1), '0');
    const color = screen.getByRole<HTMLInputElement>('textbox', { name: 'Color of rule 1' });
    act(() => color.focus());
    fireEvent.change(color, { target: { value: '#ffaa00' } });
    expect(rules()).toMatchObject([{ when: '(#BLP#<200)', color: '#ffaa00' }]);
    act(() => void runCommand(store, undo, undefined));
    expect(rules()).toMatchObject([{ when: '(#BLP#<200)', color: '#ff5c5c' }]);
  });

  it('with a misspelt tag names it, and keeps the last condition', async () => {
    const { press, condition, user, rules } = await open(textLayer('Battery'));
    await press('Add a color rule');
    await user.type(await condition(1), '+#NOPE#');
    expect((await condition(1)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/There is no tag #NOPE#\..*It is not stored\./)).toBeTruthy();
    expect(rules()[0]?.when).toBe('(#BLP#<20)');
  });
});

it('the focus stays in the list, and an error in its rule, when rules are deleted', async () => {
  const { press, condition, user, rules } = await open(textLayer('Battery'));
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await press('Add a color rule');
  expect(focused()).toBe('Add a color rule');
  await press('Add a color rule');
  await user.clear(await condition(2));
  await user.type(await condition(2), '#BLP#<80');
  await user.type(await condition(1), '+#NOPE#');
  await user.keyboard('{Escape}');
  await press('Delete rule 1');
  expect(rules().map(({ when }) => when)).toEqual(['(#BLP#<80)']);
  expect((await condition(1)).value).toBe('#BLP#<80');
  await press('Add a color rule');
  await press('Delete rule 2');
  expect(focused()).toBe('Delete rule 1');
  await press('Delete rule 1');
  expect(focused()).toBe('Add a color rule');
});

it('an unfinished condition stays in its mode', async () => {
  const { press, condition, user, rules, store } = await open(textLayer('Battery'));
  const show = (command: typeof showNormal) => act(() => void runCommand(store, command, undefined));
  await press('Add a color rule');
  show(showAmbient);
  act(() => void runCommand(store, select, { mode: 'replace', uuids: ['Battery'] }));
  show(showNormal);
  await user.type(await condition(1), '+#NOPE#');
  expect((await condition(1)).value).toBe('#BLP#<20+#NOPE#');
  show(showAmbient);
  expect((await condition(1)).value).toBe('#BLP#<20');
  await user.type(await condition(1), '0');
  expect(rules()).toMatchObject([{ when: '(#BLP#<200)' }]);
  show(showNormal);
  expect(rules()).toMatchObject([{ when: '(#BLP#<20)' }]);
});

it('a shape has rules for its fill and its stroke', async () => {
  const solid = { kind: 'solid', color: '#00ff00' } as const;
  const shape = layer('shape', 'dot', { kind: 'ellipse', fill: solid, stroke: { paint: solid, width: 4 } });
  const { press, user, rules } = await open(shape);
  await press('Add a color rule');
  const place = await screen.findByRole('combobox', { name: 'What rule 1 colors' });
  const names = within(place)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Fill', 'Stroke']);
  await user.selectOptions(place, 'Stroke');
  expect(rules()).toEqual([{ path: 'style.stroke.paint.color', when: '(#BLP#<20)', color: '#ff5c5c' }]);
});

it('a gradient has rules for its stops, which stay with their stops', async () => {
  const stops = ['#ff0000', '#00ff00', '#0000ff'].map((color, index) => ({ at: index / 2, color }));
  const fill = { kind: 'linear', stops, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };
  const shape = layer('shape', 'dot', { kind: 'ellipse', fill });
  const { press, user, rules, store, nodes } = await open(shape);
  await press('Add a color rule');
  await press('Add a color rule');
  const place = await screen.findByRole('combobox', { name: 'What rule 1 colors' });
  const names = within(place)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Fill, stop 1', 'Fill, stop 2', 'Fill, stop 3']);
  await user.selectOptions(place, 'Fill, stop 3');
  const paths = () => rules().map(({ path }) => path);
  expect(paths()).toEqual(['style.fill.stops.2.color', 'style.fill.stops.0.color']);
  const setStops = (value: readonly object[]) =>
    act(() => void runCommand(store, setField, { uuids: ['dot'], path: 'fill', value: { ...fill, stops: value } }));
  setStops(stops.slice(1));
  expect(nodes().find(({ uuid }) => uuid === 'dot')).toMatchObject({ style: { fill: { stops: stops.slice(1) } } });
  expect(paths()).toEqual(['style.fill.stops.1.color']);
  act(() => void runCommand(store, undo, undefined));
  expect(paths()).toEqual(['style.fill.stops.2.color', 'style.fill.stops.0.color']);
});

it('a slot and the background have no rules, and the panel and the picker say why', async () => {
  const { store, press } = await open(layer('google_complication', 'slot', {}));
  expect(await screen.findByText(/fills slots itself/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a color rule' })).toBeNull();
  act(() => void runCommand(store, select, { mode: 'replace', uuids: [] }));
  await press('Pick Color');
  expect(await screen.findByText(/cannot change the background by data/)).toBeTruthy();
});

describe('the color of a rule', () => {
  const theme: FaceTheme = {
    id: 'themeColor',
    roles: ['Main', 'Alarm'].map((name) => ({ id: name.toLowerCase(), name })),
    choices: [
      { id: 'day', name: 'Day', colors: ['#ffffff', '#ff0000'] },
      { id: 'night', name: 'Night', colors: ['#888888', '#cc6600'] },
    ],
  };

  async function themed() {
    const editor = await open(textLayer('Battery'));
    act(() => void runCommand(editor.store, changeTheme, { theme }));
    await editor.press('Add a color rule');
    await editor.press('Add a color rule');
    const node = () => editor.nodes().find(({ uuid }) => uuid === 'Battery')!;
    const colors = () => editor.rules().map(({ color }) => color);
    const show = (choiceId: string) => act(() => void runCommand(editor.store, showChoice, { choiceId }));
    const follow = async (n: number, role: string) => {
      await editor.press(`Pick Color of rule ${n}`);
      const roles = await screen.findByRole('group', { name: 'Theme role' });
      await editor.user.click(within(roles).getByRole('button', { name: role }));
      await editor.user.keyboard('{Escape}');
    };
    return { ...editor, node, colors, show, follow };
  }

  it('follows a role of the theme in every choice, and its own color again after an edit', async () => {
    const { follow, colors, show, node, user } = await themed();
    await follow(2, 'Alarm');
    expect(colors()).toEqual(['#ff5c5c', '#ff0000']);
    expect(await screen.findByText('Follows Alarm')).toBeTruthy();
    show('night');
    expect(colors()).toEqual(['#ff5c5c', '#cc6600']);
    const color = screen.getByRole<HTMLInputElement>('textbox', { name: 'Color of rule 2' });
    await user.clear(color);
    await user.type(color, '#00ff00{Enter}');
    expect(rolesOf(node())).toEqual({});
    show('day');
    expect(colors()).toEqual(['#ff5c5c', '#00ff00']);
  });

  it('keeps its role when rules move or are deleted, and undo restores it', async () => {
    const { follow, press, node, condition, user, store } = await themed();
    await user.type(await condition(1), '0');
    await follow(2, 'Main');
    await follow(1, 'Alarm');
    await press('Move rule 2 up');
    expect(rolesOf(node())).toEqual({ 'colorRules.0.color': 'main', 'colorRules.1.color': 'alarm' });
    await press('Delete rule 1');
    expect(rolesOf(node())).toEqual({ 'colorRules.0.color': 'alarm' });
    act(() => void runCommand(store, undo, undefined));
    expect(rolesOf(node())).toEqual({ 'colorRules.0.color': 'main', 'colorRules.1.color': 'alarm' });
    await press('Delete rule 1');
    await press('Delete rule 1');
    expect(rolesOf(node())).toEqual({});
  });
});

it('is named in Chinese', async () => {
  await open(textLayer('Battery'), 'zh');
  expect(await screen.findByRole('region', { name: '按数据变色' })).toBeTruthy();
});
