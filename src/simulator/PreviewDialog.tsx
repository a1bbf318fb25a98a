// The preview: the face in its bezel as large as the window allows, running, with the simulator beside it.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { Picks } from '@/schemas/optionPlaces';
import { choiceOf } from '@/schemas/themeColors';
import { Button } from '@/ui/Button';
import { FullDialog } from '@/ui/FullDialog';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import { isAnimation, useAnimations } from './animations';
import { CopyChoices } from './controls/CopyChoices';
import { ResetButton } from './controls/ResetButton';
import { SimulatorPanel } from './controls/SimulatorPanel';
import { SpeedSelect, TimeScrub } from './controls/TimeControls';
import { choicesOf, type Worn, wornCopy } from './controls/wornCopy';
import { copyName } from './copyWords';
import { HeardFace } from './HeardFace';
import { HintNotice } from './HintNotice';
import { PreviewFace } from './PreviewFace';
import { PreviewFacts } from './PreviewFacts';
import { PreviewPlay } from './PreviewPlay';
import { shownNodes } from './shownNodes';
import { usePreviewRun } from './usePreviewRun';

const MODES: readonly ModeName[] = ['normal', 'ambient'];

export interface PreviewDialogProps {
  /** Of the design. */
  name: string;
  /** The dialog is modal, so these do not change while it is open. */
  copies: readonly FaceCopy[];
  /** Initial selection. */
  start: { copyId: string; mode: ModeName; choiceId?: string | null; picks?: Picks };
  /** Creates the copy's always-on layers, if the design is open for editing; returns the updated copy. */
  startAmbient?: (copyId: string) => FaceCopy | null;
  onClose(): void;
}

export function PreviewDialog({ name, copies: allCopies, start, startAmbient, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['editor', 'preview']);
  const [copies, setCopies] = useState(allCopies);
  const [copyId, setCopyId] = useState(start.copyId);
  const [mode, setMode] = useState<ModeName>(start.mode);
  const [worn, setWorn] = useState<Worn>({ choiceId: start.choiceId ?? null, picks: start.picks ?? {} });
  const stored = copies.find(({ id }) => id === copyId) ?? copies[0];
  const copy = useMemo(() => stored && wornCopy(stored, worn), [stored, worn]);
  const { theme, options } = stored ? choicesOf(stored) : { theme: null, options: [] };
  return copy ? (
    <FullDialog
      open
      onClose={onClose}
      title={t('preview:title')}
      bar={
        <>
          <Segmented
            label={t('preview:mode')}
            value={mode}
            options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
            onChange={(next: ModeName) => setMode(next)}
          />
          {copies.length > 1 ? (
            <Segmented
              label={t('preview:copy')}
              value={copy.id}
              options={copies.map((one) => ({ value: one.id, label: copyName(t, one) }))}
              onChange={setCopyId}
            />
          ) : null}
          {theme ? (
            <Select
              aria-label={t('preview:choice')}
              value={choiceOf(theme, worn.choiceId)?.id}
              options={theme.choices.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(choiceId) => setWorn({ ...worn, choiceId })}
            />
          ) : null}
        </>
      }
    >
      <PreviewBody
        name={name}
        copy={copy}
        mode={mode}
        choices={
          stored && options.length > 0 ? (
            <CopyChoices copy={stored} worn={worn} isThemeApart onChange={setWorn} />
          ) : null
        }
        onStartAmbient={
          startAmbient &&
          (() => {
            const made = startAmbient(copy.id);
            if (made) setCopies(copies.map((one) => (one.id === made.id ? made : one)));
          })
        }
      />
    </FullDialog>
  ) : null;
}

interface PreviewBodyProps {
  name: string;
  copy: FaceCopy;
  mode: ModeName;
  /** The controls of what the wearer chooses; null for a face without choices. */
  choices: ReactNode;
  onStartAmbient: (() => void) | undefined;
}

function PreviewBody({ name, copy, mode, choices, onStartAmbient }: PreviewBodyProps) {
  const { t } = useTranslation(['editor', 'preview']);
  const nodes = useMemo(() => shownNodes(copy, mode), [copy, mode]);
  const run = usePreviewRun(nodes);
  const explainAnimations = useAnimations()?.explain;
  // The first preview of an animation explains how animations play.
  useEffect(() => {
    if (nodes.some(isAnimation)) explainAnimations?.('preview');
  }, [nodes, explainAnimations]);
  const hasFace = mode === 'normal' || copy.ambient !== null;
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)_22rem] max-lg:grid-cols-1 max-lg:grid-rows-[minmax(18rem,55%)_minmax(0,1fr)] short:max-lg:h-auto short:max-lg:grid-rows-[18rem_auto]">
      <div className="relative flex min-h-0 min-w-0 flex-col">
        {hasFace ? (
          <PreviewFace name={name} copy={copy} mode={mode} nodes={nodes} playback={run.playback} />
        ) : (
          <div className="m-auto flex max-w-sm flex-col items-center gap-3 p-6 text-center text-sm text-muted">
            <p>{t(onStartAmbient ? 'preview:noAmbientYet' : 'preview:noAmbient')}</p>
            {onStartAmbient ? (
              <Button variant="primary" onClick={onStartAmbient}>
                {t('preview:startAmbient')}
              </Button>
            ) : null}
          </div>
        )}
        <div className="flex shrink-0 flex-wrap items-center justify-center gap-2 px-3 pb-3">
          <PreviewPlay run={run} />
          <TimeScrub className="max-w-64 min-w-24 grow" />
          <SpeedSelect className="w-20" />
        </div>
      </div>
      <div className="min-h-0 overflow-y-auto border-line bg-panel px-3 max-lg:border-t lg:border-l">
        <HintNotice place="preview" />
        <div className="flex items-center gap-2 pt-2">
          <h3 className="grow text-sm font-semibold">{t('simulator.title')}</h3>
          <ResetButton />
        </div>
        <SimulatorPanel choices={choices} />
        {hasFace ? <PreviewFacts copy={copy} mode={mode} nodes={nodes} /> : null}
        {hasFace ? <HeardFace copy={copy} mode={mode} nodes={nodes} /> : null}
      </div>
    </div>
  );
}
