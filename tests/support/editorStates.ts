// The states of the editor that accessibility tests visit: every tab, dialog, menu and popover, in both languages.
import type { Page } from 'playwright-core';
import enAi from '@/locales/en/ai.json';
import enAssets from '@/locales/en/assets.json';
import enCatalogue from '@/locales/en/catalogue.json';
import enConversion from '@/locales/en/conversion.json';
import enDesigns from '@/locales/en/designs.json';
import enDetail from '@/locales/en/detail.json';
import enEarnings from '@/locales/en/earnings.json';
import enEditor from '@/locales/en/editor.json';
import enErrors from '@/locales/en/errors.json';
import enFields from '@/locales/en/fields.json';
import enFonts from '@/locales/en/fonts.json';
import enImport from '@/locales/en/import.json';
import enManagement from '@/locales/en/management.json';
import enMessages from '@/locales/en/messages.json';
import enModeration from '@/locales/en/moderation.json';
import enOperator from '@/locales/en/operator.json';
import enPages from '@/locales/en/pages.json';
import enPreview from '@/locales/en/preview.json';
import enProfile from '@/locales/en/profile.json';
import enPublish from '@/locales/en/publish.json';
import enRules from '@/locales/en/rules.json';
import enShortcuts from '@/locales/en/shortcuts.json';
import enSignIn from '@/locales/en/signIn.json';
import enSimulator from '@/locales/en/simulator.json';
import enTemplateLayers from '@/locales/en/templateLayers.json';
import enTesters from '@/locales/en/testers.json';
import enVersions from '@/locales/en/versions.json';
import zhAi from '@/locales/zh/ai.json';
import zhAssets from '@/locales/zh/assets.json';
import zhCatalogue from '@/locales/zh/catalogue.json';
import zhConversion from '@/locales/zh/conversion.json';
import zhDesigns from '@/locales/zh/designs.json';
import zhDetail from '@/locales/zh/detail.json';
import zhEarnings from '@/locales/zh/earnings.json';
import zhEditor from '@/locales/zh/editor.json';
import zhErrors from '@/locales/zh/errors.json';
import zhFields from '@/locales/zh/fields.json';
import zhFonts from '@/locales/zh/fonts.json';
import zhImport from '@/locales/zh/import.json';
import zhManagement from '@/locales/zh/management.json';
import zhMessages from '@/locales/zh/messages.json';
import zhModeration from '@/locales/zh/moderation.json';
import zhOperator from '@/locales/zh/operator.json';
import zhPages from '@/locales/zh/pages.json';
import zhPreview from '@/locales/zh/preview.json';
import zhProfile from '@/locales/zh/profile.json';
import zhPublish from '@/locales/zh/publish.json';
import zhRules from '@/locales/zh/rules.json';
import zhShortcuts from '@/locales/zh/shortcuts.json';
import zhSignIn from '@/locales/zh/signIn.json';
import zhSimulator from '@/locales/zh/simulator.json';
import zhTemplateLayers from '@/locales/zh/templateLayers.json';
import zhTesters from '@/locales/zh/testers.json';
import zhVersions from '@/locales/zh/versions.json';
import { spacedAround } from '@/service/language/spacing';
import { DEMO, type Designer } from './designer';
import { roboto } from './fonts';
import { fileOf, pngFile } from './pictures';

const WORDS = {
  en: {
    ai: enAi,
    assets: enAssets,
    conversion: enConversion,
    preview: enPreview,
    shortcuts: enShortcuts,
    simulator: enSimulator,
    editor: enEditor,
    catalogue: enCatalogue,
    designs: enDesigns,
    detail: enDetail,
    management: enManagement,
    messages: enMessages,
    moderation: enModeration,
    pages: enPages,
    profile: enProfile,
    publish: enPublish,
    earnings: enEarnings,
    errors: enErrors,
    operator: enOperator,
    fields: enFields,
    fonts: enFonts,
    rules: enRules,
    signIn: enSignIn,
    import: enImport,
    templateLayers: enTemplateLayers,
    testers: enTesters,
    versions: enVersions,
  },
  zh: {
    ai: zhAi,
    assets: zhAssets,
    conversion: zhConversion,
    preview: zhPreview,
    shortcuts: zhShortcuts,
    simulator: zhSimulator,
    editor: zhEditor,
    catalogue: zhCatalogue,
    designs: zhDesigns,
    detail: zhDetail,
    management: zhManagement,
    messages: zhMessages,
    moderation: zhModeration,
    pages: zhPages,
    profile: zhProfile,
    publish: zhPublish,
    earnings: zhEarnings,
    errors: zhErrors,
    operator: zhOperator,
    fields: zhFields,
    fonts: zhFonts,
    rules: zhRules,
    signIn: zhSignIn,
    import: zhImport,
    templateLayers: zhTemplateLayers,
    testers: zhTesters,
    versions: zhVersions,
  },
};

