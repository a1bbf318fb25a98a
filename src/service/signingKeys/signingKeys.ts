// What this device keeps for packages of watch faces: the key that signs them, and by design under which name and version one went out.

/** The one key of this browser. */
export interface KeptKey {
  /** Private key and certificate, PEM. */
  pem: string;
  /** SHA-256 of the certificate, hex digits: what a watch compares. */
  fingerprint: string;
  /** Local clock, ms. */
  since: number;
  /** It was written to a file, or came from one. */
  isBackedUp: boolean;
}

/** How the package of a design was last made. */
export interface PackageFacts {
  packageName: string;
  labelEn: string;
  labelZh: string;
  /** Version code of the last signed package; 0: none was made. */
  lastCode: number;
}

export interface SigningKeys {
  /** `memory` where the browser keeps nothing: the key is gone with the page, and people are told. */
  readonly storage: 'device' | 'memory';
  key(): Promise<KeptKey | null>;
  /**
   * Puts `next` (null: none) in place of the key of this fingerprint (null: of none), and of no other: another tab may have made
   * or brought in one meanwhile. Gives the key that is there then. Rejects as the store does, and then nothing has changed.
   */
  swapKey(instead: string | null, next: KeptKey | null): Promise<KeptKey | null>;
  /** Keeps it where there is none; gives the one that is there then. Rejects as the store does. */
  keepFirst(key: KeptKey): Promise<KeptKey>;
  packageOf(designId: string): Promise<PackageFacts | null>;
  /** The version code never becomes less: another tab may have given a higher one away. */
  keepPackage(designId: string, facts: PackageFacts): Promise<void>;
  close(): void;
}
