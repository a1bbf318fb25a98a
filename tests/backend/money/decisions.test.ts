// Money decisions in whole minor units: shares, deductions, windows and the order of checks. Pure (docs/rules/backend.md B7, B8).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { balanceAt, type Entry, entry } from '@/backend/modules/money/domain/ledger';
import { premiumPool, saleShare, splitPool } from '@/backend/modules/money/domain/shares';
import {
  decideWithdrawal,
  obstacleOf,
  quoteOf,
  readSent,
  type Standing,
} from '@/backend/modules/money/domain/withdrawals';
import { dayAt, windowAt } from '@/backend/shared/domain/calendar';
import { MONEY_RULES } from '@/backend/shared/domain/moneyRules';
import { isRefusal } from '@/backend/shared/domain/refusal';
import fc from '@/tests/support/property';

const DAY_MS = 86_400_000;
const PAYDAY = Date.UTC(2026, 10, 12);
const SHUT = Date.UTC(2026, 10, 20);
const { overseas, domestic } = MONEY_RULES;

describe('shares', () => {
  it('W3 designer and platform share all of any sale, and the platform gets the odd cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (gross) => {
        const share = saleShare(gross);
        expect(gross - share * 2).toBe(gross % 2);
      }),
    ));

  const sharers = fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 12 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) => fc.record({ id: fc.constant(id), downloads: fc.integer({ min: 0, max: 1_000_000_000 }) })),
      ),
    );

  it('W4 the parts of any pool add up to it, each is within a cent of the exact share, and more downloads never get less', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), sharers, (pool, all) => {
        const parts = splitPool(pool, all);
        const downloads = all.reduce((sum, one) => sum + one.downloads, 0);
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(downloads === 0 ? 0 : pool);
        const ranked = parts.map(({ cents }, at) => ({ cents, count: all[at]?.downloads ?? 0 }));
        for (const { cents, count } of ranked) {
          const off = BigInt(cents) * BigInt(downloads) - BigInt(pool) * BigInt(count);
          expect(off > -BigInt(downloads) && off < BigInt(downloads)).toBe(true);
          for (const other of ranked) if (other.count > count) expect(other.cents).toBeGreaterThanOrEqual(cents);
        }
      }),
    ));

  it('W4 the parts do not depend on the order of the list', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), sharers, (pool, all) => {
        const byId = (parts: ReturnType<typeof splitPool>) => [...parts].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(splitPool(pool, [...all].reverse()))).toEqual(byId(splitPool(pool, all)));
      }),
    ));

  it.each([
    [100, 60],
    [101, 60],
    [102, 61],
    [1, 0],
  ])('W4 of %i the pool is %i', (revenue, pool) => expect(premiumPool(revenue)).toBe(pool));
});

describe('deductions', () => {
  it('D6 any deduction is within half a cent of the exact value, a tie is rounded up, and net and deduction add up to gross', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (gross, points) => {
        const { deduction, net } = quoteOf(gross, points);
        expect(net + deduction).toBe(gross);
        const off = BigInt(deduction) * 10_000n - BigInt(gross) * BigInt(points);
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    ));

  it.each([125, 375, 625, 875, 1125, 2375])('D6 at %i cents the fee is a tie and is rounded up', (gross) =>
    expect(quoteOf(gross, 440).deduction * 1000).toBe(gross * 44 + 500),
  );

  it('D6 the money modules use no fractions', () => {
    const own = ['shares', 'withdrawals', 'orders', 'statements', 'salesEntries'].map(
      (name) => `modules/money/domain/${name}`,
    );
    for (const name of [...own, 'shared/domain/moneyRules']) {
      const text = readFileSync(resolve(`src/backend/${name}.ts`), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(
        text.match(/parseFloat|toFixed|Math\.(?:round|floor|ceil|trunc)|\b\d+\.\d|[\w)] \/ (?!(?:[\d_]+n|all)\b)/g),
        name,
      ).toBeNull();
    }
  });
});

describe('windows', () => {
  it.each([
    ['2026-11-10T23:59:59.999Z', false],
    ['2026-11-11T00:00:00.000Z', true],
    ['2026-11-15T23:59:59.999Z', true],
    ['2026-11-16T00:00:00.000Z', false],
    ['2028-02-29T12:00:00.000Z', false],
    ['2028-02-11T00:00:00.000Z', true],
  ])('D7 at %s the window is open: %s', (at, isOpen) =>
    expect(windowAt(overseas.rules, Date.parse(at))?.isOpen).toBe(isOpen),
  );

  it('D7 the reported window is open now or is the very next one, in every year', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (now) => {
        const window = windowAt(overseas.rules, now);
        if (!window) throw new Error('there is one overseas');
        expect([dayAt(window.from, 0).slice(8), dayAt(window.to, 0).slice(8)]).toEqual(['11', '15']);
        expect(window.to - window.from).toBe(5 * DAY_MS - 1);
        expect(window.isOpen).toBe(now >= window.from && now <= window.to);
        expect(now <= window.to && now > window.to - 32 * DAY_MS).toBe(true);
      }),
    ));

  it('D7 domestic accounts have none', () => expect(windowAt(domestic.rules, SHUT)).toBeNull());
});

