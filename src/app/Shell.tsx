// The frame of every page except the editor: navigation in a left column, or in a drawer with a top bar on narrow
// screens.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { AccountMenu } from '@/features/accounts/AccountMenu';
import { DemoNote } from '@/features/testers/DemoNote';
import type { WithSession } from '@/service/session/session';
import { later } from '@/ui/later';
import { Spinner } from '@/ui/Spinner';
import { ToastPlace } from '@/ui/ToastPlace';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { Brand } from './shell/Brand';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { Navigation } from './shell/Navigation';
import { PhoneBar } from './shell/PhoneBar';
import { ShellFooter } from './shell/ShellFooter';
import { ThemeSwitch } from './shell/ThemeSwitch';

const AccountUnknown = later<object>(async () => (await import('@/features/accounts/AccountUnknown')).AccountUnknown);

const MAIN = 'main';

function PageComing() {
  const { t } = useTranslation('pages');
  return (
    <div className="grid min-h-[60vh] place-items-center" aria-busy="true">
      <Spinner label={t('shell.opening')} />
    </div>
  );
}

/** The column beside the page on wide screens. */
function SideColumn() {
  return (
    <header className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto border-r border-line bg-panel px-3 py-5">
      <Brand />
      <Navigation size="column" />
      <div className="mt-auto flex flex-col gap-4">
        <DemoNote />
        <AccountMenu />
        <div className="flex flex-wrap items-center gap-1">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <ShellFooter />
      </div>
    </header>
  );
}

export function Shell() {
  const { t } = useTranslation('pages');
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
      {isNarrow ? (
        <header
          data-phone-bar=""
          className="z-30 flex h-14 items-center gap-1 border-b border-line bg-panel px-2 tall:sticky tall:top-0"
        >
          <PhoneBar />
        </header>
      ) : (
        <SideColumn />
      )}
      <div className="flex min-w-0 grow flex-col">
        <main id={MAIN} tabIndex={-1} className="min-w-0 grow px-4 py-6 outline-none sm:px-8 min-[1025px]:py-7">
          {isUnknown ? <AccountUnknown /> : null}
          <Suspense fallback={<PageComing />}>
            <Outlet />
          </Suspense>
        </main>
        <ToastPlace isDock className="shrink-0" />
      </div>
    </div>
  );
}
