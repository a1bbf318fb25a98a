// What can be done with the data of the embedded backend: export, import, reset. Null where a real server answers.
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/service/api/api';
import { type EmbeddedBackend, embeddedBackend, type ImportFault } from '@/service/api/backendPort';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { signedOut } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';

export interface DemoTools {
  exportData(): Promise<Blob>;
  /** Null when it went well; else why the file was refused. */
  importData(file: Blob): Promise<ImportFault | null>;
  resetData(): Promise<void>;
}

export function useDemoTools(): DemoTools | null {
  const dispatch = useDispatch();
  const { assets } = useLocalWork();
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

  if (!backend) return null;
  /** The backend holds other data now: sessions, cached answers and known uploads belong to what is gone. */
  const startOver = async () => {
    dropToken();
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
    await assets.forgetUploads();
  };
  return {
    exportData: () => backend.exportData(),
    async importData(file) {
      const done = await backend.importData(file);
      if (!done.ok) return done.reason;
      await startOver();
      return null;
    },
    async resetData() {
      await backend.resetData();
      await startOver();
    },
  };
}
