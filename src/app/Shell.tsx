// The frame of every page but the editor: navigation at the left (on top of narrow screens), then the page.
import { ChartColumn, HandCoins, House, IdCard, LayoutGrid, type LucideIcon, ShieldCheck, Wallet } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, NavLink, Outlet } from 'react-router';
import type { User } from '@/schemas/session';
import { selectUser, type WithSession } from '@/service/session/session';
import { later } from '@/ui/later';
import { Spinner } from '@/ui/Spinner';
import { ToastPlace } from '@/ui/ToastPlace';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { AccountMenu } from './shell/AccountMenu';
import { DemoNote } from './shell/DemoNote';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { ShellFooter } from './shell/ShellFooter';

const AccountUnknown = later<object>(async () => (await import('./shell/AccountUnknown')).AccountUnknown);

type Role = User['roles'][number];

interface Place {
  to: string;
  key:
    | 'shell.home'
    | 'shell.designs'
    | 'shell.dashboard'
    | 'shell.earnings'
    | 'shell.moderation'
    | 'shell.payouts'
    | 'shell.profile';
  Icon: LucideIcon;
  /** Shown to who has this role alone. */
  role?: Role;
}

/** The places in their groups; the first one needs no name. On narrow screens they stand in one row. */
const GROUPS: readonly { name: 'shell.management' | 'shell.account' | null; places: readonly Place[] }[] = [
  {
    name: null,
    places: [
      { to: '/', key: 'shell.home', Icon: House },
      { to: '/dialList', key: 'shell.designs', Icon: LayoutGrid },
    ],
  },
  {
    name: 'shell.management',
    places: [
      { to: '/management', key: 'shell.dashboard', Icon: ChartColumn },
      { to: '/management/earnings', key: 'shell.earnings', Icon: Wallet },
      { to: '/moderation', key: 'shell.moderation', Icon: ShieldCheck, role: 'moderator' },
      { to: '/operator', key: 'shell.payouts', Icon: HandCoins, role: 'operator' },
    ],
  },
  { name: 'shell.account', places: [{ to: '/profile', key: 'shell.profile', Icon: IdCard }] },
];

const MAIN = 'main';

function PageComing() {
  const { t } = useTranslation('pages');
  return (
    <div className="grid min-h-[60vh] place-items-center" aria-busy="true">
      <Spinner label={t('shell.opening')} />
    </div>
  );
}

function PlaceGroup({ name, places }: (typeof GROUPS)[number]) {
  const { t } = useTranslation('pages');
  const heading = useId();
  const roles = useSelector((state: WithSession) => selectUser(state)?.roles);
  return (
    <div>
      {name ? (
        <p id={heading} className="mb-1 px-2.5 text-2xs tracking-wider text-muted uppercase max-[1024px]:sr-only">
          {t(name)}
        </p>
      ) : null}
      <ul aria-labelledby={name ? heading : undefined} className="flex flex-wrap gap-1 min-[1025px]:flex-col">
        {places
          .filter(({ role }) => !role || roles?.includes(role))
          .map(({ to, key, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="flex min-h-8 items-center gap-2.5 rounded-lg px-2.5 text-base text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline min-[1025px]:min-h-10"
              >
                <Icon size={16} aria-hidden="true" className="max-[420px]:hidden" />
                {t(key)}
              </NavLink>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Who is here, and in which language. */
function Reader() {
  return (
    <>
      <AccountMenu />
      <LanguageSwitch />
    </>
  );
}

export function Shell() {
  const { t } = useTranslation('pages');
  // Four rows over every page are too many for a phone: the reader stands beside the name, the last links at the page's end.
  const isUnknown = useSelector((state: WithSession) => state.session.status === 'unknown');
  const isNarrow = useMediaQuery('(max-width: 1024px)');
  return (
    <div className="flex min-h-dvh flex-col min-[1025px]:grid min-[1025px]:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href={`#${MAIN}`}
        className="sr-only z-50 rounded-md bg-accent font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-3 focus:py-2"
      >
        {t('shell.skip')}
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-panel px-4 py-2.5 min-[1025px]:sticky min-[1025px]:top-0 min-[1025px]:h-dvh min-[1025px]:flex-col min-[1025px]:flex-nowrap min-[1025px]:items-stretch min-[1025px]:gap-5 min-[1025px]:overflow-y-auto min-[1025px]:border-r min-[1025px]:border-b-0 min-[1025px]:px-3 min-[1025px]:py-5">
        <Link to="/" className="rounded-md px-2.5 text-lg font-bold tracking-tight text-accent max-[1024px]:px-0">
          Dialwright
        </Link>
        {isNarrow ? (
          <div className="flex min-w-0 items-center gap-2 min-[360px]:ml-auto">
            <Reader />
          </div>
        ) : null}
        <nav aria-label={t('shell.navigation')} className="max-[1024px]:basis-full">
          <div className="flex flex-wrap gap-1 min-[1025px]:flex-col min-[1025px]:gap-4">
            {GROUPS.map((group) => (
              <PlaceGroup key={group.name} {...group} />
            ))}
          </div>
        </nav>
        <div className="flex flex-wrap gap-4 min-[1025px]:mt-auto min-[1025px]:flex-col min-[1025px]:px-1">
          <DemoNote />
          {isNarrow ? null : (
            <>
              <Reader />
              <ShellFooter />
            </>
          )}
        </div>
      </header>
      <div className="flex min-w-0 grow flex-col">
        <main id={MAIN} tabIndex={-1} className="min-w-0 grow px-4 py-6 outline-none sm:px-8 min-[1025px]:py-7">
          {isUnknown ? <AccountUnknown /> : null}
          <Suspense fallback={<PageComing />}>
            <Outlet />
          </Suspense>
        </main>
        {isNarrow ? (
          <footer className="border-t border-line px-4 py-4 sm:px-8">
            <ShellFooter />
          </footer>
        ) : null}
        <ToastPlace isDock className="shrink-0" />
      </div>
    </div>
  );
}
