// Whether every picture of a face can be drawn at once: fetched and decoded, or known not to be had, and come to its place.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { canDraw, readyToDraw } from '@/face/nodes/kept/partDrawing';
import { imageRefsOf } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import { decodeAsset, isDecoded } from '@/service/api/assetUrl';

/** An element that tells when its picture can be painted: SVG images in browsers, though no type says so. */
interface Decoding {
  decode(): Promise<void>;
}
const isDecoding = (element: unknown): element is Decoding =>
  typeof element === 'object' && element !== null && 'decode' in element && typeof element.decode === 'function';

/** The pictures of a drawing that are in sight: those of a set wait for their turn. */
const picturesOf = (drawing: Element | null): readonly Decoding[] =>
  [...(drawing?.querySelectorAll('image') ?? [])].flatMap((image: unknown) =>
    image instanceof Element && !image.closest('[display="none"]') && isDecoding(image) ? [image] : [],
  );

/**
 * Whether a new drawing has its pictures: each element fetches and decodes its own, also one that was decoded elsewhere.
 * `hasBytes`: all pictures are known here. Stays true: pictures that are exchanged later come one by one.
 */
function useInPlace(drawing: RefObject<Element | null>, hasBytes: boolean): boolean {
  const [isInPlace, setInPlace] = useState(false);
  useLayoutEffect(() => {
    if (isInPlace || !hasBytes) return;
    const pictures = picturesOf(drawing.current);
    if (pictures.length === 0) {
      setInPlace(true);
      return;
    }
    let isHere = true;
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => isHere && setInPlace(true));
    return () => {
      isHere = false;
    };
  }, [isInPlace, hasBytes, drawing]);
  return isInPlace;
}

/** `drawing`: what holds the drawn face. A picture that cannot be had is waited for no longer: the face shows that it is missing. */
export function usePicturesReady(nodes: readonly FaceNode[], drawing: RefObject<Element | null>): boolean {
  const refs = useMemo(() => imageRefsOf(nodes), [nodes]);
  const [settled, setSettled] = useState<readonly string[] | null>(null);
  const hasBytes = settled === refs || (refs.every(isDecoded) && canDraw(nodes));
  useEffect(() => {
    if (hasBytes) return;
    let isHere = true;
    void Promise.allSettled([readyToDraw(nodes), ...refs.map(decodeAsset)]).then(() => isHere && setSettled(refs));
    return () => {
      isHere = false;
    };
  }, [hasBytes, refs, nodes]);
  return useInPlace(drawing, hasBytes) && hasBytes;
}
