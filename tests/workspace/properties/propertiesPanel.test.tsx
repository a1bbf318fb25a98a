// The properties form over the document: bursts, Escape, several layers, locked and preserved ones, problems, renders.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { select } from '@/editor/commands/select';
import { setField } from '@/editor/commands/setField';
import { moveNodes } from '@/editor/commands/transformNodes';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { designName } from '@/schemas/designNames';
import type { FaceNode } from '@/schemas/nodes';
import {
  backgroundLayer,
  designOf,
  imageLayer,
  ringLayer,
  rootLayer,
  textLayer,
  unknownLayer,
} from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { takeRendered } from '@/tests/support/RenderCounter';
import { announcements } from '@/ui/announce';
import { toasts } from '@/ui/toasts';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

async function open(nodes: readonly FaceNode[], ...selected: string[]) {
  const editor = await renderEditor(<PropertiesPanel />, [rootLayer(), ...nodes]);
  const choose = (...uuids: string[]) => act(() => void runCommand(editor.store, select, { mode: 'replace', uuids }));
  choose(...selected);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (name: string, text: string) => {
    await editor.user.clear(field(name));
    await editor.user.type(field(name), text);
  };
  return { ...editor, choose, field, type };
}

const TOO_LARGE =
  'Images covering over 30% of the canvas cannot be rotated. If the picture has transparent edges, “Trim clear edges” makes it smaller.';

