// The way to the testers' panel: its keys, or what the address asks. Stands in builds with the embedded backend alone; the panel's code comes when it opens.
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { type EmbeddedBackend, embeddedBackend } from '@/service/api/backendPort';
import type { TestersAsked } from '@/service/api/testerPowers';
import { keysBeside } from '@/service/keysBeside';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import type { TestersPanelProps } from './TestersPanel';
import { isTestersKey, TESTERS_KEYS } from './testersKeys';

const BY_KEY: TestersAsked = { open: true, world: null, problems: [] };

export function TestersDoor() {
  const [found, setFound] = useState<{ Panel: ComponentType<TestersPanelProps>; backend: EmbeddedBackend } | null>(
    null,
  );
  const [asked, setAsked] = useState<TestersAsked | null>(null);

  const open = useCallback((what: TestersAsked) => {
    setAsked(what);
    Promise.all([import('./TestersPanel'), embeddedBackend()]).then(
      ([{ TestersPanel: Panel }, backend]) => backend && setFound({ Panel, backend }),
      (error: unknown) => {
        console.warn("The testers' panel could not be fetched.", error);
        showToast({ tone: 'error', text: i18n.t('messages:ui.notFetched') });
        setAsked(null);
      },
    );
  }, []);

  useEffect(() => {
    keysBeside.set([{ room: 'testers', text: 'panel.title', shortcut: TESTERS_KEYS }]);
    const pressed = (press: KeyboardEvent) => {
      if (!isTestersKey(press)) return;
      press.preventDefault();
      press.stopPropagation();
      open(BY_KEY);
    };
    // Before anything on the page: a field or a dialog would keep the keys to itself.
    window.addEventListener('keydown', pressed, { capture: true });
    return () => {
      window.removeEventListener('keydown', pressed, { capture: true });
      keysBeside.set([]);
    };
  }, [open]);

  useEffect(() => {
    let mounted = true;
    void embeddedBackend().then((backend) => {
      const left = mounted ? backend?.testers?.takeAsked() : null;
      if (left && (left.open || left.world || left.problems.length > 0)) open(left);
    });
    return () => {
      mounted = false;
    };
  }, [open]);

  return asked && found ? (
    <Suspense fallback={null}>
      <found.Panel backend={found.backend} asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  ) : null;
}
