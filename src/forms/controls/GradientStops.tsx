// The stops of a gradient: thumbs on a bar that shows it, and the color and position of the selected one.
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STOPS_MAX, STOPS_MIN } from '@/schemas/paint';
import { ColorInput } from '@/ui/ColorInput';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '@/ui/NumberInput';
import { ColorRoleContext } from '../services/colorRole';
import { FormEnvironmentContext } from '../services/formEnvironmentContext';
import { useFormFact } from '../useFormFact';
import { useColorChoices } from './color';
import { type Gradient, previewOf, withColor, withMovedStop, withoutStop, withStop, withStopAt } from './paintChanges';

/** Steps of the keys, as shares of the gradient. */
const STEP = 0.01;
const FAR = 0.1;

const percent = (share: number) => Math.round(share * 100);

interface StopsProps {
  paint: Gradient;
  /** Path of the field, such as `style.fill`. */
  path: string;
  /** Path of the list of stops, if it is not in the field. */
  listPath?: string;
  disabled: boolean;
  /** Offers no transparency. */
  isOpaque?: boolean;
  onChange(paint: Gradient): void;
}

export function GradientStops({
  paint,
  path,
  listPath = `${path}.stops`,
  disabled,
  isOpaque = false,
  onChange,
}: StopsProps) {
  const { t } = useTranslation('fields');
  const environment = useContext(FormEnvironmentContext);
  const [own, setOwn] = useState(0);
  // In the editor the canvas shows the same stop as picked.
  const picked = useFormFact((facts) => facts.stopOf(path)) ?? own;
  const setPicked = (at: number) => {
    setOwn(at);
    environment?.pickStop(path, at);
  };
  const bar = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLSpanElement[]>([]);
  const index = Math.min(picked, paint.stops.length - 1);
  const number = index + 1;
  const place = { path: `${listPath}.${index}.color`, label: t('paint.stopColor', { number }) };
  const choices = useColorChoices(undefined, place);
  const Role = useContext(ColorRoleContext)?.Note;
  const stop = paint.stops[index];
  if (!stop) return null;

  const shareAt = ({ clientX }: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect();
    return box ? Math.min(1, Math.max(0, (clientX - box.left) / box.width)) : 0;
  };
  const change = ({ paint: next, index: at }: { paint: Gradient; index: number }, focus = false) => {
    setPicked(at);
    onChange(next);
    if (focus) thumbs.current[at]?.focus();
  };
  const move = (at: number, to: number) => change(withMovedStop(paint, at, to), true);
  const remove = (at: number) => {
    if (paint.stops.length > STOPS_MIN) change(withoutStop(paint, at), true);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const here = paint.stops[at]?.at ?? 0;
    const step = event.shiftKey ? FAR : STEP;
    const moves: Readonly<Record<string, number>> = {
      ...{ ArrowLeft: here - step, ArrowDown: here - step, ArrowRight: here + step, ArrowUp: here + step },
      ...{ PageDown: here - FAR, PageUp: here + FAR, Home: 0, End: 1 },
    };
    const to = moves[event.key];
    if (to !== undefined) move(at, to);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBarDown = (event: PointerEvent) => {
    if (disabled || event.button !== 0) return;
    const share = shareAt(event);
    if (paint.stops.length < STOPS_MAX) change(withStopAt(paint, share));
  };
  const onThumbDown = (at: number) => (event: PointerEvent) => {
    if (disabled || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setPicked(at);
  };
  const onThumbMove = (at: number) => (event: PointerEvent) => {
    if (!disabled && event.currentTarget.hasPointerCapture(event.pointerId)) {
      // A stop stays between its neighbours while it is dragged, so that the same thumb keeps the pointer.
      const [low, high] = [paint.stops[at - 1]?.at ?? 0, paint.stops[at + 1]?.at ?? 1];
      change(withMovedStop(paint, at, Math.min(high, Math.max(low, Math.round(shareAt(event) * 100) / 100))));
    }
  };

  return (
    <div className="flex flex-col gap-2">
      {/* A press on the bar adds a stop; the button below does the same by keys. */}
      <div
        ref={bar}
        className="keep-colors bg-checker relative mx-2.5 my-1 h-4 touch-none rounded-full border border-line-strong"
        onPointerDown={onBarDown}
      >
        <span className="block size-full rounded-full" style={{ background: previewOf(paint) }} />
        {paint.stops.map(({ at, color }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity; a thumb is its place in the list
            key={place}
            ref={(element) => {
              if (element) thumbs.current[place] = element;
            }}
            role="slider"
            tabIndex={disabled ? -1 : 0}
            aria-label={t('paint.stop', { number: place + 1, count: paint.stops.length })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent(at)}
            aria-valuetext={`${percent(at)} %, ${color.toUpperCase()}`}
            aria-disabled={disabled || undefined}
            className={`absolute top-1/2 size-5 -translate-1/2 cursor-ew-resize rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/.6)] before:absolute before:-inset-1.5 ${place === index ? 'z-1 outline-2 outline-offset-2 outline-accent' : ''}`}
            style={{ left: `${at * 100}%`, background: color }}
            onFocus={() => setPicked(place)}
            onKeyDown={onKeyDown(place)}
            onPointerDown={onThumbDown(place)}
            onPointerMove={onThumbMove(place)}
          />
        ))}
      </div>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <ColorInput
            label={place.label}
            value={stop.color}
            onChange={(color) => onChange(withColor(paint, index, color))}
            disabled={disabled}
            isOpaque={isOpaque}
            choices={choices}
          />
        </div>
        <NumberInput
          className="w-16 shrink-0"
          label={t('paint.stopAt', { number })}
          value={stop.at}
          onChange={(at) => Number.isFinite(at) && change(withMovedStop(paint, index, at))}
          min={0}
          max={1}
          step={STEP}
          scale={100}
          unit="%"
          disabled={disabled}
        />
        <IconButton
          size="sm"
          label={t('paint.addStop')}
          icon={<Plus size={14} />}
          disabled={disabled || paint.stops.length >= STOPS_MAX}
          onClick={() => change(withStop(paint))}
        />
        <IconButton
          size="sm"
          label={t('paint.removeStop', { number })}
          icon={<Trash2 size={14} />}
          disabled={disabled || paint.stops.length <= STOPS_MIN}
          onClick={() => remove(index)}
        />
      </div>
      {Role ? <Role {...place} /> : null}
    </div>
  );
}
