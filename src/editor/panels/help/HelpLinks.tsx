// Ways on from the help dialog: the help document, what is done for accessibility, and which version this is.
import { useTranslation } from 'react-i18next';
import { APP_VERSION } from '@/schemas/limits';
import { build } from '@/service/build/build';
import { OutsideLink } from '@/ui/OutsideLink';

const LINK = 'inline-flex min-h-6 items-center text-accent underline underline-offset-4';

/** The accessibility page opens beside the editor, which stays as it is. */
export function HelpLinks() {
  const { t } = useTranslation('editor');
  return (
    <p className="flex flex-col justify-center gap-1 text-sm">
      {build.helpLink ? (
        <OutsideLink href={build.helpLink} className={LINK}>
          {t('help.document')}
        </OutsideLink>
      ) : null}
      <OutsideLink href={`${build.basePath}accessibility`} className={LINK}>
        {t('help.accessibility')}
      </OutsideLink>
      <span className="text-muted">{t('help.version', { version: APP_VERSION })}</span>
    </p>
  );
}
