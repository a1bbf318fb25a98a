// Common to all calls that start a session: store the token, and resume waiting work.
import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { User } from '@/schemas/session';
import type { DataOf } from '@/schemas/wire/operations';
import { completeSignIn } from '@/service/session/pendingSignIn';
import { forgetMessages } from '../session/codeSends';
import { passwordOffered, type SessionDispatch, type WithSession } from '../session/session';
import { keepToken } from '../session/tokenStore';
import { api } from './api';
import type { ApiError } from './apiError';
import type { CallMeta, OperationCall } from './baseQuery';
import { settled } from './settled';

export interface SignedIn {
  user: User;
  /** The call created the account. */
  isNew: boolean;
}

export interface StayArgs {
  /** Keep the session when the tab closes. */
  staySignedIn: boolean;
}

type Answer = QueryReturnValue<unknown, ApiError, CallMeta>;
type Send = (request: OperationCall) => Answer | PromiseLike<Answer>;

/** Sends the call; stores the response's token outside the Redux state. */
export async function sendSignIn(
  send: Send,
  request: OperationCall,
  { staySignedIn }: StayArgs,
): Promise<{ data: SignedIn } | { error: ApiError; meta?: CallMeta }> {
  const answer = await send(request);
  if (answer.error) return answer.meta ? { error: answer.error, meta: answer.meta } : { error: answer.error };
  const { token, user, isNew } = answer.data as DataOf<'login'>;
  keepToken(token, staySignedIn);
  return { data: { user, isNew } };
}

/** Continues after such a call has succeeded; the form shows a failure. */
export async function goOnAfter(
  running: Promise<{ data: SignedIn }>,
  { dispatch, getState }: { dispatch: SessionDispatch; getState: () => unknown },
): Promise<void> {
  const done = await settled(running);
  if (!done) return;
  const { user, isNew } = done.data;
  const before = (getState() as WithSession).session.lastUserId;
  // Drop data fetched in another user's session (docs/rules/backend.md S6).
  if (before !== null && before !== user.userId) dispatch(api.util.resetApiState());
  forgetMessages();
  completeSignIn(dispatch, user);
  // A user who first signed in by a code may want to set a password.
  if (isNew && !user.hasPassword && user.thirdParty === null) dispatch(passwordOffered());
}
