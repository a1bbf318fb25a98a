// The footer of the frame: help if the build links to it, accessibility and privacy statements, and the version.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_VERSION } from '@/schemas/limits';
import { build } from '@/service/build/build';
import { privacyPath } from '@/service/language/privacyPath';
import { OutsideLink } from '@/ui/OutsideLink';

const LINK = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

export function ShellFooter() {
  const { t } = useTranslation('pages');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted min-[1025px]:px-2.5">
      {build.helpLink ? (
        <OutsideLink href={build.helpLink} className={LINK}>
          {t('shell.help')}
        </OutsideLink>
      ) : null}
      <Link to="/accessibility" className={LINK}>
        {t('shell.accessibility')}
      </Link>
      <Link to={privacyPath()} className={LINK}>
        {t('shell.privacy')}
      </Link>
      <span>{t('shell.version', { version: APP_VERSION })}</span>
    </p>
  );
}
