// The `version` of the persisted user store (spec 3): which version of the application this browser used last.
import { APP_VERSION } from '@/schemas/limits';

const KEY = 'dialwright.version';

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by policy: reading the property itself throws.
  }
}

/** Whether one version, such as 2.3.9, came before another. What is no version came before all. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let at = 0; at < 3; at += 1) {
    const [left, right] = [a?.[at] ?? 0, b?.[at] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

/** Notes that this version is in use; a full storage shows the notice again at the next visit. */
export function keepVersion(): void {
  try {
    storage()?.setItem(KEY, APP_VERSION);
  } catch (error) {
    console.info('The version could not be noted.', error);
  }
}

/** Whether this browser knew an older version. A first visit knows none, and is noted at once. */
export function wasUpgraded(): boolean {
  const known = storage()?.getItem(KEY) ?? null;
  if (known === null) keepVersion();
  return known !== null && isOlder(known, APP_VERSION);
}
