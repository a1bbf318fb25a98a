// Whether every picture of a face can be drawn at once: fetched and decoded, or known not to be had.
import { useEffect, useMemo, useState } from 'react';
import { createStore } from '@/face/liveData/createStore';
import { imageRefsOf } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import { useStoreValue } from '@/ui/useStoreValue';
import { pictureSource } from './pictureSource';

/** References that were drawn before: a face of theirs is there in its first frame. */
const drawn = createStore<ReadonlySet<string>>(new Set());

async function decoded(ref: string): Promise<void> {
  const address = await pictureSource.resolve(ref);
  if (!address) return;
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}

/** A picture that cannot be had is waited for no longer: the face shows that it is missing. */
export function usePicturesReady(nodes: readonly FaceNode[]): boolean {
  const refs = useMemo(() => imageRefsOf(nodes), [nodes]);
  const known = useStoreValue(drawn);
  const [settled, setSettled] = useState<readonly string[] | null>(null);
  const isReady = settled === refs || refs.every((ref) => known.has(ref));
  useEffect(() => {
    if (isReady) return;
    let isHere = true;
    void Promise.allSettled(refs.map(decoded)).then((outcomes) => {
      const got = refs.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      drawn.set(new Set([...drawn.get(), ...got]));
      if (isHere) setSettled(refs);
    });
    return () => {
      isHere = false;
    };
  }, [isReady, refs]);
  return isReady;
}
