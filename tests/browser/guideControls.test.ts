// Every control that the user guide names exists: the screens are visited, and their texts collected.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wordsOf as fileWords } from '../../build/nodeWords.mjs';
import { startBrowser } from '../support/browser';
import { EDITOR_STATES, openRichEditor, type Words, wordsOf } from '../support/editorStates';
import { pngFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const TEXTS = resolve(import.meta.dirname, '../../locales/en/guide');

const NAMED = [
  ...new Set(
    readdirSync(TEXTS)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...readFileSync(resolve(TEXTS, file), 'utf8').matchAll(/\{\{ui:([^}]+)\}\}/g)].map(([, key = '']) => key),
      ),
  ),
].sort();

/** Controls of states that this walk does not reach: the file that draws each, and how the file names it. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these strings quote source code.
const DRAWN_BY: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'ai:pictures.use': ['src/features/ai/pictures/HistoryTask.tsx', "t('pictures.use')"],
  'check:accept.again': ['src/features/check/findings/MeantGroup.tsx', "t('accept.again')"],
  'check:looks.new': ['src/features/check/findings/FindingRow.tsx', "t('looks.new')"],
  'check:mends.dedupe': ['src/simulator/findingTexts.ts', 'check:mends.${mend.kind}'],
  'check:mends.defaultFont': ['src/simulator/findingTexts.ts', 'check:mends.${mend.kind}'],
  'check:mends.halveFrames': ['src/simulator/findingTexts.ts', 'check:mends.${mend.kind}'],
  'check:mends.scale': ['src/simulator/findingTexts.ts', 'check:mends.${mend.kind}'],
  'contactSheet:own.add': ['src/features/contactSheet/sheet/ContactSheetDialog.tsx', "t('own.add')"],
  'earnings:step.email': ['src/features/money/earnings/BalanceTiles.tsx', 'step.${step}'],
  'editor:copies.diverged': ['src/workspace/copies/CopyTabs.tsx', "t('copies.diverged')"],
  'conversion:fate.lost': ['src/workspace/copies/ReportTable.tsx', 'conversion:fate.${fate}'],
  'conversion:overLimit.scale': ['src/workspace/copies/OverLimitChooser.tsx', 'conversion:overLimit.${kind}'],
  'conversion:overLimit.skip': ['src/workspace/copies/OverLimitChooser.tsx', 'conversion:overLimit.${kind}'],
  'conversion:overLimit.still': ['src/workspace/copies/OverLimitChooser.tsx', 'conversion:overLimit.${kind}'],
  'editor:help.importReport': ['src/workspace/topBar/HelpMenu.tsx', "t('help.importReport')"],
  'editor:saveState.clean': ['src/service/localDrafts/describeSaveStatus.ts', "calm('clean'"],
  'editor:saveState.conflict': ['src/service/localDrafts/describeSaveStatus.ts', "'conflict' :"],
  'editor:saveState.offline': ['src/service/localDrafts/describeSaveStatus.ts', "'offline' :"],
  'export:key.export': ['src/features/exporting/dialog/KeyCard.tsx', "t('key.export')"],
  'export:ways.layers': ['src/features/exporting/dialog/ExportDialog.tsx', 'ways.${id}'],
  'editor:simulator.groups.choices': ['src/simulator/SimulatorBar.tsx', "t('simulator.groups.choices')"],
  'fields:progress.presets.ownGoal': ['schemas/nodes/progressPresets.ts', "'ownGoal'"],
  'fields:shared.shownFor': ['schemas/nodes/common.ts', 'shownFor: shownFor.optional()'],
  'live:trace': ['src/workspace/properties/live/ExpressionPanel.tsx', "t('trace')"],
  'options:add.list': ['src/workspace/options/OptionsDialog.tsx', "t('add.list')"],
  'options:add.switch': ['src/workspace/options/OptionsDialog.tsx', "t('add.switch')"],
  'themes:asr.label': ['src/workspace/themes/ChipChoice.tsx', "t('asr.label')"],
  'options:flavors.add': ['src/workspace/options/FlavorList.tsx', "t('flavors.add')"],
  'themes:choices.add': ['src/workspace/themes/NewChoices.tsx', "t('choices.add')"],
  'themes:hue.one': ['src/workspace/themes/NewChoices.tsx', "t('hue.one')"],
  'themes:paste.title': ['src/workspace/themes/PastedChoices.tsx', "t('paste.title')"],
  'themes:sample.title': ['src/workspace/themes/SampledChoices.tsx', "t('sample.title')"],
  'themes:none.start': ['src/workspace/themes/ThemesDialog.tsx', "t('none.start')"],
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these strings quote source code.

/** The texts of a page: content, names, hints and options. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const missingNames: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      missingNames.push(tidy(own.map((node) => node.textContent).join('')));
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        missingNames.push(tidy(element.getAttribute(name)));
    }
    return missingNames.filter((text) => text !== '');
  });

/** Controls that show a name followed by something, such as a count. */
const isShown = (text: string, shown: ReadonlySet<string>): boolean =>
  shown.has(text) || [...shown].some((one) => one.startsWith(`${text}:`) || one.startsWith(`${text} (`));

