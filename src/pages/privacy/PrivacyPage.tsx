// What this product keeps of a person, where, and how it goes again: one page in Chinese, one in English (spec 2).
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DataLanguage, tagOf } from '@/schemas/languages';
import { build } from '@/service/build/build';
import { i18n } from '@/service/language/i18n';
import { PRIVACY_PATHS } from '@/service/language/privacyPath';
import { OutsideLink } from '@/ui/OutsideLink';
import { PageHeading } from '@/ui/PageHeading';

/** What each section says: `privacy.<section>.<item>`. */
const SECTIONS = {
  device: ['designs', 'settings', 'session'],
  account: ['facts', 'work', 'password', 'codes'],
  thirdParty: ['choice', 'gets'],
  not: ['track', 'sell', 'cookies'],
  yours: ['export', 'delete', 'signOut'],
} as const;

const OTHER = { zh: 'en', en: 'zh' } as const;

function Section({ name, language }: { name: keyof typeof SECTIONS; language: DataLanguage }) {
  const t = i18n.getFixedT(language, 'privacy');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        {t(`${name}.title`)}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-base leading-relaxed marker:text-muted">
        {SECTIONS[name].map((item) => (
          <li key={item}>{t(`${name}.${item}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The text in one language, whatever that of the interface is. */
function PrivacyText({ language }: { language: DataLanguage }) {
  const t = i18n.getFixedT(language, 'privacy');
  // The link to the other one is written in its own words.
  const other = OTHER[language];
  useTranslation('privacy');
  return (
    <article lang={tagOf(language)} className="mx-auto flex max-w-3xl flex-col gap-8 py-4">
      <div className="flex flex-col gap-3">
        <PageHeading title={t('title')} className="text-xl font-semibold" />
        <p className="text-base leading-relaxed text-muted">
          {t('lead')} {t(build.embedded ? 'demo' : 'server')}
        </p>
        <Link
          to={PRIVACY_PATHS[other]}
          lang={tagOf(other)}
          className="min-h-6 self-start text-sm text-accent underline underline-offset-4"
        >
          {t('other')}
        </Link>
      </div>
      {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
        .filter((name) => name !== 'thirdParty' || build.offersThirdParty)
        .map((name) => (
          <Section key={name} name={name} language={language} />
        ))}
      {build.contactLink ? (
        <p className="text-base">
          {t('contact')}{' '}
          <OutsideLink href={build.contactLink} className="text-accent underline underline-offset-4">
            {t('contactLink')}
          </OutsideLink>
        </p>
      ) : null}
    </article>
  );
}

export const PrivacyPageZh = () => <PrivacyText language="zh" />;
export const PrivacyPageEn = () => <PrivacyText language="en" />;
