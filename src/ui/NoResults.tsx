// Shown for a search without results, with a button that clears it.
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

export interface NoResultsProps {
  /** Clears the search and focuses its field, because the button disappears. */
  onClear(): void;
  /** Another filter besides the search text narrows the results, and is cleared too. */
  isNarrowed?: boolean | undefined;
  className?: string | undefined;
}

export function NoResults({ onClear, isNarrowed = false, className = '' }: NoResultsProps) {
  const { t } = useTranslation('messages');
  return (
    <div className={`flex flex-col items-center justify-center gap-3 px-3 py-8 text-center text-sm ${className}`}>
      <p className="text-muted">{t(isNarrowed ? 'ui.search.noneHere' : 'ui.search.none')}</p>
      <Button size="sm" onClick={onClear}>
        {t(isNarrowed ? 'ui.search.showAll' : 'ui.search.clear')}
      </Button>
    </div>
  );
}
