// The builds of the submitted revision and its state.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Design } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { api } from '@/service/api/api';
import { useReason } from '@/service/api/useReason';
import { stageOf } from '@/storefront/stageOf';
import { announce } from '@/ui/announce';
import { TryAgain } from '@/ui/TryAgain';
import { BuildRows } from './builds/BuildRows';
import { DownloadPackage } from './builds/DownloadPackage';
import { KeyNote } from './builds/KeyNote';
import { PackageKinds, packagingsOf } from './builds/PackageKinds';
import { useBuilds } from './builds/useBuilds';

/** Poll interval for a face whose state must have changed, ms. */
const LOOK_MS = 1000;

export interface BuildsPanelProps {
  design: Design;
  face: FaceData;
  box: string;
  /** Finished packages can be downloaded. */
  withPackages?: boolean;
}

export function BuildsPanel({ design, face, box, withPackages = false }: BuildsPanelProps) {
  const { t } = useTranslation(['pages', 'designs']);
  const { tasks, error, refetch, make } = useBuilds(face.id, 'publish');
  const reasonOf = useReason();
  const stage = stageOf(face);
  const dispatch = useDispatch();
  const hasPending = face.pending !== null;
  // The face was fetched while the last package was still being checked, so it is fetched again.
  const isBehind = stage === 'building' && tasks.length > 0 && tasks.every(({ state }) => state === 'success');
  useEffect(() => {
    if (!isBehind) return;
    const look = setInterval(() => dispatch(api.util.invalidateTags([{ type: 'Face', id: face.id }])), LOOK_MS);
    return () => clearInterval(look);
  }, [isBehind, dispatch, face.id]);
  useEffect(() => {
    if (hasPending) announce(t(`publish:status.${stage}`));
  }, [hasPending, stage, t]);
  return (
    <section aria-labelledby="face-builds" className={`${box} flex flex-col gap-3`}>
      <h2 id="face-builds" className="font-semibold">
        {t('publish:build.title')}
      </h2>
      {error ? (
        <TryAgain
          small
          text={t('publish:build.unread')}
          reason={reasonOf(error)}
          label={t('designs:retry')}
          onTry={refetch}
        />
      ) : null}
      {tasks.length > 0 ? (
        <>
          <BuildRows
            design={design}
            tasks={tasks}
            onRetry={make}
            {...(withPackages && { after: (task) => <DownloadPackage task={task} design={design} /> })}
          />
          {face.pending?.stage === 'building' ? <p className="text-xs text-muted">{t('publish:build.leave')}</p> : null}
        </>
      ) : (
        <p className="text-sm text-muted">{t('publish:build.none')}</p>
      )}
      <PackageKinds design={design} />
      {packagingsOf(design).includes('watchFace') ? (
        <KeyNote key={tasks.map(({ state }) => state).join(' ')} designId={design.id} />
      ) : null}
    </section>
  );
}
