// The picker of a colour field: area, hue, opacity, named swatches. Every part works by keyboard.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorArea } from './ColorArea';
import { type Hsva, hexToHsva, hsvaToHex, splitHex } from './colorMath';
import { Slider } from './Slider';

export interface Swatch {
  /** `#rrggbb`. */
  value: string;
  /** Already translated. */
  name: string;
}

export interface ColorPickerProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Instead of the built-in swatches. */
  swatches?: readonly Swatch[] | undefined;
}

/** The built-in swatches; their names are `ui.color.names`. */
const SWATCHES = {
  white: '#ffffff',
  silver: '#c9d0db',
  grey: '#6b7688',
  black: '#000000',
  red: '#ff5a52',
  orange: '#ff8a3d',
  amber: '#ffb454',
  yellow: '#ffe066',
  lime: '#9be15d',
  mint: '#63e6c8',
  cyan: '#4cc9f0',
  blue: '#4d7cfe',
  violet: '#9b6bff',
  pink: '#ff6bb5',
} as const;

const HUES = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 360].map((h) => `hsl(${h} 100% 50%)`).join(', ')})`;

export function ColorPicker({ label, value, onChange, swatches }: ColorPickerProps) {
  const { t } = useTranslation('messages');
  // Grey has no hue and black no saturation: what the person chose is kept while it still gives the same colour.
  const [chosen, setChosen] = useState<Hsva>(() => hexToHsva(value));
  const color = hsvaToHex(chosen) === value ? chosen : hexToHsva(value);
  const change = (next: Hsva) => {
    setChosen(next);
    onChange(hsvaToHex(next));
  };
  const offered =
    swatches ?? Object.entries(SWATCHES).map(([key, hex]) => ({ value: hex, name: t(`ui.color.names.${key}`) }));
  const { rgb, alpha } = splitHex(value);
  const alphaTrack = `linear-gradient(to right, transparent, ${rgb}), repeating-conic-gradient(#9aa0aa 0 25%, #fff 0 50%) 0 / 8px 8px`;

  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
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
      <Slider
        label={t('ui.color.alpha')}
        value={Math.round(alpha * 100)}
        min={0}
        max={100}
        valueText={`${Math.round(alpha * 100)} %`}
        track={alphaTrack}
        onChange={(percent) => change({ ...color, a: percent / 100 })}
      />
      <ul aria-label={t('ui.color.swatches')} className="grid grid-cols-7 gap-1">
        {offered.map((swatch) => (
          <li key={swatch.value}>
            <button
              type="button"
              aria-label={swatch.name}
              aria-pressed={rgb === swatch.value}
              title={swatch.name}
              onClick={() => change({ ...hexToHsva(swatch.value), a: alpha || 1 })}
              className="keep-colors size-6 rounded-sm border border-line-strong aria-pressed:border-2 aria-pressed:border-ink"
              style={{ background: swatch.value }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
