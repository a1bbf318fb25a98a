// What can be done with the data of a demo: export, import, reset. Null where a real server answers.
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/service/api/api';
import { type EmbeddedBackend, embeddedBackend } from '@/service/api/backendPort';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { signedOut } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';
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
    const startOver = () => {
      dropToken();
      // First the cache: whoever hears of the sign-out asks anew, and that answer is to be kept.
      dispatch(api.util.resetApiState());
      dispatch(signedOut());
    };
    return createDemoTools({ backend, device, assets, startOver });
  }, [backend, device, assets, dispatch]);
}
