// A field is validated when the focus leaves it, which happens on mouse-down. The click on the pressed button still arrives.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

/** Presses and releases the mouse in the middle of a button, slowly enough that React renders in between. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
  await page.mouse.down();
  await page.waitForTimeout(300);
  const buttonBox = await button.boundingBox();
  expect(buttonBox?.y, 'the button keeps its place while it is pressed').toBe(box.y);
  await page.mouse.up();
}

const summary = (page: Page) => page.getByRole('group', { name: /There (is|are) \d+ problems? to fix/ });

it('a press on the submit button arrives while a changed field is invalid: sign-in, payout account, publish form', async () => {
  const designer = newDesigner();
  await designer.do((page) => page.goto('/profile?world=payday&lang=en'));
  const { page } = designer;
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByRole('textbox').first().fill('12');
  await pressSlowly(page, dialog.getByRole('button', { name: 'Sign in', exact: true }));
  await summary(page).waitFor();
  await dialog.getByRole('button', { name: 'Use the demo account' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/management/earnings?lang=en');
  await page.getByRole('button', { name: 'Change the payout account' }).click();
  await dialog.getByRole('textbox').first().fill('x');
  await pressSlowly(page, dialog.locator('button[type="submit"]'));
  await summary(page).waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/publish?id=payday-harbor&lang=en');
  const name = page.getByLabel('English name');
  await name.fill('bad/name');
  await pressSlowly(page, page.getByRole('button', { name: 'Send to review' }).last());
  await summary(page).waitFor();
});
