// The parts of a paint: its kind, its color, or the stops of a gradient and its angle.
import { useContext, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Paint, paint as schema } from '@/schemas/paint';
import { ColorInput } from '@/ui/ColorInput';
import { NumberInput } from '@/ui/NumberInput';
import { Segmented } from '@/ui/Segmented';
import type { ControlProps } from '../Control';
import { ColorRoleContext } from '../services/colorRole';
import { useFormFact } from '../useFormFact';
import { useColorChoices } from './color';
import { GradientStops } from './GradientStops';
import { angleOf, changedKind, type Gradient, linearAt, PAINT_KINDS, type PaintKind } from './paintChanges';

function GradientAngle(props: { paint: Gradient; disabled: boolean; onChange(paint: Paint): void }) {
  const { paint, disabled, onChange } = props;
  const { t } = useTranslation('fields');
  const id = useId();
  const ratio = useFormFact((facts) => facts.boxRatio()) ?? 1;
  const angle = angleOf(paint, ratio);
  if (angle === null) return null;
  // A direction has one number in half a turn each way; a sweep keeps the number that was typed.
  const limit = paint.kind === 'sweep' ? 360 : 180;
  return (
    <div className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-center gap-x-2">
      <label htmlFor={id} className="text-sm text-muted">
        {t(paint.kind === 'sweep' ? 'paint.start' : 'paint.angle')}
      </label>
      <NumberInput
        id={id}
        value={angle}
        onChange={(next) =>
          onChange(paint.kind === 'sweep' ? { ...paint, angle: next } : { ...paint, ...linearAt(next, ratio) })
        }
        min={-limit}
        max={limit}
        step={1}
        unit="°"
        disabled={disabled}
      />
    </div>
  );
}

/** The paint that was chosen last, if any. */
const lastOf = (paints: ReadonlyMap<PaintKind, Paint>): Paint | null => [...paints.values()].at(-1) ?? null;

export function PaintInput(props: ControlProps) {
  const { t } = useTranslation(['fields', 'messages']);
  const { id, disabled, onChange } = props;
  const mixedId = useId();
  const place = { path: `${props.field.path}.color`, label: props.label };
  const choices = useColorChoices(undefined, place);
  const Role = useContext(ColorRoleContext)?.Note;
  const read = schema.safeParse(props.value);
  // Unfinished input, such as half a color, stays in the field.
  const drafted = props.value as Paint | null | undefined;
  const paint = read.success ? read.data : (drafted ?? null);
  const last = useRef(new Map<PaintKind, Paint>());
  const kind: PaintKind | undefined = props.mixed ? undefined : (paint?.kind ?? 'none');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Segmented
        id={id}
        labelledBy={props.labelId}
        describedBy={props.mixed ? mixedId : props.describedBy}
        options={PAINT_KINDS.map((value) => ({ value, label: t(`paint.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => {
          if (paint) last.current.set(paint.kind, paint);
          // Arrow keys pass through the kinds on the way to another one: each returns as it was.
          onChange(
            (next === 'none' ? null : last.current.get(next)) ?? changedKind(paint ?? lastOf(last.current), next),
          );
        }}
        invalid={props.invalid}
        disabled={disabled}
        className="[&>label]:px-1"
      />
      {props.mixed ? (
        <span id={mixedId} className="text-xs text-muted">
          {t('ui.mixed', { ns: 'messages' })}
        </span>
      ) : null}
      {paint?.kind === 'solid' ? (
        <>
          <ColorInput
            label={props.label}
            value={paint.color}
            onChange={(color) => onChange({ ...paint, color })}
            disabled={disabled}
            choices={choices}
          />
          {Role ? <Role {...place} /> : null}
        </>
      ) : paint ? (
        <>
          <GradientStops paint={paint} path={props.field.path} disabled={disabled} onChange={onChange} />
          <GradientAngle paint={paint} disabled={disabled} onChange={onChange} />
        </>
      ) : null}
    </div>
  );
}
