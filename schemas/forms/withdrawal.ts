// The withdrawal form, built from the current rules: differences between builds and regions come from the wallet only
// (spec 5; docs/rules/backend.md D1 to D4).
import { z } from 'zod';
import { type Currency, moneyText } from '../money';
import { ui } from '../ui';
import type { Wallet } from '../wire/wallet';

/** The parts of the wallet that the form depends on. */
export type WithdrawalFacts = Pick<Wallet, 'available' | 'quote' | 'rules' | 'currency'>;

/** Issue codes for values that are not an amount. */
const NO_AMOUNT: ReadonlySet<string | undefined> = new Set(['invalid_type', 'too_big', 'too_small']);

/**
 * Minor units of the currency. Errors are reported in rule order: format, minimum, balance, the full sum, the day's
 * limit.
 */
const amount = ({ available, quote, rules, currency }: WithdrawalFacts, language: string) =>
  z
    // For values that are not an amount; the rules below have their own messages.
    .int({ error: ({ code }) => (NO_AMOUNT.has(code) ? 'amountWrong' : undefined) })
    .superRefine((minor, context) => {
      const fault = (key: string, params: Record<string, string> = {}) =>
        context.addIssue({ code: 'custom', params: { key, ...params } });
      if (minor < rules.minimum) fault('amountMinimum', { minimum: wholeText(rules.minimum, currency, language) });
      else if (minor > available) fault('amountBalance');
      else if (minor < quote.gross) fault('amountWrong');
      else if (minor > quote.gross) fault('amountOverDay', { most: wholeText(rules.dayMaximum, currency, language) });
    })
    .register(ui, { control: 'money', currency, looksRequired: true });

/** `$1` for display: without decimals if they are zero. */
const wholeText = (minor: number, currency: Currency, language: string): string =>
  moneyText(minor, currency, language).replace(/[.]0+$/, '');

export const withdrawalForm = (facts: WithdrawalFacts, language: string) =>
  z.object({ amount: amount(facts, language) });
