// Actions of a journey's steps: the same interface for a designer with a keyboard and for one who only clicks.
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../../support/editorStates';
import type { PictureFile } from '../../support/pictures';

export type ControlRole = 'button' | 'tab' | 'radio' | 'link';

/** An action of the editor with a key, and a button for those without one. */
export interface Act {
  /** In Playwright's notation; without one the command menu is used. */
  key?: string;
  /** How often it is repeated. */
  times?: number;
  /** Accessible name of the button. */
  button: string;
  /** The panel that contains the button. */
  panel?: Panel;
  /** Pressed first, if the button is in one of several sets. */
  radio?: string;
}

export type Panel = 'layers' | 'add' | 'properties';

export interface Hand {
  readonly page: Page;
  readonly w: Words;
  /** Presses a button, a tab, a radio button or a link. `inside`: the container, if several have the name. */
  press(role: ControlRole, name: string | RegExp, inside?: Locator): Promise<void>;
  /** Replaces the content of a text field. */
  write(name: string, text: string, inside?: Locator): Promise<void>;
  /** Shows a panel. */
  show(panel: Panel): Promise<void>;
  /** Adds a catalogue item; `file` answers its file chooser. */
  add(name: string, file?: PictureFile): Promise<void>;
  /** Selects one layer, or one more. */
  select(label: string, more?: 'more'): Promise<void>;
  act(act: Act): Promise<void>;
  /** Closes the overlays of the editor. */
  close(): Promise<void>;
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const faceOf = (page: Page): Locator => page.getByRole('application');
export const formOf = (page: Page): Locator => page.locator('#properties');
export const rowOf = (page: Page, label: string): Locator => page.getByRole('treeitem', { name: label, exact: true });

/** Presses a control that opens a file chooser and answers it. */
export async function answerChooser(page: Page, file: PictureFile, press: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}

/** Whether a tab or a radio button is already selected. */
export const isChosen = async (control: Locator): Promise<boolean> =>
  (await control.getAttribute('aria-selected')) === 'true' ||
  (await control.evaluate((one) => one instanceof HTMLInputElement && one.checked));
