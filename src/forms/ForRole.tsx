// A page for people with a role; for anybody else it is as if it were not there. A session that ends keeps what stands here, with
// words that were being written, until somebody signs in.
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Role } from '@/schemas/session';
import type { WithSession } from '@/service/session/session';
import { Spinner } from '@/ui/Spinner';

interface ForRoleProps {
  whoIs: Role;
  /** What stands here for everybody else. */
  absent: ReactNode;
  /** `isNow`: the person is signed in; `whose`: one key for each person. */
  children(isNow: boolean, whose: string | undefined): ReactNode;
}

export function ForRole({ whoIs, absent, children }: ForRoleProps) {
  const { status, user, lastUserId } = useSelector((state: WithSession) => state.session);
  const [knownId, setKnownId] = useState<string | null>(null);
  const isNow = user?.roles.includes(whoIs) ?? false;
  if (isNow && user && knownId !== user.userId) setKnownId(user.userId);
  const isKept = user === null && knownId !== null && knownId === lastUserId;
  if ((status === 'loading' || status === 'unknown') && !isKept)
    return (
      <div className="grid min-h-[50vh] place-items-center" aria-busy="true">
        <Spinner />
      </div>
    );
  return isNow || isKept ? children(isNow, knownId ?? user?.userId) : absent;
}
