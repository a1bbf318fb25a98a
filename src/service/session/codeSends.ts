// Codes sent from this page, and the waiting time until the next. Outlives the dialog.

import { createStore } from '@/face/liveData/createStore';
import type { CaptchaPurpose, CaptchaWay } from '@/schemas/captcha';

export interface CodeSend {
  account: string;
  /** Earliest time of the next request for the same account, by this page's clock, ms. */
  waitUntil: number;
  /** Text of the message, shown by the demo because it cannot send it. */
  demoText: string | null;
  /** No longer valid: used, expired, or entered wrongly too often. */
  isDead?: boolean;
  /** The service refused to send one, and reported how long to wait. */
  isRefused?: boolean;
}

export interface CodeKind {
  way: CaptchaWay;
  purpose: CaptchaPurpose;
}

const keyOf = ({ way: channel, purpose }: CodeKind) => `${channel} ${purpose}`;

/** The last code of each kind. */
export const codeSends = createStore<Readonly<Record<string, CodeSend>>>({});

export const lastSend = (kind: CodeKind): CodeSend | null => codeSends.get()[keyOf(kind)] ?? null;

export function noteSend(kind: CodeKind, send: CodeSend): void {
  codeSends.set({ ...codeSends.get(), [keyOf(kind)]: send });
}

/**
 * Records that a code for this account was refused. `isSpent`: the server reported that no code is valid any more. A
 * refused code from the demo's message counts as invalid too, because it cannot contain a typo.
 */
export function noteRefused(
  kind: CodeKind,
  { account, code, isSpent }: { account: string; code: string; isSpent: boolean },
): void {
  const send = lastSend(kind);
  if (send?.account !== account) return;
  if (isSpent || (code !== '' && send.demoText?.includes(code)))
    noteSend(kind, { ...send, demoText: null, isDead: true });
}

/** The codes were used, so the demo hides their messages. The waiting times remain. */
export function forgetMessages(): void {
  const entries = Object.entries(codeSends.get()).map(([key, send]) => [key, { ...send, demoText: null }] as const);
  codeSends.set(Object.fromEntries(entries));
}

/** Whole seconds until the next code for this account; 0 if it may be sent now. */
export function secondsToWait(send: CodeSend | null, account: string, now: number): number {
  return send?.account === account ? Math.max(0, Math.ceil((send.waitUntil - now) / 1000)) : 0;
}
