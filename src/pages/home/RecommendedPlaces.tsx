// Placeholders of the recommended faces: their heading and a row of equal size, so nothing moves when they load.
import { useTranslation } from 'react-i18next';

export const RECOMMENDED_SECTION = 'flex flex-col gap-6 border-t border-line pt-10';
export const RECOMMENDED_GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Has the size of a face before it is rendered. */
export function FacePlace() {
  return (
    <div aria-hidden="true" className="grid aspect-square w-full place-items-center rounded-full bg-bezel">
      <div className="size-[88%] rounded-full bg-white/10" />
    </div>
  );
}

/** A row of cards without faces. */
export function RecommendedRow() {
  const { t } = useTranslation('pages');
  return (
    <div className={RECOMMENDED_GRID}>
      <p className="sr-only">{t('home.recommendedComing')}</p>
      {PLACES.map((place) => (
        <div key={place} className="flex flex-col gap-3 rounded-xl border border-line bg-panel p-3">
          <FacePlace />
          <div className="h-[3.375rem]" />
        </div>
      ))}
    </div>
  );
}

/** The section before its code has loaded. */
export function RecommendedPlaces() {
  const { t } = useTranslation('pages');
  return (
    <section aria-busy="true" aria-label={t('home.recommended')} className={RECOMMENDED_SECTION}>
      <h2 className="flex min-h-8 items-center text-lg font-semibold">{t('home.recommended')}</h2>
      <RecommendedRow />
    </section>
  );
}
