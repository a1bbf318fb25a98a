// Every field of every node type: the generated panel shows it with a name in both languages, its control changes the document,
// and one undo restores it. Iterates over the schemas, so that a new type or field is covered without an edit here.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { select } from '@/editor/commands/select';
import { redo, undo } from '@/editor/commands/session';
import { runCommand } from '@/editor/dispatch/runCommand';
import { isFixed } from '@/face/nodes';
import type { FieldDescriptor } from '@/forms/describeFields';
import type { KnownNode } from '@/schemas/nodes';
import type { ControlName } from '@/schemas/ui';
import { startLanguage } from '@/service/language/i18n';
import { type GivenServices, WithServices } from '@/tests/support/formServices';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';
import { rootLayer } from '../editor/support/documents';
import { renderEditor } from '../editor/support/renderEditor';
import { inList, PICTURE } from '../face/nodes/sampleNodes';
import { EDITED_TYPES, fieldGroups, NODE_TYPES, valueIn } from './fields';

const PICKED = `asset:${'9'.repeat(64)}`;
const services: Partial<GivenServices> = {
  families: ['Other'],
  pickImage: async () => PICKED,
  pickImages: async () => [{ ...PICTURE, url: PICKED }],
};

type Act = (box: HTMLElement, field: FieldDescriptor, before: unknown) => unknown;

const write =
  (role: 'textbox' | 'spinbutton', textOf: (field: FieldDescriptor, before: unknown) => string): Act =>
  (box, field, before) => {
    const [input] = within(box).getAllByRole(role);
    fireEvent.change(input!, { target: { value: textOf(field, before) } });
    fireEvent.blur(input!);
  };

/** Another number within the bounds, as it is typed. */
function otherNumber({ min = -1000, max = 1000, integer, unit }: FieldDescriptor, before: unknown): string {
  // The default pivot, in the middle of the layer.
  const now = Number(before ?? 0);
  const steps = [7, -7, 1, -1, 0.25, -0.25].filter((step) => !integer || Number.isInteger(step));
  const nextNumber = steps.map((step) => now + step).find((next) => next >= min && next <= max);
  if (nextNumber === undefined) throw new Error(`no other number beside ${now}`);
  return String(Number((unit === '%' ? nextNumber * 100 : nextNumber).toFixed(4)));
}

const choose: Act = (box, field) => {
  const list = within(box).getAllByRole<HTMLSelectElement>('combobox')[0]!;
  const other = [...list.options].find((option) => !option.disabled && option.value !== list.value);
  if (!other) throw new Error(`${field.path} offers nothing else`);
  fireEvent.change(list, { target: { value: other.value } });
};

/** The list of fonts is loaded when it is opened. */
const pickFont: Act = async (box) => {
  fireEvent.click(within(box).getAllByRole('button')[0]!);
  fireEvent.click(await screen.findByRole('option', { name: /^Other/ }));
};

/** Presses the control with the field's own name. */
const press: Act = (box) => fireEvent.click(within(box).getAllByRole('button').at(-1)!);

const number = write('spinbutton', otherNumber);
/** How a designer changes a field, by its control; a control that no node type uses needs no entry. */
const ACTS: Partial<Record<ControlName, Act>> = {
  text: write('textbox', ({ path }) => (path.endsWith('intent') ? 'com.example.app' : 'Other')),
  textarea: write('textbox', () => 'Other words'),
  password: write('textbox', () => 'secret1'),
  code: write('textbox', () => '123456'),
  color: write('textbox', () => '#12ab34'),
  expression: write('textbox', () => '(#ZHR#/240)'),
  tag: write('textbox', () => '#DMM#'),
  number,
  slider: number,
  checkbox: (box) => fireEvent.click(within(box).getByRole('checkbox')),
  switch: (box) => fireEvent.click(within(box).getByRole('switch')),
  segmented: (box) => fireEvent.click(within(box).getAllByRole('radio', { checked: false })[0]!),
  select: choose,
  paint: (box) => fireEvent.click(within(box).getAllByRole('radio', { checked: false })[0]!),
  gradient: (box) => fireEvent.click(within(box).getAllByRole('radio', { checked: false })[0]!),
  dash: write('textbox', () => '8 4'),
  font: pickFont,
  image: (box) => fireEvent.click(within(box).getByRole('button', { name: /(Choose|Replace)/ })),
  images: press,
  money: write('textbox', () => '12.50'),
  list: write('textbox', () => 'other'),
  colorList: press,
  choices: (box) => fireEvent.click(within(box).getAllByRole('checkbox')[0]!),
  date: (box) => fireEvent.change(box.querySelector('input')!, { target: { value: '2026-11-21' } }),
  time: (box) => fireEvent.change(box.querySelector('input')!, { target: { value: '10:09:08' } }),
  shownFor: choose,
  hidden: () => {
    throw new Error('a hidden field has no control');
  },
};

