// The way to the testers' panel: its keys, or what the address asks. The panel's code comes when it opens, and only where the backend
// of this browser, or a server that runs for testers, gives its powers.
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { asksForTesters } from '@/schemas/asksForTesters';
import { type FindTesters, findTesters } from '@/service/api/findTesters';
import type { TestersAsked } from '@/service/api/testerPowers';
import { keysBeside } from '@/service/keysBeside';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import type { TestersPanelProps } from './TestersPanel';
import { isTestersKey, TESTERS_KEYS } from './testersKeys';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

const BY_KEY: TestersAsked = { open: true, world: null, problems: [] };

interface Opened extends Pick<TestersPanelProps, 'powers' | 'asked'> {
  Panel: ComponentType<TestersPanelProps>;
}

export interface TestersDoorProps {
  find?: FindTesters | undefined;
  /** The powers are there without asking: the help lists their keys from the start. */
  certain?: boolean | undefined;
}

export function TestersDoor({ find = findTesters, certain = EMBEDDED_BACKEND }: TestersDoorProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);

  useEffect(() => {
    let mounted = true;
    const list = () => keysBeside.set([{ room: 'testers', text: 'panel.title', shortcut: TESTERS_KEYS }]);
    const open = async (byKey: TestersAsked | null) => {
      const powers = await find();
      if (!powers || !mounted) return;
      list();
      const asked = byKey ?? powers.takeAsked();
      if (!asked || !(asked.open || asked.world || asked.problems.length > 0)) return;
      const { TestersPanel: Panel } = await import('./TestersPanel');
      setOpened({ Panel, powers, asked });
    };
    const fail = (error: unknown) => {
      console.warn("The testers' panel could not be fetched.", error);
      showToast({ tone: 'error', text: i18n.t('messages:ui.notFetched') });
    };
    const pressed = (press: KeyboardEvent) => {
      if (!isTestersKey(press)) return;
      press.preventDefault();
      press.stopPropagation();
      open(BY_KEY).catch(fail);
    };
    if (certain) list();
    if (asksForTesters(location.search)) open(null).catch(fail);
    // Before anything on the page: a field or a dialog would keep the keys to itself.
    window.addEventListener('keydown', pressed, { capture: true });
    return () => {
      mounted = false;
      window.removeEventListener('keydown', pressed, { capture: true });
      keysBeside.set([]);
    };
  }, [find, certain]);

  return opened ? (
    <Suspense fallback={null}>
      <opened.Panel powers={opened.powers} asked={opened.asked} onClose={close} />
    </Suspense>
  ) : null;
}
