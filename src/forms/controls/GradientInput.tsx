// The stops of a gradient of opaque colors, or null for one color, which another field holds.
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stops } from '@/schemas/paint';
import { Segmented } from '@/ui/Segmented';
import type { ControlProps } from '../Control';
import { GradientStops } from './GradientStops';
import { changedKind, type Gradient, linearAt } from './paintChanges';

const FIRST = '#63e6c8';
const CHOICES = ['oneColor', 'gradient'] as const;

const gradientOf = (stops: Stops): Gradient => ({ kind: 'linear', stops, ...linearAt(90) });

/** The stops that a new gradient begins with: two colors. */
function firstStops(): Stops {
  const made = changedKind({ kind: 'solid', color: FIRST }, 'linear');
  return made?.kind === 'linear' ? made.stops : [];
}

export function GradientInput(props: ControlProps) {
  const { t } = useTranslation(['fields', 'messages']);
  const { id, disabled, mixed, onChange } = props;
  const mixedId = useId();
  const stops = (props.value ?? null) as Stops | null;
  const last = useRef<Stops | null>(null);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Segmented
        id={id}
        labelledBy={props.labelId}
        describedBy={mixed ? mixedId : props.describedBy}
        options={CHOICES.map((value) => ({ value, label: t(`paint.choices.${value}`) }))}
        value={mixed ? undefined : stops ? 'gradient' : 'oneColor'}
        onChange={(next) => {
          if (stops) last.current = stops;
          onChange(next === 'gradient' ? (last.current ?? firstStops()) : null);
        }}
        invalid={props.invalid}
        disabled={disabled}
      />
      {mixed ? (
        <span id={mixedId} className="text-xs text-muted">
          {t('ui.mixed', { ns: 'messages' })}
        </span>
      ) : null}
      {stops && !mixed ? (
        <GradientStops
          paint={gradientOf(stops)}
          path={props.field.path}
          listPath={props.field.path}
          disabled={disabled}
          isOpaque
          onChange={(paint) => onChange(paint.stops)}
        />
      ) : null}
    </div>
  );
}
