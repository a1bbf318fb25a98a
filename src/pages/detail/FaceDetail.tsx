// One face: its picture and facts; for its owner also its state, builds, copies and actions.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { BuildsPanel } from '@/features/publishing/BuildsPanel';
import { useResumedBuilds } from '@/features/publishing/useResumedBuilds';
import type { Design } from '@/schemas/design';
import type { DesignNames } from '@/schemas/designNames';
import type { FaceData } from '@/schemas/wire/faces';
import { type FaceAction, FaceActionDialog } from '@/storefront/FaceActionDialog';
import { StatusBadge } from '@/storefront/StatusBadge';
import { useDuplicate } from '@/storefront/useDuplicate';
import { useStoreName } from '@/storefront/useStoreName';
import { PageHeading } from '@/ui/PageHeading';
import { PANEL_BOX } from '@/ui/panelBox';
import { CopiesPanel } from './CopiesPanel';
import { FactsPanel } from './FactsPanel';
import { OwnerActs } from './OwnerActs';
import { PreviewPanel } from './PreviewPanel';
import { placeOf } from './placeOf';
import { StatusPanel } from './StatusPanel';
import { useUnsavedHere } from './useUnsavedHere';

/** The list of designs is on another page. */
const NOTHING_TO_DO = () => {};
const NONE_TAKEN: readonly DesignNames[] = [];

export interface FaceDetailProps {
  face: FaceData;
  /** Null if this version cannot read it. */
  design: Design | null;
  /** Of the address. */
  platform: string;
}

export function FaceDetail({ face, design, platform }: FaceDetailProps) {
  const { t } = useTranslation(['detail', 'pages']);
  const navigate = useNavigate();
  const storeName = useStoreName();
  const [asking, setAsking] = useState<FaceAction | null>(null);
  const isUnsaved = useUnsavedHere(face.own ? face.id : null);
  const name = storeName(design ?? face.facts ?? { dialNameCn: '', dialName: '' });
  const duplicate = useDuplicate(NONE_TAKEN, NOTHING_TO_DO);
  const close = () => setAsking(null);
  const item = { id: face.id, name, onServer: true, face };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <Link to={face.own ? '/dialList' : '/'} className="text-sm text-muted hover:text-ink">
            {t(face.own ? 'pages:shell.designs' : 'pages:shell.home')}
          </Link>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PageHeading
              title={name}
              place={placeOf(face.id)}
              className="text-2xl font-semibold [overflow-wrap:anywhere]"
            />
            {face.own ? <StatusBadge status={face.status} /> : null}
          </div>
          {face.own ? null : <p className="text-sm text-muted">{t('pages:faces.by', { author: face.author })}</p>}
        </div>
        {face.own ? (
          <OwnerActs
            face={face}
            name={name}
            onAsk={setAsking}
            onDuplicate={design ? () => void duplicate(design) : undefined}
          />
        ) : null}
      </div>
      {isUnsaved ? (
        <p className="rounded-xl border border-warning/60 bg-panel px-4 py-3 text-sm">
          {t('unsavedHere')}{' '}
          <Link to={`/dial/${face.id}`} className="text-accent underline-offset-2 hover:underline">
            {t('publish:toEditor')}
          </Link>
        </p>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <PreviewPanel face={face} design={design} platform={platform} name={name} />
        <FactsPanel face={face} design={design} platform={platform} />
        {face.own ? (
          <div className="flex flex-col gap-5 lg:col-span-2 lg:grid lg:grid-cols-2 xl:col-span-1 xl:flex">
            <StatusPanel face={face} />
            <CopiesPanel
              face={face}
              design={design}
              platform={platform}
              // With unsaved edits, a copy is deleted in the editor.
              canDelete={!isUnsaved}
              onAsk={setAsking}
            />
            {design ? <Builds face={face} design={design} /> : null}
          </div>
        ) : (
          <CopiesPanel face={face} design={design} platform={platform} canDelete={false} onAsk={setAsking} />
        )}
      </div>
      {asking ? (
        <FaceActionDialog
          action={asking}
          item={item}
          onChanged={() => {}}
          onDeleted={() => void navigate('/dialList')}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Builds({ face, design }: { face: FaceData; design: Design }) {
  useResumedBuilds(face.id);
  return <BuildsPanel design={design} face={face} box={PANEL_BOX} withPackages />;
}
