// Whether keys of one character act at all: some people's software types such characters (WCAG 2.1.4). Kept on this device.
import { createDeviceStore, type DeviceStore } from '@/service/deviceStore';

/** True unless the designer switched them off. */
export const createSingleKeys = (): DeviceStore<boolean> =>
  createDeviceStore('dialwright.singleKeys', (raw) => raw !== false);
