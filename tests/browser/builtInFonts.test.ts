// Built-in fonts in a production build: chosen by mouse and by keys, drawn, kept, and packed with their licenses.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { builtInTypeface } from '@/schemas/builtInFonts';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { bytesOf } from '../support/downloads';
import { fileOf } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();

const fileOfTypeface = (name: string) => readFileSync(resolve('node_modules', builtInTypeface(name)!.path));

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function entriesOf(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await bytesOf(download);
  const zip = await readZip(new Uint8Array(bytes));
  if (!zip.ok) throw new Error(zip.fault.kind);
  return { bytes, entries: zip.entries };
}

/** Names of the typefaces that the page has loaded. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])).sort(),
  );

const fontField = (designer: Designer) => designer.properties.getByRole('button', { name: 'Font', exact: true });

/** The entries below a folder that hold fonts, and the text with their licenses. */
function fontsIn(entries: ReadonlyMap<string, Uint8Array>, main: string) {
  const names = [...entries.keys()].filter((name) => /\.(ttf|otf)$/.test(name));
  expect([...entries.keys()].filter((name) => /licen[cs]e/i.test(name))).toEqual([`${main}assets/font-licenses.txt`]);
  return {
    names: names.toSorted(),
    licenses: new TextDecoder().decode(entries.get(`${main}assets/font-licenses.txt`)),
  };
}

it('a family and a weight are chosen in both modes, drawn, kept in every copy of the work, and packed once with their license', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Lettered' }).add('Digital time').tab('Properties');
  const { page } = designer;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.ttf$/.test(request.url())) requests.push(request.url().replace(/^.*\/|-[^-]*\.ttf$/g, ''));
  });
  const plain = await designer.picture();
  expect(await loaded(page)).toEqual(['Roboto-Regular']);

  // By mouse. The list shows every family without fetching its file.
  await designer.do(() => designer.drawn('Digital time').click()).tab('Properties');
  await fontField(designer).click();
  const list = page.getByRole('listbox', { name: 'Choose a font' });
  await list
    .getByRole('group', { name: 'Used in this design' })
    .getByRole('option', { name: /^Roboto, in use/ })
    .waitFor();
  await list.getByRole('option', { name: /^VT323/ }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  await list.getByRole('option', { name: /^Orbitron/ }).click();
  await list.waitFor({ state: 'detached' });
  await designer.properties.getByRole('combobox', { name: 'Weight' }).selectOption({ label: 'Bold' });
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(['Orbitron-Bold']));
  const bold = await designer.picture();
  expect(Buffer.compare(bold, plain)).not.toBe(0);

  // By keys, in always-on: the weight stays where the family has it.
  await page.getByRole('tab', { name: 'Always-on' }).click();
  await designer.add('Weekday').tab('Properties');
  await fontField(designer).focus();
  await designer.press('Enter').do(() => page.getByRole('combobox', { name: 'Search fonts' }).waitFor());
  await page.keyboard.type('condensed');
  await expect.poll(() => list.getByRole('option').count()).toBe(5);
  await page.keyboard.type(' oswald');
  await designer.press('Enter').do(() => list.waitFor({ state: 'detached' }));
  expect(await fontField(designer).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await fontField(designer).textContent()).toBe('Oswald');
  await designer.press('Tab', 'ArrowDown');
  expect(await designer.properties.getByRole('combobox', { name: 'Weight' }).inputValue()).toBe('Oswald-Bold');
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(['Oswald-Bold']));
  const resting = await designer.picture();
  await page.getByRole('tab', { name: 'Normal' }).click();

  // The visitor's design keeps them.
  await designer.do(() => page.getByText('Saved on this device').first().waitFor()).reload();
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(['Orbitron-Bold']));
  expectSamePicture(await designer.picture(), bold, 'the face after a reload');

  // The packages: as sources and as an app.
  await designer.click('Export');
  const dialog = exportDialog(page);
  const project = await entriesOf(page, () =>
    dialog.getByRole('button', { name: 'Download the project file' }).click(),
  );
  expect([...project.entries.keys()].filter((name) => name.startsWith('fonts/'))).toEqual([]);
  await dialog.getByRole('tab', { name: 'Smartwatch' }).click();
  const apk = await entriesOf(page, async () => {
    await dialog.getByRole('button', { name: 'Make the package' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make the key and the APK' }).click();
  });
  await dialog.getByRole('radio', { name: 'Source ZIP' }).check({ force: true });
  const source = await entriesOf(page, () => dialog.getByRole('button', { name: 'Make the package' }).click());
  for (const [entries, main] of [
    [apk.entries, ''],
    [
      source.entries,
      [...source.entries.keys()]
        .find((name) => name.endsWith('src/main/AndroidManifest.xml'))!
        .replace('AndroidManifest.xml', ''),
    ],
  ] as const) {
    const { names, licenses } = fontsIn(entries, main);
    expect(names).toEqual([`${main}res/font/orbitron_bold.ttf`, `${main}res/font/oswald_bold.ttf`]);
    for (const typeface of ['Orbitron-Bold', 'Oswald-Bold'])
      expect(
        Buffer.compare(
          entries.get(`${main}res/font/${typeface.toLowerCase().replace('-', '_')}.ttf`)!,
          fileOfTypeface(typeface),
        ),
      ).toBe(0);
    expect(licenses.match(/SIL OPEN FONT LICENSE Version/gi)).toHaveLength(2);
    for (const family of ['Orbitron\norbitron_bold.ttf', 'Oswald\noswald_bold.ttf'])
      expect(licenses.split(family)).toHaveLength(2);
  }

  // The project file brings them to another browser.
  const other = newDesigner();
  await other.visit('/dialList');
  const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'), other.button('Open a file').click()]);
  await chooser.setFiles(fileOf(project.bytes, 'Lettered.dialwright', 'application/octet-stream'));
  await other.do(() => other.face.waitFor());
  await expect.poll(() => loaded(other.page)).toEqual(expect.arrayContaining(['Orbitron-Bold']));
  expectSamePicture(await other.picture(), bold, 'the opened face');
  await other.page.getByRole('tab', { name: 'Always-on' }).click();
  await expect.poll(() => loaded(other.page)).toEqual(expect.arrayContaining(['Oswald-Bold']));
  expectSamePicture(await other.picture(), resting, 'the opened face in always-on');

  // No other file was fetched.
  expect([...new Set(requests)].sort()).toEqual([
    'Orbitron_400Regular',
    'Orbitron_700Bold',
    'Oswald_400Regular',
    'Oswald_700Bold',
    'Roboto_400Regular',
  ]);
});
