// What a step of the journey may ask for: the same words for a designer with a keyboard and for one who only clicks.
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../../support/editorStates';
import type { PictureFile } from '../../support/pictures';

export type ControlRole = 'button' | 'tab' | 'radio' | 'link';

/** An act of the editor with a key, and a button for those without one. */
export interface Act {
  /** As Playwright writes it; without one it is looked for in the command menu. */
  key?: string;
  /** How often it is done. */
  times?: number;
  /** Accessible name of the button. */
  button: string;
  /** The panel that the button stands in. */
  panel?: Panel;
  /** Pressed first, where the button is one of several sets. */
  radio?: string;
}

export type Panel = 'layers' | 'add' | 'properties';

export interface Hand {
  readonly page: Page;
  readonly w: Words;
  /** Presses a button, a tab, a radio button or a link. `inside`: where several have the name. */
  press(role: ControlRole, name: string | RegExp, inside?: Locator): Promise<void>;
  /** Replaces what a text field holds. */
  write(name: string, text: string, inside?: Locator): Promise<void>;
  /** Brings a panel into view. */
  show(panel: Panel): Promise<void>;
  /** Adds a thing of the catalogue; `file` answers its file chooser. */
  add(name: string, file?: PictureFile): Promise<void>;
  /** Selects one layer, or one more. */
  select(label: string, more?: 'more'): Promise<void>;
  act(act: Act): Promise<void>;
  /** Closes what lies over the editor. */
  close(): Promise<void>;
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const faceOf = (page: Page): Locator => page.getByRole('application');
export const formOf = (page: Page): Locator => page.locator('#properties');
export const rowOf = (page: Page, label: string): Locator => page.getByRole('treeitem', { name: label, exact: true });

/** Presses what opens a file chooser and answers it. */
export async function answerChooser(page: Page, file: PictureFile, press: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}

/** Whether a tab or a radio button is chosen already. */
export const isChosen = async (control: Locator): Promise<boolean> =>
  (await control.getAttribute('aria-selected')) === 'true' ||
  (await control.evaluate((one) => one instanceof HTMLInputElement && one.checked));
