// Resources of the watch that the open copy uses: memory in both modes, lit pixels of always-on.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCheck } from '@/output/watchFace/checkFinding';
import { megabytes } from '@/output/watchFace/megabytes';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX } from '@/output/watchFace/memoryFootprint';
import { LIT_SHARE_MAX, litPercent } from '@/simulator/litShare';
import { PanelHeading } from '@/ui/PanelHeading';

interface MeterProps {
  label: string;
  value: number;
  most: number;
  /** The value and its limit in words. */
  words: string;
}

function Meter({ label, value, most, words }: MeterProps) {
  const { t } = useTranslation('check');
  const id = useId();
  const isOver = value > most;
  return (
    <div className="flex flex-col gap-1 max-lg:justify-between">
      <div className="flex items-baseline justify-between gap-x-2 text-xs max-lg:flex-col">
        <span id={id} className="text-muted">
          {label}
        </span>
        <span className={`tabular-nums ${isOver ? 'font-semibold text-danger' : ''}`}>
          {words}
          {isOver ? <span className="sr-only"> {t('meters.over')}</span> : null}
        </span>
      </div>
      <meter aria-labelledby={id} className="sr-only" min={0} max={most} value={Math.min(value, most)}>
        {words}
      </meter>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-raised">
        <div
          className={`h-full rounded-full ${isOver ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${Math.min(100, (value / most) * 100)}%` }}
        />
      </div>
    </div>
  );
}

export function CheckMeters({ check, hasAmbient }: { check: FaceCheck; hasAmbient: boolean }) {
  const { t } = useTranslation('check');
  const { memory, lit } = check;
  const sizes = (bytes: number, most: number) => ({ value: megabytes(bytes), most: megabytes(most) });
  const litMost = Math.round(LIT_SHARE_MAX * 100);
  const rows = memory ? (['active', 'ambient'] as const) : [];
  const bounds = { active: ACTIVE_BYTES_MAX, ambient: AMBIENT_BYTES_MAX };
  if (!memory && lit === null) return null;
  return (
    <section aria-label={t('meters.title')} className="flex flex-col gap-2.5 px-3 pb-3 max-lg:grid max-lg:grid-cols-3">
      <div className="max-lg:hidden">
        <PanelHeading>{t('meters.title')}</PanelHeading>
      </div>
      {rows.map((row) => (
        <Meter
          key={row}
          label={t(`meters.${row}`)}
          value={memory?.[row] ?? 0}
          most={bounds[row]}
          words={t('meters.of', sizes(memory?.[row] ?? 0, bounds[row]))}
        />
      ))}
      {lit === null ? (
        <p className="flex justify-between gap-x-2 text-xs text-muted max-lg:flex-col max-lg:justify-start">
          <span>{t('meters.lit')}</span>
          <span>{t(hasAmbient ? 'meters.measuring' : memory ? 'meters.noLit' : 'meters.noAmbient')}</span>
        </p>
      ) : (
        <Meter
          label={t('meters.lit')}
          value={litPercent(lit)}
          most={litMost}
          words={t('meters.litOf', { value: litPercent(lit), most: litMost })}
        />
      )}
      {memory && !hasAmbient ? (
        <p className="text-xs text-pretty text-muted max-lg:col-span-full">{t('meters.normalInAmbient')}</p>
      ) : null}
    </section>
  );
}
