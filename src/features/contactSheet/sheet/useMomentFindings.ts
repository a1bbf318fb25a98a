// Findings of the check in the layers of a copy at each moment of the sheet. Moments are measured a few at a time, so that the
// first findings appear early.
import { useEffect, useRef, useState } from 'react';
import type { RawFinding } from '@/output/watchFace/checkFinding';
import { checkSeen } from '@/output/watchFace/checkSeen';
import { unaccepted } from '@/output/watchFace/meantFindings';
import { createSeenFacts } from '@/packaging/check/seenFacts';
import type { FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { createPictureLoader } from '@/simulator/pictureLoader';
import type { SheetEntry } from './sheetEntries';

/** Moments of one measurement. */
const AT_ONCE = 4;

export interface MomentFindings {
  status: 'measuring' | 'measured' | 'failed';
  /** By the key of the moment; absent until it is measured. */
  by: ReadonlyMap<string, readonly RawFinding[]>;
}

/** The findings of several moments, each kind of a layer once. */
export const distinctFindings = (lists: readonly (readonly RawFinding[])[]): readonly RawFinding[] => [
  ...new Map(lists.flat().map((finding) => [`${finding.mode} ${finding.uuid} ${finding.key}`, finding])).values(),
];

const NONE: MomentFindings = { status: 'measuring', by: new Map() };

export function useMomentFindings(
  copy: FaceCopy,
  entries: readonly SheetEntry[],
  fonts: readonly Font[],
): MomentFindings {
  const [state, setState] = useState(NONE);
  const fontsNow = useRef(fonts);
  fontsNow.current = fonts;
  useEffect(() => {
    const run = new AbortController();
    const facts = createSeenFacts({ fonts: () => fontsNow.current, loadPictures: createPictureLoader() });
    const by = new Map<string, readonly RawFinding[]>();
    const measure = async (): Promise<MomentFindings['status']> => {
      for (let next = 0; next < entries.length; next += AT_ONCE) {
        const part = entries.slice(next, next + AT_ONCE);
        const seen = await facts.of(copy, part, run.signal);
        if (!seen) return 'failed';
        for (const { key } of part) by.set(key, []);
        // A single moment is not named in its findings.
        for (const { key, ...one } of seen)
          by.set(key, unaccepted(copy, checkSeen(copy, [{ ...one, moment: 'sample' }])));
        setState({ status: 'measuring', by: new Map(by) });
      }
      return 'measured';
    };
    setState(NONE);
    measure().then(
      (status) => setState({ status, by }),
      (error: unknown) => {
        if (run.signal.aborted) return;
        console.info('The moments of the contact sheet could not be checked.', error);
        setState({ status: 'failed', by: new Map(by) });
      },
    );
    return () => {
      run.abort();
      // Not while React renders: it unmounts the faces that were measured.
      queueMicrotask(facts.close);
    };
  }, [copy, entries]);
  return state;
}
