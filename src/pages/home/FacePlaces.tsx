// Placeholders of Home's faces with the same sizes, so nothing moves when they load.

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
