// Properties that follow data in the panel: the button of a field, the editor of the expression, and the line below.
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { select } from '@/editor/commands/select';
import { runCommand } from '@/editor/dispatch/runCommand';
import { storedLive } from '@/face/nodes/liveFields';
import type { FaceNode } from '@/schemas/nodes';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { bare } from '@/tests/face/nodes/sampleNodes';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

const SWING = '250+100*sin(#DWFS#*3.14159/180)';

async function open(node: FaceNode) {
  const editor = await renderEditor(<PropertiesPanel />, [rootLayer(), node]);
  act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [node.uuid] }));
  const live = () => storedLive(editor.nodes().find(({ uuid }) => uuid === node.uuid)!);
  const press = async (name: string) => editor.user.click(await screen.findByRole('button', { name }));
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Expression' });
  return { ...editor, live, press, field };
}

describe('the expression of X', () => {
  it('is stored in parentheses as one undo step, and shows each part', async () => {
    const { press, field, user, live, undos } = await open(textLayer('Date'));
    await press('Expression for X');
    await user.click(await field());
    await user.paste(SWING);
    expect(live()).toEqual({ x: `(${SWING})` });
    const panel = within(screen.getByRole('dialog', { name: 'X of Date' }));
    const parts = within(panel.getByRole('region', { name: 'Parts now' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      ...['#DWFS#48', '#DWFS#*3.14159150.796', '#DWFS#*3.14159/1800.838'],
      ...['sin(#DWFS#*3.14159/180)0.743', '100*sin(#DWFS#*3.14159/180)74.314', '324.3 px'],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit the expression for X');
    expect(undos()).toBe(1);
    await press('Remove the expression for X');
    expect([live(), undos()]).toEqual([{}, 2]);
  });

  it('with a misspelt tag names the place and stays as it was', async () => {
    const { press, field, user, live } = await open({ ...textLayer('Date'), live: { x: '(#Ds#*2)' } });
    await press('Edit the expression for X');
    expect((await field()).value).toBe('#Ds#*2');
    await user.type(await field(), '+#NOPE#');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/At character 8: There is no tag #NOPE#\..*It is not stored\./)).toBeTruthy();
    expect(live()).toEqual({ x: '(#Ds#*2)' });
  });

  it('is completed by the keys of a list', async () => {
    const { press, field, user, live } = await open(textLayer('Date'));
    await press('Expression for Opacity');
    await user.type(await field(), '2*ro');
    const list = screen.getByRole('listbox', { name: 'Tags and functions' });
    const [first] = within(list).getAllByRole('option');
    expect(first?.textContent).toBe('round()');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(first?.id);
    await user.keyboard('{Enter}');
    expect((await field()).value).toBe('2*round()');
    expect(screen.queryByRole('listbox')).toBeNull();
    // The last value without an error.
    expect(live()).toEqual({ opacity: '2' });
  });
});

it('visibility follows a comparison', async () => {
  const { press, field, user, live } = await open(textLayer('Date'));
  await press('Expression for Shown by data');
  await user.type(await field(), '#BLP#<15');
  await user.keyboard('{Escape}{Escape}');
  expect(live()).toEqual({ visible: '(#BLP#<15)' });
  expect(screen.getAllByText('hidden').length).toBeGreaterThan(0);
});

it('a property that cannot follow data has a button with the reason', async () => {
  const { press, live } = await open(bare('shape', { kind: 'star' }) as FaceNode);
  await press('Expression for W');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Expression for W' }).getAttribute('aria-disabled')).toBe('true');
  expect(live()).toEqual({});
});

it('several layers have no buttons', async () => {
  const { store, nodes } = await open(textLayer('Date'));
  await screen.findByRole('button', { name: 'Expression for X' });
  act(() => void runCommand(store, select, { mode: 'replace', uuids: [] }));
  expect(nodes()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Expression for X' })).toBeNull();
});
