// What a file was saved without, as notes below it.
import { useTranslation } from 'react-i18next';

export interface MissingParts {
  /** Number of images that could not be read. */
  missing: number;
  /** Names of fonts that could not be read. */
  missingFonts: readonly string[];
}

export function MissingNotes({ made }: { made: MissingParts & { name: string } }) {
  const { t } = useTranslation('export');
  const { name, missing, missingFonts } = made;
  return (
    <>
      {missing > 0 ? <p className="text-warning">{t('project.without', { name, count: missing })}</p> : null}
      {missingFonts.length > 0 ? (
        <p className="text-warning">{t('project.withoutFonts', { names: missingFonts.join(', ') })}</p>
      ) : null}
    </>
  );
}
