// Verifies the account's owner by a code; the resulting ticket authorizes one change (docs/rules/backend.md N3).
import { useRef } from 'react';
import type { CaptchaWay } from '@/schemas/captcha';
import type { User } from '@/schemas/session';
import { ticketEnd } from '@/schemas/wire/captcha';
import { isApiError } from '@/service/api/apiError';
import { useVerifyCodeMutation } from '@/service/api/captcha';
import { forgetMessages, noteRefused } from '@/service/session/codeSends';

/** The account's own phone number or email address; empty if it has none. */
export const ownOf = (user: User, channel: CaptchaWay): string => (channel === 'sms' ? user.phone : user.email) ?? '';

export interface Proof {
  error: unknown;
  /**
   * The ticket, or null if the code was refused. The same code returns the same ticket, because a code works once but
   * the response of the guarded call may be lost.
   */
  ticketFor(captcha: string): Promise<string | null>;
  /** The guarded call failed. If its ticket has expired, the code is dropped and the form asks for another one. */
  refused(error: unknown): void;
  /** The change was made or finally refused; the next one needs another code. */
  drop(): void;
}

export function useProof(channel: CaptchaWay, account: string): Proof {
  const [verify, { error, reset }] = useVerifyCodeMutation();
  const proof = useRef<{ captcha: string; ticket: string } | null>(null);
  return {
    error,
    async ticketFor(captcha) {
      if (proof.current?.captcha === captcha) return proof.current.ticket;
      reset();
      const { data } = await verify({ way: channel, captcha, account });
      if (!data) return null;
      proof.current = { captcha, ticket: data.ticket };
      return data.ticket;
    },
    refused(failure) {
      if (!isApiError(failure) || !ticketEnd.safeParse(failure.data).success) return;
      proof.current = null;
      noteRefused({ way: channel, purpose: 'verify' }, { account, code: '', isSpent: true });
    },
    drop() {
      proof.current = null;
      forgetMessages();
    },
  };
}
