// Signing keys of a browser that stores nothing; lost with the page.
import type { PackageFacts, SigningKeys, StoredKey } from './signingKeys';

export function memoryKeys(): SigningKeys {
  let storedKey: StoredKey | null = null;
  const packages = new Map<string, PackageFacts>();
  return {
    storage: 'memory',
    key: async () => storedKey,
    async swapKey(instead, next) {
      if ((storedKey?.fingerprint ?? null) === instead) storedKey = next;
      return storedKey;
    },
    async keepFirst(key) {
      storedKey ??= key;
      return storedKey;
    },
    packageOf: async (designId) => packages.get(designId) ?? null,
    async keepPackage(designId, facts) {
      packages.set(designId, { ...facts, lastCode: Math.max(facts.lastCode, packages.get(designId)?.lastCode ?? 0) });
    },
    close: () => undefined,
  };
}
