// The wearer's choices on the publish page: they change the store card and the pictures that are drawn from the face.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '@/service/language/i18n';
import type { CopyChoicesProps } from '@/simulator/controls/CopyChoices';
import { hasChoices } from '@/simulator/controls/wornCopy';
import { later } from '@/ui/later';
import type { StoreFace } from './storeFace';

const CopyChoices = later<CopyChoicesProps>(async () => {
  return (await withWords(['preview'], import('@/simulator/controls/CopyChoices'))).CopyChoices;
});

export function StoreChoices({ face: { saved, worn, choose } }: { face: StoreFace }) {
  const { t } = useTranslation(['publish', 'editor']);
  const heading = useId();
  if (!saved || !hasChoices(saved)) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-1.5">
      <h3 id={heading} className="font-semibold">
        {t('editor:simulator.groups.choices')}
      </h3>
      <CopyChoices copy={saved} worn={worn} onChange={choose} />
      <p className="text-xs text-pretty text-muted">{t('choices.about')}</p>
    </section>
  );
}
