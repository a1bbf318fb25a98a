// Export, import and reset of all data of this browser: the embedded backend's and this device's, both or neither.
import type { EmbeddedBackend, ImportFault } from '@/service/api/backendPort';
import type { DeviceData } from '@/service/localDrafts/deviceData';
import { isQuotaExceeded } from '@/service/localDrafts/makeRoom';
import { readDemoFile, writeDemoFile } from './demoFile';

/** A file that was checked whole and may replace what is here. */
export interface CheckedImport {
  ok: true;
  /** `saved`: an older file, which knows nothing of the designs of this device; they stay. */
  replaces: 'all' | 'saved';
  /** Null when it went well; else why not, and then nothing has changed. */
  apply(): Promise<ImportFault | null>;
}

export interface DemoTools {
  exportData(): Promise<Blob>;
  /** Changes nothing yet. */
  checkImport(file: Blob): Promise<CheckedImport | { ok: false; reason: ImportFault }>;
  /** Starts the demo over, in the world it began with. Gives how many designs stay, because a tab edits them. */
  resetData(): Promise<number>;
}

export interface DemoParts {
  backend: EmbeddedBackend;
  device: DeviceData;
  assets: { forgetUploads(): Promise<void> };
  /** Sessions and cached answers belong to what is gone. */
  forget(): void;
}

/**
 * After other data took the place of the backend's: sessions and cached answers go (`forget`), and the designs of this device.
 * Gives how many stay, because a tab edits them.
 */
export async function startOver(device: Pick<DeviceData, 'clear'>, forget: () => void): Promise<number> {
  forget();
  return (await device.clear()).length;
}

export function createDemoTools({ backend, device, assets, forget }: DemoParts): DemoTools {
  /** What a file brings must not land under an open design, nor an open design on what a file brought. */
  const isInUse = async () => (await device.inUse()).length > 0;

  const importSaved = async (file: Blob): Promise<ImportFault | null> => {
    if (await isInUse()) return 'inUse';
    const done = await backend.importData(file);
    if (!done.ok) return done.reason;
    forget();
    await assets.forgetUploads();
    return null;
  };

  /** The backend goes first, because it can be put back from its own export when this device has no room. */
  const importAll = async (file: Blob, content: Parameters<DeviceData['replace']>[0]): Promise<ImportFault | null> => {
    if (await isInUse()) return 'inUse';
    const before = await backend.exportData();
    const done = await backend.importData(file);
    if (!done.ok) return done.reason;
    try {
      await device.replace(content);
    } catch (error) {
      const undone = await backend.importData(before);
      if (!undone.ok) throw new Error(`the import failed half-way: ${undone.reason}`, { cause: error });
      if (isQuotaExceeded(error)) return 'storageFull';
      throw error;
    }
    forget();
    return null;
  };

  return {
    exportData: async () => writeDemoFile(await backend.exportData(), await device.write()),
    async checkImport(file) {
      const read = await readDemoFile(file);
      if (!read.ok) return read;
      const fault = await backend.checkImport(read.backend);
      if (fault) return { ok: false, reason: fault };
      if (read.local === null) return { ok: true, replaces: 'saved', apply: () => importSaved(read.backend) };
      const content = await device.read(read.local);
      if (!content) return { ok: false, reason: 'damaged' };
      return { ok: true, replaces: 'all', apply: () => importAll(read.backend, content) };
    },
    async resetData() {
      await backend.resetData();
      return startOver(device, forget);
    },
  };
}