/** Words of a language by their path such as `editor:panels.add`. */
export const wordsOf =
  (lang: 'en' | 'zh') =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [file = '', path = ''] = key.split(':');
    const sentence = path
      .split('.')
      .reduce<unknown>(
        (at, part) => (at as Record<string, unknown>)[part],
        (WORDS[lang] as Record<string, unknown>)[file],
      );
    if (typeof sentence !== 'string') throw new Error(`no words ${key}`);
    const filled = sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    return Object.values(values).reduce<string>((text, value) => spacedAround(text, String(value)), filled);
  };

export type Words = ReturnType<typeof wordsOf>;

export interface EditorState {
  name: string;
  enter(page: Page, w: Words): Promise<unknown>;
  /** Escape by default. */
  leave?(page: Page, w: Words): Promise<unknown>;
  /** Only the side panels differ from the state before. */
  inPanels?: true;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const face = (page: Page) => page.getByRole('application');
const stay = async () => undefined;

/** A layer of the list is pressed, and its properties are shown. */
const selects = (name: string, layer: (w: Words) => string): EditorState => ({
  name,
  enter: async (page, w) => {
    await tab(page, w('editor:panels.layers'));
    await page.getByRole('treeitem', { name: layer(w), exact: true }).click();
    await tab(page, w('editor:panels.properties'));
  },
  leave: stay,
  inPanels: true,
});

const dialog = (name: string, open: EditorState['enter']): EditorState => ({
  name,
  enter: async (page, w) => {
    await open(page, w);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  },
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor({ state: 'detached' });
  },
});

const menu = (name: string, open: EditorState['enter']): EditorState => ({
  name,
  enter: async (page, w) => {
    await open(page, w);
    await page.getByRole('menu').waitFor();
  },
});

const item = (key: string) => (w: Words) => w(`catalogue:items.${key}`);

