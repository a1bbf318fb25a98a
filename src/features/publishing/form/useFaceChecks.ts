// Runs the editor's check of a design's copies while the publish page is open.
import { useContext, useEffect, useMemo, useState } from 'react';
import type { FaceCheck } from '@/output/watchFace/checkFinding';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { createChecker } from '@/packaging/check/checker';
import { createFaceFacts } from '@/packaging/check/faceFacts';
import { createSeenOfCopy } from '@/packaging/check/seenOfCopy';
import type { Design } from '@/schemas/design';
import { FontServiceContext } from '@/service/fonts/fontService';
import { createPictureLoader } from '@/simulator/pictureLoader';
import type { FaceChecks } from './preflight';

const NONE: FaceChecks = new Map();

export interface CheckedFace {
  /** Those that have come. */
  checks: FaceChecks;
  /** All of them when finished; empty if the check cannot run. Never rejects. */
  settled(): Promise<FaceChecks>;
}

/** Without the lit share of always-on, which has its own row here. */
export function useFaceChecks(design: Design): CheckedFace {
  const fonts = useContext(FontServiceContext);
  const [found, setFound] = useState<{ of: Design; checks: FaceChecks } | null>(null);
  const run = useMemo(() => {
    let begun: Promise<FaceChecks> | null = null;
    const check = async (): Promise<FaceChecks> => {
      const checker = createChecker();
      const facts = createFaceFacts();
      const loadPictures = createPictureLoader();
      const seen = createSeenOfCopy({ fonts: () => fonts?.get().fonts ?? [], loadPictures });
      try {
        const checks = new Map<string, FaceCheck>();
        for (const copy of design.copies) {
          const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
          const known = await facts.of(copy, families, fonts?.get() ?? { fonts: [], list: 'loading' });
          const measured = await seen.measure(copy, new AbortController().signal);
          checks.set(copy.id, await checker.check(copy, { ...known, lit: null, ...(measured && { seen: measured }) }));
        }
        return checks;
      } catch (error) {
        console.info('The face could not be checked.', error);
        return NONE;
      } finally {
        checker.close();
        seen.close();
      }
    };
    return {
      settled: () => {
        begun ??= check();
        return begun;
      },
    };
  }, [design, fonts]);
  useEffect(() => {
    let isGone = false;
    void run.settled().then((checks) => {
      if (!isGone) setFound({ of: design, checks });
    });
    return () => {
      isGone = true;
    };
  }, [run, design]);
  return { checks: found?.of === design ? found.checks : NONE, settled: run.settled };
}
