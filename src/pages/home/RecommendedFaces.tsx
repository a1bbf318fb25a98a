// Other designers' faces on Home: recommended ones and those of each category, for the chosen watch.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { platform as platformName } from '@/schemas/design';
import { inLanguage } from '@/schemas/languages';
import { useReason } from '@/service/api/useReason';
import { build } from '@/service/build/build';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import type { FinalList } from '@/service/recommend/recommendStore';
import { announce } from '@/ui/announce';
import { OutsideLink } from '@/ui/OutsideLink';
import { Segmented } from '@/ui/Segmented';
import { TryAgain } from '@/ui/TryAgain';
import { RECOMMENDED_GRID, RECOMMENDED_SECTION, RecommendedRow } from './HomePlaces';
import { RecommendedCard } from './RecommendedCard';
import { type Recommended, useRecommended } from './useRecommended';

export function RecommendedFaces() {
  const { t } = useTranslation(['pages', 'designs']);
  const recommended = useRecommended();
  const reasonOf = useReason();
  const { platform, choose, lists, isAsking, error, retry } = recommended;
  useAnnouncedPlatform(recommended);
  return (
    <section aria-labelledby="recommended-faces" aria-busy={isAsking || undefined} className={RECOMMENDED_SECTION}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="recommended-faces" className="mr-auto text-lg font-semibold">
          {t('home.recommended')}
        </h2>
        {build.rankingLink ? (
          <OutsideLink
            href={build.rankingLink}
            className="inline-flex min-h-6 items-center text-sm text-accent hover:underline"
          >
            {t('home.ranking')}
          </OutsideLink>
        ) : null}
        <Segmented
          label={t('designs:watches')}
          options={platformName.options.map((id) => ({ value: id, label: t(`designs:watch.${id}`) }))}
          value={platform}
          onChange={choose}
        />
      </div>
      {error ? (
        <TryAgain
          inRow
          text={t(lists ? 'home.recommendedOld' : 'home.recommendedFailed')}
          reason={reasonOf(error)}
          label={t('designs:retry')}
          onTry={retry}
        />
      ) : null}
      {lists === null && !error ? <RecommendedRow /> : null}
      {lists?.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line px-4 py-12 text-center text-muted">
          {t('home.recommendedNone')}
        </p>
      ) : null}
      {lists && lists.length > 0 ? (
        <div className={RECOMMENDED_GRID}>
          {lists.map((list) => (
            <List key={list.id} list={list} platform={platform} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** A list has as many columns as faces, so small categories are side by side. */
const SPANS: readonly string[] = [
  'col-span-1',
  'col-span-2',
  'col-span-2 sm:col-span-3',
  'col-span-2 sm:col-span-3 lg:col-span-4',
  'col-span-2 sm:col-span-3 lg:col-span-4 xl:col-span-5',
];

function List({ list: { category, faces }, platform }: { list: FinalList; platform: Recommended['platform'] }) {
  const { t } = useTranslation('pages');
  const language = useDataLanguage();
  const name = category && inLanguage(language, { zh: category.name, en: category.nameEn });
  const span = (category && SPANS[faces.length - 1]) ?? 'col-span-full';
  return (
    <div className={`grid grid-cols-subgrid content-start gap-y-3 ${span}`}>
      {name ? <h3 className="col-span-full text-base font-semibold">{name}</h3> : null}
      <ul
        aria-label={name ?? t('home.recommended')}
        className="col-span-full grid grid-cols-subgrid items-start gap-y-4"
      >
        {faces.map((face) => (
          <RecommendedCard key={face.id} face={face} platform={platform} />
        ))}
      </ul>
    </div>
  );
}

/** Announces the number of faces after another watch was chosen. The switch itself announces which watch. */
function useAnnouncedPlatform({ platform, lists, isAsking }: Recommended): void {
  const { t } = useTranslation('pages');
  const announced = useRef(platform);
  const count = lists?.[0]?.faces.length ?? 0;
  useEffect(() => {
    if (isAsking || announced.current === platform) return;
    announced.current = platform;
    announce(count > 0 ? t('home.recommendedCount', { count }) : t('home.recommendedNone'), { topic: 'recommended' });
  }, [platform, isAsking, count, t]);
}
