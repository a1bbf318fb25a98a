// The first Tab stops of the editor: skip to the canvas, the layers or the properties (WCAG 2.4.1).
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';

const PLACES = ['canvas', 'layers', 'properties'] as const;

export function SkipLinks() {
  const { t } = useTranslation('editor');
  const { focus } = useDesk();
  return (
    <nav aria-label={t('skip.title')} className="contents">
      {PLACES.map((place) => (
        <a
          key={place}
          href={`#${place}`}
          className="sr-only z-50 rounded-md bg-accent px-3 py-2 font-semibold text-accent-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
          onClick={(event) => {
            event.preventDefault();
            focus.ask({ place });
          }}
        >
          {t(`skip.${place}`)}
        </a>
      ))}
    </nav>
  );
}
