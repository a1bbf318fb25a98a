// The life of a face from its designer's view: owner, records in the service, and pages that show it. Its steps, each up to the
// button that takes effect, are beside it: signUp, designFace, publishFace, judgeFace, endFace.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FaceData } from '@/schemas/wire/faces';
import type { Designer } from '../../support/designer';
import { type Words, wordsOf } from '../../support/editorStates';

export interface Person {
  /** Phone number of the domestic build, address of the overseas one. */
  account: string;
  /** The code that was sent; by default the demo shows it. */
  codeFor?: ((account: string) => Promise<string>) | undefined;
}

/** The face as the records have it; the answer of a call by HTTP, with this page's session. */
export async function answerOf<T>(page: Page, path: string): Promise<{ code: number; data: T }> {
  const ask = () =>
    page.evaluate(async (at) => {
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      return (await fetch(at, { headers: { token } })).text();
    }, path);
  let text = '';
  // A stopped worker answers again once the page needs it.
  await expect.poll(async () => (text = await ask()), { timeout: 15_000 }).toMatch(/^\{/);
  return JSON.parse(text);
}

export class FaceLife {
  readonly w: Words;
  id = '';

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
  button(name: string, inside: Page | Locator = this.page): Locator {
    return inside.getByRole('button', { name: this.w(name), exact: true }).first();
  }
  async face(): Promise<FaceData> {
    return (await answerOf<FaceData>(this.page, `/api/face/web/${this.id}`)).data;
  }
  async events(): Promise<string[]> {
    return (await this.face()).history.map(({ what }) => what);
  }
  /** Build tasks for the store. */
  async builds(): Promise<number> {
    const { data } = await answerOf<{ kind: string }[]>(this.page, `/api/face/build/task/list?faceId=${this.id}`);
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

  /** Its state and history, on the page and in the records. */
  async seenAs(page: Page, status: FaceData['status'], events: readonly string[]): Promise<void> {
    await this.toDetail(page);
    await page
      .getByText(this.w(`publish:status.${status}`))
      .first()
      .waitFor();
    expect(await this.events()).toEqual(events);
    expect((await this.face()).status).toBe(status);
  }
}
