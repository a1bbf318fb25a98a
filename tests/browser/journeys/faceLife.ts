// The life of a face as its designer lives it: each step comes to the button that decides, and tells what is seen and what the service has.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FaceData } from '@/schemas/wire/faces';
import type { Designer } from '../../support/designer';
import type { Deed } from '../../support/disturbed';
import { type Words, wordsOf } from '../../support/editorStates';

export interface Person {
  /** Phone number of the domestic build, address of the overseas one. */
  account: string;
  /** The code that was sent; without it the demo shows it. */
  codeFor?: ((account: string) => Promise<string>) | undefined;
}

export const PASSWORD = 'Fresh77';

/** The face as the records have it; the answer of a call by HTTP, as this page's session. */
export async function asked<T>(page: Page, path: string): Promise<{ code: number; data: T }> {
  const ask = () =>
    page.evaluate(async (at) => {
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      return (await fetch(at, { headers: { token } })).text();
    }, path);
  let text = '';
  // A worker that was stopped answers again once the page needs it.
  await expect.poll(async () => (text = await ask()), { timeout: 15_000 }).toMatch(/^\{/);
  return JSON.parse(text);
}

export class FaceLife {
  readonly w: Words;
  id = '';
  #code = '';

  constructor(
    readonly designer: Designer,
    readonly name: string,
    readonly person: Person,
  ) {
    this.w = wordsOf(designer.lang);
  }

  get page(): Page {
    return this.designer.page;
  }
  get #isPhone(): boolean {
    return !this.person.account.includes('@');
  }
  button(name: string, inside: Page | Locator = this.page): Locator {
    return inside.getByRole('button', { name: this.w(name), exact: true }).first();
  }
  async face(): Promise<FaceData> {
    return (await asked<FaceData>(this.page, `/api/face/web/${this.id}`)).data;
  }
  async events(): Promise<string[]> {
    return (await this.face()).history.map(({ what }) => what);
  }
  /** Build tasks for the store. */
  async builds(): Promise<number> {
    const { data } = await asked<{ kind: string }[]>(this.page, `/api/face/build/task/list?faceId=${this.id}`);
    return data.filter(({ kind }) => kind === 'publish').length;
  }
  /** Opens a page by its address. */
  async at(page: Page, path: string): Promise<void> {
    await page.goto(`${path}?lang=${this.designer.lang}&world=empty`);
    await page.getByRole('main').waitFor();
  }
  card(page: Page): Locator {
    return page.getByRole('main').getByRole('link', { name: this.name, exact: true });
  }
  /** From My designs to the page of the face. */
  async toDetail(page: Page): Promise<void> {
    await this.at(page, '/dialList');
    await this.card(page).click();
    await page.getByRole('heading', { level: 1, name: this.name }).waitFor();
  }

  signUp(): Deed {
    const { w, person } = this;
    const name = this.#isPhone
      ? person.account.replace(/^(\d{3})\d{4}/, '$1****')
      : (person.account.split('@')[0] ?? '');
    return {
      name: 'sign up',
      // A code counts once: an answer that is lost costs a new one, a minute later (S7).
      isOneShot: true,
      ready: async (page) => {
        await this.at(page, '/');
        await page
          .getByRole('banner')
          .getByRole('button', { name: w('pages:shell.signIn'), exact: true })
          .click();
        const dialog = page.getByRole('dialog');
        if (!this.#isPhone) await this.button('pages:signIn.register.link', dialog).click();
        await dialog
          .getByLabel(w(this.#isPhone ? 'fields:signIn.phone' : 'fields:newAccount.email'), { exact: true })
          .fill(person.account);
        await this.#takeCode(dialog);
        if (this.#isPhone) return this.button('pages:signIn.submit', dialog);
        for (const field of ['password', 'confirm'])
          await dialog.getByLabel(w(`fields:newAccount.${field}`), { exact: true }).fill(PASSWORD);
        return this.button('pages:signIn.register.submit', dialog);
      },
      isDone: async () => (await asked(this.page, '/api/user/info/query')).code === 200,
      seen: async (page) => {
        const later = this.button('pages:signIn.setPassword.later', page);
        const who = page.getByRole('banner').getByRole('button', { name, exact: true });
        await later.or(who).first().waitFor();
        if (await later.isVisible()) await later.click();
        await who.waitFor();
      },
      // A code counts once.
      beside: async () => {},
    };
  }
  /** A code is sent once: after a reload the one that came before still counts. */
  async #takeCode(dialog: Locator): Promise<void> {
    const field = dialog.getByLabel(this.w('fields:signIn.captcha'), { exact: true });
    if (this.#code === '') {
      await this.button('messages:code.send', dialog).click();
      if (this.person.codeFor) this.#code = await this.person.codeFor(this.person.account);
      else {
        await this.button('messages:code.take', dialog).click();
        await expect.poll(() => field.inputValue()).toMatch(/^\d{6}$/);
        this.#code = await field.inputValue();
      }
    }
    await field.fill(this.#code);
  }

  /** A template under a name of one's own; "Create" is pressed twice. */
  async design(template: string): Promise<void> {
    await this.designer.do(async (page) => {
      await this.at(page, '/dialList');
      await this.button('pages:home.newDesign', page).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: this.w(`pages:templates.${template}.name`) }).click();
      await dialog.getByLabel(this.w('fields:newDesign.name'), { exact: true }).fill(this.name);
      await this.button('pages:newDesign.create', dialog).dblclick();
      await page.getByRole('application').waitFor();
      this.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    });
  }

  /** One more layer, saved as revision `rev`. */
  edit(layer: string, rev: number): Deed {
    const name = this.w(`catalogue:items.${layer}`);
    const state = (page: Page) => page.locator('[data-save-state="saved"], [data-save-state="clean"]');
    return {
      name: 'edit',
      ready: async (page) => {
        if (!new URL(page.url()).pathname.startsWith('/dial/')) {
          await this.at(page, '/dialList');
          await page
            .getByRole('button', { name: this.w('pages:designs.actions', { name: this.name }), exact: true })
            .click();
          await page
            .getByRole('menuitem', { name: this.w('pages:designs.edit'), exact: true })
            .or(page.getByRole('menuitem', { name: this.w('pages:designs.openAction'), exact: true }))
            .click();
        }
        await page.getByRole('application').waitFor();
        await page.getByRole('tab', { name: this.w('editor:panels.layers'), exact: true }).click();
        await page.getByRole('treeitem').first().waitFor();
        if ((await page.getByRole('treeitem', { name, exact: true }).count()) === 0) {
          await page.getByRole('tab', { name: this.w('editor:panels.add'), exact: true }).click();
          await page.getByRole('button', { name, exact: true }).click();
        }
        return this.button('editor:commands.save', page);
      },
      isDone: async () => (await this.#revision()) === rev,
      seen: async (page) => {
        if (!new URL(page.url()).pathname.startsWith('/dial/')) await this.card(page).click();
        const edit = page.getByRole('main').getByRole('link', { name: this.w('pages:designs.edit'), exact: true });
        await page.getByRole('application').or(edit).first().waitFor();
        if (await edit.isVisible()) await edit.click();
        await state(page).waitFor();
        await page.getByRole('tab', { name: this.w('editor:panels.layers'), exact: true }).click();
        await page.getByRole('treeitem', { name, exact: true }).waitFor();
        expect(await page.getByRole('treeitem', { name, exact: true }).count()).toBe(1);
        expect(await this.#revision()).toBe(rev);
      },
      // The design is open in one tab alone: the other says so.
      beside: async (twin) => {
        await twin.getByRole('heading', { name: this.w('editor:open.otherTab.title') }).waitFor();
      },
    };
  }
  async #revision(): Promise<number> {
    const { code, data } = await asked<{ rev: number } | null>(this.page, `/api/face/draft/${this.id}`);
    return code === 200 ? (data?.rev ?? 0) : 0;
  }

  /** Sends it to review; `events` is its history once it is built. */
  publish(events: readonly string[]): Deed {
    const { w } = this;
    return {
      name: 'publish',
      ready: async (page) => {
        await this.at(page, '/dialList');
        await page.getByRole('button', { name: w('pages:designs.actions', { name: this.name }), exact: true }).click();
        const again = page.getByRole('menuitem', { name: w('pages:designs.publishAgain'), exact: true });
        await page
          .getByRole('menuitem', { name: w('pages:designs.publish'), exact: true })
          .or(again)
          .click();
        await page.getByText(w('publish:drawn.drawn')).waitFor();
        await this.#tell(page);
        await this.button('publish:send', page).click();
        return this.button('publish:send', page.getByRole('alertdialog'));
      },
      isDone: async () =>
        (await this.events()).includes('published') && (await this.events()).length >= events.length - 1,
      seen: async (page) => {
        await this.toDetail(page);
        await expect.poll(() => this.events(), { timeout: 20_000 }).toEqual(events);
        await page.reload();
        await page.getByText(w('publish:status.review')).first().waitFor();
      },
    };
  }
  /** The facts, where they were not told before. */
  async #tell(page: Page): Promise<void> {
    const { w } = this;
    const field = (name: string) => page.getByLabel(w(`fields:publish.${name}`)).first();
    if ((await field('description').inputValue()) !== '') return;
    const isChinese = this.designer.lang === 'zh';
    await field('dialNameCn').fill(isChinese ? this.name : '至夜之月');
    await field('dialName').fill(isChinese ? 'Night moon' : this.name);
    await field('description').fill(
      this.designer.lang === 'zh'
        ? '金色指针走过夜空，六点钟位置看月相变化。'
        : 'Gold hands over a night sky, with the moon at six.',
    );
    await field('category').selectOption('classic');
    await this.button('publish:addTag', page).click();
    await page.getByRole('menuitem').first().click();
    await page.getByRole('radio', { name: w('publish:offer.free'), exact: true }).click();
  }

  /** The embedded demo judges after a while: a tester's clock goes on. */
  passes(events: readonly string[]): Deed {
    return {
      name: 'review',
      ready: async (page) => {
        await this.toDetail(page);
        await page.keyboard.press('Control+Shift+F8');
        return this.button('testers:clock.step.10m', page.getByRole('dialog'));
      },
      isDone: async () => (await this.events()).at(-1) === 'approved',
      seen: async (page) => {
        await this.seenAs(page, 'live', events);
      },
      beside: async (twin) => {
        await twin.reload();
        await twin.getByText(this.w('publish:status.live')).first().waitFor();
      },
    };
  }
  /** Its state and history, by the designer's eyes and by the records. */
  async seenAs(page: Page, status: FaceData['status'], events: readonly string[]): Promise<void> {
    await this.toDetail(page);
    await page
      .getByText(this.w(`publish:status.${status}`))
      .first()
      .waitFor();
    expect(await this.events()).toEqual(events);
    expect((await this.face()).status).toBe(status);
  }

  takeOffline(events: readonly string[]): Deed {
    return {
      name: 'take offline',
      ready: async (page) => {
        await this.toDetail(page);
        await this.button('pages:designs.takeOffline', page.getByRole('main')).click();
        return this.button('pages:designs.takeOffline', page.getByRole('alertdialog'));
      },
      isDone: async () => (await this.face()).status === 'offline',
      seen: (page) => this.seenAs(page, 'offline', events),
    };
  }

  remove(): Deed {
    return {
      name: 'delete',
      ready: async (page) => {
        await this.toDetail(page);
        await this.button('pages:designs.delete', page.getByRole('main')).click();
        return this.button('pages:designs.delete', page.getByRole('alertdialog'));
      },
      isDone: async () => (await asked(this.page, `/api/face/web/${this.id}`)).code === 404,
      seen: async (page) => {
        await this.at(page, '/dialList');
        await page.getByText(this.w('pages:designs.empty'), { exact: true }).waitFor();
        expect((await asked(page, `/api/face/draft/${this.id}`)).code).toBe(404);
        const list = await asked<{ total: number; counts: object }>(page, '/api/face/web/page?current=1&size=10');
        expect(list.data.total).toBe(0);
        expect(Object.values(list.data.counts).every((count) => count === 0)).toBe(true);
      },
    };
  }
}

/** The moderator's verdict at the desk. */
export function approves(moderator: Designer, life: FaceLife): Deed {
  const w = wordsOf(moderator.lang);
  const { name } = life;
  return {
    name: 'verdict',
    ready: async (page) => {
      await page.goto(`/moderation?lang=${moderator.lang}`);
      await page.getByRole('article', { name }).waitFor();
      await page.getByRole('button', { name: w('moderation:approve'), exact: true }).click();
      return page.getByRole('alertdialog').getByRole('button', { name: w('moderation:approve'), exact: true });
    },
    isDone: async () => (await life.events()).at(-1) === 'approved',
    seen: async (page) => {
      await page.goto(`/moderation?lang=${moderator.lang}`);
      await page.getByRole('heading', { name: w('moderation:empty') }).waitFor();
    },
  };
}
