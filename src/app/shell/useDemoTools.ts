// What can be done with the data of a demo: export, import, reset. Null where a real server answers.
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type EmbeddedBackend, embeddedBackend } from '@/service/api/backendPort';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { endSession } from '../endSession';
import { createDemoTools, type DemoTools } from './demoData';

export function useDemoTools(): DemoTools | null {
  const dispatch = useDispatch();
  const { assets, device } = useLocalWork();
  const [backend, setBackend] = useState<EmbeddedBackend | null>(null);

  useEffect(() => {
    let mounted = true;
    void embeddedBackend().then((found) => {
      if (mounted) setBackend(found);
    });
    return () => {
      mounted = false;
    };
  }, []);

  return useMemo(() => {
    if (!backend) return null;
    return createDemoTools({ backend, device, assets, forget: () => endSession(dispatch) });
  }, [backend, device, assets, dispatch]);
}
