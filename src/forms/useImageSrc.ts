// URL of a picture for a control: synchronous if known, else once it is loaded.
import { useEffect, useMemo, useState } from 'react';
import { usePictureService } from '@/service/pictures/pictures';

/** Undefined while loading, for an empty reference, and if there is no picture. */
export function useImageSrc(ref: string): string | undefined {
  const { imageSrc } = usePictureService();
  const found = useMemo(() => (ref ? imageSrc(ref) : undefined), [imageSrc, ref]);
  const [waited, setWaited] = useState<{ for: unknown; src: string | undefined } | null>(null);
  useEffect(() => {
    if (typeof found !== 'object') return;
    let isCurrent = true;
    const show = (src: string | undefined) => {
      if (isCurrent) setWaited({ for: found, src });
    };
    found.then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [found]);
  if (typeof found !== 'object') return found;
  return waited?.for === found ? waited.src : undefined;
}
