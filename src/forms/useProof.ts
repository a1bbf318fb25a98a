// Verifies the account's owner by a code; the resulting ticket authorizes one change (docs/rules/backend.md N3).
import { useRef } from 'react';
import type { CaptchaWay } from '@/schemas/captcha';
import type { User } from '@/schemas/session';
import { useVerifyCodeMutation } from '@/service/api/captcha';
import { forgetMessages } from '@/service/session/codeSends';

/** The account's own phone number or email address; empty if it has none. */
export const ownOf = (user: User, way: CaptchaWay): string => (way === 'sms' ? user.phone : user.email) ?? '';

export interface Proof {
  error: unknown;
  /**
   * The ticket, or null if the code was refused. The same code returns the same ticket, because a code works once but
   * the response of the guarded call may be lost.
   */
  ticketFor(captcha: string): Promise<string | null>;
  /** The change was made or finally refused; the next one needs another code. */
  drop(): void;
}

export function useProof(way: CaptchaWay, account: string): Proof {
  const [verify, { error, reset }] = useVerifyCodeMutation();
  const held = useRef<{ captcha: string; ticket: string } | null>(null);
  return {
    error,
    async ticketFor(captcha) {
      if (held.current?.captcha === captcha) return held.current.ticket;
      reset();
      const { data } = await verify({ way, captcha, account });
      if (!data) return null;
      held.current = { captcha, ticket: data.ticket };
      return data.ticket;
    },
    drop() {
      held.current = null;
      forgetMessages();
    },
  };
}
