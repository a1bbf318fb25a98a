// What every call that ends in a session has in common: the token goes to its store, whoever waited goes on.
import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { User } from '@/schemas/session';
import type { DataOf } from '@/schemas/wire/operations';
import { forgetMessages } from '../session/codeSends';
import { passwordOffered, type SessionDispatch, type WithSession } from '../session/session';
import { keepToken } from '../session/tokenStore';
import { completeSignIn } from '../session/waiting';
import { api } from './api';
import type { ApiError } from './apiError';
import type { CallMeta, OperationCall } from './baseQuery';
import { settled } from './settled';

export interface SignedIn {
  user: User;
  /** The call made the account. */
  isNew: boolean;
}

export interface StayArgs {
  /** Keep the session when the tab closes. */
  staySignedIn: boolean;
}

type Answer = QueryReturnValue<unknown, ApiError, CallMeta>;
type Send = (asked: OperationCall) => Answer | PromiseLike<Answer>;

/** Sends the call; the token of its answer is kept, and never comes into the store's state. */
export async function sendSignIn(
  send: Send,
  asked: OperationCall,
  { staySignedIn }: StayArgs,
): Promise<{ data: SignedIn } | { error: ApiError; meta?: CallMeta }> {
  const answer = await send(asked);
  if (answer.error) return answer.meta ? { error: answer.error, meta: answer.meta } : { error: answer.error };
  const { token, user, isNew } = answer.data as DataOf<'login'>;
  keepToken(token, staySignedIn);
  return { data: { user, isNew } };
}

/** Goes on once such a call has succeeded; a failure is the form's to show. */
export async function goOnAfter(
  running: Promise<{ data: SignedIn }>,
  { dispatch, getState }: { dispatch: SessionDispatch; getState: () => unknown },
): Promise<void> {
  const done = await settled(running);
  if (!done) return;
  const { user, isNew } = done.data;
  const before = (getState() as WithSession).session.lastUserId;
  // What another person's session fetched is not for this one's eyes (docs/rules/backend.md S6).
  if (before !== null && before !== user.userId) dispatch(api.util.resetApiState());
  forgetMessages();
  completeSignIn(dispatch, user);
  // Somebody who came by a code for the first time may want a password for the next.
  if (isNew && !user.hasPassword && user.thirdParty === null) dispatch(passwordOffered());
}
