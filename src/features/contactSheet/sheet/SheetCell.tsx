// A moment on the contact sheet: the face then, its name and values, and what the check finds. A button that picks it.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import type { RawFinding } from '@/output/watchFace/checkFinding';
import { scoreOf } from '@/output/watchFace/faceScore';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { findingWords } from '@/simulator/findingTexts';
import { shownNodes } from '@/simulator/shownNodes';
import { WhenNear } from '@/ui/WhenNear';
import { entryName, momentCaption } from './momentWords';
import type { SheetEntry } from './sheetEntries';

/** Findings shown in a cell; more are counted. */
const SHOWN_MAX = 2;

function CellFace({ copy, entry }: { copy: FaceCopy; entry: SheetEntry }) {
  const watch = useMemo(() => watchIn(entry.mode, createWatch(entry.state)), [entry]);
  const { width, height } = canvasSize(copy.ratio);
  return (
    <FaceThumbnail
      nodes={shownNodes(copy, entry.mode)}
      ratio={copy.ratio}
      shape={copy.shape}
      watch={watch}
      mode={entry.mode}
      rest={copy.watchFace}
      className={height > width ? 'h-full' : 'w-full'}
    />
  );
}

/** How many findings there are: a check mark without any. */
function Count({ count }: { count: number }) {
  return count === 0 ? (
    <CircleCheck size={15} aria-hidden="true" className="shrink-0 text-accent" />
  ) : (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center gap-1 rounded-full border border-warning/60 bg-warning/10 px-1.5 text-xs font-semibold text-warning tabular-nums"
    >
      <TriangleAlert size={12} />
      {count}
    </span>
  );
}

export interface SheetCellProps {
  copy: FaceCopy;
  entry: SheetEntry;
  sample: WatchState;
  /** Null: not measured yet, or it cannot be measured. */
  findings: readonly RawFinding[] | null;
  onPick(): void;
}

export function SheetCell({ copy, entry, sample, findings, onPick }: SheetCellProps) {
  const { t } = useTranslation(['contactSheet', 'check', 'rules', 'editor', 'simulator', 'messages']);
  const list = useId();
  const name = entryName(t, entry);
  const facts = momentCaption(t, entry, sample);
  const count = findings?.length ?? 0;
  const counted =
    findings === null
      ? []
      : [t('score', { score: scoreOf(findings) }), t(count === 0 ? 'noFindings' : 'findings', { count })];
  const layers = copy[entry.mode]?.nodeList ?? [];
  const shown = (findings ?? []).slice(0, SHOWN_MAX);
  return (
    <button
      type="button"
      data-cell={entry.key}
      aria-label={[name, facts, ...counted].filter(Boolean).join(t('separator'))}
      aria-describedby={count > 0 ? list : undefined}
      onClick={onPick}
      className="group flex h-full w-full flex-col rounded-lg border border-line bg-panel text-left hover:border-accent focus-visible:border-accent"
    >
      <span className="grid aspect-square w-full place-items-center p-2.5">
        <WhenNear placeholder={<span className="block size-full" />}>
          <CellFace copy={copy} entry={entry} />
        </WhenNear>
      </span>
      <span className="flex w-full min-w-0 flex-col gap-0.5 px-3 pt-0.5 pb-2.5">
        <span className="flex min-h-6 w-full min-w-0 items-center gap-2">
          <span className="min-w-0 grow truncate text-sm font-medium" title={name}>
            {name}
          </span>
          {findings === null ? null : (
            <span aria-hidden="true" className="text-xs text-muted tabular-nums">
              {scoreOf(findings)}
            </span>
          )}
          {findings === null ? null : <Count count={count} />}
        </span>
        <span className="truncate text-xs text-muted tabular-nums" title={facts}>
          {facts}
        </span>
        {count > 0 ? (
          <span id={list} className="mt-1 flex flex-col gap-1 text-xs text-pretty">
            {shown.map(({ key, uuid, params }) => (
              <span key={`${key} ${uuid}`} className="line-clamp-3">
                <strong className="font-semibold">
                  {layers.find((node) => node.uuid === uuid)?.label ?? ''}
                  {t('messages:ui.colon')}
                </strong>
                {findingWords((text, values) => t(text, { ...values }), { words: 'check', key, params })}
              </span>
            ))}
            {count > shown.length ? (
              <span className="text-muted">{t('moreFindings', { count: count - shown.length })}</span>
            ) : null}
          </span>
        ) : null}
      </span>
    </button>
  );
}