describe('the order of checks', () => {
  const through: Standing = { hasPayee: true, closed: [], available: 250_000, usedToday: 0 };
  const outcomeOf = (amount: string, over: Partial<Standing>, { now = PAYDAY, money = overseas } = {}) => {
    const outcome = decideWithdrawal(amount, { ...through, ...over }, money, now);
    return isRefusal(outcome) ? outcome.refused : outcome.gross;
  };

  it.each([
    ['account, gate', 'x', { hasPayee: false, closed: ['email' as const] }, PAYDAY, 'payeeMissing'],
    ['email, window', 'x', { closed: ['email' as const] }, SHUT, 'emailNotVerified'],
    ['identity, contract', 'x', { closed: ['identity' as const, 'contract' as const] }, PAYDAY, 'identityMissing'],
    ['contract, format', 'x', { closed: ['contract' as const] }, PAYDAY, 'contractMissing'],
    ['window, format', 'x', {}, SHUT, 'windowClosed'],
    ['format, minimum', '0.001', {}, PAYDAY, 'amountWrong'],
    ['minimum, balance', '0.99', { available: 0 }, PAYDAY, 'belowMinimum'],
    ['balance, full amount', '1.01', { available: 100 }, PAYDAY, 'balanceTooSmall'],
    ['full amount, daily maximum', '1999.99', {}, PAYDAY, 'amountWrong'],
    ['day’s maximum', '2000.01', {}, PAYDAY, 'overDayMaximum'],
    ['daily maximum, used up', '500.00', { usedToday: 200_000 }, PAYDAY, 'overDayMaximum'],
    ['nothing', '2000.00', {}, PAYDAY, 200_000],
  ])('D1 of %s the first is reported', (_, amount, over, now, refused) =>
    expect(outcomeOf(amount, over, { now })).toBe(refused),
  );

  it('D1 before sending, obstacles are reported in the same order', () => {
    const obstacle = (over: Partial<Standing>, now = PAYDAY) => obstacleOf({ ...through, ...over }, overseas, now);
    expect(obstacle({ hasPayee: false, closed: ['email'] }, SHUT)).toBe('account');
    expect(obstacle({ closed: ['email'] }, SHUT)).toBe('email');
    expect(obstacle({ available: 0 }, SHUT)).toBe('window');
    expect([obstacle({ available: 0 }), obstacle({ available: 99 }), obstacle({ usedToday: 200_000 })]).toEqual([
      'balance',
      'minimum',
      'cap',
    ]);
    expect([obstacle({}), obstacle({ available: 100 })]).toEqual([null, null]);
  });

  it('D4 part of the amount could be withdrawn before the date of the notice, and never since', () => {
    const since = PAYDAY;
    const money = { ...overseas, fullOnlySince: since };
    const at = (now: number) => outcomeOf('10.00', {}, { now, money });
    expect([at(since - 1), at(since)]).toEqual(
      ['windowClosed', 'amountWrong'].map((_, i) => (i === 0 ? 1000 : 'amountWrong')),
    );
    expect(outcomeOf('2000.01', {}, { now: since - 1, money })).toBe('overDayMaximum');
  });

  it('D2 any typed text is either a plain decimal or null', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+e ') })), (text) => {
        const minor = readSent(text);
        expect(minor !== null).toBe(/^[0-9]{1,7}(?:\.[0-9]{1,2})?$/.test(text));
        if (minor !== null) expect(Math.abs(minor - Number(text) * 100)).toBeLessThan(1e-6);
      }),
    ));
});

describe('balances', () => {
  const sale = (cents: number, at: number, ref = `s${at}`) =>
    entry({ kind: 'sale', ref, cents, at, since: at, userId: 'u' });

  it('W1 the key of an entry names its event', () => expect(sale(1, 5, 'x').id).toBe('sale:x'));

  it('W2 a refund of an immature sale reduces the immature amount, not the balance', () => {
    const old = sale(1000, 0);
    const young = sale(400, 40 * DAY_MS);
    const back: Entry = {
      ...entry({ kind: 'refund', ref: 'y', cents: -400, at: 45 * DAY_MS, since: young.at, userId: 'u' }),
    };
    expect(balanceAt([old, young, back], 50 * DAY_MS, 30)).toEqual({ total: 1000, counted: 1000, maturing: [] });
    expect(balanceAt([old, young, back], 70 * DAY_MS, 30).counted).toBe(1000);
  });

  it('W6 in any order and at any time, mature and immature amounts make the total', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ cents: fc.integer({ min: -500, max: 1000 }), at: fc.integer({ min: 0, max: 100 }) })),
        fc.integer({ min: 0, max: 200 }),
        (list, day) => {
          const entries = list.map(({ cents, at }, i) => sale(cents, at * DAY_MS, String(i)));
          const balance = balanceAt(entries, day * DAY_MS, 30);
          const later = entries.filter(({ since }) => since + 30 * DAY_MS > day * DAY_MS);
          expect(balance.total - balance.counted).toBe(later.reduce((sum, { cents }) => sum + cents, 0));
          for (const { at, amount } of balance.maturing) expect(at > day * DAY_MS && amount > 0).toBe(true);
          expect(balanceAt([...entries].reverse(), day * DAY_MS, 30)).toEqual(balance);
        },
      ),
    ));
});
