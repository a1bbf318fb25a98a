// Which copying of layers was the last one in any tab of this browser, by the id of its clipboard. Kept on this device.
import { createDeviceStore, type DeviceStore } from '@/service/deviceStore';

/** Null where nothing was copied, or nothing can be kept. `kept` is what any tab wrote last. */
export const createLastCopied = (): DeviceStore<string | null> =>
  createDeviceStore('dialwright.lastCopied', (raw) => (typeof raw === 'string' ? raw : null));
