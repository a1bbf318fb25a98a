// One link for each copy of the face, with the current one marked. Hidden if the only copy is shown.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FaceData } from '@/schemas/wire/faces';

export function CopyLinks({ face: { id, copies }, platform }: { face: FaceData; platform: string }) {
  const { t } = useTranslation(['detail', 'pages', 'designs']);
  if (copies.length < 2) return null;
  const platforms = [...new Set(copies.map((copy) => copy.platform))];
  return (
    <nav aria-label={t('copies')} className="inline-flex overflow-hidden rounded-md border border-line bg-app">
      {platforms.map((one) => (
        <Link
          key={one}
          to={`/dialDetail/${id}/${one}`}
          aria-current={one === platform ? 'page' : undefined}
          className="inline-flex min-h-7 items-center border-b-2 border-transparent px-3 text-sm text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:bg-raised aria-[current=page]:text-ink"
        >
          {t(`designs:watch.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
