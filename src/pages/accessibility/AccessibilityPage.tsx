// What people who work by key or by ear can do here, how, and what does not work yet (WCAG 2.2 AA, ATAG A.4.2).
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSingleKeys } from '@/editor/door/singleKeys';
import { KeyTables } from '@/editor/panels/help/KeyTables';
import { build } from '@/service/build/build';
import { OutsideLink } from '@/ui/OutsideLink';
import { PageHeading } from '@/ui/PageHeading';
import { useStoreValue } from '@/ui/useStoreValue';

/** What each section lists: `accessibility.<section>.<item>`. */
const SECTIONS = {
  works: ['keys', 'reader', 'noDrag', 'status', 'zoom', 'contrast', 'motion', 'languages'],
  gaps: ['readers', 'drawing', 'colour', 'flash'],
} as const;

function Section({ name }: { name: keyof typeof SECTIONS }) {
  const { t } = useTranslation('accessibility');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        {t(`${name}.title`)}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-base">
        {SECTIONS[name].map((item) => (
          <li key={item}>{t(`${name}.${item}`)}</li>
        ))}
      </ul>
    </section>
  );
}

export function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const [how, contact] = [useId(), useId()];
  const [singleKeys] = useState(createSingleKeys);
  const isOn = useStoreValue(singleKeys);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 py-4">
      <div className="flex flex-col gap-3">
        <PageHeading title={t('title')} className="text-xl font-semibold" />
        <p className="max-w-2xl text-base text-muted">{t('lead')}</p>
      </div>
      <Section name="works" />
      <Section name="gaps" />
      {build.contactLink ? (
        <section aria-labelledby={contact} className="flex flex-col gap-3">
          <h2 id={contact} className="text-lg font-semibold">
            {t('contact.title')}
          </h2>
          <p className="text-base">
            {t('contact.text')}{' '}
            <OutsideLink href={build.contactLink} className="text-accent underline underline-offset-4">
              {t('contact.link')}
            </OutsideLink>
          </p>
        </section>
      ) : null}
      <section aria-labelledby={how} className="flex flex-col gap-3">
        <h2 id={how} className="text-lg font-semibold">
          {t('how.title')}
        </h2>
        <p className="max-w-2xl text-base">{t('how.text')}</p>
        <div className="gap-8 lg:columns-2">
          <KeyTables isOn={isOn} />
        </div>
      </section>
    </div>
  );
}
