// The time of day of the simulated watch as an editable text field.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/ui/TextInput';

/** Parses `8:5`, `08:05` and `08:05:30` to hours, minutes, seconds; null if it is not a time of day. */
function readTime(text: string): readonly [number, number, number] | null {
  const [, hours, minutes, seconds = '0'] = /^\s*(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?\s*$/.exec(text) ?? [];
  const time = [Number(hours), Number(minutes), Number(seconds)] as const;
  return time[0] < 24 && time[1] < 60 && time[2] < 60 ? time : null;
}

/** The time of day as editable text. An invalid time stays in the field, marked, and changes nothing. */
export function TimeField({
  shown,
  onTime,
}: {
  shown: string;
  onTime(hours: number, minutes: number, seconds: number): void;
}) {
  const { t } = useTranslation('editor');
  const [draft, setDraft] = useState<string | null>(null);
  const isBad = draft !== null && !readTime(draft);
  const take = () => {
    const time = draft === null ? null : readTime(draft);
    if (time) onTime(...time);
    if (time || draft?.trim() === '') setDraft(null);
  };
  return (
    <TextInput
      className="w-24 tabular-nums"
      aria-label={t('simulator.time')}
      title={t('simulator.timeHint')}
      inputMode="numeric"
      value={draft ?? shown}
      invalid={isBad}
      onChange={setDraft}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
