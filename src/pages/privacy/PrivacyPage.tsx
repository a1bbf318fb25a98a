// What this product stores about a person, where, and how it is deleted: one page in Chinese, one in English (spec 2).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DataLanguage, tagOf } from '@/schemas/languages';
import { build } from '@/service/build/build';
import { i18n } from '@/service/language/i18n';
import { PRIVACY_PATHS } from '@/service/language/privacyPath';
import { OutsideLink } from '@/ui/OutsideLink';
import { TextPage, TextPoints, TextSection } from '@/ui/TextPage';

/** Items of each section: `privacy.<section>.<item>`. */
const SECTIONS = {
  device: ['designs', 'settings', 'session'],
  account: ['facts', 'work', 'password', 'codes'],
  thirdParty: ['choice', 'gets'],
  not: ['track', 'sell', 'cookies'],
  yours: ['export', 'delete', 'signOut'],
} as const;

const OTHER = { zh: 'en', en: 'zh' } as const;

/** The text in one language, independent of the interface. */
function PrivacyText({ language }: { language: DataLanguage }) {
  const t = i18n.getFixedT(language, 'privacy');
  // The link to the other language is written in that language.
  const other = OTHER[language];
  useTranslation('privacy');
  return (
    <TextPage
      lang={tagOf(language)}
      title={t('title')}
      lead={`${t('lead')} ${t(build.embedded ? 'demo' : 'server')}`}
      beside={
        <Link
          to={PRIVACY_PATHS[other]}
          lang={tagOf(other)}
          className="min-h-6 self-start text-sm text-accent underline underline-offset-4"
        >
          {t('other')}
        </Link>
      }
    >
      {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
        .filter((name) => name !== 'thirdParty' || build.offersThirdParty)
        .map((name) => (
          <TextSection key={name} title={t(`${name}.title`)}>
            <TextPoints points={SECTIONS[name].map((item) => t(`${name}.${item}`))} />
          </TextSection>
        ))}
      {build.contactLink ? (
        <p className="text-base">
          {t('contact')}{' '}
          <OutsideLink href={build.contactLink} className="text-accent underline underline-offset-4">
            {t('contactLink')}
          </OutsideLink>
        </p>
      ) : null}
    </TextPage>
  );
}

export const PrivacyPageZh = () => <PrivacyText language="zh" />;
export const PrivacyPageEn = () => <PrivacyText language="en" />;
