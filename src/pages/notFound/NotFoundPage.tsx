// The page for unknown addresses: says so and links home.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

export function NotFoundPage() {
  const { t } = useTranslation('pages');
  return (
    <div className="flex min-h-[60vh] flex-col items-start justify-center gap-3">
      <PageHeading title={t('notFound.title')} className="text-xl font-semibold" />
      <p className="text-base text-muted">{t('notFound.text')}</p>
      <Link to="/" className={`mt-2 ${buttonClass('primary')}`}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
