// Fonts in the asset library and in the font field: upload with sign-in in place, refusals word for word, deletion, missing fonts.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ControlProps } from '@/forms/Control';
import { fontControl } from '@/forms/controls/font';
import { BUILT_IN_FAMILIES, builtInTypeface } from '@/schemas/builtInFonts';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { cutOff, fontFile, roboto, signed, smallFont } from '@/tests/support/fonts';
import { dismissToast, toasts } from '@/ui/toasts';
import { chooseNext, fontsOnPage, openAssets } from './assetsWorld';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const toast of toasts.get()) dismissToast(toast.id);
});

const WORDS = {
  en: {
    fonts: 'Fonts',
    upload: 'Upload font…',
    demo: /demo/i,
    added: 'Roboto Regular was added to your fonts.',
    remove: 'Delete Roboto Regular',
    confirm: 'Delete font',
    used: 'Used in this design by “Title”. These texts will be shown in Roboto.',
    deleted: 'Roboto Regular was deleted.',
    refused: 'Supports ttf files only',
    failed: 'Upload failed',
    missing: 'This font is missing. Roboto is shown instead.',
    ...{
      weight: 'Weight',
      weights: ['Light', 'Regular', 'Bold'],
      search: 'Search fonts',
      shipped: 'Built-in',
      mono: 'monospaced',
      serif: 'Serif',
      none: 'Show all',
      license: 'The license goes into the package',
      cost: '+ 113 KB in memory',
    },
  },
  zh: {
    fonts: '字体',
    upload: '上传字体…',
    demo: /演示/,
    added: '已将“Roboto Regular”添加到字体。',
    remove: '删除“Roboto Regular”',
    confirm: '删除字体',
    used: '此设计中“Title”正在使用该字体，删除后将以 Roboto 显示。',
    deleted: '已删除“Roboto Regular”。',
    refused: '仅支持 ttf 格式的文件',
    failed: '上传失败',
    missing: '缺少此字体，暂以 Roboto 显示。',
    ...{ weight: '字重', weights: ['细体', '常规', '粗体'], search: '搜索字体', shipped: '内置字体', mono: '等宽' },
    ...{ serif: '衬线', none: '显示全部', license: '许可协议随安装包附带', cost: '内存 + 113 KB' },
  },
} as const;

/** Families on the page besides the built-in ones. */
const families = () => [...fontsOnPage].flatMap(({ family }) => (builtInTypeface(family) ? [] : [family]));

