// Distinguishes fonts of this device from those of an account, by the reference of their file.
import type { Font } from '@/schemas/font';

/** Prefix of references of this device's fonts; followed by the SHA-256 of the file. */
export const DEVICE_FONT_SCHEME = 'device-font:';

/** Whether an entry of the list is a font of this device. */
export const isDeviceFont = ({ fontUrl }: Pick<Font, 'fontUrl'>): boolean => fontUrl.startsWith(DEVICE_FONT_SCHEME);
