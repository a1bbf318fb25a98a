// Another tab moved the demo's clock or replaced its data: what this tab was told before is asked for anew.
import { api } from '@/service/api/api';
import { codeSends } from '@/service/session/codeSends';
import type { SessionDispatch } from '@/service/session/session';
import { endSession } from './endSession';

/** `data`: the account went with it. */
export function forgetFetched({ dispatch }: { dispatch: SessionDispatch }, moved: 'clock' | 'data'): void {
  // How long a code is waited for was told by the clock that was.
  codeSends.set({});
  if (moved === 'data') endSession(dispatch);
  else dispatch(api.util.resetApiState());
}
