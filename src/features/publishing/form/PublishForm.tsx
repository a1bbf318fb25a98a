// The publish form with its surroundings: store card, problems, builds, and next steps.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { isPicture } from '@/face/nodes';
import type { SubmitControls } from '@/forms/SubmitField';
import { type FormParts, SubmitForm } from '@/forms/SubmitForm';
import { OwnColorsContext } from '@/forms/services/ownColors';
import { usedColors } from '@/forms/usedColors';
import type { Design } from '@/schemas/design';
import { publishForm } from '@/schemas/forms/publish';
import { firstGraphemes } from '@/schemas/graphemes';
import { ALT_MAX } from '@/schemas/limits';
import { CURRENCY_OF } from '@/schemas/money';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { resumedWork, signInLeaves, takeResumed } from '@/service/session/pendingSignIn';
import { selectUser, type WithSession } from '@/service/session/session';
import { faceText } from '@/simulator/heardFace';
import { stillWatch } from '@/simulator/simulator';
import { useStoreName } from '@/storefront/useStoreName';
import { announce } from '@/ui/announce';
import { PageHeading } from '@/ui/PageHeading';
import { PANEL_BOX } from '@/ui/panelBox';
import { showToast } from '@/ui/toasts';
import { useStoreValue } from '@/ui/useStoreValue';
import { BuildsPanel } from '../BuildsPanel';
import { DemoBuild } from '../sent/DemoBuild';
import { NextSteps } from '../sent/NextSteps';
import { type DrawFace, useDrawnPictures } from '../useDrawnPictures';
import { AltFill } from './AltFill';
import { ColorFill } from './ColorFill';
import { ConfirmKeep, ConfirmSend } from './Confirms';
import { DrawnNote } from './DrawnNote';
import { DrawnContext } from './drawnContext';
import { FirstPublishHint } from './FirstPublishHint';
import { LeavePublish } from './LeavePublish';
import { DetailPictures, PreviewPicture } from './PictureFields';
import { PictureFill } from './PictureFill';
import { Preflight } from './Preflight';
import { priceField } from './PriceField';
import { PublishActs } from './PublishActs';
import { PublishPreviewCard } from './PublishPreviewCard';
import { faceProblems, offeredCopies } from './preflight';
import { chosenThemeColors, firstValues, type PublishDraft, type PublishInput, servedBy } from './publishDetails';
import { rangeField, ServedContext } from './RangeField';
import { ShareNote } from './ShareNote';
import { StoreChoices } from './StoreChoices';
import { useStoreFace } from './storeFace';
import { TagsField } from './TagsField';
import { useFaceChecks } from './useFaceChecks';
import { useSubmission } from './useSubmission';
import { useSuggestedColors } from './useSuggestedColors';

const CONTROLS: SubmitControls = {
  price: priceField,
  range: rangeField,
  tags: TagsField,
  previewImage: PreviewPicture,
  detailImages: DetailPictures,
};

/** The pending confirmation. `go`: leaves the page after the form is saved. */
type Asking = { act: 'send'; values: PublishDraft } | { act: 'keep'; values: PublishDraft; go: () => void };

export interface PublishFormProps {
  design: Design;
  /** The saved revision. */
  rev: number;
  face: FaceData;
  author: string;
  /** Fetches the design and its face again. The form keeps its values. */
  lookAgain(): void;
  draw?: DrawFace | undefined;
  /** Suggests texts above their fields. `about`: the design's name. */
  suggestions?: ((about: string) => ReactNode) | undefined;
  /** Opens the face at many moments, below its card. */
  contactSheet?: ReactNode;
  /** The face is on its way to review. */
  onSent(): void;
}

