// Previous and next page, and the current position. Hidden if there is only one page.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';

export interface PagerProps {
  /** From 1. */
  page: number;
  count: number;
  onChange(page: number): void;
}

export function Pager({ page, count, onChange }: PagerProps) {
  const { t } = useTranslation(['pages', 'designs']);
  if (count <= 1) return null;
  // No live region, because it would be read when the list appears and again in reading order.
  const turnTo = (next: number) => {
    onChange(next);
    announce(t('designs:page', { page: next, count }), { topic: 'page' });
  };
  return (
    <nav aria-label={t('designs:pages')} className="flex items-center justify-center gap-3 pt-2">
      <IconButton
        bordered
        label={t('designs:previous')}
        icon={<ChevronLeft size={16} />}
        disabledReason={page <= 1 ? t('designs:firstPage') : undefined}
        onClick={() => turnTo(page - 1)}
      />
      <span className="text-sm text-muted">{t('designs:page', { page, count })}</span>
      <IconButton
        bordered
        label={t('designs:next')}
        icon={<ChevronRight size={16} />}
        disabledReason={page >= count ? t('designs:lastPage') : undefined}
        onClick={() => turnTo(page + 1)}
      />
    </nav>
  );
}
