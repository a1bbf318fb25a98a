// Signing keys of a browser that stores nothing; lost with the page.
import type { PackageFacts, SigningKeys, StoredKey } from './signingKeys';

export function memoryKeys(): SigningKeys {
  let kept: StoredKey | null = null;
  const packages = new Map<string, PackageFacts>();
  return {
    storage: 'memory',
    key: async () => kept,
    async swapKey(instead, next) {
      if ((kept?.fingerprint ?? null) === instead) kept = next;
      return kept;
    },
    async keepFirst(key) {
      kept ??= key;
      return kept;
    },
    packageOf: async (designId) => packages.get(designId) ?? null,
    async keepPackage(designId, facts) {
      packages.set(designId, { ...facts, lastCode: Math.max(facts.lastCode, packages.get(designId)?.lastCode ?? 0) });
    },
    close: () => undefined,
  };
}
