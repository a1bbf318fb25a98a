// The weather of the simulated watch, or none.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SAMPLE_STATE, type WeatherState, type WindDirection } from '@/face/dataTags/watchState';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { useSimulator, useWatchField } from '../simulator';
import { Reading } from './Reading';
import { WEATHER_READINGS } from './readings';
import { SettingRow } from './SettingRow';
import { WEATHER_ICONS } from './weatherIcons';

const WINDS: readonly WindDirection[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export function WeatherControls() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  const weather = useWatchField('weather');
  /** Value to restore when weather is available again. */
  const [last, setLast] = useState<WeatherState | null>(weather ?? SAMPLE_STATE.weather);
  const name = useId();
  const set = (patch: Partial<WeatherState>) => {
    if (!weather) return;
    watch.set({ weather: { ...weather, ...patch } });
  };
  const toggle = (on: boolean) => {
    if (!on) setLast(weather);
    watch.set({ weather: on ? (last ?? SAMPLE_STATE.weather) : null });
  };
  return (
    <>
      <SettingRow id={name} label={t('simulator:hasWeather')}>
        <Switch labelledBy={name} checked={weather !== null} onChange={toggle} />
        {weather ? null : <span className="text-xs text-muted">{t('simulator:noData')}</span>}
      </SettingRow>
      {weather ? (
        <>
          <SettingRow label={t('simulator:sky')}>
            <Select
              className="grow"
              aria-label={t('simulator:sky')}
              value={String(weather.icon)}
              options={WEATHER_ICONS.map((_, icon) => ({
                value: String(icon),
                label: `${icon} · ${t(`simulator.skies.${icon}`)}`,
              }))}
              onChange={(icon) => set({ icon: Number(icon) })}
            />
          </SettingRow>
          {WEATHER_READINGS.map((bounds) => (
            <Reading
              key={bounds.key}
              bounds={bounds}
              value={weather[bounds.key]}
              onChange={(value) => value !== null && set({ [bounds.key]: value })}
            />
          ))}
          <SettingRow label={t('simulator:wind')}>
            <Select
              className="grow"
              aria-label={t('simulator:wind')}
              value={weather.windDirection}
              options={WINDS.map((value) => ({ value, label: t(`simulator:winds.${value}`) }))}
              onChange={(windDirection) => set({ windDirection })}
            />
          </SettingRow>
        </>
      ) : null}
    </>
  );
}
