// A moderator's verdict by keyboard alone, and the designer who reads it, in a real browser; axe on the way.
import { expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

it('a face is judged by keyboard; its designer reads why, on the detail page and in the list', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  // The demo's account is a moderator, and one of its faces is waiting.
  await designer.do((page) => page.goto('/dialDetail/demo-pulse/android?lang=en&world=demo').then(() => {}));
  const { page } = designer;
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (words: string) => {
    for (let tries = 0; (await focused()) !== words; tries += 1) {
      expect(tries, `${words} is reached by Tab`).toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
  };
  // Only its owner sees a face that is not live.
  await page.getByRole('heading', { level: 1, name: 'This face could not be found' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pulse' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Moderation', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Pulse' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await tabTo('Do not approve');
  await page.keyboard.press('Enter');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.waitFor();
  expect(await violations(page)).toEqual([]);
  await reason.focus();
  await page.keyboard.type('The rings touch the edge.');
  await tabTo('Send the reason');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No faces are waiting for review.' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'No faces are waiting for review.');

  await page.getByRole('link', { name: 'My designs', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Not approved: The rings touch the edge.').waitFor();
  await page.getByRole('heading', { name: 'Pulse' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Not approved: The rings touch the edge.').waitFor();
  expect(new URL(page.url()).pathname).toContain('/dialDetail/demo-pulse/android');
});
