// The wearer's options through the screen: made in their dialog, set in the properties, picked in the simulator, and drawn by
// the rules of the format as the editor shows each choice.
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/bytes/xml/xml';
import { showPick } from '@/editor/commands/options';
import { select } from '@/editor/commands/select';
import { runCommand } from '@/editor/dispatch/runCommand';
import { documentOf } from '@/editor/document/editorState';
import { optionsOf } from '@/editor/document/theme';
import { isUnchosen } from '@/face/nodes/shownFor';
import { loadWriters } from '@/face/nodes/writers';
import { writeFace } from '@/output/watchFace/writeFace';
import { layer, rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { allOf } from '@/tests/output/watchFace/written';
import { LayersPanel } from '@/workspace/layers/LayersPanel';
import { OptionsDialog } from '@/workspace/options/OptionsDialog';
import { EditorSimulatorBar } from '@/workspace/preview/EditorSimulatorBar';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

const hand = (uuid: string) =>
  layer('shape', uuid, {
    ...{ kind: 'rectangle', x: 200, y: 60, width: 40, height: 300 },
    fill: { kind: 'solid', color: '#00ffcc' },
  });
const LAYERS = ['Thin', 'Bold', 'Dots', 'Second'];

async function open() {
  const editor = await renderEditor(
    <>
      <OptionsDialog />
      <PropertiesPanel />
      <LayersPanel />
      <EditorSimulatorBar />
    </>,
    [rootLayer(), ...LAYERS.map(hand)],
  );
  const press = async (name: string) => editor.user.click(await screen.findByRole('button', { name }));
  const rename = async (name: string, to: string) => {
    const field = screen.getByRole('textbox', { name });
    await editor.user.clear(field);
    await editor.user.type(field, `${to}{Enter}`);
  };
  const shownFor = async (uuid: string, choice: string) => {
    act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [uuid] }));
    await editor.user.selectOptions(await screen.findByRole('combobox', { name: 'Shown for' }), choice);
  };
  const hidden = () =>
    editor
      .nodes()
      .filter(isUnchosen)
      .map(({ uuid }) => uuid);
  return { ...editor, press, rename, shownFor, hidden };
}

describe('a list of three hands and a switch', () => {
  it('is made in the dialog, set in the properties and picked in the simulator', async () => {
    await loadWriters();
    const { press, rename, shownFor, hidden, store, user } = await open();
    await press("Wearer's options");
    await press('Add list');
    await rename('Name of the option', 'Hands');
    await press('Add choice');
    for (const [at, name] of ['Thin', 'Bold', 'Dots'].entries()) await rename(`Name of choice ${at + 1}`, name);
    await press('Add switch');
    await rename('Name of the option', 'Seconds');
    act(() => store.desk.dialogs.close());

    for (const uuid of ['Thin', 'Bold', 'Dots']) await shownFor(uuid, `Hands: ${uuid}`);
    await shownFor('Second', 'Seconds: On');
    expect(hidden()).toEqual(['Bold', 'Dots']);
    const row = screen.getByRole('treeitem', { name: 'Bold' });
    expect(row.getAttribute('aria-description')).toContain('not shown now, shown for Hands: Bold');

    await press("Wearer's choices");
    const group = await screen.findByRole('region', { name: "Wearer's choices" });
    await user.selectOptions(await within(group).findByRole('combobox', { name: 'Hands' }), 'Dots');
    expect(hidden()).toEqual(['Thin', 'Bold']);
    await user.click(within(group).getByRole('switch', { name: 'Seconds' }));
    expect(hidden()).toEqual(['Thin', 'Bold', 'Second']);

    const [copy] = documentOf(store.getState().editor)!.copies;
    const elements = allOf(writeFace(copy!).document);
    const scene = elements.find(({ name }) => name === 'Scene')!;
    const options = allOf(scene).filter(({ name }) => name === 'ListOption' || name === 'BooleanOption');
    expect(options).toHaveLength(5);
    for (const option of options) expect(elementsOf(option).map(({ name }) => name)).toEqual(['Group']);
  });

  it('asks what replaces a choice in use', async () => {
    const { press, shownFor, hidden, user, store } = await open();
    await press("Wearer's options");
    await press('Add list');
    act(() => store.desk.dialogs.close());
    await shownFor('Bold', 'Style: Choice 2');
    expect(hidden()).toEqual(['Bold']);
    act(() => store.desk.dialogs.open('options'));
    await press('Delete choice Choice 2');
    await user.click(await screen.findByRole('menuitem', { name: 'Always' }));
    expect(hidden()).toEqual([]);
  });
});

it('a flavor is saved from what is shown, named, and picked in the simulator', async () => {
  const { press, rename, store, user } = await open();
  await press("Wearer's options");
  await press('Add list');
  const options = () => optionsOf(documentOf(store.getState().editor)!);
  const [list] = options()?.list ?? [];
  act(() => void runCommand(store, showPick, { option: list!.id, choice: 'choice2' }));
  await press('Save what is shown as a flavor');
  await rename('Name of flavor 1', 'Night');
  expect(options()?.flavors).toEqual([{ id: 'flavor1', name: 'Night', picks: { [list!.id]: 'choice2' } }]);
  act(() => void runCommand(store, showPick, { option: list!.id, choice: 'choice1' }));
  const shown = () => screen.getByRole('button', { name: 'Show Night' }).getAttribute('aria-pressed');
  expect(shown()).toBe('false');
  await press('Show Night');
  expect(shown()).toBe('true');
  expect(store.getState().editor.picks).toEqual({ [list!.id]: 'choice2' });
  act(() => void runCommand(store, showPick, { option: list!.id, choice: 'choice1' }));
  await press('Save what is shown as a flavor');
  await press('Delete Flavor 2');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Night');
  act(() => store.desk.dialogs.close());
  await press("Wearer's choices");
  const flavor = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Flavor' });
  expect(flavor.selectedOptions[0]?.textContent).toBe('Custom');
  await user.selectOptions(flavor, 'Night');
  expect(store.getState().editor.picks).toEqual({ [list!.id]: 'choice2' });
});

it('a flavor takes what is shown, and moves, by one undo step each', async () => {
  const { press, store } = await open();
  await press("Wearer's options");
  await press('Add list');
  const { editor } = store.getState();
  const [list] = optionsOf(documentOf(editor)!)?.list ?? [];
  const show = (choice: string) => act(() => void runCommand(store, showPick, { option: list!.id, choice }));
  const flavors = () =>
    (optionsOf(documentOf(store.getState().editor)!)?.flavors ?? []).map(({ id, picks }) => `${id} ${picks[list!.id]}`);
  await press('Save what is shown as a flavor');
  show('choice2');
  await press('Save what is shown as a flavor');
  expect(flavors()).toEqual(['flavor1 choice1', 'flavor2 choice2']);

  const update = () => screen.getByRole('button', { name: /^Update Flavor 2/ });
  expect(update().getAttribute('aria-disabled')).toBe('true');
  show('choice1');
  await press('Update Flavor 2 with what is shown');
  expect(flavors()).toEqual(['flavor1 choice1', 'flavor2 choice1']);
  await press('Undo');
  expect(flavors()).toEqual(['flavor1 choice1', 'flavor2 choice2']);

  await press('Move Flavor 2 up');
  expect(flavors()).toEqual(['flavor2 choice2', 'flavor1 choice1']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Flavor 2 up');
  await press('Undo');
  expect(flavors()).toEqual(['flavor1 choice1', 'flavor2 choice2']);
});
