// The signing key as the dialog shows it: made when it is first needed, kept on this device, taken along and brought in as PEM.
import { useCallback, useEffect, useState } from 'react';
import type { PemFault } from '@/output/apk/importPem';
import type { KeptKey, PackageFacts, SigningKeys } from '@/service/signingKeys/signingKeys';
import { saveFile } from '../saving/saveFile';
import { readKey } from './keyFiles';
import { keyMadeIn, type NoKey } from './ownKey';

/** Name of the file a key is taken along in. */
const KEY_FILE = 'dialwright-signing-key.pem';

/** Why something about the key did not work; the words are `export:key.faults.<fault>`. */
export type KeyFault = PemFault | NoKey | 'unreadable';

export interface SigningKey {
  /** Null: there is none. */
  key: KeptKey | null;
  storage: SigningKeys['storage'];
  fault: KeyFault | null;
  /** Makes and keeps a key; null where that failed. */
  make(): Promise<KeptKey | null>;
  /** Downloads it. */
  takeAlong(): Promise<void>;
  /** Puts the key of a file in place of the present one; whether that was done. */
  bringIn(file: Blob): Promise<boolean>;
  remove(): Promise<void>;
}

/** Longest PEM file that is looked at, bytes. */
const FILE_BYTES_MAX = 256 * 1024;

export interface KeysOfDevice extends SigningKey {
  /** How the package of the design was made last. */
  facts: PackageFacts | null;
  /** The same as it is kept now: another tab, or publishing, may have made one since. */
  latestFacts(): Promise<PackageFacts | null>;
  keepFacts(facts: PackageFacts): Promise<void>;
}

/** Null while the store opens. `open` gives the store of this device. */
export function useSigningKey(designId: string, open: () => Promise<SigningKeys>): KeysOfDevice | null {
  const [keys, setKeys] = useState<SigningKeys | null>(null);
  const [known, setKnown] = useState<{ key: KeptKey | null; facts: PackageFacts | null } | null>(null);
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

  const keep = useCallback(
    async (key: KeptKey): Promise<boolean> => {
      try {
        await keys?.keepKey(key);
        setKnown((before) => before && { ...before, key });
        setFault(null);
        return true;
      } catch (error) {
        console.warn('The signing key could not be kept.', error);
        setFault('notKept');
        return false;
      }
    },
    [keys],
  );

  if (!keys || !known) return null;
  const { key, facts } = known;
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
      await keep({ ...key, isBackedUp: true });
    },
    async bringIn(file) {
      const text = file.size > FILE_BYTES_MAX ? '' : await file.text().catch(() => null);
      const read = text === null ? null : await readKey(text);
      if (read?.ok) return keep({ pem: read.pem, fingerprint: read.fingerprint, since: Date.now(), isBackedUp: true });
      setFault(read ? read.fault : 'unreadable');
      return false;
    },
    async remove() {
      try {
        await keys.removeKey();
        setKnown({ key: null, facts });
        setFault(null);
      } catch (error) {
        console.warn('The signing key could not be removed.', error);
        setFault('notKept');
      }
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
