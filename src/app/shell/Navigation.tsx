// The main navigation: links to the places in groups, in the side column and in the drawer of narrow screens.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router';
import { selectUser, type WithSession } from '@/service/session/session';
import { PLACE_GROUPS, type PlaceGroup } from './places';

const ROW =
  'flex w-full items-center rounded-lg text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline [&[aria-current=page]>svg]:text-accent';
const SIZES = { column: 'min-h-10 gap-2.5 px-2.5 text-base', drawer: 'min-h-12 gap-3 px-3 text-lg' } as const;
const ICON_PX = { column: 16, drawer: 20 } as const;

type Size = keyof typeof SIZES;

/** Classes of a row, for a button among the links. */
export const placeRowClass = (size: Size): string => `${ROW} ${SIZES[size]}`;

export interface NavigationProps {
  /** Rows are 40 px high in the column, 48 px in the drawer. */
  size: Size;
  /** A link was followed. */
  onFollow?: (() => void) | undefined;
  /** A last row of the account's group. */
  accountRow?: ReactNode;
}

export function Navigation({ size, onFollow, accountRow }: NavigationProps) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('shell.navigation')} className="flex flex-col gap-4">
      {PLACE_GROUPS.map((group) => (
        <Group key={group.name} group={group} size={size} onFollow={onFollow}>
          {group.name === 'shell.account' ? accountRow : null}
        </Group>
      ))}
    </nav>
  );
}

interface GroupProps extends Pick<NavigationProps, 'size' | 'onFollow'> {
  group: PlaceGroup;
  children: ReactNode;
}

function Group({ group: { name, places }, size, onFollow, children }: GroupProps) {
  const { t } = useTranslation('pages');
  const heading = useId();
  const roles = useSelector((state: WithSession) => selectUser(state)?.roles);
  return (
    <div>
      {name ? (
        <p id={heading} className="mb-1 px-2.5 text-2xs tracking-wider text-muted uppercase">
          {t(name)}
        </p>
      ) : null}
      <ul aria-labelledby={name ? heading : undefined} className="flex flex-col gap-1">
        {places
          .filter(({ role }) => !role || roles?.includes(role))
          .map(({ to, key, Icon, hasPages = false }) => (
            <li key={to}>
              <NavLink to={to} end={!hasPages} onClick={onFollow} className={placeRowClass(size)}>
                <Icon size={ICON_PX[size]} aria-hidden="true" />
                {t(key)}
              </NavLink>
            </li>
          ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </div>
  );
}