export function PublishForm({
  design,
  rev,
  face,
  author,
  lookAgain,
  draw,
  suggestions,
  contactSheet,
  onSent,
}: PublishFormProps) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const region = useSelector((state: WithSession) => selectUser(state)?.region);
  // An expired session does not change the currency of the form.
  const [currency] = useState(() => CURRENCY_OF[region ?? 'domestic']);
  const schema = useMemo(() => publishForm(currency), [currency]);
  const [resumed] = useState(() => resumedWork('form', design.id));
  useEffect(() => void takeResumed('form', design.id), [design.id]);
  const storeFace = useStoreFace(design);
  const { shown } = storeFace;
  // A designer who has not sent the form yet gets a proposal from the texts of the face.
  const altProposal = useMemo(() => {
    const texts = shown ? faceText(shown, 'normal', stillWatch(languageRow().data)) : '';
    return texts === '' ? null : firstGraphemes(t('publish:altProposal', { texts }), ALT_MAX);
  }, [shown, t]);
  const [begin] = useState(() => {
    const from = resumed ? { ...face, facts: resumed.facts } : face;
    const first = firstValues(design, from);
    return {
      first: { ...first, alt: (from.facts ? null : altProposal) ?? first.alt },
      areColorsChosen: chosenThemeColors(design, from.facts).length > 0,
    };
  });
  const { first, areColorsChosen } = begin;
  const suggested = useSuggestedColors(design);
  const sending = useSubmission({ design, rev, currency, resumed, lookAgain, onSent });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [sent, setSent] = useState(0);
  /** A sign-in leaves the page and takes the submission along. */
  const isTaken = useStoreValue(signInLeaves) && sending.busy;
  const [isDemoOpen, setDemoOpen] = useState(false);
  const { pictures: drawn, lit } = useDrawnPictures(design, storeFace, draw);
  const { checks, unmeasured, settled } = useFaceChecks(design);
  const colors = useMemo(() => {
    // Samples the colors of images, because a tint alone does not determine an image's resulting color.
    const layers = design.copies.flatMap(({ normal }) => normal.nodeList);
    const own = usedColors(layers.filter((node) => !isPicture(node)));
    return () => [...new Set([...(suggested ?? []), ...own])];
  }, [design, suggested]);
  const name = useStoreName()(design);
  const preflight = useRef<HTMLHeadingElement>(null);

  const { failure } = sending;
  useEffect(() => {
    if (failure?.kind === 'broken') preflight.current?.focus();
  }, [failure]);

  const isInReview = face.pending?.stage === 'review';
  const isBuilt = face.pending?.stage === 'building' && face.pending.rev === rev && !isUnsaved;
  const noNeed = isInReview ? t('publish:inReview') : isBuilt ? t('publish:inBuild') : undefined;

  const submit = async (values: PublishDraft) => {
    if (noNeed !== undefined) {
      showToast({ text: noNeed });
      return;
    }
    const problems = faceProblems(design, values.range ?? 'all', sending.broken, await settled());
    if (offeredCopies(design, values.range ?? 'all').length > 0 && problems.length === 0) {
      setAsking({ act: 'send', values });
      return;
    }
    announce(t('publish:mendFirst', { count: problems.length }), { politeness: 'assertive' });
    preflight.current?.focus();
  };
  const keep = async (values: PublishDraft, go: () => void) => {
    setAsking(null);
    if (await sending.keep(values)) go();
  };
  const keepFirst = (values: PublishDraft, go: () => void) =>
    face.payment === null ? setAsking({ act: 'keep', values, go }) : void keep(values, go);
  const send = async (values: PublishDraft) => {
    if (await sending.send(values)) setSent((count) => count + 1);
    setAsking(null);
  };

  const arrange = ({ fields, draw: drawFields, notices }: FormParts) => {
    const inSection = (section: string) => fields.filter((field) => field.section === section);
    return (
      <div className="flex flex-col gap-5">
        {face.approved ? null : <FirstPublishHint />}
        <PictureFill isFirst={face.facts === null} />
        <ColorFill first={areColorsChosen ? undefined : first.themeColors} suggested={suggested} />
        <AltFill proposal={altProposal} />
        <LeavePublish face={face} isUnsaved={isUnsaved && !isTaken} sent={sent} onKeep={keepFirst} />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <PublishTitle name={name} />
          <PublishActs
            face={face}
            busy={sending.busy}
            noNeed={noNeed}
            onKeep={(values) => keepFirst(values, () => void navigate('/dialList'))}
            onDemo={() => setDemoOpen(true)}
          />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)_minmax(0,1.08fr)]">
          <section
            aria-labelledby="publish-facts"
            className={`${PANEL_BOX} flex flex-col gap-4 lg:row-span-2 xl:row-span-1`}
          >
            <h2 id="publish-facts" className="font-semibold">
              {t('publish:facts')}
            </h2>
            {notices}
            {suggestions?.(name)}
            {drawFields(inSection('store'))}
            {drawFields(inSection('offer'))}
            <ShareNote />
          </section>
          <section aria-labelledby="publish-card" className={`${PANEL_BOX} flex flex-col gap-4`}>
            <h2 id="publish-card" className="font-semibold">
              {t('publish:card')}
            </h2>
            <PublishPreviewCard copy={shown} author={author} currency={currency} />
            <StoreChoices face={storeFace} />
            {contactSheet}
            <div className="flex flex-col gap-3">
              <h3 className="font-semibold">{t('publish:pictures')}</h3>
              {drawFields(inSection('pictures'))}
              <DrawnNote face={storeFace} />
            </div>
          </section>
          <div className="flex flex-col gap-5">
            <Preflight
              ref={preflight}
              design={design}
              schema={schema}
              broken={sending.broken}
              checks={checks}
              unmeasured={unmeasured}
              lit={lit}
              box={PANEL_BOX}
            />
            <BuildsPanel design={design} face={face} box={PANEL_BOX} />
            <NextSteps face={face} busy={sending.busy} noNeed={noNeed} box={PANEL_BOX} />
          </div>
        </div>
      </div>
    );
  };

  const reasons = face.payment === null ? undefined : { paymentType: t('publish:paymentLocked') };
  return (
    <OwnColorsContext value={colors}>
      <DrawnContext value={drawn}>
        <ServedContext value={servedBy(design)}>
          <SubmitForm
            schema={schema}
            schemaName="publish"
            // A choice that cannot be undone has no default; the schema requires it.
            defaultValues={first as PublishInput}
            controls={CONTROLS}
            reasons={reasons}
            onSubmit={submit}
            onDirty={setUnsaved}
            submitLabel={t('publish:send')}
            serverError={sending.words}
            arrange={arrange}
          />
        </ServedContext>
      </DrawnContext>
      {asking?.act === 'send' ? (
        <ConfirmSend
          name={name}
          values={asking.values}
          currency={currency}
          isChosen={face.payment === null}
          isBuilding={face.pending?.stage === 'building'}
          busy={sending.busy}
          onConfirm={() => void send(asking.values)}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {asking?.act === 'keep' ? (
        <ConfirmKeep
          values={asking.values}
          onConfirm={() => void keep(asking.values, asking.go)}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {isDemoOpen ? <DemoBuild design={design} onClose={() => setDemoOpen(false)} /> : null}
    </OwnColorsContext>
  );
}

function PublishTitle({ name }: { name: string }) {
  const { t } = useTranslation('pages');
  return (
    <div className="mr-auto min-w-0">
      <Link to="/dialList" className="inline-flex min-h-6 items-center text-sm text-muted hover:text-ink">
        {t('publish:toDesigns')}
      </Link>
      <PageHeading title={t('publish:titleOf', { name })} className="text-2xl font-semibold [overflow-wrap:anywhere]" />
    </div>
  );
}
