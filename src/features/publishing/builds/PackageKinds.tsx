// How the copies of a design are packaged, one sentence for each kind of package.
import { useTranslation } from 'react-i18next';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/platformPolicy';
import type { Design } from '@/schemas/design';

/** The package kinds of a design without duplicates. */
export const packagingsOf = ({ copies }: Pick<Design, 'copies'>): readonly Packaging[] => [
  ...new Set(copies.map(({ platform }) => policyOf(platform).packaging)),
];

export function PackageKinds({ design }: { design: Design }) {
  const { t } = useTranslation('pages');
  return (
    <>
      {packagingsOf(design).map((packaging) => (
        <p key={packaging} className="text-xs text-pretty text-muted">
          {t(`publish:build.kinds.${packaging}`)}
        </p>
      ))}
    </>
  );
}
