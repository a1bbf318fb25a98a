// Files dropped on the canvas and drawings pasted: SVG as sharp pictures that follow their layer's size, hands by their names.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { handArt, type PictureFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#f5b400"/></svg>';

const svgFile = (name: string, text: string): PictureFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

/** Drops files on the middle of the canvas. */
async function drop(page: Page, files: readonly PictureFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  await page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    const canvas = document.querySelector('[role="application"]')!;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    canvas.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }));
  }, given);
}

/** Width in px of the picture that a layer shows. */
const pictureWidth = (page: Page, label: string) =>
  page.evaluate(async (name) => {
    const layer = [...document.querySelectorAll('[role="application"] [data-layer]')].find((one) =>
      one.getAttribute('aria-label')?.includes(name),
    );
    const address = layer?.querySelector('image')?.getAttribute('href');
    if (!address) return 0;
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture.naturalWidth;
  }, label);

describe('an SVG drawing', () => {
  it('that is dropped becomes a picture, is rendered again when its layer grows, and is sharp after reopening', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    await drop(page, [svgFile('Badge.svg', BADGE)]);
    await expect.poll(() => pictureWidth(page, 'Badge')).toBe(24);
    await face.select('Badge').tab('Properties');
    await face.set('W', '240');
    await expect.poll(() => pictureWidth(page, 'Badge')).toBe(240);
    await face.save().reload();
    await expect.poll(() => pictureWidth(page, 'Badge')).toBe(240);
    // The drawing is stored with it: the layer can grow again.
    await face.select('Badge').tab('Properties');
    await face.set('W', '400');
    await expect.poll(() => pictureWidth(page, 'Badge')).toBe(400);
  });

  it('that would block the page is refused at once, with what to do', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    const groups = Array.from(
      { length: 24 },
      (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`,
    ).join('');
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><defs><rect id="a0" width="1" height="1"/>${groups}</defs><use href="#a24"/></svg>`;
    await drop(page, [svgFile('Bomb.svg', bomb)]);
    await page.getByText('This drawing is too complex to convert.', { exact: false }).first().waitFor();
    await drop(page, [svgFile('Badge.svg', BADGE)]);
    await expect.poll(() => pictureWidth(page, 'Badge')).toBe(24);
  });

  it('becomes a picture in each common form of the file', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    const ns = 'http://www.w3.org/2000/svg';
    const body = '<rect width="40" height="40" fill="red"/></svg>';
    const drawing = `<svg xmlns="${ns}" width="40" height="40">${body}`;
    const types = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns_x "http://ns.adobe.com/Extensibility/1.0/">\n]>`;
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(drawing, 'utf16le')]);
    await drop(page, [
      svgFile('Entities.svg', `${types}<svg xmlns:x="&ns_x;" xmlns="${ns}" width="40" height="40">${body}`),
      svgFile('Comment.svg', `<?xml version="1.0"?>\n<!-- ${'licence '.repeat(90)} -->\n${drawing}`),
      { ...svgFile('Wide.svg', ''), buffer: wide },
      svgFile('Trailing.svg', `${drawing}\n<!-- end -->\n`),
      svgFile('Prefix.svg', `<s:svg xmlns:s="${ns}" width="40" height="40"><s:rect width="40" height="40"/></s:svg>`),
      svgFile('Html.svg', drawing.replace('<rect', '<foreignObject width="9" height="9"/><rect')),
    ]);
    for (const name of ['Entities', 'Comment', 'Wide', 'Trailing', 'Prefix', 'Html'])
      await expect.poll(() => pictureWidth(page, name), { message: name }).toBe(40);
    await page.getByText('Html.svg: text in HTML is left out.', { exact: false }).first().waitFor();
  });

  it('that is pasted as source becomes a picture, and other markup is refused', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    const paste = (text: string) =>
      page.evaluate((source) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', source);
        const canvas = document.querySelector<HTMLElement>('[role="application"]')!;
        canvas.focus();
        canvas.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
      }, text);
    await paste(BADGE);
    await expect.poll(() => pictureWidth(page, 'Image')).toBe(24);
    const prefixed =
      '<!-- drawn -->\n<s:svg xmlns:s="http://www.w3.org/2000/svg" width="36" height="36"><s:rect width="36" height="36"/></s:svg>\n<!-- end -->';
    await paste(prefixed);
    await expect.poll(() => pictureWidth(page, 'Image 2')).toBe(36);
    await paste('<div>Hello</div>');
    await page.getByText('The clipboard contains markup', { exact: false }).first().waitFor();
    await face.tab('Layers');
    expect(await page.getByRole('treeitem').count()).toBe(3);
  });
});

it('hour.png, minute.png and second.png become hands that rotate with the time, and Undo makes them pictures again', async () => {
  const face = newDesigner();
  await face.newDesign();
  const { page } = face;
  const art = (name: string, top: number) => handArt(500, { width: 16, top, tail: 30 }, name);
  await drop(page, [art('hour.png', 120), art('minute.png', 60), art('second.png', 40)]);
  await page.getByText('hour, minute, and second are now hands.').first().waitFor();
  const angle = () => face.drawn('minute').evaluate((one) => /rotate\([^)]*\)/.exec(one.outerHTML)?.[0] ?? '');
  await expect.poll(angle).toMatch(/rotate\(354 /);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(angle).not.toMatch(/rotate\(354 /);
  await face.tab('Layers');
  expect(await page.getByRole('treeitem').count()).toBe(4);
});
