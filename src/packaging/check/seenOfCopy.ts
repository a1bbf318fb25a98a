// Measures how the layers of a copy look, for the check. The code that measures is loaded with the first measurement.
import type { WatchState } from '@/face/dataTags/watchState';
import { parentIdOf } from '@/face/nodes/branches';
import { type MomentName, momentsOf, stateAt } from '@/face/seen/moments';
import type { CheckFacts, SeenMoment } from '@/output/watchFace/checkFinding';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { sampleOfBuild } from './sampleOfBuild';
import type { SeenFacts, SeenTools } from './seenFacts';

/** The state in which the check measures at a moment. */
export const stateOfMoment = (moment: MomentName): WatchState => stateAt(moment, sampleOfBuild());

/** The moments of the check in both modes. */
function checkedMoments(): Omit<SeenMoment, 'layers'>[] {
  const state = sampleOfBuild();
  return (['normal', 'ambient'] as const).flatMap((mode) =>
    momentsOf(mode).map((moment) => ({ mode, moment, state: stateAt(moment, state) })),
  );
}

export interface SeenOfCopy {
  /** The last result without the layers that have changed since; null for another copy. */
  stillTrue(copy: FaceCopy): readonly SeenMoment[] | null;
  /** Null where it cannot be measured, and on abort. Never rejects. */
  measure(copy: FaceCopy, signal: AbortSignal): Promise<CheckFacts['seen'] | null>;
  close(): void;
}

const nodesOf = ({ normal, ambient }: FaceCopy): Record<SeenMoment['mode'], readonly FaceNode[]> => ({
  normal: normal.nodeList,
  ambient: ambient?.nodeList ?? [],
});

/** Whether two states of a layer draw the same: the name and accepted findings make no difference. */
const drawsTheSame = (before: FaceNode, now: FaceNode): boolean =>
  before === now || (before.style === now.style && parentIdOf(before) === parentIdOf(now));

export function createSeenOfCopy(tools: SeenTools): SeenOfCopy {
  let facts: Promise<SeenFacts> | null = null;
  let last: { copy: FaceCopy; seen: readonly SeenMoment[] } | null = null;
  return {
    stillTrue(copy) {
      if (last?.copy.id !== copy.id) return null;
      const [before, now] = [nodesOf(last.copy), nodesOf(copy)];
      const unchanged = { normal: new Set<string>(), ambient: new Set<string>() };
      for (const mode of ['normal', 'ambient'] as const) {
        const byId = new Map(now[mode].map((node) => [node.uuid, node]));
        for (const node of before[mode]) {
          const same = byId.get(node.uuid);
          if (same && drawsTheSame(node, same)) unchanged[mode].add(node.uuid);
        }
      }
      return last.seen.map((one) => ({
        ...one,
        layers: one.layers.filter(({ uuid }) => unchanged[one.mode].has(uuid)),
      }));
    },
    async measure(copy, signal) {
      try {
        facts ??= import('./seenFacts').then(({ createSeenFacts }) => createSeenFacts(tools));
        const seen = await (await facts).of(copy, checkedMoments(), signal);
        if (seen) last = { copy, seen };
        return seen;
      } catch (error) {
        if (!signal.aborted) console.info('What is seen of the face could not be measured.', error);
        return null;
      }
    },
    close: () => void facts?.then((loaded) => loaded.close()),
  };
}
