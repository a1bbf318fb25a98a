// Payout forms: the payout account, the payee's identity, and the code that confirms a change (docs/rules/backend.md N1, N3).
import { z } from 'zod';
import { type CaptchaWay, isCode, normalCode } from '../captcha';
import { hasGraphemes } from '../graphemes';
import { isIdNumber, normalIdNumber } from '../idNumber';
import { PAYEE_ACCOUNT_MAX, PAYEE_NAME_MAX, PAYEE_NAME_MIN } from '../limits';
import { nameFault } from '../names';
import { isEmail, isPhone, normalPhone } from '../session';
import { ui } from '../ui';
import type { PayeeKind } from '../wire/wallet';

/** 2 to 30 characters (N1). */
const name = () =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .refine((text) => hasGraphemes(text, { min: PAYEE_NAME_MIN, max: PAYEE_NAME_MAX }), {
      params: { key: 'nameLength', min: PAYEE_NAME_MIN, max: PAYEE_NAME_MAX },
    })
    .superRefine((text, context) => {
      const fault = nameFault(text);
      if (fault) context.addIssue({ code: 'custom', params: { key: fault } });
    })
    .register(ui, { control: 'text', autocomplete: 'name' });

/** Valid account identifiers by payout service. */
const IS_ACCOUNT: Readonly<Record<PayeeKind, (text: string) => boolean>> = {
  paypal: isEmail,
  alipay: (text) => isEmail(text) || isPhone(normalPhone(text)),
};
const ACCOUNT_FAULT: Readonly<Record<PayeeKind, string>> = { paypal: 'emailFormat', alipay: 'alipayFormat' };

const account = (kind: PayeeKind) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(PAYEE_ACCOUNT_MAX)
    .refine(IS_ACCOUNT[kind], { error: ACCOUNT_FAULT[kind] })
    .register(ui, { control: 'text', autocomplete: kind === 'paypal' ? 'email' : 'off' });

/** The account's own phone number or address, and the code sent to it. */
const proof = (channel: CaptchaWay) => ({
  own: z.string().register(ui, { control: 'text', autocomplete: channel === 'sms' ? 'tel-national' : 'email' }),
  captcha: z
    .string()
    .overwrite(normalCode)
    .min(1, { abort: true })
    .refine(isCode, { error: 'codeFormat' })
    .register(ui, { control: 'code', code: { account: 'own', way: channel, purpose: 'verify' } }),
});

export const payeeForm = (kind: PayeeKind, channel: CaptchaWay) =>
  z.object({ account: account(kind), name: name(), ...proof(channel) });

export const unbindForm = (channel: CaptchaWay) => z.object(proof(channel));

export const identityForm = z.object({
  name: name(),
  idNumber: z
    .string()
    .overwrite(normalIdNumber)
    .min(1, { abort: true })
    .refine(isIdNumber, { error: 'idNumber' })
    .register(ui, { control: 'text', autocomplete: 'off' }),
});