async function open(node: KnownNode, language: 'en' | 'zh' = 'en') {
  const isRoot = node.nodeType === rootLayer().nodeType;
  const panel = (
    <WithServices given={services}>
      <PropertiesPanel />
    </WithServices>
  );
  const editor = await renderEditor(panel, isRoot ? [node] : [rootLayer(), ...inList(node)], language);
  if (!isRoot) act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [node.uuid] }));
  const now = () => editor.nodes().find(({ uuid }) => uuid === node.uuid);
  const boxOf = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  return { ...editor, now, boxOf };
}

const CONTROLS = ['radiogroup', 'switch', 'slider', 'textbox', 'spinbutton', 'combobox', 'status', 'button'];

/** Accessible names of the controls in an element, the field's own first. */
function namesIn(box: HTMLElement): string[] {
  const names: string[] = [];
  const note = (name: string) => names.push(name) > 0;
  for (const role of CONTROLS) within(box).queryAllByRole(role, { name: note });
  return names;
}

/** The name of a fixed layer is the design's own name, and a face without options has no choices to show a layer for. */
const inPanel = (node: KnownNode, fields: readonly FieldDescriptor[]) =>
  fields.filter(({ path }) => path !== 'shownFor' && !(path === 'label' && isFixed(node)));

const cases = EDITED_TYPES.flatMap((type) =>
  fieldGroups(type).map(({ node, fields }) => ({
    type,
    node,
    fields: inPanel(node, fields),
    names: inPanel(node, fields)
      .map(({ path }) => path.replace(/^style\./, ''))
      .join(', '),
  })),
).filter(({ fields }) => fields.length > 0);

it('every node type is among them', () => {
  expect([...new Set(cases.map(({ type }) => type))]).toEqual(NODE_TYPES);
  expect(cases.flatMap(({ fields }) => fields).length).toBeGreaterThan(100);
});

/** Every field is shown with a label in the language of the page. */
async function expectLabels(fields: readonly FieldDescriptor[], language: 'en' | 'zh') {
  const boxOf = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  // The parts of a paint are fetched with the first panel that shows one.
  await waitFor(() => {
    for (const { path } of fields) expect(namesIn(boxOf(path)!).length, path).toBeGreaterThan(0);
  });
  const words = fields.map(({ path }) => namesIn(boxOf(path)!)[0]!);
  expect(words.filter((name) => name === '' || /[{}]|^\w+(\.\w+)+$/.test(name))).toEqual([]);
  if (language === 'en') expect(words.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
}

// One panel for all checks of a group: opening it takes most of the time.
it.each(cases)(
  '$type: $names: each is shown with its own label in both languages and changes the document through its control, and undo restores it',
  async ({ node, fields }) => {
    const { now, boxOf, store, nodes, undos } = await open(node, 'zh');
    await expectLabels(fields, 'zh');
    await act(() => startLanguage('en'));
    await expectLabels(fields, 'en');

    const start = nodes();
    for (const field of fields) {
      const box = boxOf(field.path);
      const before = valueIn(now(), field.path);
      const change = ACTS[field.control];
      if (!change) throw new Error(`No act for the control ${field.control} of ${field.path}.`);
      await change(box!, field, before);
      await act(async () => {});
      expect(valueIn(now(), field.path), field.path).not.toEqual(before);
      const changed = nodes();
      expect(undos(), field.path).toBe(1);
      // The panel is rendered once, after the last of them.
      act(() => {
        runCommand(store, undo, undefined);
        expect(nodes(), field.path).toBe(start);
        runCommand(store, redo, undefined);
        expect(nodes(), field.path).toBe(changed);
        runCommand(store, undo, undefined);
      });
    }
  },
);
