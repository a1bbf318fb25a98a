// The testers' actions for this page. Each one clears all caches, so everything shown is refetched.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Fault, WorldName } from '@/schemas/testers';
import type { ClockMove } from '@/schemas/testersClock';
import type { Holdings } from '@/schemas/wire/testersCalls';
import type { TesterPowers } from '@/service/api/testerPowers';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { endSession } from '@/service/session/endSession';
import { invalidateCaches } from '@/service/session/invalidateCaches';
import { showToast } from '@/ui/toasts';
import { startOver } from '../demo/demoData';

export interface Testers {
  holdings(): Promise<Holdings>;
  /** Returns how many designs of this device stay because a tab edits them. */
  enter(world: WorldName): Promise<number>;
  /** These report errors themselves and then return false. */
  moveClock(move: ClockMove): Promise<boolean>;
  addFault(entry: Fault): Promise<boolean>;
  clearFaults(): Promise<boolean>;
}

export function useTesters(powers: TesterPowers): Testers {
  const { t } = useTranslation('testers');
  const dispatch = useDispatch();
  const { device } = useLocalWork();
  return useMemo(() => {
    const attempt = async (act: Promise<void>): Promise<boolean> => {
      try {
        await act;
        return true;
      } catch (error) {
        console.warn('The backend did not do what a tester asked.', error);
        showToast({ tone: 'error', text: t('panel.failed') });
        return false;
      }
    };
    return {
      holdings: powers.holdings,
      enter: async (world) => {
        await powers.enter(world);
        return startOver(device, () => endSession(dispatch));
      },
      moveClock: async (move) => {
        if (!(await attempt(powers.moveClock(move)))) return false;
        invalidateCaches({ dispatch }, 'clock');
        return true;
      },
      addFault: (entry) => attempt(powers.addFault(entry)),
      clearFaults: () => attempt(powers.clearFaults()),
    };
  }, [powers, device, dispatch, t]);
}
