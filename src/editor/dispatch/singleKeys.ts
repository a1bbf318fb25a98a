// Whether single-character shortcuts are enabled, because speech input types such characters (WCAG 2.1.4). Stored on
// this device.
import { createDeviceStore, type DeviceStore } from '@/service/deviceStore';

/** True unless the designer turned them off. */
export const createSingleKeys = (): DeviceStore<boolean> =>
  createDeviceStore('dialwright.singleKeys', (raw) => raw !== false);
