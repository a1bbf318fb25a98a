// The asset library: ready-made image sets by type, and the fonts.
import { useTranslation } from 'react-i18next';
import { assemblyType } from '@/schemas/wire/assembly';
import { later } from '@/ui/later';
import { FontsSection } from './fonts/FontsSection';
import { SetSection } from './sets/SetSection';

const MyPictures = later<object>(async () => (await import('./pictures/MyPictures')).MyPictures);

export function AssetsPanel() {
  const { t } = useTranslation('assets');
  return (
    <section aria-label={t('assets:title')} className="flex flex-col gap-5 p-3">
      <MyPictures />
      {assemblyType.options.map((type) => (
        <SetSection key={type} type={type} />
      ))}
      <FontsSection />
    </section>
  );
}
