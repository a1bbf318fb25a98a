// The command menu: opened by Mod+K, searched in both languages, run by Enter or click, reasons for disabled commands.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { PANEL_SIDES, type SidePanel } from '@/editor/commands/panels';
import { catalogueItem } from '@/face/nodes';
import en from '@/locales/en/editor.json';
import zh from '@/locales/zh/editor.json';
import { type AiAccess, AiAccessContext } from '@/service/ai/aiAccess';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { CommandMenu } from '@/workspace/commandMenu/CommandMenu';
import { MENU_COMMANDS } from '@/workspace/commandMenu/commandList';

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const MEMBER: AiAccess = {
  ...{ pictures: true, texts: true, backgrounds: true, isDemo: true, isInBeta: true, userId: 'u1' },
  signIn: () => {},
  isKnown: true,
  retry: () => {},
};

async function open(language: 'en' | 'zh' = 'en', selected: readonly string[] = ['a'], ai?: AiAccess) {
  const layers = [rootLayer(), textLayer('a', { x: 10, y: 10, width: 100, height: 40 }), textLayer('b')];
  const part = (
    <>
      <div {...canvas} />
      {ai ? (
        <AiAccessContext value={ai}>
          <CommandMenu />
        </AiAccessContext>
      ) : (
        <CommandMenu />
      )}
    </>
  );
  const editor = await renderEditor(part, layers, language);
  editor.select(...selected);
  screen.getByRole('application').focus();
  fireEvent.keyDown(screen.getByRole('application'), { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  return { ...editor, field };
}
const options = () => screen.getAllByRole('option');
const named = (name: string) => options().find((option) => option.textContent?.startsWith(name));

describe('the command menu', () => {
  it('lists the whole registry, enabled commands first', async () => {
    await open();
    expect(options()).toHaveLength(MENU_COMMANDS.length);
    const off = options().map((option) => option.getAttribute('aria-disabled') === 'true');
    expect(off).toEqual([...off].sort((x, y) => Number(x) - Number(y)));
    expect(document.body.textContent).not.toMatch(/commands\.|commandMenu\.|refusals\.|\{\{/);
  });
  it('lists what can be done with a selection that arrives after it has opened', async () => {
    const { select } = await open('en', []);
    expect(named('Align right')?.getAttribute('aria-disabled')).toBe('true');
    select('a');
    expect(named('Align right')?.getAttribute('aria-disabled')).toBeNull();
  });
  it('aligns by Mod+K, typing and Enter, and returns the focus', async () => {
    const { user, style, field } = await open();
    await user.type(field, 'align ri');
    expect(options()[0]?.textContent).toContain('Align right');
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(style('a').x).toBe(400));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('application')));
  });
  it.each([
    ['en', '右对齐', 'Align right'],
    ['zh', 'align right', '右对齐'],
    ['zh', '右对', '右对齐'],
  ] as const)('in %s finds "%s"', async (language, typed, hit) => {
    const { user, field } = await open(language);
    await user.type(field, typed);
    expect(
      options()
        .map((option) => option.textContent ?? '')
        .some((text) => text.startsWith(hit)),
    ).toBe(true);
  });
  it.each([
    ['en', 'bezier'],
    ['en', 'draw'],
    ['en', 'path'],
    ['zh', '路径'],
    ['zh', '曲线'],
    ['zh', '钢笔'],
  ] as const)('in %s finds the pen as "%s"', async (language, typed) => {
    const { user, field } = await open(language);
    await user.type(field, typed);
    const name = (language === 'en' ? en : zh).commands.startPen;
    await waitFor(() => expect(named(name)).toBeDefined());
  });
  it.each([
    ['en', 'battery', 'Battery', 'battery'],
    ['zh', '电池', '电量', 'battery'],
    ['zh', 'moon', '月相', 'moonPhase'],
    ['en', 'dynamic fill circular', 'Progress ring', 'fillCircular'],
  ] as const)('in %s adds what "%s" names, above the commands with these words', async (language, typed, name, key) => {
    const { user, field, addEntry } = await open(language);
    await user.type(field, typed);
    expect(options()[0]?.textContent).toMatch(new RegExp(`^${name}(Add a layer|添加图层)$`));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addEntry).toHaveBeenCalledWith(catalogueItem(key), undefined));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it.each(
    (['en', 'zh'] as const).flatMap((language) =>
      (Object.keys(PANEL_SIDES) as SidePanel[]).map((panel) => [language, panel] as const),
    ),
  )('in %s finds the %s panel by the name of its tab', async (language, panel) => {
    const { user, field, port } = await open(language);
    const tab = { en, zh }[language].panels[panel];
    await user.type(field, tab);
    const entry = options().find((option) => /^(Show the .+ panel|显示.+面板)/.test(option.textContent ?? ''));
    expect(entry?.textContent).toContain(tab);
    await user.click(entry!);
    await waitFor(() => expect(port.showPanel).toHaveBeenCalledWith(panel));
  });
  it.each([0, 30])('focuses a layer that it adds, %i ms after the choice', async (delay) => {
    const { user, field, addEntry, run, desk } = await open();
    const take = vi.fn(() => true);
    desk.focus.appear('canvas', { root: () => null, take });
    const add = () => run(addNode, { nodes: [textLayer('new')] });
    addEntry.mockImplementation(() => (delay === 0 ? add() : setTimeout(add, delay)));
    await user.type(field, 'battery{Enter}');
    await waitFor(() => expect(take).toHaveBeenCalledWith('new'));
  });
  it('focuses the copies of a command, in the layer list if the focus is there', async () => {
    const { user, field, desk, selection } = await open();
    const take = vi.fn(() => true);
    desk.focus.appear('layers', { root: () => screen.getByRole('application'), take });
    await user.type(field, 'duplicate{Enter}');
    await waitFor(() => expect(selection()).not.toEqual(['a']));
    await waitFor(() => expect(take).toHaveBeenCalledWith(selection()[0]));
  });
  it('leaves the focus alone once a key is pressed', async () => {
    const { user, field, addEntry, run, desk } = await open();
    const take = vi.fn(() => true);
    desk.focus.appear('canvas', { root: () => null, take });
    await user.type(field, 'battery{Enter}');
    await waitFor(() => expect(addEntry).toHaveBeenCalled());
    await user.keyboard('{Shift}');
    run(addNode, { nodes: [textLayer('new')] });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(take).not.toHaveBeenCalled();
  });
  it.each([
    ['en', 'asr', 'Make a copy for ASR'],
    ['zh', 'asr', '制作 ASR 副本'],
  ] as const)('in %s finds the copy for the other platform by "%s"', async (language, typed, name) => {
    const { user, field, port } = await open(language);
    await user.type(field, typed);
    await user.click(named(name)!);
    await waitFor(() => expect(port.askCopy).toHaveBeenCalledWith({ kind: 'add', platform: 'falcon' }));
  });
  it('navigates by arrows and runs by click', async () => {
    const { user, field, style } = await open();
    await user.type(field, 'move');
    const first = field.getAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field.getAttribute('aria-activedescendant')).toBe(options().at(-1)?.id);
    await user.click(named('Move right by 10 px')!);
    await waitFor(() => expect(style('a').x).toBe(20));
  });
  it('explains why a command is disabled, and does not run it', async () => {
    const { user, field, undos } = await open('en', []);
    await user.type(field, 'align left');
    expect(named('Align left')?.textContent).toContain('Select a layer first');
    await user.keyboard('{Enter}');
    expect([undos(), screen.getByRole('dialog') !== null]).toEqual([0, true]);
    await user.clear(field);
    await user.type(field, 'undo');
    expect(named('Undo')?.textContent).toContain('Nothing to undo');
  });
  it.each([
    ['en', 'Show the AI panel'],
    ['zh', '显示 AI 面板'],
  ] as const)('in %s finds the AI panel by the name of its tab, also outside the beta', async (language, name) => {
    const { user, field, store } = await open(language, [], { ...MEMBER, isInBeta: false });
    const shown = vi.fn();
    store.desk.panels.subscribe(shown);
    await user.type(field, { en, zh }[language].panels.ai);
    await user.click(named(name)!);
    await waitFor(() => expect(shown).toHaveBeenCalledWith('ai'));
  });
  it('has the AI commands for members of the beta, the panel alone for anyone else, and none without AI', async () => {
    const { user, field, store } = await open('en', ['a'], MEMBER);
    expect(options()).toHaveLength(MENU_COMMANDS.length + 3);
    expect(named('Remove background')?.textContent).toContain('Select one layer with a picture first');
    expect(named('Suggest an expression')?.getAttribute('aria-disabled')).toBeNull();
    const shown = vi.fn();
    store.desk.panels.subscribe(shown);
    await user.type(field, '文字生成图片{Enter}');
    await waitFor(() => expect(shown).toHaveBeenCalledWith('ai'));
    cleanup();
    await open('en', ['a'], { ...MEMBER, isInBeta: false });
    expect(options()).toHaveLength(MENU_COMMANDS.length + 1);
    cleanup();
    await open('en', ['a'], { ...MEMBER, pictures: false, backgrounds: false });
    expect(options()).toHaveLength(MENU_COMMANDS.length + 1);
  });
  it('reports no results', async () => {
    const { user, field } = await open();
    await user.type(field, 'qqqq');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByText('No command matches.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(options()).toHaveLength(MENU_COMMANDS.length);
    expect(document.activeElement).toBe(field);
  });
});

describe('layers by name', () => {
  it('are found once their name is typed; Enter selects one', async () => {
    const { field, selection, user } = await open('en', []);
    expect(named('b')).toBeUndefined();
    await user.type(field, 'b');
    const option = options().find((one) => one.textContent === 'bLayers');
    expect(option).toBeTruthy();
    fireEvent.click(option!);
    await waitFor(() => expect(selection()).toEqual(['b']));
  });
});

describe('a typed placement', () => {
  it('moves the named layer, selects it, and one undo moves it back', async () => {
    const { user, style, field, undo, selection } = await open('en', ['b']);
    await user.type(field, 'a at 3 o’clock, radius 100');
    const [first] = await screen.findAllByRole('option', { name: /Move a to center X 350, Y 250/ });
    expect(first?.textContent).toContain('99 px to the edge');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(style('a')).toMatchObject({ x: 300, y: 230 }));
    expect(selection()).toEqual(['a']);
    undo();
    expect(style('a')).toMatchObject({ x: 10, y: 10 });
  });

  it('says what it cannot read, and puts the caret there', async () => {
    const { user, style, field } = await open();
    await user.type(field, 'a at 13 o’clock');
    expect(await screen.findByRole('option', { name: /There is no 13 o’clock on a dial/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect((field as HTMLInputElement).selectionStart).toBe(2);
    expect(style('a')).toMatchObject({ x: 10, y: 10 });
  });

  it('is read and described in Chinese', async () => {
    const { user, style, field } = await open('zh');
    await user.type(field, '3点 半径100');
    expect(await screen.findByRole('option', { name: /将 a 的中心移到 X 350，Y 250/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(style('a')).toMatchObject({ x: 300, y: 230 }));
  });

  it('does not hide what an ordinary search finds', async () => {
    const { user, field } = await open();
    await user.type(field, 'align left');
    await screen.findAllByRole('option', { name: /Align left/ });
    expect(screen.queryByText(/No layer is called/)).toBeNull();
  });
});