describe('one layer', () => {
  it('is a form named Properties with its name, type and fields', async () => {
    const { field } = await open([textLayer('Date', { x: 12 })], 'Date');
    const form = within(screen.getByRole('form', { name: 'Properties' }));
    expect(form.getByRole('heading', { name: 'Date' })).toBeTruthy();
    expect([field('Name').value, field('X').value]).toEqual(['Date', '12']);
  });
  it('makes one undo state of the typing in one field, and another of the next field', async () => {
    const { type, style, undos, user } = await open([textLayer('Date', { x: 12, y: 3 })], 'Date');
    await type('X', '150');
    expect([style('Date').x, undos()]).toEqual([150, 1]);
    await type('Y', '20');
    expect([style('Date').y, undos()]).toEqual([20, 2]);
    await user.tab();
    await type('Y', '30');
    expect(undos()).toBe(3);
  });
  it('reverts a burst with Escape, whatever its length, and leaves no undo state', async () => {
    const { type, style, undos, user, field, nodes } = await open([textLayer('Date', { x: 12 })], 'Date');
    const before = nodes();
    await type('X', '150');
    await user.keyboard('{Escape}');
    expect([style('Date').x, field('X').value, undos()]).toEqual([12, '12', 0]);
    expect(nodes()).toBe(before);
  });
  it('undoes and redoes a committed value from inside its field', async () => {
    const { type, style, user, field } = await open([textLayer('Date', { x: 100 })], 'Date');
    await type('X', '100+30');
    await user.keyboard('{Enter}{Control>}z{/Control}');
    expect([style('Date').x, field('X').value]).toEqual([100, '100']);
    await user.keyboard('{Control>}y{/Control}');
    expect([style('Date').x, field('X').value]).toEqual([130, '130']);
  });
  it('leaves undo to the field while it has typed text that is not committed', async () => {
    const { type, style, field } = await open([textLayer('Date', { x: 100, text: 'Now' })], 'Date');
    await type('X', '150');
    expect(fireEvent.keyDown(field('X'), { key: 'z', ctrlKey: true })).toBe(true);
    expect(style('Date').x).toBe(150);
    act(() => field('Y').focus());
    expect(fireEvent.keyDown(field('Y'), { key: 'z', ctrlKey: true })).toBe(false);
    expect(style('Date').x).toBe(100);
  });
  it('undoes a committed name of the design from inside its field', async () => {
    const { type, user, field, store } = await open([textLayer('Date')]);
    const name = () => designName(store.getState().editor.design!, 'en');
    const before = name();
    await type('Name', 'Dawn');
    await user.keyboard('{Enter}{Control>}z{/Control}');
    expect([name(), field('Name').value]).toEqual([before, before]);
  });
  it('announces the value that Escape restores', async () => {
    const { type, user } = await open([textLayer('Date', { x: 12, y: 3, fontSize: 40 })], 'Date');
    for (const [field, value, announcement] of [
      ['X', '150', 'Restored: Date X 12, Y 3'],
      ['Font size', '72', 'Restored: Date: Font size 40'],
    ] as const) {
      await type(field, value);
      await user.keyboard('{Escape}');
      await vi.waitFor(() => expect(announcements.get().polite.text).toContain(announcement));
    }
  });
  it('resizes in proportion to the size before the first key, and Escape restores all of it', async () => {
    const bar = { x: 50, y: 60, width: 500, height: 20, ratio: true, offset: { x: 250, y: 10 } };
    const { type, style, undos, user } = await open([imageLayer('Bar', bar)], 'Bar');
    await type('W', '125');
    expect(style('Bar')).toMatchObject({ x: 237.5, y: 67.5, width: 125, height: 5, offset: { x: 62.5, y: 2.5 } });
    expect(undos()).toBe(1);
    await user.keyboard('{Escape}');
    expect([style('Bar'), undos()]).toMatchObject([bar, 0]);
  });
  it('shows the content of a text or its tag, never both', async () => {
    const { type, style, user, undos } = await open([textLayer('Charge', { text: '', textTag: '#BLP#' })], 'Charge');
    expect(screen.queryByLabelText('Content')).toBeNull();
    await user.clear(screen.getByLabelText('Data tag'));
    expect([screen.getByLabelText<HTMLInputElement>('Content').value, undos()]).toEqual(['Text', 1]);
    await user.type(screen.getByLabelText('Data tag'), '5');
    expect(style('Charge')).toMatchObject({ text: '', textTag: '5' });
    await user.clear(screen.getByLabelText('Data tag'));
    await user.tab();
    await type('Content', 'Hi');
    expect(style('Charge')).toMatchObject({ text: 'Hi', textTag: '' });
  });
  it('keeps an invalid value in the field and out of the document', async () => {
    const { type, style, field, undos, user } = await open([textLayer('Date', { width: 80 })], 'Date');
    await type('W', '0');
    await user.tab();
    expect([style('Date').width, field('W').value, field('W').getAttribute('aria-invalid')]).toEqual([80, '0', 'true']);
    expect(undos()).toBe(0);
  });
  it('renames the layer, one undo state', async () => {
    const { type, nodes, undos } = await open([textLayer('Date')], 'Date');
    await type('Name', 'Day');
    expect([nodes()[1]?.label, undos()]).toEqual(['Day', 1]);
    expect(screen.getByRole('heading', { name: 'Day' })).toBeTruthy();
  });
  it('follows the document, and renders only what changed', async () => {
    const { store, field, style } = await open([textLayer('Date', { x: 1, y: 2 })], 'Date');
    takeRendered();
    act(() => void runCommand(store, moveNodes, { patches: new Map([['Date', { x: 77 }]]) }));
    const rendered = takeRendered();
    expect([field('X').value, style('Date').x]).toEqual(['77', 77]);
    expect(rendered.filter((name) => name === 'LiveField')).toHaveLength(1);
    expect(rendered).not.toContain('PropertiesPanel');
  });
  it('renders at most 6 components per key', async () => {
    const { field, user } = await open([textLayer('Date', { x: 1 })], 'Date');
    await user.click(field('X'));
    takeRendered();
    await user.keyboard('5');
    expect(takeRendered().length).toBeLessThanOrEqual(6);
  });
});

