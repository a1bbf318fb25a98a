// Actions on the data of a demo: export, import, reset. Null with a real server. Nothing is opened before its use.
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { embeddedBackend } from '@/service/api/backendPort';
import { build } from '@/service/build/build';
import { useOpenWork } from '@/service/localDrafts/localWork';
import { endSession } from '@/service/session/endSession';
import type { DemoTools } from './demoData';

export function useDemoTools(): DemoTools | null {
  const dispatch = useDispatch();
  const openWork = useOpenWork();
  return useMemo(() => {
    if (!build.embedded) return null;
    const tools = async (): Promise<DemoTools> => {
      const [{ createDemoTools }, backend, { assets, device }] = await Promise.all([
        import('./demoData'),
        embeddedBackend(),
        openWork(),
      ]);
      if (!backend) throw new Error('This build has no embedded backend.');
      return createDemoTools({ backend, device, assets, forget: () => endSession(dispatch) });
    };
    return {
      exportData: async () => (await tools()).exportData(),
      checkImport: async (file) => (await tools()).checkImport(file),
      resetData: async () => (await tools()).resetData(),
    };
  }, [openWork, dispatch]);
}
