// Suggested theme colors for the design, after its images are sampled.
import { useEffect, useState } from 'react';
import type { Design } from '@/schemas/design';
import { picturesToSample, suggestedColors } from './suggestedColors';

/** `#rrggbb` each, largest area first. Null until the images are sampled, and for a design without any. */
export function useSuggestedColors(design: Design): readonly string[] | null {
  const [result, setFound] = useState<{ of: Design; colors: readonly string[] } | null>(null);
  useEffect(() => {
    const refs = picturesToSample(design);
    if (refs.length === 0) return;
    const run = new AbortController();
    const sample = async () => {
      const { samplePictures } = await import('@/service/pictures/samplePictures');
      const samples = await samplePictures(refs, run.signal);
      if (samples.size > 0) setFound({ of: design, colors: suggestedColors(design, samples) });
    };
    sample().catch((error: unknown) => {
      if (!run.signal.aborted) console.info('The colors of the pictures are not known.', error);
    });
    return () => run.abort();
  }, [design]);
  return result?.of === design ? result.colors : null;
}
