// What keyboard and screen-reader users can do here, how, and what does not work yet (WCAG 2.2 AA, ATAG A.4.2).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSingleKeys } from '@/editor/dispatch/singleKeys';
import { build } from '@/service/build/build';
import { OutsideLink } from '@/ui/OutsideLink';
import { TextPage, TextPoints, TextSection } from '@/ui/TextPage';
import { useStoreValue } from '@/ui/useStoreValue';
import { KeyTables } from '@/workspace/help/KeyTables';

/** Items of each section: `accessibility.<section>.<item>`. */
const SECTIONS = {
  works: ['keys', 'reader', 'noDrag', 'status', 'zoom', 'contrast', 'motion', 'languages'],
  gaps: ['readers', 'drawing', 'colour', 'flash'],
} as const;

export function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const [singleKeys] = useState(createSingleKeys);
  const isOn = useStoreValue(singleKeys);
  return (
    <TextPage wide title={t('title')} lead={t('lead')}>
      {(['works', 'gaps'] as const).map((name) => (
        <TextSection key={name} title={t(`${name}.title`)}>
          <TextPoints points={SECTIONS[name].map((item) => t(`${name}.${item}`))} />
        </TextSection>
      ))}
      {build.contactLink ? (
        <TextSection title={t('contact.title')}>
          <p className="text-base">
            {t('contact.text')}{' '}
            <OutsideLink href={build.contactLink} className="text-accent underline underline-offset-4">
              {t('contact.link')}
            </OutsideLink>
          </p>
        </TextSection>
      ) : null}
      <TextSection title={t('how.title')}>
        <p className="max-w-2xl text-base">{t('how.text')}</p>
        <div className="gap-8 lg:columns-2">
          <KeyTables isOn={isOn} />
        </div>
      </TextSection>
    </TextPage>
  );
}
