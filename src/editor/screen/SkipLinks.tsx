// The first Tab stops of the editor: straight to the canvas, the layers or the properties (WCAG 2.4.1).
import { useTranslation } from 'react-i18next';
import { showPanel } from '../door/showPanel';

const PLACES = ['canvas', 'layers', 'properties'] as const;
type Place = (typeof PLACES)[number];

const PANEL_OF: Partial<Record<Place, string>> = { layers: 'layers', properties: 'properties' };
/** What takes the focus there, the first that exists. */
const TARGETS: Record<Place, string> = {
  canvas: '[role="application"]',
  layers: '[role="tree"] [role="treeitem"][tabindex="0"]',
  properties: '[data-properties] input, [data-properties] textarea, [data-properties] select, [data-properties] button',
};

/** Opens the place's panel where it is behind another tab, then moves the focus into it. */
function goTo(place: Place) {
  const panel = PANEL_OF[place];
  if (panel) showPanel(panel);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(TARGETS[place])?.focus());
}

export function SkipLinks() {
  const { t } = useTranslation('editor');
  return (
    <nav aria-label={t('skip.title')} className="contents">
      {PLACES.map((place) => (
        <a
          key={place}
          href={`#${place}`}
          className="sr-only z-50 rounded-md bg-accent px-3 py-2 font-semibold text-accent-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
          onClick={(event) => {
            event.preventDefault();
            goTo(place);
          }}
        >
          {t(`skip.${place}`)}
        </a>
      ))}
    </nav>
  );
}
