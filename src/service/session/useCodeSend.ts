// Sends a code from a form: the call, the waiting time until the next one, and errors.
import { useCallback, useEffect, useState } from 'react';
import { useStoreValue } from '@/ui/useStoreValue';
import type { ApiError } from '../api/apiError';
import { embeddedBackend } from '../api/backendPort';
import { useSendCodeMutation, waitOf } from '../api/captcha';
import { type CodeKind, type CodeSend, codeSends, lastSend, noteSend, secondsToWait } from './codeSends';

export interface CodeSending {
  /** Seconds until the next code for this account; 0: now. */
  wait: number;
  busy: boolean;
  /** Why the last try failed. */
  error: ApiError | undefined;
  /** The last code sent to this account. */
  sent: CodeSend | null;
  /** Resolves to true once a code was sent. */
  send(): Promise<boolean>;
}

const TICK_MS = 250;

export function useCodeSend(kind: CodeKind, account: string): CodeSending {
  const { way: channel, purpose } = kind;
  useStoreValue(codeSends);
  const last = lastSend({ way: channel, purpose });
  const [sendCode, { isLoading, error, reset }] = useSendCodeMutation();
  const [now, setNow] = useState(() => performance.now());
  const wait = secondsToWait(last, account, now);

  // All forms use the same clock, so a reopened dialog continues the countdown.
  useEffect(() => {
    if (!last || last.waitUntil <= performance.now()) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    const end = setTimeout(() => clearInterval(timer), last.waitUntil - performance.now() + 2 * TICK_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [last]);

  const send = useCallback(async () => {
    const note = (waitMs: number, rest: Pick<CodeSend, 'demoText' | 'isRefused'>) => {
      setNow(performance.now());
      noteSend({ way: channel, purpose }, { account, waitUntil: performance.now() + waitMs, ...rest });
    };
    reset();
    const answer = await sendCode({ way: channel, purpose, account });
    if (answer.data) {
      const backend = await embeddedBackend();
      note(answer.data.retryMs, { demoText: backend?.demo?.messageTo(account)?.text ?? null });
      return true;
    }
    const early = waitOf(answer.error);
    if (early !== null) note(early, { demoText: null, isRefused: true });
    return false;
  }, [channel, purpose, account, sendCode, reset]);

  const sent = last?.account === account ? last : null;
  // The reason to wait is over with the wait.
  const isOver = waitOf(error) !== null && wait === 0;
  return { wait, busy: isLoading, error: isOver ? undefined : (error as ApiError | undefined), sent, send };
}
