// A signed-in designer with a saved design, set up by API calls instead of dialogs.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { layerWords } from '@/mocks/worlds/layerWords';
import type { Design } from '@/schemas/design';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { DEMO, type Designer } from './designer';
import type { PictureFile } from './pictures';

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as the multipart field `file` instead. */
  file?: PictureFile;
}

interface Envelope<T> {
  code: number;
  data: T;
}

/** Calls the service with the session of the page; throws if the service refuses. */
export async function call<T>(page: Page, path: string, { method = 'GET', body, file }: Call = {}): Promise<T> {
  const sent = file && { name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] };
  const text = await page.evaluate(
    async ([address, verb, json, upload]) => {
      const headers: Record<string, string> = { token: sessionStorage.getItem('dialwright.token') ?? '' };
      const form = new FormData();
      if (upload) form.append('file', new File([new Uint8Array(upload.bytes)], upload.name, { type: upload.mimeType }));
      else if (json !== undefined) headers['content-type'] = 'application/json';
      const answer = await fetch(address, {
        method: verb,
        headers,
        ...(upload ? { body: form } : json && { body: json }),
      });
      return answer.text();
    },
    [path, method, body === undefined ? undefined : JSON.stringify(body), sent] as const,
  );
  const { code, data } = JSON.parse(text) as Envelope<T>;
  expect(code, `${method} ${path}: ${text.slice(0, 300)}`).toBe(200);
  return data;
}

/** Opens a page of the empty world and waits until the embedded backend answers. */
export async function startBackend(designer: Designer): Promise<void> {
  await designer.visit('/accessibility').do(async (page) => {
    const isAnswered = () =>
      page.evaluate(async () => (await (await fetch('/api/tag/list')).text()).trimStart().startsWith('{'));
    await expect.poll(isAnswered).toBe(true);
  });
}

/** Signs in as the demo's designer for the lifetime of the tab. */
export async function signIn(page: Page): Promise<void> {
  const body = { source: 'web', way: 'password', phone: DEMO.phone, password: DEMO.password };
  const { token } = await call<{ token: string }>(page, '/api/user/login', { method: 'POST', body });
  await page.evaluate((stored) => sessionStorage.setItem('dialwright.token', stored), token);
}

/** Uploads a picture; returns its address. */
export const uploadPicture = async (page: Page, file: PictureFile): Promise<string> =>
  (await call<{ url: string }>(page, '/api/upload', { method: 'POST', file })).url;

/** Saves the design as its first revision. */
export const saveDesign = (page: Page, doc: Design) =>
  call(page, '/api/face/draft/save', {
    method: 'POST',
    body: { id: doc.id, baseRev: 0, saveId: crypto.randomUUID(), doc },
  });

/** The design as stored in the account. */
export const savedDesign = async (page: Page, id: string): Promise<Design> =>
  (await call<{ doc: Design }>(page, `/api/face/draft/${id}`)).doc;

/** Signs in, saves the design made by `make`, and opens it in the editor. */
export async function openMemberDesign(
  designer: Designer,
  make: (page: Page) => Design | Promise<Design>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Design> {
  await startBackend(designer);
  const { page } = designer;
  await signIn(page);
  await prepare(page);
  const design = await make(page);
  await saveDesign(page, design);
  await page.goto(`/dial/${design.id}?lang=${designer.lang}`);
  await page.getByRole('application').waitFor();
  return design;
}

/** A design from a template, as "New design" makes it. */
export function templateDesign(facts: { name: string; template: string; system: 'wearOS' | 'other' }): Design {
  const template = TEMPLATES.find(({ id }) => id === facts.template);
  if (!template) throw new Error(`no template ${facts.template}`);
  return createDesign({
    ...{ id: crypto.randomUUID(), copyId: 'copy-1', newId: () => crypto.randomUUID(), shape: 'circle' },
    ...{ name: facts.name, system: facts.system, template, language: 'en', labelOf: layerWords('overseas') },
    ratio: facts.system === 'wearOS' ? '500*500' : '466*466',
  });
}
