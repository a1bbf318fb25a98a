// Signing keys on this device: kept between visits, separate from the designs, and never half replaced.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import type { PackageFacts, StoredKey } from '@/service/signingKeys/signingKeys';

let count = 0;
const fresh = () => `keys-${++count}`;
const key = (mark: string): StoredKey => ({
  pem: `pem ${mark}`,
  fingerprint: mark.repeat(64),
  since: 5,
  isBackedUp: false,
});
const facts: PackageFacts = { packageName: 'a.b', labelEn: 'A', labelZh: '甲', lastCode: 7 };

afterEach(() => vi.unstubAllGlobals());

it('are restored at the next visit', async () => {
  const name = fresh();
  const first = await openSigningKeys(name);
  expect([first.storage, await first.key(), await first.packageOf('d')]).toEqual(['device', null, null]);
  expect(await first.swapKey(null, key('a'))).toEqual(key('a'));
  expect(await first.swapKey(key('a').fingerprint, key('b'))).toEqual(key('b'));
  await first.keepPackage('d', facts);
  first.close();
  const next = await openSigningKeys(name);
  expect(await next.key()).toEqual(key('b'));
  expect(await next.packageOf('d')).toEqual(facts);
  expect(await next.packageOf('other')).toBeNull();
  expect(await next.swapKey(key('b').fingerprint, null)).toBeNull();
  expect([await next.key(), await next.packageOf('d')]).toEqual([null, facts]);
  next.close();
});

it('never count back: a number that another tab used meanwhile stays used', async () => {
  const name = fresh();
  const [one, other] = [await openSigningKeys(name), await openSigningKeys(name)];
  await other.keepPackage('d', { ...facts, lastCode: 9 });
  await one.keepPackage('d', { ...facts, labelEn: 'B' });
  expect(await one.packageOf('d')).toEqual({ ...facts, labelEn: 'B', lastCode: 9 });
  one.close();
  other.close();
});

it('that another tab created or imported are neither overwritten nor removed by a tab that has not loaded them', async () => {
  const name = fresh();
  const [one, other] = [await openSigningKeys(name), await openSigningKeys(name)];
  await one.swapKey(null, key('a'));
  await other.swapKey(key('a').fingerprint, key('b'));
  const backedUp = { ...key('a'), isBackedUp: true };
  for (const next of [backedUp, key('c'), null]) {
    expect(await one.swapKey(key('a').fingerprint, next)).toEqual(key('b'));
    expect(await other.key()).toEqual(key('b'));
  }
  expect(await one.swapKey(null, key('c'))).toEqual(key('b'));
  one.close();
  other.close();
});

it('that are damaged on the disk count as missing, and reading them does not overwrite them', async () => {
  const name = fresh();
  (await openSigningKeys(name)).close();
  const raw = await openDB(name);
  await raw.put('keys', { pem: 5 }, 'own');
  raw.close();
  const keys = await openSigningKeys(name);
  expect(await keys.key()).toBeNull();
  keys.close();
  const after = await openDB(name);
  expect(await after.get('keys', 'own')).toEqual({ pem: 5 });
  after.close();
});

describe('in a browser that stores nothing', () => {
  it.each([
    ['has no store', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'refuses it',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
  ])('that %s they last as long as the page', async (_, refuse) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    refuse();
    const keys = await openSigningKeys(fresh());
    expect(keys.storage).toBe('memory');
    await keys.swapKey(null, key('c'));
    keys.close();
    const again = await openSigningKeys(fresh());
    expect(await again.key()).toEqual(key('c'));
    await again.swapKey(key('c').fingerprint, null);
    expect(await again.key()).toBeNull();
  });
});
