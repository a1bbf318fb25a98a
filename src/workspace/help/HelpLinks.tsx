// Links of the shortcuts dialog: the user guide, the accessibility statement, and the version.
import { useTranslation } from 'react-i18next';
import { APP_VERSION } from '@/schemas/limits';
import { build } from '@/service/build/build';
import { helpAddress } from '@/service/language/helpAddress';
import { OutsideLink } from '@/ui/OutsideLink';

const LINK = 'inline-flex min-h-6 items-center text-accent underline underline-offset-4';

/** Each opens in a new tab, so the editor stays open. */
export function HelpLinks() {
  const { t } = useTranslation('editor');
  return (
    <p className="flex flex-col justify-center gap-1 text-sm">
      <OutsideLink href={helpAddress()} className={LINK}>
        {t('commands.openGuide')}
      </OutsideLink>
      <OutsideLink href={`${build.basePath}accessibility`} className={LINK}>
        {t('help.accessibility')}
      </OutsideLink>
      <span className="text-muted">{t('help.version', { version: APP_VERSION })}</span>
    </p>
  );
}
