// Past toasts, newest first, to read again.

import { useTranslation } from 'react-i18next';
import { datesOfLanguage } from '@/schemas/languages';
import { Dialog } from './Dialog';
import { TONE_ICONS } from './Toaster';
import { messageLog } from './toasts';
import { useStoreValue } from './useStoreValue';

export interface MessageLogProps {
  open: boolean;
  onClose(): void;
}

export function MessageLog({ open, onClose }: MessageLogProps) {
  const { t } = useTranslation('messages');
  return (
    <Dialog open={open} onClose={onClose} title={t('ui.log.title')} description={t('ui.log.intro')}>
      {open ? <Messages /> : null}
    </Dialog>
  );
}

function Messages() {
  const { t, i18n } = useTranslation('messages');
  const log = useStoreValue(messageLog);
  if (log.length === 0) return <p className="text-sm text-muted">{t('ui.log.none')}</p>;
  const time = new Intl.DateTimeFormat(datesOfLanguage(i18n.language), { timeStyle: 'medium' });
  return (
    <ul aria-label={t('ui.log.title')} className="flex flex-col divide-y divide-line">
      {[...log].reverse().map(({ id, text, tone, at }) => (
        <li key={id} className="flex items-start gap-2.5 py-2 text-sm">
          <span role="img" aria-label={t(`ui.tone.${tone}`)} className="mt-0.5 inline-flex shrink-0">
            {TONE_ICONS[tone]}
          </span>
          <span className="min-w-0 grow [overflow-wrap:anywhere]">{text}</span>
          <time dateTime={new Date(at).toISOString()} className="shrink-0 text-xs leading-5 text-muted tabular-nums">
            {time.format(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
