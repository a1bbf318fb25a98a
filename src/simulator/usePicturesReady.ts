// Whether every picture of a face can be drawn at once: fetched and decoded, or known not to be had.
import { useEffect, useMemo, useState } from 'react';
import { imageRefsOf } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import { decodeAsset, isDecoded } from '@/service/api/assetUrl';

/** A picture that cannot be had is waited for no longer: the face shows that it is missing. */
export function usePicturesReady(nodes: readonly FaceNode[]): boolean {
  const refs = useMemo(() => imageRefsOf(nodes), [nodes]);
  const [settled, setSettled] = useState<readonly string[] | null>(null);
  const isReady = settled === refs || refs.every(isDecoded);
  useEffect(() => {
    if (isReady) return;
    let isHere = true;
    void Promise.allSettled(refs.map(decodeAsset)).then(() => isHere && setSettled(refs));
    return () => {
      isHere = false;
    };
  }, [isReady, refs]);
  return isReady;
}
