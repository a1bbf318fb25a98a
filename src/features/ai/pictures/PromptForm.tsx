// The prompt for an image, and the number of tasks left today.
import { Sparkles } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';
import { hasGraphemes } from '@/schemas/graphemes';
import { AI_PROMPT_MAX } from '@/schemas/limits';
import { useImageQuotaQuery } from '@/service/api/ai';
import { useReason } from '@/service/api/useReason';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/TextArea';
import { tooLongText } from '../texts/tooLongText';

export interface PromptFormProps {
  userId: string;
  /** A task is running. Only one runs at a time. */
  isWaiting: boolean;
  /** Whether it was accepted. */
  submit(prompt: string): Promise<boolean>;
}

export function PromptForm({ userId, isWaiting, submit }: PromptFormProps) {
  const { t } = useTranslation('ai');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasWaited = useRef(isWaiting);
  const reasonOf = useReason();
  const { currentData: quota, error: quotaError } = useImageQuotaQuery(userId, { refetchOnMountOrArgChange: true });
  const { prompts } = useDesk();
  const [prompt, setPrompt] = useState(() => prompts.get(userId) ?? '');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  // The cancel button was removed and took the focus with it.
  useEffect(() => {
    if (!isWaiting && hasWaited.current && document.activeElement === document.body) field.current?.focus();
    hasWaited.current = isWaiting;
  }, [isWaiting]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = prompt.trim();
    const wrong =
      words === ''
        ? t('pictures.needsWords')
        : hasGraphemes(words, { max: AI_PROMPT_MAX })
          ? null
          : tooLongText(t, words, AI_PROMPT_MAX);
    setFault(wrong);
    if (wrong !== null) {
      announce(wrong, { politeness: 'assertive' });
      field.current?.focus();
      return;
    }
    setBusy(true);
    await submit(words);
    setBusy(false);
  };

  return (
    <form noValidate className="flex flex-col gap-1.5" onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className="text-sm">
        {t('pictures.prompt')}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={3}
        value={prompt}
        invalid={fault !== null}
        placeholder={t('pictures.placeholder')}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(text) => {
          // Keeps the prompt while the user looks at another panel.
          prompts.set(userId, text);
          setPrompt(text);
          setFault(null);
        }}
      />
      {fault === null ? null : (
        <p id={`${id}-fault`} className="text-xs text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-xs text-muted">
          {quota ? t('pictures.left', { count: Math.max(0, quota.max - quota.used), max: quota.max }) : null}
          {quotaError && !quota ? reasonOf(quotaError) : null}
        </p>
        {isWaiting ? null : (
          <Button type="submit" variant="primary" size="sm" busy={busy} icon={<Sparkles size={14} />}>
            {t('pictures.submit')}
          </Button>
        )}
      </div>
    </form>
  );
}
