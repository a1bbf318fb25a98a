// The powers of testers over this page: what they change is forgotten by every cache, so that all that is shown is asked anew.
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { WorldName } from '@/schemas/testers';
import type { ClockMove } from '@/schemas/testersClock';
import type { EmbeddedBackend } from '@/service/api/backendPort';
import type { TesterPowers } from '@/service/api/testerPowers';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { endSession } from '../endSession';
import { forgetFetched } from '../forgetFetched';
import { createDemoTools } from '../shell/demoData';

export interface Testers extends Pick<TesterPowers, 'holdings' | 'clock' | 'faults'> {
  /** Gives how many designs of this device stay, because a tab edits them. */
  enter(world: WorldName): Promise<number>;
  moveClock(move: ClockMove): Promise<void>;
}

export function useTesters(backend: EmbeddedBackend): Testers {
  const dispatch = useDispatch();
  const { assets, device } = useLocalWork();
  return useMemo(() => {
    const powers = backend.testers;
    if (!powers) throw new Error('This build has no powers of testers.');
    const tools = createDemoTools({ backend, device, assets, startOver: () => endSession(dispatch) });
    return {
      holdings: powers.holdings,
      clock: powers.clock,
      faults: powers.faults,
      enter: (world) => tools.resetData(world),
      moveClock: async (move) => {
        await powers.moveClock(move);
        forgetFetched({ dispatch }, 'clock');
      },
    };
  }, [backend, device, assets, dispatch]);
}
