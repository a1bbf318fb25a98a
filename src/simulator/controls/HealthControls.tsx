// Battery, charging and the sensors of the simulated watch.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchState } from '@/face/dataTags/watchState';
import { Switch } from '@/ui/Switch';
import { useSimulator, useWatchField } from '../simulator';
import { Reading } from './Reading';
import { SENSORS } from './readings';
import { SettingRow } from './SettingRow';

function Sensor({ bounds }: { bounds: (typeof SENSORS)[number] }) {
  const { watch } = useSimulator();
  const value = useWatchField(bounds.key);
  return (
    <Reading
      bounds={bounds}
      value={value}
      onChange={(next) => watch.set({ [bounds.key]: next } as Partial<WatchState>)}
    />
  );
}

function Charging() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  const name = useId();
  return (
    <SettingRow id={name} label={t('simulator:charging')}>
      <Switch labelledBy={name} checked={useWatchField('charging')} onChange={(charging) => watch.set({ charging })} />
    </SettingRow>
  );
}

export function HealthControls() {
  const [battery, ...rest] = SENSORS;
  return (
    <>
      {battery ? <Sensor bounds={battery} /> : null}
      <Charging />
      {rest.map((bounds) => (
        <Sensor key={bounds.key} bounds={bounds} />
      ))}
    </>
  );
}