/** Words by a key such as `export:key.title`, with those of the node types. */
function wordsAt(lang: 'en' | 'zh', key: string): string {
  const [file = '', path = ''] = key.split(':');
  const all: unknown = fileWords(lang, file);
  return String(path.split('.').reduce((at, part) => (at as Record<string, unknown>)[part], all));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first().click();

/** Adds one of each layer that the states of the editor lack, and collects the texts of its properties. */
async function otherLayers(page: Page, w: Words, collect: () => Promise<void>): Promise<void> {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => pngFile(`p${at}.png`, { width: 20, height: 20, color: '#887766' }));
  for (const [key, count] of [
    ['fillArc', 0],
    ['slotRangedValue', 0],
    ['text', 0],
    ['weather', 0],
    ['animation', 3],
    ['shapeRectangle', 0],
    ['shapeArc', 0],
    ['shapePolygon', 0],
    ['shapeStar', 0],
  ] as const) {
    await tab(page, w('editor:panels.add'));
    const name = w(`catalogue:items.${key}`);
    if (count > 0) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, name)]);
      await chooser.setFiles(files(count));
    } else await press(page, name);
    await tab(page, w('editor:panels.properties'));
    await page.getByRole('form').first().waitFor();
    // Its pictures are read before the layer is added.
    if (key === 'animation') await page.getByLabel(w('fields:animation.delayTime')).first().waitFor();
    // The parts of a paint are fetched with the first panel that shows one.
    if (key.startsWith('shape'))
      await page
        .getByRole('radio', { name: w('fields:paint.kinds.sweep') })
        .first()
        .waitFor();
    await collect();
    if (key === 'weather') await pressDigits(page, w, collect);
  }
}

/** Fields of an image sequence that shows digits. */
async function pressDigits(page: Page, w: Words, collect: () => Promise<void>): Promise<void> {
  await page
    .getByRole('radio', { name: w('fields:image_sequence.options.shows.digits') })
    .or(page.getByRole('button', { name: w('fields:image_sequence.options.shows.digits') }))
    .first()
    .click();
  await collect();
}

/** Export with each of its tabs, the check, and the report of a copy for the other platform, which is then made. */
async function dialogsOfEditor(page: Page, w: Words, lang: 'en' | 'zh', collect: () => Promise<void>): Promise<void> {
  await press(page, w('editor:commands.exportFile'));
  const dialog = page.getByRole('dialog');
  for (const tabId of ['picture', 'page', 'watchFace', 'project']) {
    await dialog.getByText(wordsAt(lang, `export:ways.${tabId}`), { exact: true }).click();
    if (tabId === 'watchFace') await dialog.getByText(wordsAt(lang, 'export:watch.make')).waitFor();
    await collect();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: new RegExp(`^${w('editor:topBar.check')}`) })
    .first()
    .click();
  await page.getByRole('meter').first().waitFor({ state: 'attached' });
  await collect();
}

/** Signs the demo's account in, and visits its designs, its earnings, the AI tab and the publish form. */
async function pagesOfMember(page: Page, w: Words, collect: () => Promise<void>): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: w('pages:shell.signIn'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('signIn:demo') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const [path, tabKey] of [
    ['/dialList', 'live'],
    ['/dialList', 'offline'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('tab', { name: new RegExp(`^${w(`designs:tab.${tabKey}`)}`) }).click();
    const menu = page.locator('main button[aria-haspopup="menu"]').last();
    await menu.click();
    await page.getByRole('menu').waitFor();
    await collect();
    await page.keyboard.press('Escape');
  }
  await page.goto('/management/earnings');
  await page.getByText(w('earnings:tiles.available')).first().waitFor();
  await collect();
}

/** A new design: opened in the publish form, and with the AI tab of its editor. */
async function newFace(page: Page, w: Words, collect: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: w('pages:home.newDesign') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await collect();
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await page.getByRole('application').waitFor();
  await tab(page, w('editor:panels.ai'));
  await page.getByRole('button', { name: w('ai:beta.join'), exact: true }).waitFor();
  await collect();
  await press(page, w('ai:beta.join'));
  await page.getByLabel(w('ai:pictures.prompt')).waitFor();
  await collect();
  await press(page, w('editor:commands.publish'));
  await page.getByText(w('publish:send'), { exact: true }).first().waitFor();
  await collect();
}

// In English only: both languages name the same controls by the same keys (tests/pages/guide/guideTexts.test.ts).
it.each(['en'] as const)(
  'every control that the guide names is on a screen (%s)',
  { timeout: 600_000 },
  async (lang) => {
    const w = wordsOf(lang);
    const shown = new Set<string>();
    const designer = newDesigner({ lang });
    const collect = async () => {
      for (const text of await wordsOn(designer.page)) shown.add(text);
    };
    await openRichEditor(designer, w);
    await collect();
    for (const { enter, leave } of EDITOR_STATES) {
      await designer.do(async (page) => {
        await enter(page, w);
        await collect();
        if (leave) await leave(page, w);
        else await page.keyboard.press('Escape');
      });
    }
    await designer.do((page) => otherLayers(page, w, collect));
    await designer.do((page) => dialogsOfEditor(page, w, lang, collect));
    const member = newDesigner({ lang });
    await member.do((page) => page.goto(`/profile?lang=${lang}&world=demo`));
    const collectPage = async () => {
      for (const text of await wordsOn(member.page)) shown.add(text);
    };
    await member.do((page) => pagesOfMember(page, w, collectPage));
    await member.do((page) => newFace(page, w, collectPage));
    const missing = NAMED.filter((key) => !isShown(wordsAt(lang, key), shown));
    expect(missing).toEqual(Object.keys(DRAWN_BY).sort());
  },
);

it.each(Object.entries(DRAWN_BY))('%s is drawn by the file that is named for it', (_, [file, name]) => {
  expect(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')).toContain(name);
});
