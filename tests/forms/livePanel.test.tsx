// The live properties panel: valid changes are applied immediately, invalid drafts stay, Escape reverts, few components render.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { controls } from '@/forms/controls';
import { faultExcerpt } from '@/forms/controls/FaultExcerpt';
import { describeFields } from '@/forms/describeFields';
import { groupFields } from '@/forms/groupFields';
import { SchemaFields } from '@/forms/SchemaFields';
import { coordinate } from '@/schemas/fields';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { type FieldStore, fieldStore } from '@/tests/support/fieldStore';
import { type GivenServices, WithServices } from '@/tests/support/formServices';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { RenderCounter, takeRendered } from '@/tests/support/RenderCounter';

/** The state that live words depend on. */
const watch = { now: '', listeners: new Set<() => void>() };

const services: Partial<GivenServices> = {
  pickImage: async () => `asset:${'a'.repeat(64)}`,
  imageSrc: () => 'data:,',
  tags: () => [
    {
      name: 'DH',
      desc: 'Hour',
      keywords: '小时',
      sample: '8',
      live: () => '8',
      category: 'time',
      categoryLabel: 'Time',
    },
    {
      name: 'BLP',
      desc: 'Battery',
      keywords: '电量',
      sample: '72',
      live: () => '72',
      category: 'device',
      categoryLabel: 'Device',
      badge: 'New',
    },
  ],
  checkExpression: (source) =>
    source.split('#').length % 2 === 0
      ? { message: 'A hash is open at 1.', position: source.lastIndexOf('#'), length: 1 }
      : null,
  liveExpression: (source) => `live ${source}${watch.now}`,
  subscribeLive: (listener) => {
    watch.listeners.add(listener);
    return () => void watch.listeners.delete(listener);
  },
};

function panel(
  type: NodeType,
  store: FieldStore,
  extra: Partial<Parameters<typeof SchemaFields>[0]> = {},
  given: Partial<GivenServices> = {},
) {
  const calls = {
    onChange: vi.fn((path: string, value: unknown) => {
      store.set(path, value);
      return null;
    }),
    onCommit: vi.fn(),
    onRevert: vi.fn((path: string, first: unknown) => store.set(path, first)),
  };
  const i18n = i18nForTests('en');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <WithServices given={{ ...services, ...given }}>
        <RenderCounter>{children}</RenderCounter>
      </WithServices>
    </I18nextProvider>
  );
  const view = (source: FieldStore) => (
    <SchemaFields
      schema={nodeSchemas[type]}
      schemaName={type}
      controls={controls}
      source={source}
      {...calls}
      {...extra}
    />
  );
  const { rerender } = render(view(store), { wrapper });
  return { ...calls, user: userEvent.setup(), i18n, select: (source: FieldStore) => rerender(view(source)) };
}

const textNode = (style: object = {}) =>
  nodeSchemas.text.parse({ uuid: 'a', label: 'Title', nodeType: 'text', style }) as unknown as Record<string, unknown>;
const progressNode = (style: object = {}) =>
  nodeSchemas.progress.parse({ uuid: 'p', label: 'Ring', nodeType: 'progress', style }) as unknown as Record<
    string,
    unknown
  >;

