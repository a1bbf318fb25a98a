// Asks why a finding is meant, and accepts it.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEANT_NOTE_MAX } from '@/schemas/limits';
import { Button } from '@/ui/Button';
import { TextInput } from '@/ui/TextInput';

export interface AcceptFormProps {
  /** Of the layer. */
  name: string;
  onAccept(note: string): void;
  onCancel(): void;
}

export function AcceptForm({ name, onAccept, onCancel }: AcceptFormProps) {
  const { t } = useTranslation('check');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    const root = form.current;
    root?.querySelector('input')?.focus();
    // Focus brings only the input into view.
    root?.scrollIntoView?.({ block: 'nearest' });
    // A listener of the form itself runs before the one of the panel, which would close it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      cancel.current();
    };
    root?.addEventListener('keydown', onKeyDown);
    return () => root?.removeEventListener('keydown', onKeyDown);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAccept(note.trim());
  };
  return (
    <form ref={form} aria-label={t('accept.form', { name })} className="flex flex-col gap-1.5 pt-1" onSubmit={submit}>
      <label htmlFor={id} className="text-xs">
        {t('accept.note')}
      </label>
      <TextInput id={id} value={note} maxLength={MEANT_NOTE_MAX} autoComplete="off" onChange={setNote} />
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" type="submit">
          {t('accept.done')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('accept.cancel')}
        </Button>
      </div>
    </form>
  );
}
