// URL of a picture for a control: synchronous if known, else once it is loaded.
import { useEffect, useMemo, useState } from 'react';
import { usePictureService } from '@/service/pictures/pictures';

/** Undefined while loading, for an empty reference, and if there is no picture. */
export function useImageSrc(ref: string): string | undefined {
  const { imageSrc } = usePictureService();
  const source = useMemo(() => (ref ? imageSrc(ref) : undefined), [imageSrc, ref]);
  const [waited, setWaited] = useState<{ for: unknown; src: string | undefined } | null>(null);
  useEffect(() => {
    if (typeof source !== 'object') return;
    let isCurrent = true;
    const show = (src: string | undefined) => {
      if (isCurrent) setWaited({ for: source, src });
    };
    source.then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (typeof source !== 'object') return source;
  return waited?.for === source ? waited.src : undefined;
}