test.each(Object.keys(nodeSchemas) as NodeType[])(
  'a number of %s shows its unit once: with its value, or otherwise with its range',
  (type) => {
    const node = nodeSchemas[type].parse({ uuid: 'a', label: 'Layer', nodeType: type, style: {} });
    panel(type, fieldStore(node as unknown as Record<string, unknown>));
    const numbers = [...screen.queryAllByRole('spinbutton'), ...screen.queryAllByRole('slider')];
    for (const number of numbers) {
      const described = (number.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-range'));
      const expectedTexts = [
        number.getAttribute('aria-valuetext') ?? '',
        ...described.map((id) => document.getElementById(id)?.textContent ?? ''),
      ].join(' | ');
      expect(expectedTexts.match(/px|%|°|ms/g)?.length ?? 0, expectedTexts).toBeLessThanOrEqual(1);
    }
  },
);

test.each(Object.keys(nodeSchemas) as NodeType[])(
  'the panel of %s renders in both languages with all its words',
  async (type) => {
    const node = nodeSchemas[type].parse({ uuid: 'a', label: 'Layer', nodeType: type, style: {} });
    const { i18n } = panel(type, fieldStore(node as unknown as Record<string, unknown>));
    expect(document.body.textContent).not.toMatch(/MISSING|\{\{/);
    await act(async () => {
      await i18n.changeLanguage('zh');
    });
    expect(document.body.textContent).not.toMatch(/MISSING|\{\{/);
    expect(screen.getByRole('textbox', { name: '名称' })).toBeTruthy();
    for (const role of ['textbox', 'spinbutton', 'slider', 'switch', 'radiogroup', 'radio', 'combobox', 'button']) {
      expect(screen.queryAllByRole(role, { name: /./ }), role).toHaveLength(screen.queryAllByRole(role).length);
    }
  },
);

test('every valid keystroke is reported immediately, and Enter and blur end the burst', async () => {
  const store = fieldStore(textNode());
  const { user, onChange, onCommit } = panel('text', store);
  const x = screen.getByRole('spinbutton', { name: 'X' });
  await user.clear(x);
  await user.type(x, '12');
  expect(onChange.mock.calls).toEqual([
    ['style.x', 1],
    ['style.x', 12],
  ]);
  await user.keyboard('{Enter}');
  expect(onCommit.mock.calls).toEqual([['style.x']]);
  await user.tab();
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('an invalid draft stays with its error, is never applied, and blur does not drop it', async () => {
  const store = fieldStore(textNode({ x: 7 }));
  const { user, onChange } = panel('text', store);
  const x = screen.getByRole('spinbutton', { name: 'X' });
  await user.clear(x);
  await user.type(x, '-');
  await user.tab();
  expect(x).toHaveProperty('value', '-');
  expect(x.getAttribute('aria-invalid')).toBe('true');
  const described = (x.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Enter a number.');
  expect(onChange).not.toHaveBeenCalled();
  expect(store.get('style.x')).toBe(7);
});

test('two wrong numbers of one row are told apart below the row, and each is described by its own message alone', async () => {
  const { user, i18n } = panel('text', fieldStore(textNode({ x: 7, y: 8 })));
  for (const name of ['X', 'Y']) await user.clear(screen.getByRole('spinbutton', { name }));
  const shown = () =>
    [...document.querySelectorAll('[id$="-error"]')].map(({ parentElement }) => parentElement?.textContent);
  expect(shown()).toEqual(['X: Enter a number.', 'Y: Enter a number.']);
  const ownMessage = (text: string) => text.includes('Enter a number.') && !/[XY]:/.test(text);
  for (const name of ['X', 'Y']) expect(screen.getByRole('spinbutton', { name, description: ownMessage })).toBeTruthy();
  await act(async () => void (await i18n.changeLanguage('zh')));
  expect(shown()).toEqual(['X：请输入数字。', 'Y：请输入数字。']);
});

test('a sum is applied as its result, and an unfinished one is an error once the field is left', async () => {
  const store = fieldStore(textNode({ x: 7 }));
  const { user } = panel('text', store);
  const x = screen.getByRole('spinbutton', { name: 'X' });
  await user.clear(x);
  await user.type(x, '100+25');
  expect(store.get('style.x')).toBe(125);
  await user.tab();
  expect(x).toHaveProperty('value', '125');
  await user.click(x);
  await user.clear(x);
  await user.type(x, '90*');
  expect(x.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(x).toHaveProperty('value', '90*');
  expect(x.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a number.')).toBeTruthy();
  expect(store.get('style.x')).toBe(90);
});

test('a number out of range is refused with the range in words', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const opacity = screen.getByRole('spinbutton', { name: 'Opacity' });
  expect(opacity).toHaveProperty('value', '100');
  await user.clear(opacity);
  await user.type(opacity, '140');
  expect(store.get('style.opacity')).toBe(0.14);
  expect(screen.getByText('Enter a number from 0% to 100%.')).toBeTruthy();
});

test('Escape restores the first value of the burst, also from an invalid draft, and otherwise propagates', async () => {
  const store = fieldStore(textNode({ x: 30 }));
  const outer = vi.fn();
  document.addEventListener('keydown', outer);
  const { user, onRevert } = panel('text', store);
  const x = screen.getByRole('spinbutton', { name: 'X' });
  await user.clear(x);
  await user.type(x, '45');
  await user.clear(x);
  outer.mockClear();
  await user.keyboard('{Escape}');
  expect(onRevert.mock.calls).toEqual([['style.x', 30]]);
  expect(store.get('style.x')).toBe(30);
  expect(x).toHaveProperty('value', '30');
  expect(outer).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledTimes(1);
  expect(onRevert).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outer);
});

test('an outside change shows in untouched fields and leaves an invalid draft alone', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const [x, y] = ['X', 'Y'].map((name) => screen.getByRole('spinbutton', { name }));
  await user.clear(x!);
  act(() => {
    store.set('style.x', 99);
    store.set('style.y', 98);
  });
  expect(x).toHaveProperty('value', '');
  expect(y).toHaveProperty('value', '98');
});

test('another selection starts fresh: an invalid draft does not follow', async () => {
  const { user, select } = panel('text', fieldStore(textNode()));
  await user.clear(screen.getByRole('spinbutton', { name: 'X' }));
  select(fieldStore(textNode({ x: 55 })));
  expect(screen.getByRole('spinbutton', { name: 'X' })).toHaveProperty('value', '55');
});

test('another selection is shown in the same elements; only a field that was in use is remade', async () => {
  const { user, select, onRevert } = panel('text', fieldStore(textNode({ x: 1, y: 2 })));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  await user.click(box('X'));
  const [x, y] = [box('X'), box('Y')];
  select(fieldStore(textNode({ x: 5, y: 6 })));
  expect([box('X').value, box('Y').value]).toEqual(['5', '6']);
  expect(box('Y')).toBe(y);
  expect(box('X')).not.toBe(x);
  await user.type(box('Y'), '7{Escape}');
  expect(onRevert.mock.calls).toEqual([['style.y', 6]]);
});

test('what was typed for one selection is not shown for another with the same value', async () => {
  const { user, select } = panel('text', fieldStore(textNode({ x: 1 })));
  const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'X' });
  await user.clear(box());
  await user.type(box(), '1+2');
  expect(box().value).toBe('1+2');
  select(fieldStore(textNode({ x: 3 })));
  expect(box().value).toBe('3');
});

test('a name keeps a trailing space while typing', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Big ring');
  expect(name).toHaveProperty('value', 'Big ring');
  expect(store.get('label')).toBe('Big ring');
});

test('fields appear and disappear with the value they depend on', async () => {
  const store = fieldStore(progressNode());
  const { user } = panel('progress', store);
  expect(screen.queryByRole('spinbutton', { name: 'Arc angle' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Arc' }));
  expect(screen.getByRole('spinbutton', { name: 'Arc angle' })).toHaveProperty('value', '270');
  expect(store.get('style.progressType')).toBe('Arc');
});

test('layers that differ are shown as mixed, and an edit sets the value of all', async () => {
  const store = fieldStore(textNode({ x: 1 }), ['style.x']);
  const { user, onChange } = panel('text', store, { only: new Set(['style.x', 'style.y']) });
  const x = screen.getByRole('spinbutton', { name: 'X' });
  expect(x).toHaveProperty('value', '');
  expect(x).toHaveProperty('placeholder', 'Mixed');
  expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull();
  await user.type(x, '5');
  expect(onChange.mock.calls).toEqual([['style.x', 5]]);
});

test('a problem known to the store is shown at its field', () => {
  panel('text', fieldStore(textNode()), { issues: { 'style.text': 'Too many tags.' } });
  const text = screen.getByRole('textbox', { name: 'Content' });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Too many tags.')).toBeTruthy();
});

test('an absent choice is an option of its own', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const group = screen.getByRole('radiogroup', { name: 'Case' });
  expect(within(group).getByRole('radio', { name: 'As typed' })).toHaveProperty('checked', true);
  await user.click(within(group).getByRole('radio', { name: 'Upper case' }));
  expect(store.get('style.caseStyle')).toBe(1);
  await user.click(within(group).getByRole('radio', { name: 'As typed' }));
  expect(store.get('style.caseStyle')).toBe(undefined);
});

test('an invalid expression is not stored; the picker searches in both languages and inserts the tag', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const tag = screen.getByRole('textbox', { name: 'Data tag' });
  await user.type(tag, '#DH');
  expect(store.get('style.textTag')).toBe('');
  expect(screen.getByText('A hash is open at 1.')).toBeTruthy();
  await user.clear(tag);
  await user.click(screen.getByRole('button', { name: 'Insert a data tag', description: 'Data tag' }));
  const search = await screen.findByRole('combobox', { name: 'Search by name or description' });
  const rows = () => within(screen.getByRole('listbox', { name: 'Data tags' })).getAllByRole('option');
  expect(rows()).toHaveLength(2);
  await user.type(search, '电量');
  expect(rows().map((row) => row.textContent)).toEqual(['BatteryNew#BLP#72']);
  await user.keyboard('{Enter}');
  expect(store.get('style.textTag')).toBe('#BLP#');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('live #BLP#')).toBeTruthy();
});

describe('the picker for a non-empty expression', () => {
  async function open(source: string, range?: readonly [number, number]) {
    const store = fieldStore(textNode({ textTag: source }));
    const { user } = panel('text', store);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Data tag' });
    if (range) {
      await user.click(input);
      input.setSelectionRange(...range);
    }
    await user.click(screen.getByRole('button', { name: 'Insert a data tag', description: 'Data tag' }));
    await screen.findByRole('combobox', { name: 'Search by name or description' });
    const buttons = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter(Boolean);
    return { store, user, buttons, result: () => store.get('style.textTag') };
  }

  test.each([
    [[4, 4], 'Insert at the caret', '#DH##BLP#:#DH#'],
    [[4, 4], 'Replace the whole expression', '#BLP#'],
    [[0, 4], 'Replace the selected part', '#BLP#:#DH#'],
    [[0, 9], 'Replace the whole expression', '#BLP#'],
    [[0, 9], 'Add behind it', '#DH#:#DH##BLP#'],
    [undefined, 'Insert at the caret', '#DH#:#DH##BLP#'],
  ] as const)('with %j selected does what the button says: %s', async (range, name, result) => {
    const { user, result: now } = await open('#DH#:#DH#', range);
    // A click only selects the tag: the buttons say what happens with it.
    await user.click(screen.getByRole('option', { name: /^Battery/ }));
    expect(now()).toBe('#DH#:#DH#');
    await user.click(screen.getByRole('button', { name }));
    expect(now()).toBe(result);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Enter does what the main button says, and an empty field shows no question', async () => {
    const { user, buttons, result } = await open('#DH#', [0, 4]);
    expect(buttons()).toEqual(['Add behind it', 'Replace the whole expression']);
    await user.keyboard('bat{Enter}');
    expect(result()).toBe('#BLP#');
  });
});

test('the live value follows the watch immediately, and stops with the field', () => {
  watch.now = '';
  const { select } = panel('text', fieldStore(textNode({ textTag: '#DH#' })));
  expect(screen.getByText('live #DH#')).toBeTruthy();
  act(() => {
    watch.now = ' at nine';
    for (const listener of [...watch.listeners]) listener();
  });
  expect(screen.getByText('live #DH# at nine')).toBeTruthy();
  select(fieldStore(textNode()));
  expect(watch.listeners.size).toBe(0);
  watch.now = '';
});

test('an invalid expression is shown under its field with the wrong part marked, hidden from screen readers', async () => {
  const { user } = panel('text', fieldStore(textNode()));
  const tag = screen.getByRole('textbox', { name: 'Data tag' });
  await user.type(tag, 'ab #DH# and then #DmZ');
  const mark = document.querySelector('mark');
  expect(mark?.textContent).toBe('#');
  expect(mark?.parentElement?.textContent).toBe('…#DH# and then #DmZ');
  expect(mark?.closest('[aria-hidden="true"]')).toBeTruthy();
  await user.type(tag, '#');
  expect(document.querySelector('mark')).toBeNull();
});

test.each([
  ['#DH', 0, 3, '', '#DH', ''],
  ['(1+', 3, 0, '(1+', '\u00a0', ''],
  ['👨a#DH#', 2, 1, '👨', 'a', '#DH#'],
  [`${'x'.repeat(99)}!${'y'.repeat(99)}`, 99, 1, `…${'x'.repeat(14)}`, '!', `${'y'.repeat(40)}…`],
  ['z'.repeat(99), 0, 99, '', `${'z'.repeat(24)}…`, ''],
])('the excerpt of %s at %d', (source, position, length, before, fault, after) => {
  expect(faultExcerpt(source, { position, length })).toEqual({ before, fault, after });
});

describe('the thumbnail of a picture', () => {
  const ref = `asset:${'b'.repeat(64)}`;
  const imageNode = () =>
    nodeSchemas.image.parse({
      uuid: 'i',
      label: 'Art',
      nodeType: 'image',
      style: { url: ref },
    }) as unknown as Record<string, unknown>;
  const thumbnail = () => document.querySelector('img')?.getAttribute('src') ?? null;

  test('is shown immediately if its address is known', () => {
    panel('image', fieldStore(imageNode()), {}, { imageSrc: () => 'data:,now' });
    expect(thumbnail()).toBe('data:,now');
  });
  test('waits for an unknown address', async () => {
    panel('image', fieldStore(imageNode()), {}, { imageSrc: () => Promise.resolve('data:,later') });
    expect(thumbnail()).toBeNull();
    await waitFor(() => expect(thumbnail()).toBe('data:,later'));
  });
  test('shows the icon for none if there is no picture', async () => {
    panel('image', fieldStore(imageNode()), {}, { imageSrc: () => Promise.reject(new Error('gone')) });
    await act(async () => {});
    expect(thumbnail()).toBeNull();
  });
});

test('the degree sign is directly after its number, px has a space', async () => {
  const { user } = panel('text', fieldStore(textNode()));
  const exceed = async (name: string) => {
    const input = screen.getByRole('spinbutton', { name });
    await user.clear(input);
    await user.type(input, '20000');
  };
  await exceed('Rotation');
  expect(screen.getByText('Enter a number from -360° to 360°.')).toBeTruthy();
  await exceed('X');
  expect(screen.getByText('Enter a number from -10000 px to 10000 px.')).toBeTruthy();
});

test('a color accepts the short hex form, and shows the accepted format instead of a name', async () => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const fill = screen.getByRole('textbox', { name: 'Fill' });
  await user.clear(fill);
  await user.type(fill, '#f80');
  expect(store.get('style.fill')).toBe('#ff8800');
  expect(fill.getAttribute('aria-invalid')).toBeNull();
  await user.clear(fill);
  await user.type(fill, 'red');
  await user.tab();
  expect(fill.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Enter a color as # with 3, 4, 6 or 8 hex digits/)).toBeTruthy();
  expect(store.get('style.fill')).toBe('#ff8800');
});

test('an error is announced in the current language', async () => {
  const store = fieldStore(textNode());
  const { user, i18n } = panel('text', store);
  await user.clear(screen.getByRole('spinbutton', { name: 'X' }));
  expect(screen.getByText('Enter a number.')).toBeTruthy();
  await act(async () => {
    await i18n.changeLanguage('zh');
  });
  expect(screen.getByText('请输入数字。')).toBeTruthy();
});

test('a keystroke in a panel of 40 fields renders at most 6 components', async () => {
  const schema = z.object(
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`f${index}`, coordinate({ section: 'layout' }).default(0)]),
    ),
  );
  const store = fieldStore(schema.parse({}));
  const { user } = panel('text', store, { schema });
  const fields = screen.getAllByRole('spinbutton');
  expect(fields).toHaveLength(40);
  const field = fields[20]!;
  await user.clear(field);
  await user.type(field, '1');
  takeRendered();
  await user.type(field, '2', { skipClick: true });
  const rendered = takeRendered();
  expect(store.get('f20')).toBe(12);
  expect(rendered).toContain('NumberInput');
  expect(rendered.length, rendered.join(', ')).toBeLessThanOrEqual(6);
});

test.each(['text', 'color', 'textarea'] as const)('a keystroke in a %s field renders few components', async (kind) => {
  const store = fieldStore(textNode());
  const { user } = panel('text', store);
  const name = { text: 'Name', color: 'Fill', textarea: 'Content' }[kind];
  const input = screen.getByRole('textbox', { name });
  await user.click(input);
  await user.keyboard(kind === 'color' ? '{End}{Backspace}' : 'a');
  takeRendered();
  await user.keyboard('b');
  const rendered = takeRendered();
  expect(rendered.length, rendered.join(', ')).toBeGreaterThan(0);
  expect(rendered.length, rendered.join(', ')).toBeLessThanOrEqual(6);
});

describe('a text color', () => {
  const facts = (backdrop: string) => ({
    subscribe: () => () => {},
    backdrop: () => backdrop,
    imagesNeeded: () => null,
    fewestImages: () => null,
    typefaces: () => [],
    isLargeText: () => false,
    boxRatio: () => null,
    stopOf: () => null,
    pickStop: () => {},
  });

  test.each([
    ['en', '#ffffff', '#000000', 'Contrast 21.0:1 on the background color'],
    ['en', '#333333', '#000000', 'Contrast 1.6:1 on the background color: hard to read'],
    ['zh', '#ffffff', '#000000', '与背景色对比度 21.0:1'],
  ] as const)('shows its contrast, in %s: %s on %s', async (language, fill, backdrop, words) => {
    const { i18n } = panel('text', fieldStore(textNode({ fill })), {}, { facts: facts(backdrop) });
    await act(async () => void (await i18n.changeLanguage(language)));
    const note = screen.getByText(words);
    const input = document.querySelector('[data-field="style.fill"] input[type="text"]');
    expect(input?.getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
  });

  test('shows none for colors that differ, nor for those that are not of a text', () => {
    panel('text', fieldStore(textNode(), ['style.fill']), {}, { facts: facts('#000000') });
    panel('progress', fieldStore(progressNode()), {}, { facts: facts('#000000') });
    expect(screen.queryByText(/Contrast/)).toBeNull();
  });
});

test('text with a data tag is refused with the reason, and never reaches the store', async () => {
  const store = fieldStore(textNode({ text: 'Hi' }));
  const checkPlainText = (text: string) => (text.includes('#Db#') ? 'No tags here.' : null);
  const { user, onChange } = panel('text', store, {}, { checkPlainText });
  await user.type(screen.getByRole('textbox', { name: 'Content' }), ' #Db#');
  expect(screen.getByText('No tags here.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalledWith('style.text', 'Hi #Db#');
});

describe('options that depend on another field', () => {
  const slotNode = (style: object) =>
    nodeSchemas.google_complication.parse({
      uuid: 's',
      label: 'Slot',
      nodeType: 'google_complication',
      style,
    }) as unknown as Record<string, unknown>;
  const offered = () => {
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /^(Provider|数据源)$/ });
    return { shown: list.selectedOptions[0]?.textContent, options: [...list.options].map((option) => option.text) };
  };

  test('are those that fit, and follow the other field', async () => {
    const store = fieldStore(slotNode({ supportTypeDefault: 'ranged_value', systemProviderValue: 1 }));
    const { user } = panel('google_complication', store);
    expect(offered()).toEqual({ shown: 'Watch battery', options: ['Empty', 'Watch battery'] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Long text');
    expect(offered().options).toEqual(['Empty', 'Watch battery', 'App shortcut', 'Next event']);
  });

  test.each([
    ['en', 'Step count (nothing for this type)', ['Empty', 'Watch battery']],
    ['zh', '步数（不支持此类型）', ['空', '手表电量']],
  ] as const)(
    'include a stored one that does not fit, marked with the reason, in %s',
    async (language, shown, rest) => {
      const store = fieldStore(slotNode({ supportTypeDefault: 'ranged_value', systemProviderValue: 4 }));
      const { i18n } = panel('google_complication', store);
      await act(async () => void (await i18n.changeLanguage(language)));
      expect(offered()).toEqual({ shown, options: [shown, ...rest] });
    },
  );

  test('are those that fit all layers, if these differ in the other field', () => {
    const style = { supportTypeDefault: 'short_text', systemProviderValue: 1 };
    panel('google_complication', fieldStore(slotNode(style), ['style.supportTypeDefault']));
    expect(offered().options).toEqual(['Empty', 'Watch battery']);
  });
});

test.each(Object.keys(nodeSchemas) as NodeType[])(
  'a row of %s subscribes once to a value that decides what it shows',
  (type) => {
    const node = nodeSchemas[type].parse({ uuid: 'a', label: 'Layer', nodeType: type, style: {} });
    const store = fieldStore(node as unknown as Record<string, unknown>);
    const subscribed: string[] = [];
    panel(type, {
      ...store,
      subscribe: (path, listener) => {
        subscribed.push(path);
        return store.subscribe(path, listener);
      },
    });
    const fields = describeFields(nodeSchemas[type]);
    const rows = groupFields(fields).flatMap((section) => section.rows);
    // The name decides on no other field.
    const byItsField = subscribed.filter((path) => path === 'label').length;
    const most = (path: string) =>
      rows.filter((row) => row.fields.some(({ showIf }) => showIf.some((one) => one.path === path))).length +
      fields.filter(({ optionsBy }) => optionsBy?.path === path).length +
      byItsField;
    const deciding = new Set(fields.flatMap(({ showIf }) => showIf.map(({ path }) => path)));
    const tooMany = [...deciding].filter((path) => subscribed.filter((one) => one === path).length > most(path));
    expect(tooMany).toEqual([]);
  },
);
