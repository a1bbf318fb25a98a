// Verification codes. Requesting one is a GET with a side effect, so it is a mutation: never cached or prefetched
// (docs/rules/backend.md S7).
import { CAPTCHA_TYPES, type CaptchaPurpose, type CaptchaWay, normalCode } from '@/schemas/captcha';
import { captchaWait, ticketEnd } from '@/schemas/wire/captcha';
import { CODE } from '@/schemas/wire/envelope';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { accountRows } from '@/schemas/wire/rows/account';
import { i18n } from '../language/i18n';
import { type CodeKind, noteRefused } from '../session/codeSends';
import { api } from './api';
import { isApiError } from './apiError';
import { callsOf } from './baseQuery';

const call = callsOf(accountRows);

export interface SendCodeArgs {
  /** Absent: the way that the service takes by default, which is SMS (spec 7). */
  way?: CaptchaWay;
  /** Default: sign-in. */
  purpose?: CaptchaPurpose;
  account: string;
}

const captchaApi = api.injectEndpoints({
  endpoints: (define) => ({
    sendCode: define.mutation<DataOf<'captcha'>, SendCodeArgs>({
      query: ({ way: channel, purpose = 'signIn', account }) =>
        call('captcha', {
          params: { way: channel, type: CAPTCHA_TYPES[purpose], account, language: i18n.language },
          quiet: 'shown',
        }),
    }),
    /**
     * Verifies the code sent to the user's own phone or address for `verify`; the ticket authorizes one guarded call.
     */
    verifyCode: define.mutation<DataOf<'captchaVerify'>, BodyOf<'captchaVerify'> & { account: string }>({
      query: ({ account: _, ...body }) => call('captchaVerify', { body, quiet: 'shown' }),
      onQueryStarted: ({ way: channel, account, captcha: code }, { queryFulfilled }) =>
        watchRefusal(queryFulfilled, { way: channel, purpose: 'verify' }, { account, code }),
      invalidatesTags: (done) => (done ? ['User'] : []),
    }),
  }),
});

export const { useSendCodeMutation, useVerifyCodeMutation } = captchaApi;
/** For callers outside components. */
export const { sendCode, verifyCode } = captchaApi.endpoints;

/** Watches a call that used a code: after a refusal, an invalid code is no longer offered. */
export async function watchRefusal(
  running: Promise<unknown>,
  kind: CodeKind,
  { account, code }: { account: string; code: string },
): Promise<void> {
  try {
    await running;
  } catch (failure) {
    const { error } = failure as { error?: unknown };
    if (!isApiError(error) || error.kind !== 'business') return;
    if (error.code !== CODE.badInput && error.code !== CODE.tooMany) return;
    // The code was not looked at, because the proof had expired.
    if (ticketEnd.safeParse(error.data).success) return;
    noteRefused(kind, { account, code: normalCode(code), isSpent: error.code === CODE.tooMany });
  }
}

/** How long to wait before requesting the next code, ms; null for any other error. */
export function waitOf(error: unknown): number | null {
  const read = isApiError(error) && error.code === 429 ? captchaWait.safeParse(error.data) : null;
  return read?.success ? read.data.retryMs : null;
}
