// Reacts to failed calls and session changes in one place: one toast each (specification 8), and the stored session.
import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { errorMessage } from '@/service/api/apiError';
import type { CallMeta } from '@/service/api/baseQuery';
import { i18n } from '@/service/language/i18n';
import { sessionLost, sessionUnknown, type WithSession } from '@/service/session/session';
import { keepSession } from '@/service/session/userStore';
import { showToast } from '@/ui/toasts';

export const failureListener = createListenerMiddleware();

/** The meta of a call in RTK Query. */
const metaOf = (action: { meta?: unknown }): CallMeta | undefined =>
  (action.meta as { baseQueryMeta?: CallMeta } | undefined)?.baseQueryMeta;

failureListener.startListening({
  predicate: (action) => isRejectedWithValue(action) && metaOf(action)?.quiet === false,
  effect: (action) => {
    const { payload } = action as { payload?: unknown };
    showToast({ tone: 'error', text: errorMessage((key, values) => i18n.t(key, values), payload) });
  },
});

failureListener.startListening({
  actionCreator: sessionUnknown,
  effect: ({ payload }, { getOriginalState }) => {
    // Each outage is reported once; `Try again` reports its own failure.
    if ((getOriginalState() as WithSession).session.status === 'unknown') return;
    const reason = errorMessage((key, values) => i18n.t(key, values), payload.error);
    showToast({ tone: 'error', text: i18n.t('messages:api.accountUnknown', { reason }) });
  },
});

failureListener.startListening({
  actionCreator: sessionLost,
  effect: () => {
    showToast({ tone: 'warning', text: i18n.t('messages:api.sessionLost') });
  },
});

failureListener.startListening({
  predicate: (_, now, before) => (now as WithSession).session !== (before as WithSession).session,
  effect: (_, { getState }) => keepSession((getState() as WithSession).session),
});
