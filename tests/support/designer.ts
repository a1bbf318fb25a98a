// A designer at work in a real browser: steps named after what a person does. Steps are queued; await runs them.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PictureFile } from './pictures';
import { seedDesign } from './seededDesign';

export const DEMO = { phone: '13800000000', password: 'Dial2026' };

/** The front tab, per browser: background tabs draw once a second, and every action on them waits for two frames. */
const front = new WeakMap<BrowserContext, Page>();

async function bringToFront(page: Page): Promise<void> {
  if (page.isClosed() || front.get(page.context()) === page) return;
  front.set(page.context(), page);
  await page.bringToFront();
}

export interface NewDesign {
  name?: string;
  /** English name of a template. */
  template?: string;
}

/** The contract uses English names: tests that rely on them visit in English. */
export class Designer implements PromiseLike<undefined> {
  #steps: Promise<unknown>;
  #page: Page | undefined;

  constructor(
    readonly lang: 'zh' | 'en',
    private readonly openPage: () => Promise<Page>,
  ) {
    this.#steps = openPage().then((page) => {
      front.set(page.context(), page);
      this.#page = page;
    });
  }

  /** The page, once a step was awaited. */
  get page(): Page {
    if (!this.#page) throw new Error('Await a step first: the browser is still opening.');
    return this.#page;
  }

  then<A = undefined, B = never>(
    done?: ((value: undefined) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#steps.then(() => undefined).then(done, failed);
  }

  /** Queues any step. */
  do(step: (page: Page) => Promise<unknown>): this {
    this.#steps = this.#steps.then(async () => {
      await bringToFront(this.page);
      await step(this.page);
    });
    return this;
  }

  // --- places ---
  visit(path = '/'): this {
    return this.do((page) => this.#goTo(page, path));
  }

  async #goTo(page: Page, path: string): Promise<void> {
    const mark = path.includes('?') ? '&' : '?';
    await page.goto(`${path}${mark}lang=${this.lang}&world=empty`);
    await page.getByRole('main').waitFor();
  }

  /**
   * Opens the editor on a blank design, which is stored before the application starts and opened by its address. If the
   * page is already in use, or with a template, the design is created in the dialog.
   */
  newDesign({ name = 'My face', template }: NewDesign = {}): this {
    return this.do(async (page) => {
      if (template || page.url() !== 'about:blank') return this.#create(page, { name, template });
      const id = await seedDesign(page, this.lang, name);
      await page.goto(`/dial/${id}?lang=${this.lang}&world=empty`);
      await page.getByRole('application').waitFor();
    });
  }

  /** My designs, "New design", a name, "Create"; ends in the editor. */
  createDesign({ name = 'My face', template }: NewDesign = {}): this {
    return this.do((page) => this.#create(page, { name, template }));
  }

  async #create(page: Page, { name, template }: { name: string; template: string | undefined }): Promise<void> {
    await this.#goTo(page, '/dialList');
    await page.getByRole('button', { name: 'New design' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    if (template) await dialog.getByRole('radio', { name: template }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await this.face.waitFor();
  }

  /** A second tab on this page with the same session, and the steps in it; it is closed afterwards. */
  beside(step: (twin: Page) => Promise<unknown>): this {
    return this.do(async (page) => {
      const [twin] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate(() => void window.open(location.href)),
      ]);
      front.set(page.context(), twin);
      await step(twin);
      await twin.close();
    });
  }

  reload(): this {
    return this.do(async (page) => {
      await page.reload();
      await this.face.waitFor();
    });
  }

  /** The tab crashes; the same address opens in a new one. */
  crashAndReopen(): this {
    return this.do(async (page) => {
      const url = page.url();
      const session = await page.context().newCDPSession(page);
      // No answer arrives: the renderer is gone.
      session.send('Page.crash').catch((error: unknown) => expect(String(error)).toMatch(/crash|closed/i));
      await page.waitForEvent('crash');
      this.#page = await this.openPage();
      await this.page.goto(`${url.split('?')[0]}?lang=${this.lang}`);
      await this.face.waitFor();
    });
  }

  // --- things on the page ---
  get face(): Locator {
    return this.page.getByRole('application', { name: 'Watch face' });
  }
  get layers(): Locator {
    return this.page.getByRole('tree', { name: 'Layers' });
  }
  get properties(): Locator {
    return this.page.getByRole('form', { name: 'Properties' });
  }
  layer(label: string): Locator {
    return this.layers.getByRole('treeitem', { name: label, exact: true });
  }
  drawn(label: string): Locator {
    return this.face.locator(`g[role="img"][aria-label^="${label},"]`);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }

  // --- acts ---
  tab(name: 'Layers' | 'Add' | 'Properties'): this {
    return this.do((page) => page.getByRole('tab', { name, exact: true }).click());
  }
  add(name: string, picture?: PictureFile): this {
    return this.tab('Add').do(async (page) => {
      const press = () => page.getByRole('button', { name, exact: true }).click();
      if (picture) {
        const before = await this.#outcomes();
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
        await chooser.setFiles(picture);
        // The file is read and checked first: a layer appears, or the reason for refusing it.
        await expect.poll(() => this.#outcomes(), { timeout: 10_000 }).not.toBe(before);
      } else await press();
    });
  }
  /** Drawn layers and shown messages, which adding a picture changes. */
  async #outcomes(): Promise<string> {
    const layers = await this.face.locator('g[role="img"]').count();
    const messages = await this.page.getByRole('region', { name: 'Notifications' }).getByRole('group').allInnerTexts();
    return JSON.stringify([layers, messages]);
  }
  select(label: string, modifiers: ('Shift' | 'Control')[] = []): this {
    return this.tab('Layers').do(() => this.layer(label).click({ modifiers }));
  }
  /** Presses the mouse on a drawn layer and releases it (dx, dy) screen px away. */
  drag(label: string, dx: number, dy: number, options: { release?: boolean; steps?: number } = {}): this {
    return this.do(async (page) => {
      const box = await this.drawn(label).boundingBox();
      if (!box) throw new Error(`${label} is not drawn`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: options.steps ?? 8 });
      if (options.release !== false) await page.mouse.up();
    });
  }
  press(...keys: string[]): this {
    return this.do(async (page) => {
      for (const key of keys) await page.keyboard.press(key);
    });
  }
  click(name: string): this {
    return this.do(() => this.button(name).click());
  }
  undo = (): this => this.click('Undo');
  redo = (): this => this.click('Redo');
  /** Sets a field of the properties form and leaves it. */
  set(field: string, value: string): this {
    return this.do(async () => {
      const control = this.properties.getByLabel(field, { exact: true });
      await control.fill(value);
      await control.blur();
    });
  }
  /** "Save", signing in with the demo account when asked. */
  save(): this {
    return this.click('Save').do(async (page) => {
      const dialog = page.getByRole('dialog');
      const saved = page.getByText(/^Saved\b(?! on this device)/);
      await dialog.or(saved).first().waitFor();
      if (await dialog.isVisible()) {
        await dialog.getByRole('tab', { name: 'By password' }).click();
        await dialog.getByLabel('Phone').fill(DEMO.phone);
        await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
        await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      }
      await saved.first().waitFor();
    });
  }

  // --- queries ---
  /** A screenshot of the face alone, with nothing selected, for comparison with itself. */
  async picture(): Promise<Buffer> {
    await this;
    await this.face.focus();
    await this.page.keyboard.press('Escape');
    // A toast may cover the face.
    const notice = this.page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
    while ((await notice.count()) > 0) await notice.first().click();
    await this.page.evaluate(() => document.fonts.ready);
    const shoot = () => this.face.locator('svg').first().screenshot({ animations: 'disabled' });
    // Pictures decode asynchronously: screenshots are taken until two are equal.
    let last = await shoot();
    for (let looks = 0; looks < 20; looks += 1) {
      await this.page.waitForTimeout(150);
      const next = await shoot();
      if (Buffer.compare(next, last) === 0) break;
      last = next;
    }
    return last;
  }
  async layerNames(): Promise<string[]> {
    await this;
    // The list is rendered after the canvas.
    await this.layers.waitFor();
    const rows = await this.layers.getByRole('treeitem').all();
    return Promise.all(rows.map(async (row) => (await row.getAttribute('aria-label')) ?? ''));
  }
  async field(name: string): Promise<string> {
    await this;
    return this.properties.getByLabel(name, { exact: true }).inputValue();
  }
}