describe('problems', () => {
  it('shows an issue of the document at its field', async () => {
    await open([textLayer('Date', { textTag: 'Hello #DmZ#' })], 'Date');
    expect(screen.getByText(/cannot be mixed with tags/)).toBeTruthy();
  });
  it.each([
    ['en', 'Rotation', '“Second hand angle” in “Rotate by” sets the rotation.'],
    ['zh', '旋转', '由“旋转数据”中的“秒针角度”控制。'],
  ] as const)(
    'shows no angle while data rotates the layer, and names the data, in %s',
    async (language, name, words) => {
      const needle = imageLayer('Needle', { rotate: '#DWFS#', rotation: 30, width: 10, height: 100 });
      const editor = await renderEditor(<PropertiesPanel />, [rootLayer(), needle], language);
      editor.select('Needle');
      const angle = screen.getByRole<HTMLInputElement>('spinbutton', { name });
      expect([angle.disabled, angle.value]).toEqual([true, '']);
      const descriptions = angle.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(descriptions.map((id) => document.getElementById(id)?.textContent).join()).toContain(words);
      editor.run(setField, { uuids: ['Needle'], path: 'rotate', value: '', before: editor.nodes() });
      expect([angle.disabled, angle.value]).toEqual([false, '30']);
    },
  );
  it('scrolls to the top after another selection', async () => {
    const editor = await renderEditor(
      <div role="tabpanel">
        <PropertiesPanel />
      </div>,
      [rootLayer(), textLayer('Date'), textLayer('Steps')],
    );
    editor.select('Date');
    const panel = screen.getByRole('tabpanel');
    panel.scrollTop = 300;
    fireEvent.scroll(panel);
    editor.run(setField, { uuids: ['Date'], path: 'x', value: 40, before: editor.nodes() });
    expect(panel.scrollTop).toBe(300);
    editor.select('Steps');
    expect(panel.scrollTop).toBe(0);
  });
  it('shows a violated 30 percent rule at the rotation', async () => {
    const { store, field } = await open([imageLayer('Photo', { width: 400, height: 400, rotation: 5 })], 'Photo');
    const described = () => field('Rotation').getAttribute('aria-describedby') ?? '';
    expect(described()).toContain('error');
    expect(field('Rotation').disabled).toBe(false);
    expect(
      document.getElementById(
        described()
          .split(' ')
          .find((id) => id.includes('error')) ?? '',
      )?.textContent,
    ).toBe(TOO_LARGE);
    act(() => void runCommand(store, moveNodes, { patches: new Map([['Photo', { rotation: 0 }]]) }));
    expect(described()).not.toContain('error');
  });
  it.each([
    ['Photo', ['Photo']],
    ['any of several', ['Small', 'Photo']],
  ])('disables the fields that would rotate %s over 30 percent of the canvas, with the reason', async (_, selected) => {
    const photo = imageLayer('Photo', { width: 400, height: 400 });
    const { field, choose } = await open([photo, imageLayer('Small')], ...selected);
    for (const name of ['Rotation', 'Rotate by']) {
      expect(field(name).disabled).toBe(true);
      const descriptions = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toContain(TOO_LARGE);
    }
    // It is visible once.
    const visible = () => screen.getAllByText(TOO_LARGE).filter((element) => !element.closest('.sr-only, [hidden]'));
    expect(visible()).toHaveLength(1);
    expect(document.querySelector('[data-field="style.rotation"]')?.getAttribute('title')).toBe(TOO_LARGE);
    // With the same advice on the buttons that would rotate it.
    const turn = document.getElementById(
      screen.getByRole('button', { name: /^Rotate right/ }).getAttribute('aria-describedby') ?? '',
    );
    expect(turn?.textContent).toBe(TOO_LARGE);
    expect(field('Opacity').disabled).toBe(false);
    choose('Small');
    expect([field('Rotation').disabled, field('Rotate by').disabled]).toEqual([false, false]);
  });
});

describe('several layers', () => {
  it('edits common fields; differing values are shown as mixed', async () => {
    const { type, style, undos, field, user } = await open(
      [textLayer('Date', { x: 1, y: 9 }), ringLayer('Ring', { x: 2, y: 9 })],
      'Date',
      'Ring',
    );
    expect(screen.getByRole('heading', { name: '2 layers' })).toBeTruthy();
    expect([field('X').value, field('Y').value]).toEqual(['', '9']);
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByLabelText('Content')).toBeNull();
    await type('X', '40');
    expect([style('Date').x, style('Ring').x, undos()]).toEqual([40, 40, 1]);
    await user.keyboard('{Escape}');
    expect([style('Date').x, style('Ring').x, undos()]).toEqual([1, 2, 0]);
  });
});

