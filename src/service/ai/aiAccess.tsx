// What of the AI a page may offer: fetched once somebody uses the page, and given to its parts by a context. Without an answer there is nothing.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AiFeatures } from '@/schemas/wire/aiFeatures';
import { useInUse } from '@/ui/useInUse';
import { useAiFeaturesQuery } from '../api/aiFeatures';
import { loginRequested, selectIsSettled, selectUser, type WithSession } from '../session/session';

export interface AiAccess extends AiFeatures {
  /** Who is signed in; null for a visitor. */
  userId: string | null;
  signIn(): void;
}

const NOTHING: AiAccess = {
  ...{ pictures: false, texts: false, backgrounds: false, isDemo: false, isInBeta: false },
  userId: null,
  signIn: () => {},
};

export const AiAccessContext = createContext<AiAccess>(NOTHING);

/** What there is of the AI; nothing where no page around asked. */
export const useAiAccess = (): AiAccess => useContext(AiAccessContext);

export function AiAccessProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const userId = useSelector((state: WithSession) => selectUser(state)?.userId ?? null);
  const isKnown = useSelector(selectIsSettled);
  const isInUse = useInUse();
  const { currentData } = useAiFeaturesQuery(userId, { skip: !isInUse || !isKnown });
  const access = useMemo<AiAccess>(
    () => ({ ...NOTHING, ...currentData, userId, signIn: () => dispatch(loginRequested()) }),
    [currentData, userId, dispatch],
  );
  return <AiAccessContext value={access}>{children}</AiAccessContext>;
}
