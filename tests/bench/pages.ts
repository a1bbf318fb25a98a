// The pages that are compared: the editor with a design opened from a file, plain SVG, and Excalidraw.

import type { ExcalidrawApi } from '@excalidraw/excalidraw';
import type { Browser, Page } from 'playwright-core';
import type { PictureFile } from '../support/pictures';
import { excalidrawScene } from './excalidraw/scene';
import { SCENE_KEY } from './excalidraw/storage';
import { mixedFile } from './scenes';

const VIEWPORT = { width: 1440, height: 900 };

/** A page with the scene, and the positions of its parts. */
export interface Measured {
  page: Page;
  /** Centre of the dragged layer, client px. */
  draggedAt(): Promise<{ x: number; y: number }>;
  /** Focuses the field that moves the dragged layer; absent if the page has no such field. */
  focusField?(): Promise<void>;
  /** Reloads the page, until the scene is drawn. */
  reload(): Promise<unknown>;
  close(): Promise<void>;
}

async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The centre of the element that the script finds in the page. */
async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const DRAGGED = '[role="application"] g[role="img"][aria-label^="Dragged,"]';

/** The editor, opened as a designer does: "Open a file" on My designs. `dragged`: the layer that shows that it is drawn. */
export async function openEditor(
  browser: Browser,
  url: string,
  file: PictureFile,
  dragged = DRAGGED,
): Promise<Measured> {
  const page = await visit(browser, `${url}dialList?lang=en`);
  const press = () => page.getByRole('button', { name: 'Open a file' }).first().click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
  const drawn = () => page.locator(dragged).waitFor({ state: 'attached' });
  await drawn();
  return {
    page,
    draggedAt: () => middleOf(page, dragged),
    focusField: async () => {
      await page.locator('[data-field="style.x"] input').focus();
      await page.keyboard.press('End');
    },
    reload: async () => {
      await page.reload();
      await drawn();
    },
    close: () => page.context().close(),
  };
}

export const openMixed = (browser: Browser, url: string, count: number): Promise<Measured> =>
  openEditor(browser, url, mixedFile(count));

/** The same drawing as plain SVG. */
export async function openFloor(browser: Browser, url: string, count: number): Promise<Measured> {
  const page = await visit(browser, `${url}floor.html?n=${count}`);
  const drawn = () => page.locator('svg [data-node="dragged"]').waitFor({ state: 'attached' });
  await drawn();
  return {
    page,
    draggedAt: () => middleOf(page, 'svg [data-node="dragged"]'),
    focusField: () => page.locator('input').focus(),
    reload: async () => {
      await page.reload();
      await drawn();
    },
    close: () => page.context().close(),
  };
}

declare const window: Window & { excalidraw?: ExcalidrawApi };

/** Excalidraw with the same drawing, with snapping to objects. A request to another machine fails the visit. */
export async function openExcalidraw(browser: Browser, url: string, count: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(([key, scene]) => localStorage.setItem(key, scene), [SCENE_KEY, excalidrawScene(count)] as const);
  const reload = async () => {
    await page.reload();
    await page.waitForFunction((wanted) => window.excalidraw?.getSceneElements().length === wanted, count);
  };
  await reload();
  return {
    page,
    draggedAt: () =>
      page.evaluate(() => {
        const dragged = window.excalidraw?.getSceneElements().find(({ id }) => id === 'dragged');
        const state = window.excalidraw?.getAppState();
        if (!dragged || !state) throw new Error('the dragged element is not drawn');
        const { x, y, width, height } = dragged;
        return { x: x + width / 2 + state.scrollX, y: y + height / 2 + state.scrollY };
      }),
    reload,
    close: async () => {
      await context.close();
      if (foreign.length > 0) throw new Error(`Excalidraw asked another machine: ${foreign.join(', ')}`);
    },
  };
}
