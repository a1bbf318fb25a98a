// A link to another site in a new tab: says so, and sends no referrer.
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface OutsideLinkProps {
  /** https or mailto; validated when the build configuration is read. */
  href: string;
  className?: string;
  children: ReactNode;
}

export function OutsideLink({ href, className = '', children }: OutsideLinkProps) {
  const { t } = useTranslation('messages');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ExternalLink size={12} aria-hidden="true" className="ml-1 inline-block align-baseline" />
      <span className="sr-only"> {t('ui.newTab')}</span>
    </a>
  );
}
