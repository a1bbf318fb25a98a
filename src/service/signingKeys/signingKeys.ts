// Package data on this device: the signing key, and the name and version of each design's last package.

/** The single key of this browser. */
export interface StoredKey {
  /** Private key and certificate, PEM. */
  pem: string;
  /** SHA-256 of the certificate, hex digits; what a watch compares. */
  fingerprint: string;
  /** Local clock, ms. */
  since: number;
  /** It was exported to a file, or imported from one. */
  isBackedUp: boolean;
}

/** Values of a design's last package. */
export interface PackageFacts {
  packageName: string;
  labelEn: string;
  labelZh: string;
  /** Version code of the last signed package; 0: none was built. */
  lastCode: number;
}

export interface SigningKeys {
  /** `memory` if the browser stores nothing: the key is lost with the page, and users are warned. */
  readonly storage: 'device' | 'memory';
  key(): Promise<StoredKey | null>;
  /**
   * Replaces the key with this fingerprint (null: no key) by `next` (null: none), and no other, because another tab may
   * have created or imported one meanwhile. Returns the key stored afterwards. Rejects like the store, without changing
   * anything.
   */
  swapKey(instead: string | null, next: StoredKey | null): Promise<StoredKey | null>;
  /** Stores it if there is none; returns the key stored afterwards. Rejects like the store. */
  keepFirst(key: StoredKey): Promise<StoredKey>;
  packageOf(designId: string): Promise<PackageFacts | null>;
  /** The version code never decreases, because another tab may have used a higher one. */
  keepPackage(designId: string, facts: PackageFacts): Promise<void>;
  close(): void;
}
