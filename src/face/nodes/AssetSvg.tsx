// Resolves image references of a face: a resolver in a React context, and a hook for one reference.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** Resolves an image reference of a document to a URL; undefined if there is none. */
export interface AssetSource {
  resolve(ref: string): string | undefined | Promise<string | undefined>;
}

const NO_ASSETS: AssetSource = { resolve: () => undefined };
const AssetContext = createContext<AssetSource>(NO_ASSETS);

/**
 * Provides the resolver to everything drawn inside. Keep the same `assets` object as long as its results stay valid.
 */
export function AssetProvider({ assets, children }: { assets: AssetSource; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/** The resolver of the nearest AssetProvider. */
export const useAssetSource = (): AssetSource => useContext(AssetContext);

/** State of a reference: empty, loading, at a URL, or failed. */
export type AssetState =
  | { status: 'none' | 'waiting' | 'broken' }
  | {
      status: 'ready';
      src: string;
    };

const settled = (ref: string, src: string | undefined): AssetState =>
  ref === '' ? { status: 'none' } : src ? { status: 'ready', src } : { status: 'broken' };
const WAITING: AssetState = { status: 'waiting' };

interface Arrival {
  ref: string;
  assets: AssetSource;
  src: string | undefined;
}

/** The picture of a reference. Synchronous results are used in the same render; a rejected promise counts as broken. */
export function useAsset(ref: string): AssetState {
  const assets = useAssetSource();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const resolved = useMemo(() => (ref === '' ? undefined : assets.resolve(ref)), [assets, ref]);

  useEffect(() => {
    if (!(resolved instanceof Promise)) return;
    let isHere = true;
    const arrive = (src: string | undefined) => {
      if (isHere) setArrival({ ref, assets, src });
    };
    resolved.then(arrive, () => arrive(undefined));
    return () => {
      isHere = false;
    };
  }, [resolved, ref, assets]);

  if (!(resolved instanceof Promise)) return settled(ref, resolved);
  return arrival?.ref === ref && arrival.assets === assets ? settled(ref, arrival.src) : WAITING;
}
