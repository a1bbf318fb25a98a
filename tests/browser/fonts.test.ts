// Fonts as only a real browser validates and draws them (U12, U17), and the whole product without a worker (fault 27).
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { cutOff, robotoLight, signed } from '../support/fonts';
import { fileOf, pngFile } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();

/** The font with its table of outlines overwritten: valid to a reader of tables, but not to the browser. */
function withoutOutlines(font: Uint8Array): Uint8Array {
  const broken = new Uint8Array(font);
  const view = new DataView(broken.buffer);
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...broken.subarray(at, at + 4));
    if (tag === 'maxp' || tag === 'loca') broken.fill(0xff, view.getUint32(at + 8), view.getUint32(at + 8) + 32);
  }
  return broken;
}

it('U12 U17 a font that the browser cannot draw is refused; a late one is drawn when it arrives', async () => {
  const designer = newDesigner({ expected: /OTS parsing error|Failed to decode downloaded font/ });
  await designer.newDesign({ name: 'Letters' }).add('Battery').save();
  const { page } = designer;
  const upload = async (bytes: Uint8Array, name: string) => {
    await designer.do(() => designer.drawn('Battery').click()).tab('Properties');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload font…' }).first().click(),
    ]);
    await chooser.setFiles(fileOf(new Uint8Array(bytes), name, 'font/ttf'));
  };
  for (const [bytes, name, words] of [
    [signed('OTTO'), 'cff.ttf', /Supports ttf files only/],
    [cutOff(robotoLight, 0.5), 'half.ttf', /Upload failed/],
    [withoutOutlines(robotoLight), 'empty.ttf', /Upload failed/],
  ] as const) {
    await upload(bytes, name);
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('group').filter({ hasText: words });
    await notice.getByRole('button', { name: 'Dismiss' }).first().click();
    await notice.waitFor({ state: 'detached' });
  }
  const plain = await designer.picture();
  await upload(robotoLight, 'light.ttf');
  const drawn = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => /Light/.test(family) && status === 'loaded'));
  await expect.poll(drawn).toBe(true);
  await designer.save();
  const light = await designer.picture();
  expect(Buffer.compare(light, plain)).not.toBe(0);

  const { pathname } = new URL(page.url());
  await designer.visit(`${pathname}?fault=file:latency:1:12000`).do(() => designer.face.waitFor());
  // It does not block: the face uses the default font meanwhile.
  expect(await drawn()).toBe(false);
  expectSamePicture(await designer.picture(), plain, 'the face while its font is on the way');
  await expect.poll(drawn, { timeout: 20_000 }).toBe(true);
  expectSamePicture(await designer.picture(), light, 'the face once its font has come');
});

it('fault 27: where workers are blocked, the product works in process, pictures included', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  await designer.visit('/');
  await designer.page.context().addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new DOMException('not allowed here', 'SecurityError')),
    });
  });
  // No worker of the previous visit answers either.
  await designer.page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await designer
    .newDesign({ name: 'Unworked' })
    .add('Image', pngFile('face.png', { width: 120, height: 90, color: '#12c45a' }))
    .save();
  expect(await designer.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const before = await designer.picture();
  await designer.do((page) => page.reload()).do(() => designer.face.waitFor());
  expectSamePicture(await designer.picture(), before, 'the face after a reload');
});
