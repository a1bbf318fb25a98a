// Placeholders of Home's faces and of the recommended ones, with the same sizes, so nothing moves when they load. One file,
// because Home fetches both.
import { useTranslation } from 'react-i18next';

/** The first two are beside the introduction, the others below. */
export type FacePart = 'first' | 'more';

export const FACE_PARTS: Readonly<Record<FacePart, { from: number; count: number; className: string }>> = {
  first: { from: 0, count: 2, className: 'sm:grid-cols-2' },
  more: { from: 2, count: 4, className: 'grid-cols-2 max-[480px]:grid-cols-1 xl:grid-cols-4' },
};

export const FACE_LIST = 'grid gap-8';
export const FACE_ITEM = 'flex flex-col items-center gap-5';

export function FacePlaces({ part }: { part: FacePart }) {
  const { count, className } = FACE_PARTS[part];
  const places = Array.from({ length: count }, (_, index) => `${part}-${index}`);
  return (
    <div className={`${FACE_LIST} ${className}`} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={FACE_ITEM}>
          <div className="aspect-square w-full max-w-96 rounded-full bg-bezel p-[2.6%]">
            <div className="grid size-full place-items-center rounded-full">
              <div className="size-[88%] animate-pulse rounded-full bg-white/10 motion-reduce:animate-none" />
            </div>
          </div>
          <div className="flex flex-col items-center gap-2">
            <div className="h-11" />
            <div className="h-7" />
          </div>
        </div>
      ))}
    </div>
  );
}

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
