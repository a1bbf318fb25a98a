// The earnings centre over a real backend: sales, withdrawals and accounts changed outside the page, and its parts by name.
import { screen, waitFor, within } from '@testing-library/react';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { apiUrl } from '@/service/api/backendPort';
import { readToken } from '@/service/session/tokenStore';
import { openWorld } from '../../pages/world';

export type MoneyWorld = Awaited<ReturnType<typeof openWorld>>;
type Options = NonNullable<Parameters<typeof openWorld>[1]>;

export const DAY_MS = 86_400_000;
/** Inside the window of November 2026. */
export const PAYDAY = Date.UTC(2026, 10, 12, 10);

export async function openEarnings({ now = PAYDAY, ...options }: Options & { now?: number } = {}) {
  const clock = { now };
  const world = await openWorld('/management/earnings', { signedIn: true, scenario: 'payday', clock, ...options });
  return { ...world, clock };
}

/** A call outside the page, as another tab or an operator would make it. */
export async function call(world: MoneyWorld, path: string, body?: unknown) {
  const headers = { token: readToken() ?? '', 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  return (await world.app.fetch(new Request(apiUrl(path), init))).json();
}

let sold = 0;
/** A mature sale with this gross price in minor units; half of it is the designer's. */
export async function sell(world: MoneyWorld & { clock: { now: number } }, gross: number, currency: 'USD' | 'CNY') {
  sold += 1;
  const at = world.clock.now - 31 * DAY_MS;
  const row = { kind: 'sale', ref: `behind-${sold}`, at, faceId: 'payday-harbor', gross, currency };
  const { data } = await call(world, '/api/operator/sales/import', { rows: [row] });
  if (data?.added !== 1) throw new Error(`not sold: ${JSON.stringify(data)}`);
}

/** Orders stored in the backend. */
export const orders = (world: MoneyWorld) =>
  world.app.ports.uow.ro(['orders'], (tx) =>
    tx.list('orders', { by: 'newest', of: [], order: 'descending', limit: 500 }),
  );
/** Waiting orders. */
export const openOrders = async (world: MoneyWorld) =>
  (await orders(world)).filter(({ status }) => status === ORDER_STATUS.waiting);

/** The amount of a tile, once it is shown. */
export async function tile(label: string): Promise<string> {
  const term = (await screen.findAllByText(label)).find((element) => element.tagName === 'DT');
  return term?.nextElementSibling?.querySelector('span')?.textContent ?? '';
}
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
export const closed = () => waitFor(() => screen.queryByRole('dialog') === null || Promise.reject(new Error('open')));
export const press = async ({ user }: Pick<MoneyWorld, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
