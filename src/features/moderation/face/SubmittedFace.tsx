// A submitted face: live in both modes, its designer's details, its store preview, and the verdict buttons.
import { Check, X } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FaceCopy, isServed } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { FaceHistory } from '@/storefront/FaceHistory';
import { useFactRows, useListName } from '@/storefront/faceRows';
import { offerText } from '@/storefront/offerText';
import { StoreCard } from '@/storefront/StoreCard';
import { StorePictures } from '@/storefront/StorePictures';
import { Button } from '@/ui/Button';
import { FactList } from '@/ui/FactList';
import { PANEL_BOX } from '@/ui/panelBox';
import { UserText } from '@/ui/UserText';
import { CopyVerdicts } from '../verdict/CopyVerdicts';
import type { Verdict } from '../verdict/VerdictDialogs';
import { BothModes } from './BothModes';

export interface SubmittedFaceProps {
  face: FaceData;
  name: string;
  /** Focused when the face is shown. */
  heading: Ref<HTMLHeadingElement>;
  onVerdict(verdict: Verdict): void;
}

export function SubmittedFace({ face, name, heading, onVerdict }: SubmittedFaceProps) {
  const { t, i18n } = useTranslation(['moderation', 'pages', 'detail']);
  const copies = useMemo(() => offered(face), [face]);
  const { dates } = languageRow(i18n.language);
  const listName = useListName();
  const { facts, author, pending } = face;
  return (
    <article aria-labelledby="moderation-face" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h2
            ref={heading}
            id="moderation-face"
            tabIndex={-1}
            className="text-xl font-semibold outline-none [overflow-wrap:anywhere]"
          >
            <UserText text={name} />
          </h2>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {t('pages:faces.by', { author })} ·{' '}
            {t('since', { when: momentText(pending?.since ?? face.updatedAt, dates) })}
          </p>
        </div>
        <fieldset aria-label={t('verdictOn', { name })} className="flex flex-wrap gap-2">
          <Button size="lg" icon={<X size={16} />} onClick={() => onVerdict({ pass: false })}>
            {t('rejectAct')}
          </Button>
          <Button size="lg" variant="primary" icon={<Check size={16} />} onClick={() => onVerdict({ pass: true })}>
            {t('approve')}
          </Button>
        </fieldset>
      </div>
      {face.own ? <p className="rounded-xl border border-line bg-panel px-4 py-3 text-sm">{t('own')}</p> : null}
      {face.approved ? (
        <p className="rounded-xl border border-line bg-panel px-4 py-3 text-sm">
          {t('replaces', { when: momentText(face.approved.at, dates) })}
        </p>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <CopyVerdicts face={face} onVerdict={onVerdict} />
          <section aria-labelledby="moderation-modes" className={`${PANEL_BOX} flex flex-col gap-4`}>
            <h3 id="moderation-modes" className="font-semibold">
              {t('face')}
            </h3>
            {copies.length > 0 ? <BothModes copies={copies} name={name} /> : <p>{t('unreadable')}</p>}
          </section>
          {facts ? (
            <section aria-labelledby="moderation-card" className={`${PANEL_BOX} flex flex-col gap-3`}>
              <h3 id="moderation-card" className="font-semibold">
                {t('card')}
              </h3>
              <div className="grid gap-5 sm:grid-cols-2">
                <StoreCard
                  copy={copies[0]}
                  names={facts}
                  author={author}
                  category={listName('categories', facts.category)}
                  offer={offerText(t, i18n.language, facts)}
                  description={facts.description}
                />
                <StorePictures facts={facts} />
              </div>
            </section>
          ) : null}
        </div>
        <div className="flex flex-col gap-5">
          <DesignerStatement face={face} />
          <section aria-labelledby="moderation-history" className={`${PANEL_BOX} flex flex-col gap-3`}>
            <h3 id="moderation-history" className="font-semibold">
              {t('detail:history.title')}
            </h3>
            <FaceHistory face={face} />
          </section>
        </div>
      </div>
    </article>
  );
}

/** The copies that would be offered: those for the selected watches. */
function offered({ doc, facts }: FaceData): readonly FaceCopy[] {
  const read = readDesign(doc);
  if (!read.ok) return [];
  return read.design.copies.filter(({ platform }) => isServed(platform, facts?.range ?? 'all'));
}

function DesignerStatement({ face }: { face: FaceData }) {
  const { t } = useTranslation('moderation');
  const rows = useFactRows(face.facts);
  return (
    <section aria-labelledby="moderation-told" className={`${PANEL_BOX} flex flex-col gap-2`}>
      <h3 id="moderation-told" className="font-semibold">
        {t('told')}
      </h3>
      <FactList rows={rows} />
    </section>
  );
}
