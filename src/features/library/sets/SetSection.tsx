// A list of image sets from the server, with its loading, empty and error states and a button for more pages.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSETS_PAGE_SIZE } from '@/schemas/limits';
import type { Assembly, AssemblyType } from '@/schemas/wire/assembly';
import { errorMessage } from '@/service/api/apiError';
import { setsAt, useAssemblyPageQuery } from '@/service/api/assembly';
import { storedAssembly } from '@/service/assemblyData';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { Toolbar } from '@/ui/Toolbar';
import { Waiting } from '@/ui/Waiting';
import { SetCard } from './SetCard';

interface PageProps {
  type: AssemblyType;
  current: number;
  /** Missing if a later page is already shown. */
  onMore: (() => void) | undefined;
}

function Sets({ sets }: { sets: readonly Assembly[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {sets.map((set) => (
        <SetCard key={set.id} set={set} />
      ))}
    </ul>
  );
}

/** A page of the list. The first page shows the empty state. */
function SetPage({ type, current, onMore }: PageProps) {
  const { t } = useTranslation(['editor', 'errors', 'assets']);
  const { data, error, isFetching, refetch } = useAssemblyPageQuery(setsAt(type, current));
  // Until the server responds, the library shows the last list cached on this device.
  const stored = current === 1 && !data ? storedAssembly(type) : null;
  const failed =
    error && !isFetching ? (
      <div role="alert" className="flex flex-col items-start gap-2 py-1 text-sm">
        <p>{errorMessage((key, values) => t(key, values), error)}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('assets:again')}
        </Button>
      </div>
    ) : null;
  if (stored)
    return (
      <>
        {failed}
        <Sets sets={stored} />
      </>
    );
  if (failed) return failed;
  if (!data) {
    return (
      <Waiting size={14} className="py-2 text-sm">
        {t('assets:loading')}
      </Waiting>
    );
  }
  if (data.total === 0) return <p className="py-1 text-sm text-muted">{t('assets:empty')}</p>;
  return (
    <>
      <Sets sets={data.records} />
      {onMore && current * ASSETS_PAGE_SIZE < data.total ? (
        <Button size="sm" onClick={onMore}>
          {t('assets:more')}
        </Button>
      ) : null}
    </>
  );
}

export function SetSection({ type }: { type: AssemblyType }) {
  const { t } = useTranslation(['editor', 'assets']);
  const [pages, setPages] = useState(1);
  const title = t(`assets:types.${type}`);
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <PanelHeading level={2}>{title}</PanelHeading>
      <Toolbar label={t('assets:sets')} orientation="grid" isTyped className="flex flex-col gap-1.5">
        {Array.from({ length: pages }, (_, index) => index + 1).map((current) => (
          <SetPage
            key={current}
            type={type}
            current={current}
            onMore={current === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </Toolbar>
    </section>
  );
}
