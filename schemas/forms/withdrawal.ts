// The form of a withdrawal, made from the rules in force: builds and regions differ by what the wallet tells alone (spec 5; backend.md D1 to D4).
import { z } from 'zod';
import { type Currency, moneyText } from '../money';
import { ui } from '../ui';
import type { Wallet } from '../wire/wallet';

/** The parts of the wallet that the form follows. */
export type WithdrawalFacts = Pick<Wallet, 'available' | 'quote' | 'rules' | 'currency'>;

/** Codes of what cannot be read as an amount. */
const NO_AMOUNT: ReadonlySet<string | undefined> = new Set(['invalid_type', 'too_big', 'too_small']);

/** Minor units of the currency; faults come in the order of the rules: format, minimum, balance, the full sum, the day's limit. */
const amount = ({ available, quote, rules, currency }: WithdrawalFacts, language: string) =>
  z
    // Of what is no amount; the rules below bring their own words.
    .int({ error: ({ code }) => (NO_AMOUNT.has(code) ? 'amountWrong' : undefined) })
    .superRefine((minor, context) => {
      const fault = (key: string, params: Record<string, string> = {}) =>
        context.addIssue({ code: 'custom', params: { key, ...params } });
      if (minor < rules.minimum) fault('amountMinimum', { minimum: wholeText(rules.minimum, currency, language) });
      else if (minor > available) fault('amountBalance');
      else if (minor < quote.gross) fault('amountWrong');
      else if (minor > quote.gross) fault('amountOverDay', { most: wholeText(rules.dayMaximum, currency, language) });
    })
    .register(ui, { control: 'money', currency, asked: true });

/** `$1`, as people say it: without decimals where there are none. */
const wholeText = (minor: number, currency: Currency, language: string): string =>
  moneyText(minor, currency, language).replace(/[.]0+$/, '');

export const withdrawalForm = (facts: WithdrawalFacts, language: string) =>
  z.object({ amount: amount(facts, language) });
