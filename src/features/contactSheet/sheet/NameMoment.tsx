// Asks for the name of a moment.
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOMENT_NAME_MAX } from '@/schemas/contactSheet';
import { firstGraphemes } from '@/schemas/graphemes';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextInput } from '@/ui/TextInput';

interface NameMomentProps {
  title: string;
  text: string | undefined;
  start: string;
  onName(name: string): void;
  onClose(): void;
}

export function NameMoment({ title, text, start, onName, onClose }: NameMomentProps) {
  const { t } = useTranslation('contactSheet');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      initialFocus={field}
      footer={
        <Button variant="primary" type="submit" form={form} disabled={name.trim() === ''}>
          {t('own.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextInput
          ref={field}
          value={name}
          onChange={(typed) => setName(firstGraphemes(typed, MOMENT_NAME_MAX))}
          aria-label={t('own.name')}
          placeholder={t('own.example')}
          className="w-full"
        />
      </form>
    </Dialog>
  );
}
