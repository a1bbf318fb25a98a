// Export, import and reset of all data of this browser: both the embedded backend's and this device's, or neither.
import type { EmbeddedBackend, ImportFault } from '@/service/api/backendPort';
import type { DeviceData } from '@/service/localDrafts/deviceData';
import { isQuotaExceeded } from '@/service/localDrafts/makeRoom';
import { readDemoFile, writeDemoFile } from './demoFile';

/** A validated file that can replace the present data. */
export interface CheckedImport {
  ok: true;
  /** `saved`: an older file without the designs of this device, which stay. */
  replaces: 'all' | 'saved';
  /** Null on success, otherwise the reason; then nothing has changed. */
  apply(): Promise<ImportFault | null>;
}

export interface DemoTools {
  exportData(): Promise<Blob>;
  /** Changes nothing yet. */
  checkImport(file: Blob): Promise<CheckedImport | { ok: false; reason: ImportFault }>;
  /** Resets the demo to its initial world. Returns how many designs stay because a tab edits them. */
  resetData(): Promise<number>;
}

export interface DemoParts {
  backend: EmbeddedBackend;
  device: DeviceData;
  assets: { forgetUploads(): Promise<void> };
  /** Sessions and cached responses belong to the deleted data. */
  forget(): void;
}

/**
 * After the backend's data was replaced: clears sessions and cached responses (`forget`), and the designs of this
 * device. Returns how many stay because a tab edits them.
 */
export async function startOver(device: Pick<DeviceData, 'clear'>, forget: () => void): Promise<number> {
  forget();
  return (await device.clear()).length;
}

export function createDemoTools({ backend, device, assets, forget }: DemoParts): DemoTools {
  /** An import must not replace an open design, and an open design must not overwrite imported data. */
  const isInUse = async () => (await device.inUse()).length > 0;

  const importSaved = async (file: Blob): Promise<ImportFault | null> => {
    if (await isInUse()) return 'inUse';
    const done = await backend.importData(file);
    if (!done.ok) return done.reason;
    forget();
    await assets.forgetUploads();
    return null;
  };

  /** Imports the backend first, because its own export can restore it if this device has no space. */
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
