// A page for users with a role; for anyone else it shows the normal 404 page. After a session ends it keeps its
// content, including unsaved input, until someone signs in.
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Role } from '@/schemas/session';
import type { WithSession } from '@/service/session/session';
import { Spinner } from '@/ui/Spinner';

interface ForRoleProps {
  whoIs: Role;
  /** Shown to everyone else. */
  absent: ReactNode;
  /** `isNow`: the user is signed in; `whose`: a key per user. */
  children(isNow: boolean, whose: string | undefined): ReactNode;
}

export function ForRole({ whoIs, absent, children }: ForRoleProps) {
  const { status, user, lastUserId } = useSelector((state: WithSession) => state.session);
  const [knownId, setKnownId] = useState<string | null>(null);
  const isNow = user?.roles.includes(whoIs) ?? false;
  if (isNow && user && knownId !== user.userId) setKnownId(user.userId);
  const isSignedOutHere = user === null && knownId !== null && knownId === lastUserId;
  if ((status === 'loading' || status === 'unknown') && !isSignedOutHere)
    return (
      <div className="grid min-h-[50vh] place-items-center" aria-busy="true">
        <Spinner />
      </div>
    );
  return isNow || isSignedOutHere ? children(isNow, knownId ?? user?.userId) : absent;
}
