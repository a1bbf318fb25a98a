// What always-on is, told once to each person when they first enter it; it takes no focus and stays until it is closed.
import { Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHint } from '@/service/hints';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { selectMode } from '../document/selectors';
import { useEditorState } from '../useEditorState';

export function AmbientHint() {
  const { t } = useTranslation('editor');
  const { isFirst, markSeen } = useHint('firstAmbientInit');
  const isShown = useEditorState(selectMode) === 'ambient' && isFirst;
  useEffect(() => {
    if (isShown) announce(t('modes.hint'), { topic: 'ambientHint' });
  }, [isShown, t]);
  if (!isShown) return null;
  return (
    <section
      aria-label={t('modes.hintTitle')}
      className="absolute top-28 left-1/2 z-40 w-96 max-w-[calc(100%-1rem)] -translate-x-1/2 rounded-lg border border-line bg-panel p-3 text-sm shadow-xl shadow-black/30 max-sm:top-44"
    >
      <p className="flex items-center gap-1.5 font-semibold">
        <Lightbulb size={14} aria-hidden="true" className="text-accent" />
        {t('modes.hintTitle')}
      </p>
      <p className="mt-1 text-muted">{t('modes.hint')}</p>
      <div className="mt-2 flex justify-end">
        <Button
          size="sm"
          onClick={() => {
            markSeen();
            document.querySelector<HTMLElement>('header [role="tab"][aria-selected="true"]')?.focus();
          }}
        >
          {t('modes.hintClose')}
        </Button>
      </div>
    </section>
  );
}
