// Runs the editor's check of a design's copies while the publish page is open.
import { useContext, useEffect, useMemo, useState } from 'react';
import type { CheckFacts, FaceCheck } from '@/output/watchFace/checkFinding';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { createChecker } from '@/packaging/check/checker';
import { createFaceFacts } from '@/packaging/check/faceFacts';
import { createSeenOfCopy } from '@/packaging/check/seenOfCopy';
import { createTextFacts } from '@/packaging/check/textFacts';
import type { Design } from '@/schemas/design';
import { FontServiceContext } from '@/service/fonts/fontService';
import { createPictureLoader } from '@/simulator/pictureLoader';
import type { FaceChecks } from './preflight';

const NONE: FaceChecks = new Map();

export interface CheckedFace {
  /** Those that have come. */
  checks: FaceChecks;
  /** Ids of the copies whose texts could not be measured. */
  unmeasured: ReadonlySet<string>;
  /** All of them when finished; empty if the check cannot run. Never rejects. */
  settled(): Promise<FaceChecks>;
}

type Found = (checks: FaceChecks, unmeasured: ReadonlySet<string>) => void;

const ALL_MEASURED: ReadonlySet<string> = new Set();

/** Without the lit share of always-on, which has its own row here. */
export function useFaceChecks(design: Design): CheckedFace {
  const fonts = useContext(FontServiceContext);
  const [result, setFound] = useState<{ of: Design; checks: FaceChecks; unmeasured: ReadonlySet<string> } | null>(null);
  const run = useMemo(() => {
    const fontsNow = () => fonts?.get() ?? { fonts: [], list: 'loading' as const };
    const cache = new Map<string, Omit<CheckFacts, 'lit'>>();
    let begun: Promise<FaceChecks> | null = null;
    const check = async (): Promise<FaceChecks> => {
      const checker = createChecker();
      const facts = createFaceFacts();
      const texts = createTextFacts();
      try {
        const checks = new Map<string, FaceCheck>();
        for (const copy of design.copies) {
          const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
          const ofCopy = { ...(await facts.of(copy, families, fontsNow())), ...texts.of(copy) };
          cache.set(copy.id, ofCopy);
          checks.set(copy.id, await checker.check(copy, { ...ofCopy, lit: null }));
        }
        return checks;
      } catch (error) {
        console.info('The face could not be checked.', error);
        return NONE;
      } finally {
        checker.close();
      }
    };
    const settled = () => {
      begun ??= check();
      return begun;
    };
    /** Adds the measured findings, copy by copy. They are warnings, so publishing does not wait for them. */
    const look = async (tell: Found, signal: AbortSignal): Promise<void> => {
      const checks = new Map(await settled());
      if (signal.aborted) return;
      /** Copies that are neither measured nor about to be. */
      const unmeasured = new Set(design.copies.flatMap(({ id }) => (cache.has(id) && checks.has(id) ? [] : [id])));
      const reportChecks = () => tell(new Map(checks), new Set(unmeasured));
      reportChecks();
      const left = new Set(design.copies.map(({ id }) => id));
      const checker = createChecker();
      const seen = createSeenOfCopy({ fonts: () => fontsNow().fonts, loadPictures: createPictureLoader() });
      try {
        for (const copy of design.copies) {
          const facts = cache.get(copy.id);
          const measured = facts && (await seen.measure(copy, signal));
          if (signal.aborted) return;
          if (measured) checks.set(copy.id, await checker.check(copy, { ...facts, lit: null, seen: measured }));
          else unmeasured.add(copy.id);
          left.delete(copy.id);
          if (!signal.aborted) reportChecks();
        }
      } catch (error) {
        console.info('What is seen of the face could not be checked.', error);
        for (const id of left) unmeasured.add(id);
        if (!signal.aborted) reportChecks();
      } finally {
        checker.close();
        seen.close();
      }
    };
    return { settled, look };
  }, [design, fonts]);
  useEffect(() => {
    const gone = new AbortController();
    void run.look((checks, unmeasured) => setFound({ of: design, checks, unmeasured }), gone.signal);
    return () => gone.abort();
  }, [run, design]);
  const { checks = NONE, unmeasured = ALL_MEASURED } = result?.of === design ? result : {};
  return { checks, unmeasured, settled: run.settled };
}