/** In the order in which one visit reaches them. */
export const EDITOR_STATES: readonly EditorState[] = [
  { name: 'layers', enter: (page, w) => tab(page, w('editor:panels.layers')), leave: stay },
  { name: 'design properties', enter: (page, w) => tab(page, w('editor:panels.properties')), leave: stay },
  { name: 'data', enter: (page, w) => tab(page, w('editor:panels.data')), leave: stay, inPanels: true },
  { name: 'add', enter: (page, w) => tab(page, w('editor:panels.add')), leave: stay, inPanels: true },
  { name: 'assets', enter: (page, w) => tab(page, w('editor:panels.assets')), leave: stay, inPanels: true },
  { name: 'ai', enter: (page) => tab(page, 'AI'), leave: stay, inPanels: true },
  selects('hand', item('seconds')),
  selects('text', item('date')),
  selects('ring', item('fillCircular')),
  selects('slot', item('slotShortText')),
  selects('tap area', item('interaction')),
  selects('image', () => 'a'),
  {
    name: 'colour',
    enter: async (page, w) => {
      await selects('text', item('date')).enter(page, w);
      await page.locator('[data-field="style.fill"] button[aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'several',
    enter: async (page, w) => {
      await selects('text', item('date')).enter(page, w);
      await tab(page, w('editor:panels.layers'));
      await page.getByRole('treeitem', { name: item('seconds')(w), exact: true }).click({ modifiers: ['Control'] });
      await tab(page, w('editor:panels.properties'));
    },
    leave: stay,
  },
  menu('context menu', async (page) => {
    await face(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+F10');
  }),
  menu('view menu', (page, w) => press(page, w('editor:canvas.view.menu'))),
  {
    name: 'rulers and grid',
    enter: async (page) => {
      await face(page).focus();
      await page.keyboard.press('Shift+R');
      await page.keyboard.press('Shift+G');
    },
    leave: async (page) => {
      await page.keyboard.press('Shift+R');
      await page.keyboard.press('Shift+G');
    },
  },
  dialog('simulator', (page, w) => press(page, w('editor:simulator.more'))),
  dialog('weights', (page) => page.locator('[data-copies] button[aria-haspopup="dialog"]').click()),
  dialog('copy report', (page) => page.locator('[data-copies]').getByRole('button', { name: /ASR/ }).click()),
  dialog('command menu', (page) => page.keyboard.press('Control+k')),
  dialog('add menu', async (page) => {
    await face(page).focus();
    await page.keyboard.press('a');
  }),
  dialog('help', (page) => page.keyboard.press('Control+/')),
  dialog('messages', async (page, w) => {
    await page.keyboard.press('Control+/');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('editor:commands.showMessages') })
      .click();
    await page.getByRole('dialog', { name: w('editor:commands.showMessages') }).waitFor();
  }),
  dialog('guides', async (page, w) => {
    await press(page, w('editor:canvas.view.menu'));
    await page.getByRole('menuitem', { name: w('editor:commands.editGuides') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('editor:canvas.guides.add') })
      .click();
  }),
  dialog('replace data', async (page, w) => {
    await selects('text', item('date')).enter(page, w);
    await face(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }),
  dialog('preview', (page, w) => press(page, w('editor:commands.openPreview'))),
  {
    name: 'always-on',
    enter: (page, w) => tab(page, w('editor:modes.ambient')),
    leave: stay,
  },
  dialog('preview of always-on', (page, w) => press(page, w('editor:commands.openPreview'))),
  { name: 'normal again', enter: (page, w) => tab(page, w('editor:modes.normal')), leave: stay },
];

/** From Home, if the page is in use; otherwise a stored design by its address. */
const openStates = (designer: Designer, w: Words, isInUse: boolean) =>
  isInUse
    ? designer.visit('/').do(async (page) => {
        await page
          .getByRole('button', { name: w('pages:home.newDesign') })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('textbox').first().fill('States');
        await page.getByRole('dialog').locator('button[type="submit"]').click();
        await face(page).waitFor();
      })
    : designer.newDesign({ name: 'States' });

/** A new design with one layer of each common kind, in any language. `isInUse`: the page has visited other pages. */
export const openRichEditor = (designer: Designer, w: Words, isInUse = false): Designer =>
  openStates(designer, w, isInUse).do(async (page) => {
    await tab(page, w('editor:panels.add'));
    for (const key of ['seconds', 'date', 'fillCircular', 'slotShortText', 'interaction']) {
      await press(page, item(key)(w));
    }
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, item('image')(w))]);
    await chooser.setFiles(pngFile('a.png', { width: 200, height: 100, color: '#334455' }));
    await page.locator('[data-layer]').nth(6).waitFor({ state: 'attached' });
  });

/** Signs in by saving, uploads a font, and asks to delete it. */
export const fontDeletion: EditorState = dialog('delete font', async (page, w) => {
  await page.keyboard.press('Control+s');
  const signIn = page.getByRole('dialog');
  await signIn.getByRole('tab', { name: w('signIn:way.password') }).click();
  await signIn
    .locator('input[type="tel"], input[autocomplete*="tel"], input[autocomplete="username"]')
    .first()
    .fill(DEMO.phone);
  await signIn.locator('input[type="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await signIn.waitFor({ state: 'detached' });
  await tab(page, w('editor:panels.assets'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, w('editor:fonts.upload'))]);
  await chooser.setFiles(fileOf(roboto, 'Clear.ttf', 'font/ttf'));
  // The name that the server gives it is in the middle of the text.
  const [before = '', after = ''] = w('fonts:delete', { name: '\n' }).split('\n');
  const ending = after ? `[aria-label$="${after}"]` : '';
  const fonts = page.getByRole('region', { name: w('fonts:title') });
  await fonts.locator(`li button[aria-label^="${before}"]${ending}`).first().click();
});
