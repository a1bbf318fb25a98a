// Settings of the simulated watch: location, language, hours and units, notifications, WiFi, shape and name.

import { useTranslation } from 'react-i18next';
import { localTime, type SlotContents, timeOfDay } from '@/face/dataTags/watchState';
import { WATCH_LANGUAGES } from '@/schemas/languages';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import { TextInput } from '@/ui/TextInput';
import { useClockMode, useSimulator, useWatchField } from '../simulator';
import { CITIES, cityAt } from './places';
import { Reading } from './Reading';
import { DEVICE_READINGS, withDevice } from './readings';
import { SettingRow } from './SettingRow';

/** Maximum length of the watch's name, in characters. */
const NAME_MAX = 40;

/** Sets time zone and coordinates together. A watch that does not follow the real time keeps its time of day. */
function PlaceSelect() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch, clock } = useSimulator();
  const zone = useWatchField('zone');
  const place = useWatchField('place');
  const mode = useClockMode();
  const goTo = (key: string) => {
    const city = CITIES.find((one) => one.key === key);
    if (!city) return;
    const { now } = watch.state();
    const time = localTime(now, zone);
    watch.set({ zone: city.zone, place: city.place });
    if (mode.kind === 'real') return;
    // The local date may differ there; noon of the shown date keeps it.
    const noon = Date.UTC(time.year, time.month - 1, time.day, 12) - localTime(now, city.zone).offset;
    const at = timeOfDay(noon, city.zone, time.hour, time.minute, time.second);
    clock.setMode(mode.kind === 'running' ? { ...mode, from: at } : { kind: 'paused', at });
  };
  return (
    <SettingRow label={t('simulator:place')}>
      <Select
        className="grow"
        aria-label={t('simulator:place')}
        value={cityAt({ zone, place })?.key}
        placeholder={zone}
        options={CITIES.map(({ key, zone: of }) => ({ value: key, label: `${t(`simulator:cities.${key}`)} (${of})` }))}
        onChange={goTo}
      />
    </SettingRow>
  );
}

interface ChoiceProps {
  label: string;
  value: boolean;
  yes: string;
  no: string;
  onChange(value: boolean): void;
}

function Choice({ label, value, yes, no, onChange }: ChoiceProps) {
  return (
    <SettingRow label={label}>
      <Segmented
        label={label}
        value={value ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
        onChange={(chosen) => onChange(chosen === 'yes')}
      />
    </SettingRow>
  );
}

export function SystemControls() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  return (
    <>
      <PlaceSelect />
      <SettingRow label={t('simulator:language')}>
        <Segmented
          label={t('simulator:language')}
          value={useWatchField('language')}
          options={WATCH_LANGUAGES.map(({ id, name, tag }) => ({ value: id, label: name, lang: tag }))}
          onChange={(language) => watch.set({ language })}
        />
      </SettingRow>
      <Choice
        label={t('simulator:hours')}
        value={useWatchField('is24Hour')}
        yes={t('simulator:hours24')}
        no={t('simulator:hours12')}
        onChange={(is24Hour) => watch.set({ is24Hour })}
      />
      <Choice
        label={t('simulator:units')}
        value={useWatchField('isMetric')}
        yes={t('simulator:metric')}
        no={t('simulator:imperial')}
        onChange={(isMetric) => watch.set({ isMetric })}
      />
    </>
  );
}

const SLOT_CONTENTS: readonly SlotContents[] = ['set', 'empty', 'full'];

function SlotChoice() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  return (
    <SettingRow label={t('simulator:slots')}>
      <Segmented
        label={t('simulator:slots')}
        value={useWatchField('slots')}
        options={SLOT_CONTENTS.map((value) => ({ value, label: t(`simulator:slotContents.${value}`) }))}
        onChange={(slots) => watch.set({ slots })}
      />
    </SettingRow>
  );
}

export function DeviceControls() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  const device = useWatchField('device');
  const set = (patch: Partial<typeof device>) => watch.set({ device: withDevice(watch.state().device, patch) });
  return (
    <>
      {DEVICE_READINGS.map((bounds) => (
        <Reading
          key={bounds.key}
          bounds={bounds}
          value={device[bounds.key]}
          onChange={(value) => (value !== null || bounds.nullable) && set({ [bounds.key]: value })}
        />
      ))}
      <SlotChoice />
      <Choice
        label={t('simulator:shape')}
        value={device.isRound}
        yes={t('simulator:round')}
        no={t('simulator:square')}
        onChange={(isRound) => set({ isRound })}
      />
      {(['name', 'manufacturer'] as const).map((field) => (
        <SettingRow key={field} label={t(`simulator:device.${field}`)}>
          <TextInput
            className="grow"
            aria-label={t(`simulator:device.${field}`)}
            maxLength={NAME_MAX}
            value={device[field]}
            onChange={(text) => set({ [field]: text })}
          />
        </SettingRow>
      ))}
    </>
  );
}
