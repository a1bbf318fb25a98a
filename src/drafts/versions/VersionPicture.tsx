// The drawing of a version. Fetches a document of the account when its row becomes visible.
import { CircleHelp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Design, FaceCopy } from '@/schemas/design';
import { useVersionDesignQuery } from '@/service/api/versions';
import { LiveFace } from '@/simulator/LiveFace';
import type { ListedVersion } from './useVersions';

const shownCopy = (design: Design): FaceCopy | undefined =>
  design.copies.find(({ id }) => id === design.activeFdId) ?? design.copies[0];

/** Whether the element was at least once in or near the view. */
function useWasSeen() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element || wasSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return { setElement, wasSeen };
}

/** Decorative: the row names the version. */
function Picture({ design }: { design: Design | null }) {
  const copy = design ? shownCopy(design) : undefined;
  return copy ? (
    <LiveFace copy={copy} live={false} fits />
  ) : (
    <CircleHelp size={24} aria-hidden="true" className="text-muted" />
  );
}

function AccountPicture({ id }: { id: string }) {
  const { setElement, wasSeen } = useWasSeen();
  const { data, isError } = useVersionDesignQuery(id, { skip: !wasSeen });
  return (
    <span ref={setElement} className="grid size-full place-items-center">
      {data !== undefined || isError ? <Picture design={data ?? null} /> : null}
    </span>
  );
}

export function VersionPicture({ version }: { version: ListedVersion }) {
  return (
    <span aria-hidden="true" className="keep-colors grid size-16 shrink-0 grid-rows-[100%] place-items-center">
      {version.where === 'device' ? <Picture design={version.design} /> : <AccountPicture id={version.id} />}
    </span>
  );
}

/** The design that is open now. */
export function OpenPicture({ design }: { design: Design | null }) {
  const first = useRef(design);
  return (
    <span aria-hidden="true" className="keep-colors grid size-16 shrink-0 grid-rows-[100%] place-items-center">
      <Picture design={first.current} />
    </span>
  );
}
