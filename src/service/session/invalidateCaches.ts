// Another tab moved the demo's clock or replaced its data: refetches everything in this tab.
import { api } from '../api/api';
import { codeSends } from './codeSends';
import { endSession } from './endSession';
import type { SessionDispatch } from './session';

/** `data`: the account was replaced too. */
export function invalidateCaches({ dispatch }: { dispatch: SessionDispatch }, moved: 'clock' | 'data'): void {
  // The waiting time of a code was based on the previous clock.
  codeSends.set({});
  if (moved === 'data') endSession(dispatch);
  else dispatch(api.util.resetApiState());
}
