// Whether every picture of a face can be painted immediately: loaded and decoded, or known to be missing.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { canDraw, readyToDraw } from '@/face/nodes/readyToDraw';
import { imageRefsOf } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import { decodeAsset, isDecoded } from '@/service/api/assetUrl';

/** An element that can report when its picture is decoded: SVG images in browsers, although the types omit it. */
interface Decoding {
  decode(): Promise<void>;
}
const isDecoding = (element: unknown): element is Decoding =>
  typeof element === 'object' && element !== null && 'decode' in element && typeof element.decode === 'function';

/** The visible pictures of a drawing; pictures of a set load when shown. */
const picturesOf = (drawing: Element | null): readonly Decoding[] =>
  [...(drawing?.querySelectorAll('image') ?? [])].flatMap((image: unknown) =>
    image instanceof Element && !image.closest('[display="none"]') && isDecoding(image) ? [image] : [],
  );

/**
 * Whether a new drawing has its pictures; each element decodes its own. `hasBytes`: all pictures are loaded. Stays true
 * when pictures are replaced later.
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

/**
 * `drawing`: the element that contains the face. Does not wait for a picture that failed; the face shows it as missing.
 */
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
