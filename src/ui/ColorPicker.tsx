// The colour picker: area, hue, opacity, named swatches, eyedropper, reset. Every part is keyboard accessible.
import { Pipette, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { ColorArea } from './ColorArea';
import { type Hsva, hexToHsva, hsvaToHex, splitHex } from './colorMath';
import { Slider } from './Slider';
import { SwatchRow } from './SwatchRow';
import { canPickFromScreen, pickFromScreen } from './screenColor';
import { SWATCHES } from './swatches';

/** Choices in addition to the picker's own swatches. Keep the same object while the field is shown. */
export interface ColorChoices {
  /** Called when the picker opens: colours as `#rrggbb`, under a translated heading. */
  groups(): readonly { label: string; colors: readonly string[] }[];
  /** Other choices, drawn before the swatches. */
  more?(): ReactNode;
  /** Value set by "Reset"; without it the button is absent. */
  reset?: string | undefined;
  /** The picker was closed with another colour than it was opened with. */
  onPicked?(value: string): void;
}

export interface ColorPickerProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Without transparency. */
  isOpaque?: boolean | undefined;
  choices?: ColorChoices | undefined;
}

const HUES = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 360].map((h) => `hsl(${h} 100% 50%)`).join(', ')})`;

export function ColorPicker({ label, value, onChange, isOpaque = false, choices }: ColorPickerProps) {
  const { t } = useTranslation('messages');
  // Grey has no hue and black no saturation, so keep the chosen ones while they give the same colour.
  const [chosen, setChosen] = useState<Hsva>(() => hexToHsva(value));
  const color = hsvaToHex(chosen) === value ? chosen : hexToHsva(value);
  const change = (next: Hsva) => {
    setChosen(next);
    onChange(hsvaToHex(next));
  };
  const [groups] = useState(() => choices?.groups() ?? []);
  const { rgb, alpha } = splitHex(value);
  const pick = (color: string) => change({ ...hexToHsva(color), a: alpha || 1 });
  const fromScreen = async () => {
    const color = await pickFromScreen();
    if (color) pick(color);
  };
  const latest = useRef({ value, choices });
  useEffect(() => {
    latest.current = { value, choices };
  });
  // Once, on close: intermediate colours are not choices.
  const [opened] = useState(value);
  useEffect(
    () => () => {
      const last = latest.current;
      if (last.value !== opened) last.choices?.onPicked?.(last.value);
    },
    [opened],
  );
  const alphaTrack = `linear-gradient(to right, transparent, ${rgb}), repeating-conic-gradient(#9aa0aa 0 25%, #fff 0 50%) 0 / 8px 8px`;

  return (
    <fieldset aria-label={label} className="flex flex-col gap-2">
      <ColorArea color={color} onChange={change} />
      <Slider
        label={t('ui.color.hue')}
        value={Math.round(color.h)}
        min={0}
        max={360}
        valueText={`${Math.round(color.h)}°`}
        track={HUES}
        onChange={(h) => change({ ...color, h })}
      />
      {isOpaque ? null : (
        <Slider
          label={t('ui.color.alpha')}
          value={Math.round(alpha * 100)}
          min={0}
          max={100}
          valueText={`${Math.round(alpha * 100)}%`}
          track={alphaTrack}
          onChange={(percent) => change({ ...color, a: percent / 100 })}
        />
      )}
      {choices?.more?.()}
      {groups.map((group) => (
        <SwatchRow key={group.label} {...group} chosen={rgb} onPick={pick} />
      ))}
      <SwatchRow label={t('ui.color.swatches')} colors={Object.values(SWATCHES)} chosen={rgb} onPick={pick} />
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {canPickFromScreen() ? (
          <Button size="sm" icon={<Pipette size={14} aria-hidden="true" />} onClick={() => void fromScreen()}>
            {t('ui.color.fromScreen')}
          </Button>
        ) : null}
        {choices?.reset === undefined ? null : (
          <Button
            size="sm"
            icon={<RotateCcw size={14} aria-hidden="true" />}
            disabledReason={choices.reset === value ? t('ui.color.isReset') : undefined}
            onClick={() => choices.reset && change(hexToHsva(choices.reset))}
          >
            {t('ui.color.reset')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
