// From the first sale to money arrived, by keyboard alone: an operator imports sales, their designer withdraws, time pays;
// nothing is paid twice.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Currency } from '@/schemas/money';
import { violations } from '../../support/axe';
import type { Designer } from '../../support/designer';
import { wordsOf } from '../../support/editorStates';
import { keysHand, watchPointers } from './keysHand';

const DAY_MS = 86_400_000;
const dialogOf = (page: Page) => page.getByRole('dialog');
/** Minor units in a text such as "US$1,250.00" or "-¥5.00". */
const minorOf = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

/** The demo's clock this many ms from its now, which may differ from the device's. */
const clockIn = (page: Page, ms: number) =>
  page.evaluate(async (away) => {
    const date = (await fetch('/api/ping')).headers.get('date') ?? '';
    return new Date(Date.parse(date) + away).toISOString();
  }, ms);

const SALES = (currency: Currency, at: string) =>
  [
    'kind,ref,at,face,amount,currency,sale',
    `sale,first,${at},payday-harbor,20.01,${currency},`,
    `sale,second,${at},payday-harbor,4.00,${currency},`,
    `refund,back,${at},,,,second`,
  ].join('\r\n');

/** `open`: opens an address of the product, in the language of the designer. */
export async function earns(designer: Designer, currency: Currency, open: (path: string) => string): Promise<void> {
  const { lang } = designer;
  const w = wordsOf(lang);
  await designer.do((page) => page.goto(open('/profile?world=payday')));
  const { page } = designer;
  const pointers = await watchPointers(page);
  const hand = keysHand(page, w);
  const main = page.getByRole('main');
  const navigation = page.getByRole('navigation').first();
  const tile = async (name: string) =>
    minorOf(
      await main
        .locator('dt', { hasText: new RegExp(`^${w(`earnings:tiles.${name}`)}$`) })
        .locator('+ dd > span')
        .first()
        .textContent(),
    );
  const sound = async (what: string) => expect(await violations(page), what).toEqual([]);

  await hand.press('button', w('pages:shell.signIn'), main);
  await dialogOf(page).locator('input').first().waitFor();
  await hand.press('button', w('signIn:demo'), dialogOf(page));
  await dialogOf(page).waitFor({ state: 'detached' });
  await hand.press('link', w('pages:shell.earnings'), navigation);
  await main.locator('svg[role="img"]').first().waitFor();
  await main.getByRole('table').first().waitFor();
  const before = await tile('available');
  expect(before).toBeGreaterThan(0);
  await sound('earnings');

  // The operator imports two mature sales; one of them was refunded.
  await hand.press('link', w('pages:shell.payouts'), navigation);
  await main.getByText(w('operator:orders.noneWaiting')).first().waitFor();
  const chooser = page.waitForEvent('filechooser');
  await hand.press('button', w('operator:sales.choose'), main);
  const at = await clockIn(page, -31 * DAY_MS);
  await (await chooser).setFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(SALES(currency, at)) });
  await hand.press('button', w('operator:sales.import_other', { count: 3 }), main);
  await main.getByText(w('operator:sales.done', { added: 3, known: 0 })).waitFor();
  await sound('payouts');

  await hand.press('link', w('pages:shell.earnings'), navigation);
  await expect.poll(() => tile('available')).toBe(before + 1000);
  await hand.press('button', w('earnings:withdraw.full'), main);
  await page.getByRole('dialog', { name: w('earnings:withdraw.title.amount') }).waitFor();
  await sound('the amount');
  await hand.write(w('fields:withdrawal.amount'), '999999', dialogOf(page));
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText(w('errors:field.amountBalance')).first().waitFor();
  await hand.write(w('fields:withdrawal.amount'), ((before + 1000) / 100).toFixed(2), dialogOf(page));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: w('earnings:withdraw.title.review') }).waitFor();
  await sound('the review');
  const confirm = dialogOf(page).locator('button[type="submit"]');
  await hand.press('button', (await confirm.textContent()) ?? '', dialogOf(page));
  // An impatient user: the same key again, while it is being sent.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: w('earnings:withdraw.title.done') }).waitFor();
  const number = /W-\d{8}-\d{4}/.exec((await dialogOf(page).textContent()) ?? '')?.[0] ?? '';
  await hand.press('button', w('earnings:withdraw.close'), dialogOf(page));
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => tile('onItsWay')).toBe(before + 1000);
  expect(await tile('available')).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  const row = () => main.getByRole('row').filter({ hasText: number });
  expect(await row().count()).toBe(1);

  const file = page.waitForEvent('download');
  await hand.press('button', w('earnings:statement.csv'), main);
  const bytes = await (await file).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString('utf8')).toMatch(new RegExp(`^\uFEFF${w('earnings:file.month')},`));

  // Time pays in the demo.
  const paid = await tile('paid');
  await page.goto(open(`/management/earnings?now=${encodeURIComponent(await clockIn(page, 3 * 60_000))}`));
  await row().getByText(w('earnings:state.arrived')).waitFor();
  await expect.poll(() => tile('paid')).toBe(paid + before + 1000);
  expect(await tile('onItsWay')).toBe(0);
  expect(await pointers()).toEqual([]);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  // Cards instead of tables.
  await main.getByRole('listitem').filter({ hasText: number }).waitFor();
  await sound('narrow');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/management/earnings', '/management', '/operator']) {
    await page.goto(open(path));
    await main.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
}
