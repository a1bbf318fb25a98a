// The `version` of the persisted user store (spec 3): the last version of the application used in this browser.
import { APP_VERSION } from '@/schemas/limits';

const KEY = 'dialwright.version';

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by policy: accessing the property itself throws.
  }
}

/** Whether a version, such as 2.3.9, is older than another. An invalid version is older than any. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let at = 0; at < 3; at += 1) {
    const [left, right] = [a?.[at] ?? 0, b?.[at] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

/** Stores the current version; if storage is full, the notice is shown again at the next visit. */
export function keepVersion(): void {
  try {
    storage()?.setItem(KEY, APP_VERSION);
  } catch (error) {
    console.info('The version could not be noted.', error);
  }
}

/** Whether this browser last used an older version. A first visit stores the current one. */
export function wasUpgraded(): boolean {
  const lastVersion = storage()?.getItem(KEY) ?? null;
  if (lastVersion === null) keepVersion();
  return lastVersion !== null && isOlder(lastVersion, APP_VERSION);
}
