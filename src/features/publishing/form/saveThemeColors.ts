// The design has a single list of theme colors: the publish form's list is saved there before submitting.
import type { Design } from '@/schemas/design';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { acquireEditLock } from '@/service/localDrafts/locks';
import { plainColors } from './publishDetails';

/** The saved revision to publish. */
export interface SavedRevision {
  design: Design;
  rev: number;
}

export type ThemeSaved =
  | ({ kind: 'saved' } & SavedRevision)
  /** Another tab edits the design. */
  | { kind: 'otherTab' }
  /** The account has another revision. */
  | { kind: 'moved' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown };

/**
 * Saves the design with these colors, each `#rrggbb`, as a new revision, or returns the same revision if it already has
 * them.
 */
export async function saveThemeColors(
  { design, rev }: SavedRevision,
  colors: readonly string[],
  work: Pick<LocalWork, 'owner' | 'saver'>,
): Promise<ThemeSaved> {
  if (plainColors(design.themeColors).join() === plainColors(colors).join()) return { kind: 'saved', design, rev };
  const lock = await acquireEditLock(globalThis.navigator?.locks, design.id);
  if (!lock) return { kind: 'otherTab' };
  try {
    const next = { ...design, themeColors: [...colors] };
    const result = await work.saver.save(next, { owner: work.owner(), baseRev: rev });
    if (result.kind === 'saved') return { kind: 'saved', design: result.design, rev: result.baseRev };
    if (result.kind === 'conflict' || result.kind === 'gone' || result.kind === 'withdrawn') return { kind: 'moved' };
    if (result.kind === 'failed') return { kind: 'failed', error: result.error };
    return { kind: 'cancelled' };
  } finally {
    lock.release();
  }
}
