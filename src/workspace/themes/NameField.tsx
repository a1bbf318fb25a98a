// The name of a role or a choice. Enter and leaving keep what was typed; an empty name returns to the last one.
import { useState } from 'react';
import { THEME_NAME_MAX } from '@/schemas/limits';
import { TextInput } from '@/ui/TextInput';

export interface NameFieldProps {
  label: string;
  value: string;
  onRename(name: string): void;
}

export function NameField({ label, value, onRename }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const name = typed?.trim();
    if (name && name !== value) onRename(name);
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={label}
      value={typed ?? value}
      maxLength={THEME_NAME_MAX}
      className="min-w-0 grow"
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      onBlur={finish}
    />
  );
}
