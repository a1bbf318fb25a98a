// A page of the management area: its heading, an invitation for visitors, and the content once the user is known.
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginRequested, type WithSession } from '@/service/session/session';
import { useSignInPurpose } from '@/service/session/signInPurpose';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';

/** Texts of the page. */
export interface OwnPageWords {
  title: string;
  loading: string;
  visitorTitle: string;
  visitorText: string;
  signIn: string;
}

interface OwnPageProps {
  /** The user of the page. Null while unknown. */
  whose: string | null;
  /** The user whose choices the store holds. */
  owner: string | null;
  /** Resets the choices of another user. Keeps its identity. */
  onOpen(whose: string): void;
  words: OwnPageWords;
  /** Beside the heading, for signed-in users. */
  beside?: ReactNode;
  children: ReactNode;
}

export function OwnPage({ whose, owner, onOpen, words, beside, children }: OwnPageProps) {
  const dispatch = useDispatch();
  useSignInPurpose('management');
  const status = useSelector((state: WithSession) => state.session.status);
  useLayoutEffect(() => {
    if (whose !== null) onOpen(whose);
  }, [whose, onOpen]);
  const isOwn = whose !== null && owner === whose;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageHeading title={words.title} className="text-xl font-semibold" />
        {isOwn ? beside : null}
      </div>
      {(status === 'loading' || status === 'unknown') && !isOwn ? <Coming text={words.loading} /> : null}
      {status === 'visitor' && !isOwn ? (
        <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
          <p className="text-lg font-semibold">{words.visitorTitle}</p>
          <p className="max-w-md text-pretty text-muted">{words.visitorText}</p>
          <Button variant="primary" onClick={() => dispatch(loginRequested())}>
            {words.signIn}
          </Button>
        </div>
      ) : null}
      {isOwn ? <Fragment key={whose}>{children}</Fragment> : null}
    </div>
  );
}

/** Shown while the numbers load. */
export function Coming({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 py-16 text-muted" aria-busy="true">
      <Spinner /> {text}
    </p>
  );
}
