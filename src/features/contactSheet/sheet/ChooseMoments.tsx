// Chooses the moments that the contact sheet shows. At least one stays.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOMENT_GROUPS } from '@/face/seen/sheetMoments';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { SheetEntry } from './sheetEntries';

interface ChooseMomentsProps {
  entries: readonly { key: string; name: string; group: SheetEntry['group'] }[];
  /** Keys of the moments that are left out. */
  hidden: readonly string[];
  onSet(hidden: readonly string[]): void;
  onClose(): void;
}

const GROUPS: readonly SheetEntry['group'][] = [...MOMENT_GROUPS, 'own'];

export function ChooseMoments({ entries, hidden: start, onSet, onClose }: ChooseMomentsProps) {
  const { t } = useTranslation('contactSheet');
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(start));
  const count = entries.filter(({ key }) => !hidden.has(key)).length;
  const toggle = (key: string) =>
    setHidden(new Set([...hidden].filter((one) => one !== key).concat(hidden.has(key) ? [] : key)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choose.title')}
      description={t('choose.text')}
      footer={
        <>
          <Button onClick={() => setHidden(new Set())}>{t('choose.all')}</Button>
          <Button
            variant="primary"
            disabledReason={count === 0 ? t('choose.atLeastOne') : undefined}
            onClick={() => onSet([...hidden])}
          >
            {t('choose.save', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {GROUPS.map((group) => {
          const own = entries.filter((one) => one.group === group);
          return own.length === 0 ? null : (
            <fieldset key={group} className="flex min-w-0 flex-col gap-1">
              <legend className="pb-1 text-xs font-semibold text-muted">{t(`filters.${group}`)}</legend>
              {own.map(({ key, name }) => (
                <label key={key} htmlFor={`${id}${key}`} className="flex min-h-7 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    id={`${id}${key}`}
                    checked={!hidden.has(key)}
                    onChange={() => toggle(key)}
                    className="size-4 shrink-0 accent-accent"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
