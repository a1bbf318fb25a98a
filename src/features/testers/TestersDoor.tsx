// Opens the testers' panel with its keys or by URL. The panel's code loads when it opens, and only if the embedded
// backend or a test server permits it.
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { asksForTesters } from '@/schemas/asksForTesters';
import { type FindTesters, findTesters } from '@/service/api/findTesters';
import type { TestersRequest } from '@/service/api/testerPowers';
import { extraShortcuts } from '@/service/extraShortcuts';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import type { TestersPanelProps } from './panel/TestersPanel';
import { isTestersKey, TESTERS_KEYS } from './panel/testersKeys';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

const BY_KEY: TestersRequest = { open: true, world: null, problems: [] };

interface Opened extends Pick<TestersPanelProps, 'powers' | 'opening'> {
  Panel: ComponentType<TestersPanelProps>;
}

export interface TestersDoorProps {
  find?: FindTesters | undefined;
  /** The permission is known from the start, so the help lists the keys. */
  certain?: boolean | undefined;
}

export function TestersDoor({ find = findTesters, certain = EMBEDDED_BACKEND }: TestersDoorProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);

  useEffect(() => {
    let mounted = true;
    const list = () => extraShortcuts.set([{ room: 'testers', text: 'panel.title', shortcut: TESTERS_KEYS }]);
    const open = async (byKey: TestersRequest | null) => {
      const powers = await find();
      if (!powers || !mounted) return;
      list();
      const request = byKey ?? powers.takeAsked();
      if (!request || !(request.open || request.world || request.problems.length > 0)) return;
      const { TestersPanel: Panel } = await import('./panel/TestersPanel');
      setOpened({ Panel, powers, opening: request });
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
    // Before anything on the page, because a field or a dialog would stop the keys.
    window.addEventListener('keydown', pressed, { capture: true });
    return () => {
      mounted = false;
      window.removeEventListener('keydown', pressed, { capture: true });
      extraShortcuts.set([]);
    };
  }, [find, certain]);

  return opened ? (
    <Suspense fallback={null}>
      <opened.Panel powers={opened.powers} opening={opened.opening} onClose={close} />
    </Suspense>
  ) : null;
}
