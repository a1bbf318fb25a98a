// The signing key for the dialog: created on first use, stored on this device, exported and imported as PEM.
import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '@/drafts/saving/saveFile';
import type { PemFault } from '@/output/apk/importPem';
import type { PackageFacts, SigningKeys, StoredKey } from '@/service/signingKeys/signingKeys';
import { readKey } from './keyFiles';
import { keyMadeIn, type NoKey } from './ownKey';

/** Name of the exported key file. */
const KEY_FILE = 'dialwright-signing-key.pem';

/** Why an action on the key failed; the words are `export:key.faults.<fault>`. */
export type KeyFault = PemFault | NoKey | 'unreadable' | 'changed';

export interface KeyState {
  /** Null: there is none. */
  key: StoredKey | null;
  storage: SigningKeys['storage'];
  fault: KeyFault | null;
  /** Creates and stores a key. Null on failure. */
  make(): Promise<StoredKey | null>;
  /** Downloads the shown key. */
  takeAlong(): Promise<void>;
  /** Replaces the present key with that of a file. Returns whether it succeeded. */
  bringIn(file: Blob): Promise<boolean>;
  remove(): Promise<void>;
  /** Whether the shown key is the stored one. If not, shows the stored one and reports that. */
  isStill(): Promise<boolean>;
}

const isSame = (one: StoredKey | null, other: StoredKey | null): boolean => one?.fingerprint === other?.fingerprint;

/** Largest PEM file that is read, bytes. */
const FILE_BYTES_MAX = 256 * 1024;

export interface KeysOfDevice extends KeyState {
  /** Facts about the last package of the design. */
  facts: PackageFacts | null;
  /** The stored value, because another tab or a publish may have made a package since. */
  latestFacts(): Promise<PackageFacts | null>;
  keepFacts(facts: PackageFacts): Promise<void>;
}

/** Null while the store opens. `open` returns the store of this device. */
export function useSigningKey(designId: string, open: () => Promise<SigningKeys>): KeysOfDevice | null {
  const [keys, setKeys] = useState<SigningKeys | null>(null);
  const [state, setKnown] = useState<{ key: StoredKey | null; facts: PackageFacts | null } | null>(null);
  const [fault, setFault] = useState<KeyFault | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: SigningKeys | null = null;
    const start = async () => {
      const store = await open();
      opened = store;
      if (isGone) return store.close();
      const [key, facts] = await Promise.all([store.key(), store.packageOf(designId)]);
      if (isGone) return;
      setKeys(store);
      setKnown({ key, facts });
    };
    start().catch((error: unknown) => console.warn('The signing keys could not be opened.', error));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [designId, open]);

  /** Returns whether it succeeded. If another tab was faster, shows its key and changes nothing. */
  const swap = useCallback(
    async (shown: StoredKey | null, next: StoredKey | null): Promise<boolean> => {
      try {
        const there = (await keys?.swapKey(shown?.fingerprint ?? null, next)) ?? null;
        const isDone = isSame(there, next);
        setKnown((before) => before && { ...before, key: there });
        setFault(isDone ? null : 'changed');
        return isDone;
      } catch (error) {
        console.warn('The signing key could not be changed.', error);
        setFault('notKept');
        return false;
      }
    },
    [keys],
  );

  // Reads changes of other tabs when the page becomes visible.
  useEffect(() => {
    if (!keys) return;
    const look = async () => {
      const key = await keys.key();
      setKnown((before) => before && { ...before, key });
    };
    const onShown = () => {
      if (document.visibilityState === 'visible')
        look().catch((error: unknown) => console.info('The signing key could not be looked at.', error));
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [keys]);

  if (!keys || !state) return null;
  const { key, facts } = state;
  return {
    key,
    facts,
    storage: keys.storage,
    fault,
    async make() {
      const made = await keyMadeIn(keys);
      if (typeof made === 'string') {
        setFault(made);
        return null;
      }
      setKnown((before) => before && { ...before, key: made });
      setFault(null);
      return made;
    },
    async takeAlong() {
      if (!key) return;
      saveFile(new Blob([key.pem], { type: 'application/x-pem-file' }), KEY_FILE);
      await swap(key, { ...key, isBackedUp: true });
    },
    async bringIn(file) {
      const text = file.size > FILE_BYTES_MAX ? '' : await file.text().catch(() => null);
      const read = text === null ? null : await readKey(text);
      if (read?.ok)
        return swap(key, { pem: read.pem, fingerprint: read.fingerprint, since: Date.now(), isBackedUp: true });
      setFault(read ? read.fault : 'unreadable');
      return false;
    },
    async remove() {
      await swap(key, null);
    },
    async isStill() {
      try {
        const there = await keys.key();
        if (isSame(there, key)) return true;
        setKnown((before) => before && { ...before, key: there });
        setFault('changed');
      } catch (error) {
        console.warn('The signing key could not be looked at.', error);
        setFault('notKept');
      }
      return false;
    },
    latestFacts: () => keys.packageOf(designId),
    async keepFacts(next) {
      await keys.keepPackage(designId, next).catch((error: unknown) => {
        console.info('It could not be remembered how the package was made.', error);
      });
      setKnown((before) => before && { ...before, facts: next });
    },
  };
}
