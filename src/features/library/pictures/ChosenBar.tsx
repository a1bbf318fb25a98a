// The chosen pictures: their number, and a form that saves them as a set.
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_SET_NAME_MAX } from '@/schemas/limits';
import { Button } from '@/ui/Button';
import { TextInput } from '@/ui/TextInput';
import type { OwnPicture } from './useOwnPictures';

interface ChosenBarProps {
  chosen: readonly OwnPicture[];
  name: string;
  onName(name: string): void;
  onSave(event: FormEvent): Promise<void>;
  onClear(): void;
}

/** Stays at the bottom edge of the scrolled panel while rows are beyond it. */
export function ChosenBar({ chosen, name, onName, onSave, onClear }: ChosenBarProps) {
  const { t } = useTranslation('pictures');
  return (
    <form
      onSubmit={(event) => void onSave(event)}
      className="sticky bottom-0 z-10 flex flex-col gap-1.5 rounded-md border border-accent bg-panel p-2"
    >
      <p className="text-xs text-muted">{t('chosen', { count: chosen.length })}</p>
      <TextInput
        value={name}
        onChange={onName}
        maxLength={PICTURE_SET_NAME_MAX}
        aria-label={t('setName')}
        placeholder={t('setName')}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="sm" variant="primary" disabled={name.trim() === ''}>
          {t('saveSet')}
        </Button>
        <Button size="sm" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </form>
  );
}
