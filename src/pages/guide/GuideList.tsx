// The guide pages in groups, and the headings of the open page.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { GUIDE_GROUPS, type GuidePageId, guidePath } from './guidePages';
import type { GuideTexts } from './guideTexts';

interface GroupProps {
  group: (typeof GUIDE_GROUPS)[number];
  texts: GuideTexts;
  current: GuidePageId;
}

const ROW = 'flex min-h-8 items-center rounded-lg px-2.5 py-1 text-sm text-muted hover:bg-hover hover:text-ink';

function PageGroup({ group, texts, current }: GroupProps) {
  const { t } = useTranslation('guide');
  const heading = useId();
  return (
    <div>
      <p id={heading} className="mb-1 px-2.5 text-2xs tracking-wider text-muted uppercase">
        {t(`groups.${group.id}`)}
      </p>
      <ul aria-labelledby={heading} className="flex flex-col">
        {group.pages.map((page) => (
          <li key={page}>
            <NavLink
              to={guidePath(page)}
              end
              className={`${ROW} aria-[current=page]:bg-raised aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline`}
            >
              {texts[page].title}
            </NavLink>
            {page === current ? <Headings page={page} texts={texts} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Headings({ page, texts }: { page: GuidePageId; texts: GuideTexts }) {
  const { t } = useTranslation('guide');
  return (
    <ul aria-label={t('onThisPage')} className="ml-2.5 border-l border-line py-1">
      {texts[page].sections.map(({ id, title }) =>
        id ? (
          <li key={id}>
            <Link to={guidePath(page, id)} className={`${ROW} !min-h-7 !rounded-l-none`}>
              {title}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}

export function GuideList({ texts, current }: { texts: GuideTexts; current: GuidePageId }) {
  const { t } = useTranslation('guide');
  return (
    <nav aria-label={t('pages')} className="flex flex-col gap-4">
      {GUIDE_GROUPS.map((group) => (
        <PageGroup key={group.id} group={group} texts={texts} current={current} />
      ))}
    </nav>
  );
}
