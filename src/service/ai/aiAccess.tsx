// AI features available to a page: fetched once the page is in use, and provided through a context.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AiFeatures } from '@/schemas/wire/aiFeatures';
import { useInUse } from '@/ui/useInUse';
import { useAiFeaturesQuery } from '../api/aiFeatures';
import { loginRequested, selectIsSettled, selectUser, type WithSession } from '../session/session';

export interface AiAccess extends AiFeatures {
  /** The signed-in user; null for a visitor. */
  userId: string | null;
  signIn(): void;
  /** Whether the service has answered; until then no feature is available. */
  isKnown: boolean;
  /** Why the last request failed, if there is no answer. */
  error?: unknown;
  /** Requests the answer again. */
  retry(): void;
}

const NOTHING: AiAccess = {
  ...{ pictures: false, texts: false, backgrounds: false, isDemo: false, isInBeta: false },
  userId: null,
  signIn: () => {},
  isKnown: true,
  retry: () => {},
};

export const AiAccessContext = createContext<AiAccess>(NOTHING);

/** The available AI features; none without a provider. */
export const useAiAccess = (): AiAccess => useContext(AiAccessContext);

export function AiAccessProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const userId = useSelector((state: WithSession) => selectUser(state)?.userId ?? null);
  const isSettled = useSelector(selectIsSettled);
  const isInUse = useInUse();
  const { currentData, error, isFetching, refetch } = useAiFeaturesQuery(userId, { skip: !isInUse || !isSettled });
  const failure = currentData || isFetching ? undefined : error;
  const access = useMemo<AiAccess>(
    () => ({
      ...NOTHING,
      ...currentData,
      userId,
      signIn: () => dispatch(loginRequested()),
      isKnown: currentData !== undefined,
      error: failure,
      retry: () => void refetch(),
    }),
    [currentData, userId, dispatch, failure, refetch],
  );
  return <AiAccessContext value={access}>{children}</AiAccessContext>;
}
