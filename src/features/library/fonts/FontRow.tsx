// A font in the list: a sample, its name and state, and a delete button.
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import type { FontEntry } from '@/service/fonts/fontService';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { UserText } from '@/ui/UserText';

/** Digits, letters and a Chinese character, as on a face. */
const SAMPLE = ['08:59 Aa ', '永'] as const;

export function FontRow({ font, onDelete }: { font: FontEntry; onDelete(): void }) {
  const { t } = useTranslation(['fonts', 'editor']);
  const { fontName: name, state, isSys, restricted } = font;
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-raised py-1.5 pr-1 pl-2.5">
      <div className="min-w-0 grow">
        <p
          aria-hidden="true"
          className={`truncate text-xl leading-tight text-ink ${state === 'ready' ? '' : 'opacity-40'}`}
          style={{ fontFamily: fontFamilyList(name) }}
        >
          {SAMPLE[0]}
          <span lang="zh-CN">{SAMPLE[1]}</span>
        </p>
        <p className="text-xs [overflow-wrap:anywhere] text-muted">
          <UserText text={name} />
        </p>
        {state === 'ready' ? null : (
          <p className={`flex items-center gap-1.5 text-xs ${state === 'failed' ? 'text-warning' : 'text-muted'}`}>
            {state === 'failed' ? null : <Spinner size={11} />}
            {t(`editor:fonts.states.${state}`)}
          </p>
        )}
        {restricted ? <p className="text-xs text-warning">{t('restricted')}</p> : null}
      </div>
      {isSys ? (
        <span className="shrink-0 pr-1.5 text-2xs text-muted">{t('builtIn')}</span>
      ) : (
        <IconButton size="sm" label={t('delete', { name })} icon={<Trash2 size={14} />} onClick={onDelete} />
      )}
    </li>
  );
}