describe('a selection after none', () => {
  const PARTS = ['LiveField', 'PadSection', 'CommandBar', 'Toolbar'];
  const rendered = (names: readonly string[]) => [...new Set(names)].filter((name) => PARTS.includes(name));
  it('is shown in the elements of the last one, which are hidden in between', async () => {
    const { choose, field } = await open(
      [textLayer('Date', { x: 1 }), ringLayer('Ring', { x: 2 }), textLayer('Day', { x: 3 })],
      ...['Date', 'Ring'],
    );
    await screen.findByRole('toolbar', { name: 'Arrange' });
    const parts = () => [...document.querySelectorAll('#properties :is(input, button, section)')];
    const before = parts();
    choose();
    expect(screen.queryByRole('spinbutton', { name: 'X' })).toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Arrange' })).toBeNull();
    takeRendered();
    choose('Date', 'Ring');
    const after = parts();
    expect(after).toHaveLength(before.length);
    expect(after.filter((part, index) => part !== before[index])).toEqual([]);
    expect(field('X').value).toBe('');
    // The same layers: their fields are shown again without a render.
    expect(rendered(takeRendered())).toEqual([]);
    choose('Day');
    expect(rendered(takeRendered())).toContain('LiveField');
    expect(field('X').value).toBe('3');
    expect(after).toContain(field('X'));
  });
  it('shows the stored value again in a field that was left with letters', async () => {
    const { choose, field, type } = await open([textLayer('Date', { x: 12 })], 'Date');
    await type('X', 'abc');
    choose();
    expect(toasts.get().map(({ text }) => text)).toEqual(['X was not changed: Enter a number.']);
    choose('Date');
    expect(field('X').value).toBe('12');
  });
  it('follows edits that were made while nothing was selected', async () => {
    const { choose, field, store } = await open([textLayer('Date', { x: 12 })], 'Date');
    choose();
    act(() => void runCommand(store, moveNodes, { patches: new Map([['Date', { x: 40 }]]) }));
    choose('Date');
    expect(field('X').value).toBe('40');
  });
});

describe('nothing selected', () => {
  it('edits the colour of the root and the name of the design', async () => {
    const { type, store, user, undos } = await open([]);
    await type('Name', 'Pier');
    expect(store.getState().editor.design?.dialName).toBe('Pier');
    await user.clear(screen.getByLabelText('Name'));
    expect(screen.getByText('Use 1 to 40 characters.')).toBeTruthy();
    expect(store.getState().editor.design?.dialName).toBe('Pier');
    expect(undos()).toBe(1);
    expect(screen.queryByRole('toolbar', { name: 'Arrange' })).toBeNull();
  });
});

