// The clipboard id of the last layers copied in any tab of this browser. Stored on this device.
import { createDeviceStore, type DeviceStore } from '@/service/deviceStore';

/** Null if nothing was copied or storage is unavailable. `readStored` returns the last value from any tab. */
export const createLastCopied = (): DeviceStore<string | null> =>
  createDeviceStore('dialwright.lastCopied', (raw) => (typeof raw === 'string' ? raw : null));
