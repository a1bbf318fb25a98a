// The forms for withdrawing and for payout accounts: one schema for every build, errors in the order and with the keys of the
// rules.
import { describe, expect, it } from 'vitest';
import { describeFields } from '@/forms/describeFields';
import { issueOf } from '@/forms/fieldIssue';
import { identityForm, payeeForm, unbindForm } from '@/schemas/forms/payout';
import { type WithdrawalFacts, withdrawalForm } from '@/schemas/forms/withdrawal';
import type { WithdrawalRules } from '@/schemas/wire/wallet';

const rules = { minimum: 100, dayMaximum: 200_000 } as WithdrawalRules;
const facts = (available: number, over: Partial<WithdrawalFacts> = {}): WithdrawalFacts => {
  const gross = Math.min(available, 200_000);
  return { available, quote: { gross, deduction: 0, net: gross }, rules, currency: 'USD', ...over };
};

/** Keys of the errors of a value, in the order in which they are shown. */
function faultsOf(schema: ReturnType<typeof withdrawalForm>, amount: unknown): string[] {
  const read = schema.safeParse({ amount }, { error: (issue) => JSON.stringify(issueOf(issue as never)) });
  return read.success
    ? []
    : read.error.issues.map(({ message }) => (message.startsWith('{') ? JSON.parse(message).key : message));
}

describe('the amount of a withdrawal (D2 to D4)', () => {
  it.each([
    [22_394, []],
    [Number.NaN, ['amountWrong']],
    [1.5, ['amountWrong']],
    [undefined, ['amountWrong']],
    [99, ['amountMinimum']],
    [0, ['amountMinimum']],
    [22_395, ['amountBalance']],
    [22_393, ['amountWrong']],
    [100, ['amountWrong']],
  ])('of 223.94: %s', (amount, expected) =>
    expect(faultsOf(withdrawalForm(facts(22_394), 'en'), amount)).toEqual(expected),
  );

  it('is limited by the day if the balance is higher', () => {
    const schema = withdrawalForm(facts(250_000), 'en');
    expect(faultsOf(schema, 200_000)).toEqual([]);
    expect(faultsOf(schema, 250_000)).toEqual(['amountOverDay']);
    expect(faultsOf(schema, 199_999)).toEqual(['amountWrong']);
    expect(faultsOf(schema, 250_001)).toEqual(['amountBalance']);
  });

  it('names the minimum as the rules do, in the currency of the account', () => {
    const messageFor = (currency: 'USD' | 'CNY', minimum: number, language: string) => {
      const read = withdrawalForm(facts(1_000_00, { currency, rules: { ...rules, minimum } }), language).safeParse({
        amount: 1,
      });
      return read.error?.issues[0] && (read.error.issues[0] as { params?: { minimum?: string } }).params?.minimum;
    };
    expect(messageFor('USD', 100, 'en')).toBe('$1');
    expect(messageFor('CNY', 5000, 'zh-CN')).toBe('¥50');
  });

  it('is shown in that currency', () => {
    expect(describeFields(withdrawalForm(facts(1), 'en'))).toMatchObject([
      { path: 'amount', control: 'money', currency: 'USD', required: true },
    ]);
  });
});

describe('the payout account (N1, N3)', () => {
  const values = { account: 'ana@b.example', name: 'Ana', own: 'me@b.example', captcha: '123456' };
  const keys = (schema: ReturnType<typeof payeeForm>, over: Partial<typeof values>) => {
    const read = schema.safeParse(
      { ...values, ...over },
      { error: (issue) => JSON.stringify(issueOf(issue as never)) },
    );
    return read.success
      ? []
      : read.error.issues.map(({ message }) => (message.startsWith('{') ? JSON.parse(message).key : message));
  };
  it.each([
    ['paypal', 'ana@b.example', []],
    ['paypal', '13812345678', ['emailFormat']],
    ['paypal', '', ['required']],
    ['alipay', '138 1234 5678', []],
    ['alipay', 'ana@b.example', []],
    ['alipay', '12345', ['alipayFormat']],
  ] as const)('%s %s', (kind, account, expected) =>
    expect(keys(payeeForm(kind, kind === 'paypal' ? 'email' : 'sms'), { account })).toEqual(expected),
  );
  it.each([
    ['A', ['nameLength']],
    ['演示者', []],
    ['x'.repeat(30), []],
    ['x'.repeat(31), ['nameLength']],
    ['  ', ['required']],
    ['Ana\u202E', ['bidiControl']],
  ])('the name %j', (name, expected) => expect(keys(payeeForm('paypal', 'email'), { name })).toEqual(expected));
  it('needs a code to one’s own phone or address, and none elsewhere', () => {
    const paths = (schema: Parameters<typeof describeFields>[0]) => describeFields(schema).map(({ path }) => path);
    expect(paths(payeeForm('alipay', 'sms'))).toEqual(['account', 'name', 'own', 'captcha']);
    expect(paths(unbindForm('sms'))).toEqual(['own', 'captcha']);
    expect(describeFields(unbindForm('sms')).at(-1)?.code).toEqual({ account: 'own', way: 'sms', purpose: 'verify' });
  });
});

it('N1: the identity needs a name and a number with a correct check character', () => {
  const sound = { name: '演示者', idNumber: '11010519491231002x' };
  expect(identityForm.parse(sound)).toEqual({ name: '演示者', idNumber: '11010519491231002X' });
  expect(identityForm.safeParse({ ...sound, idNumber: '110105194912310021' }).success).toBe(false);
});