describe('locked and kept layers', () => {
  it('explains why a locked layer cannot be changed, and unlocks it', async () => {
    const { field, user, style } = await open([textLayer('Date', { isLock: true })], 'Date');
    expect([field('X').disabled, field('X').readOnly]).toEqual([false, true]);
    expect(screen.getByText('This layer is locked. Unlock it to change it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect([field('X').readOnly, style('Date').isLock]).toEqual([false, false]);
  });
  it.each([
    ['text', textLayer('Layer', { x: 12, isLock: true, fill: '#ff0000', opacity: 0.5 })],
    ['image', imageLayer('Layer', { x: 12, isLock: true })],
    ['progress', ringLayer('Layer', { x: 12, isLock: true })],
  ])('lets the focus reach each field of a locked %s layer, and none of them edits', async (_, layer) => {
    const { user, nodes } = await open([layer], 'Layer');
    const before = nodes();
    const form = screen.getByRole('form', { name: 'Properties' });
    const boxes = form.querySelectorAll<HTMLInputElement>('[data-field] input');
    expect(boxes.length).toBeGreaterThan(8);
    expect(form.querySelectorAll('[data-field]:not(:has(input[readonly]))')).toHaveLength(0);
    for (const box of boxes) {
      act(() => box.focus());
      expect(document.activeElement).toBe(box);
      expect(box.value).not.toBe('');
    }
    await user.keyboard('9{ArrowUp}{Enter}');
    expect(nodes()).toBe(before);
  });
  it('reads the values of a locked layer in words', async () => {
    const { field } = await open([textLayer('Date', { isLock: true, fill: '#ff0000', opacity: 0.5 })], 'Date');
    expect([field('Opacity').value, field('Align').value, field('Fill').value]).toEqual(['50%', 'Center', '#ff0000']);
  });
  it('offers only the name of a layer that this version preserves', async () => {
    const { type, nodes } = await open([unknownLayer('Holo')], 'Holo');
    expect(screen.getByText(/cannot be shown or edited in this version/)).toBeTruthy();
    expect(screen.queryByLabelText('X')).toBeNull();
    await type('Name', 'Film');
    expect(nodes()[1]).toMatchObject({ label: 'Film', nodeType: 'hologram', style: { depth: 3 } });
  });
});

describe('arrange', () => {
  it('orders the selected layer', async () => {
    const { user, order } = await open([textLayer('Date', { width: 100 }), textLayer('Title')], 'Date');
    await user.click(screen.getByRole('button', { name: 'To top' }));
    expect(order()).toEqual(['root', 'Title', 'Date']);
  });
  it('explains at each button why it is disabled, and follows the order', async () => {
    const { user, choose } = await open([backgroundLayer(), textLayer('Date'), textLayer('Title')], 'Date');
    const names = ['To top', 'Up', 'Down', 'To bottom'];
    const stuck = () =>
      names.filter((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true');
    expect(stuck()).toEqual(['Down', 'To bottom']);
    await user.click(screen.getByRole('button', { name: 'Up' }));
    expect(stuck()).toEqual(['To top', 'Up']);
    await user.hover(screen.getByRole('button', { name: 'To top' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('The layer is already at the top.');
    choose('photo');
    expect(stuck()).toEqual(names);
  });
});

it('reports an invalid typed name of the design, and keeps the last valid one', async () => {
  const { field, user, store } = await open([]);
  const storedName = () => designName(store.getState().editor.design!, 'en');
  const before = storedName();
  for (const [text, sentence] of [
    ['\u200b\u200d', 'The name needs at least one visible character.'],
    ['a\u202eb', 'Names cannot contain characters that change the writing direction.'],
  ] as const) {
    await user.clear(field('Name'));
    await user.click(field('Name'));
    await user.paste(text);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(storedName()).toBe(before);
  }
});

it.each([
  ['en', 'Name', { dialNameCn: '', dialName: 'Pier' }],
  ['zh', '名称', { dialNameCn: 'Pier', dialName: 'Harbour' }],
] as const)(
  'names the design in the language of the page, and Escape restores the name first (%s)',
  async (language, label, names) => {
    const { user, store, undos } = await renderEditor(<PropertiesPanel />, [rootLayer()], language);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    await user.clear(name);
    await user.type(name, 'Pier');
    expect(store.getState().editor.design).toMatchObject(names);
    await user.keyboard('{Escape}');
    expect(store.getState().editor.design).toMatchObject({ dialNameCn: '', dialName: 'Harbour' });
    expect([name.value, document.activeElement, undos()]).toEqual(['Harbour', name, 0]);
  },
);

it('Escape in the name field of a design without a name removes the typed name', async () => {
  const { user, store } = await renderEditor(<PropertiesPanel />, [rootLayer()]);
  const nameless = { ...designOf([rootLayer()]), dialNameCn: '', dialName: '' };
  act(() => void store.dispatch(designOpened({ design: nameless, baseRev: 0 })));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(name, 'Pier');
  expect(store.getState().editor.design).toMatchObject({ dialNameCn: '', dialName: 'Pier' });
  await user.keyboard('{Escape}');
  expect(store.getState().editor.design).toMatchObject({ dialNameCn: '', dialName: '' });
  expect(name.value).toBe('');
  await vi.waitFor(() => expect(announcements.get().polite.text).toContain('Restored: Name'));
});

it('the design has theme colors among its properties: added, refused twice, moved by keys, each one undo', async () => {
  const { user, store, undos, undo } = await renderEditor(<PropertiesPanel />, [rootLayer()]);
  const colors = () => store.getState().editor.design?.themeColors;
  const box = within(screen.getByRole('group', { name: 'Theme colors' }));
  const next = box.getByRole('textbox');
  for (const color of ['#ff0000', '#00ff00', '#ff0000']) {
    await user.clear(next);
    await user.type(next, color);
    await user.click(box.getByRole('button', { name: 'Add' }));
  }
  expect(colors()).toEqual(['#ff0000', '#00ff00']);
  expect(box.getByRole('alert').textContent).toMatch(/already/);
  expect(undos()).toBe(2);
  act(() => box.getAllByRole('option')[1]!.focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(colors()).toEqual(['#00ff00', '#ff0000']);
  undo();
  expect(colors()).toEqual(['#ff0000', '#00ff00']);
});
