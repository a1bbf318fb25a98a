// Codes that were sent from this page, and how long the next one waits. Outlives the dialog that asked.

import { createStore } from '@/face/liveData/createStore';
import type { CaptchaPurpose, CaptchaWay } from '@/schemas/captcha';

export interface CodeSend {
  account: string;
  /** Until when the next one to the same account waits, by this page's clock, ms. */
  waitUntil: number;
  /** The demo shows the message, since it cannot send it. */
  demoText: string | null;
  /** It counts no more: used up, too old, or typed wrongly too often. */
  isDead?: boolean;
}

export interface CodeKind {
  way: CaptchaWay;
  purpose: CaptchaPurpose;
}

const keyOf = ({ way, purpose }: CodeKind) => `${way} ${purpose}`;

/** The last one of each kind. */
export const codeSends = createStore<Readonly<Record<string, CodeSend>>>({});

export const lastSend = (kind: CodeKind): CodeSend | null => codeSends.get()[keyOf(kind)] ?? null;

export function noteSend(kind: CodeKind, send: CodeSend): void {
  codeSends.set({ ...codeSends.get(), [keyOf(kind)]: send });
}

/**
 * A code to this account was refused. `isSpent`: the server said that none counts any more. The one of the demo's message that
 * is refused counts no more either, for no mistype can be in it.
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

/** The codes were used: the demo shows their messages no longer. How long the next ones wait stays. */
export function forgetMessages(): void {
  const kept = Object.entries(codeSends.get()).map(([key, send]) => [key, { ...send, demoText: null }] as const);
  codeSends.set(Object.fromEntries(kept));
}

/** Whole seconds that the next code to this account waits; 0 where it may be sent now. */
export function secondsToWait(send: CodeSend | null, account: string, now: number): number {
  return send?.account === account ? Math.max(0, Math.ceil((send.waitUntil - now) / 1000)) : 0;
}
