// A first-time hint over the canvas: it covers no bar, takes no focus, and goes when it was read. The announcer says it.
import { Lightbulb } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { hintNotice, hintWords } from './hintNotice';

export function HintNotice() {
  const { t } = useTranslation('editor');
  const name = useSyncExternalStore(hintNotice.subscribe, hintNotice.get);
  if (!name) return null;
  const { title, text } = hintWords(name);
  return (
    <aside
      aria-label={title}
      className="absolute top-[calc(var(--bar-inset,12px)+2.75rem)] left-1/2 z-10 flex w-96 max-w-[calc(100%-1.5rem)] -translate-x-1/2 items-start gap-2.5 rounded-lg border border-line bg-raised p-3 text-sm text-ink shadow-xl shadow-black/30"
    >
      <Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
      <Button size="sm" onClick={() => hintNotice.dismiss(name)}>
        {t('hints.gotIt')}
      </Button>
    </aside>
  );
}
