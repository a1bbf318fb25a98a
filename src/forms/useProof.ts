// Proving by a code that one is the account's person: the ticket it gives opens one change (docs/rules/backend.md N3).
import { useRef } from 'react';
import type { CaptchaWay } from '@/schemas/captcha';
import type { User } from '@/schemas/session';
import { useVerifyCodeMutation } from '@/service/api/captcha';
import { forgetMessages } from '@/service/session/codeSends';

/** Where the code goes: one's own phone number or address; empty where the account has none. */
export const ownOf = (user: User, way: CaptchaWay): string => (way === 'sms' ? user.phone : user.email) ?? '';

export interface Proof {
  error: unknown;
  /** The ticket, or null where the code was refused. The same code gives the same ticket: it counts once, a lost answer to what it opened not. */
  ticketFor(captcha: string): Promise<string | null>;
  /** What it opened was done, or refused for good: the next change needs another code. */
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