describe.each(['en', 'zh'] as const)('fonts in %s', (language) => {
  const words = WORDS[language];
  const layers = [rootLayer(), textLayer('Title', { fontFamily: 'Roboto Regular' })];

  it('a visitor is asked to sign in, then the font is there; deleting lists the layers that use it', async () => {
    const { show, user, button } = await openAssets(layers, language);
    show();
    chooseNext(fontFile(roboto));
    await user.click(await button(words.upload));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: words.demo }));
    expect(await screen.findByText(words.added)).toBeTruthy();
    expect(families()).toEqual(['Roboto Regular']);
    await user.click(await button(words.remove));
    const confirm = await screen.findByRole('alertdialog');
    expect(confirm.textContent).toContain(words.used);
    await user.click(within(confirm).getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.deleted)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: words.remove })).toBeNull());
    expect(families()).toEqual([]);
  });

  it.each([
    ['another kind of font', () => signed('OTTO'), words.refused],
    ['a damaged font', () => cutOff(roboto, 0.5), words.failed],
  ])('%s is refused with a message, without sign-in', async (_, bytes, sentence) => {
    const { show, user, button } = await openAssets(layers, language);
    show();
    chooseNext(fontFile(bytes()));
    await user.click(await button(words.upload));
    expect(await screen.findByText(`${sentence}${language === 'zh' ? '（font.ttf）' : ' (font.ttf)'}`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = within(screen.getByRole('region', { name: words.fonts })).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('uploading', () => {
  const signIn = async (world: Awaited<ReturnType<typeof openAssets>>) => {
    await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /demo/i }));
  };

  it('a failing server is reported', async () => {
    const world = await openAssets([rootLayer()]);
    world.app.faults.plan([{ op: 'fontUpload', kind: 'status', code: 500, times: 1 }]);
    world.show();
    chooseNext(fontFile(roboto));
    await world.user.click(await world.button('Upload font…'));
    await signIn(world);
    expect(await screen.findByText('Upload failed (font.ttf)')).toBeTruthy();
    expect(families()).toEqual([]);
  });

  it('no file, no upload', async () => {
    const world = await openAssets([rootLayer()]);
    world.show();
    chooseNext(null);
    await world.user.click(await world.button('Upload font…'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.fonts.get().uploading).toBeNull();
  });

  it('warns about a font that may not be embedded', async () => {
    const world = await openAssets([rootLayer()]);
    world.show();
    chooseNext(fontFile(smallFont([{ id: 4, text: 'Closed Sans' }], { fsType: 2 })));
    await world.user.click(await world.button('Upload font…'));
    await signIn(world);
    expect(await screen.findByText(/Closed Sans does not allow embedding without the owner's permission/)).toBeTruthy();
    expect(await screen.findByText("Embedding needs the owner's permission")).toBeTruthy();
  });

  it('a list that failed to load says so, and the default font stays', async () => {
    const world = await openAssets([rootLayer()]);
    await waitFor(() => expect(world.fonts.get().list).toBe('ready'));
    world.app.faults.plan([{ op: 'fontPage', kind: 'network', times: 1 }]);
    await world.fonts.reload();
    world.show();
    const fonts = screen.getByRole('region', { name: 'Fonts' });
    await world.user.click(within(within(fonts).getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(fonts).queryByRole('alert')).toBeNull());
    expect(within(fonts).getByText('Roboto-Regular')).toBeTruthy();
  });
});

describe.each(['en', 'zh'] as const)('the font field in %s', (language) => {
  const words = WORDS[language];
  const { Input } = fontControl;

  async function field(value: string) {
    const onChange = vi.fn();
    const props = {
      id: 'font',
      value,
      mixed: false,
      invalid: false,
      disabled: false,
      onChange,
    } as unknown as ControlProps;
    const world = await openAssets(
      [rootLayer()],
      language,
      <>
        <label htmlFor="font">Font</label>
        <Input {...props} />
      </>,
    );
    world.show();
    return { ...world, onChange };
  }

  it('keeps a missing font readable, and says that it is missing', async () => {
    await field('Gone Sans');
    const button = screen.getByRole('button', { name: 'Font' });
    expect(button.textContent).toContain('Gone Sans');
    expect(button.getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByText(words.missing).id);
  });

  it('does not call the font of the watch missing', async () => {
    await field('SYNC_TO_DEVICE');
    expect(screen.getByRole('button', { name: 'Font' }).textContent).toMatch(/watch|手表/);
    expect(screen.queryByText(words.missing)).toBeNull();
  });

  it('explains what happened to a font, and takes the uploaded one', async () => {
    const world = await field('Roboto-Regular');
    chooseNext(fontFile(roboto));
    await world.user.click(await world.button(words.upload));
    await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.demo }));
    await waitFor(() => expect(world.onChange).toHaveBeenCalledWith('Roboto Regular'));
    await world.user.click(screen.getByRole('button', { name: 'Font' }));
    expect(await screen.findByRole('option', { name: /^Roboto Regular/ })).toBeTruthy();
  });

  it('offers the built-in families: searched, chosen by keys, and with their weights', async () => {
    const { user, fonts, onChange } = await field('Oswald-Bold');
    await waitFor(() => expect(fonts.get().list).toBe('ready'));
    const button = screen.getByRole('button', { name: 'Font' });
    expect(button.textContent).toBe('Oswald');
    const weights = screen.getByRole('combobox', { name: words.weight });
    expect(
      within(weights)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(words.weights);
    await user.selectOptions(weights, 'Oswald-Light');
    expect(onChange).toHaveBeenLastCalledWith('Oswald-Light');
    button.focus();
    await user.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: words.search });
    await waitFor(() => expect(document.activeElement).toBe(search));
    const group = screen.getByRole('group', { name: words.shipped });
    expect(within(group).getAllByRole('option')).toHaveLength(BUILT_IN_FAMILIES.length);
    await user.keyboard(`${words.mono}{ArrowDown}`);
    const rows = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(rows.map((row) => row.getAttribute('aria-label')?.split(',')[0])).toEqual([
      'JetBrains Mono',
      'Share Tech Mono',
    ]);
    // The weight stays where the family has it; its file and license are what the face takes on.
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText(words.cost).previousElementSibling?.textContent).toContain(words.license);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('JetBrainsMono-Bold');
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('narrows the list to a style, and leads back to all families from no result', async () => {
    const { user, fonts } = await field('Oswald-Bold');
    await waitFor(() => expect(fonts.get().list).toBe('ready'));
    await user.click(screen.getByRole('button', { name: 'Font' }));
    const search = await screen.findByRole('combobox', { name: words.search });
    const serif = screen.getByRole('button', { name: words.serif });
    await user.click(serif);
    expect(serif.getAttribute('aria-pressed')).toBe('true');
    const rows = () =>
      screen.queryAllByRole('option').flatMap((row) => row.getAttribute('aria-label')?.split(',')[0] ?? []);
    expect(rows()).toEqual(['Cinzel', 'Playfair Display']);
    await user.type(search, 'oswald');
    expect(rows()).toEqual([]);
    await user.click(screen.getByRole('button', { name: words.none }));
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(BUILT_IN_FAMILIES.length);
    expect(document.activeElement).toBe(search);
  });

  it('keeps the font if no other was chosen', async () => {
    const { user, onChange } = await field('Roboto-Regular');
    chooseNext(null);
    await user.click(screen.getByRole('button', { name: words.upload }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
