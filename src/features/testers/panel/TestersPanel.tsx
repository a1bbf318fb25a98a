// The testers' panel: the world, the clock and the faults of the demo, in this browser or on a server. Asks before a
// world replaces another.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { WorldName } from '@/schemas/testers';
import type { Holdings } from '@/schemas/wire/testersCalls';
import type { TesterPowers, TestersRequest } from '@/service/api/testerPowers';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import { AddressProblems } from './AddressProblems';
import { ClockSection } from './ClockSection';
import { FaultSection } from './FaultSection';
import { ReplaceWorld } from './ReplaceWorld';
import { useSeen } from './useSeen';
import { useTesters } from './useTesters';
import { WorldSection } from './WorldSection';

export interface TestersPanelProps {
  powers: TesterPowers;
  opening: TestersRequest;
  onClose(): void;
}

/** The URL without the requested world, so a reload does not ask again. */
function withoutWorld(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('world');
  return query.size > 0 ? `?${query}` : '';
}

export function TestersPanel({ powers, opening: request, onClose }: TestersPanelProps) {
  const { t } = useTranslation('testers');
  const testers = useTesters(powers);
  const { seen, lost, look } = useSeen(powers);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<WorldName | null>(request.world);
  const [chosen, setChosen] = useState(request.world);
  const [holdings, setHoldings] = useState<Holdings | null>(null);
  const [busy, setBusy] = useState(false);
  const problems = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let mounted = true;
    testers.holdings().then(
      (list) => mounted && setHoldings(list),
      (error: unknown) => {
        console.warn('The backend did not tell what it holds.', error);
        showToast({ tone: 'error', text: t('panel.failed') });
        if (mounted) onClose();
      },
    );
    return () => {
      mounted = false;
    };
  }, [testers, t, onClose]);

  const enter = useCallback(
    async (world: WorldName) => {
      setBusy(true);
      try {
        const entered = await testers.enter(world);
        await navigate('/');
        const name = t(`worlds.${world}.name`);
        showToast({ tone: 'success', text: t(entered > 0 ? 'world.enteredInUse' : 'world.entered', { name }) });
        onClose();
      } catch (error) {
        console.warn('The world could not be loaded.', error);
        showToast({ tone: 'error', text: t('world.failed') });
        setWanted(null);
      } finally {
        setBusy(false);
      }
    },
    [testers, navigate, t, onClose],
  );

  const stay = () => {
    if (request.world) void navigate({ pathname, search: withoutWorld(search) }, { replace: true });
    // Continues to the panel if the URL requested it or there are problems to show.
    if (!request.world || request.open || request.problems.length > 0) setWanted(null);
    else onClose();
  };

  if (!holdings || !seen) return null;
  if (wanted) {
    return (
      <ReplaceWorld
        world={wanted}
        holdings={holdings}
        busy={busy}
        onConfirm={() => void enter(wanted)}
        onCancel={stay}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('panel.title')}
      description={t('panel.text')}
      size="lg"
      {...(request.problems.length > 0 && { initialFocus: problems })}
    >
      <div className="flex flex-col gap-6">
        <AddressProblems ref={problems} problems={request.problems} />
        <WorldSection
          here={holdings.world}
          chosen={chosen}
          onWanted={(world) => {
            setChosen(world);
            setWanted(world);
          }}
        />
        {lost ? <p className="text-sm text-danger">{t('panel.failed')}</p> : null}
        <ClockSection clock={seen.clock} testers={testers} look={look} />
        <FaultSection seen={seen} testers={testers} look={look} />
      </div>
    </Dialog>
  );
}
