// Data of every backend: the default font, and the latest built-in picture sets.
import { ASSEMBLY_SETS, ASSEMBLY_SETS_VERSION } from '@/schemas/assemblySets';
import { DEFAULT_FONT } from '@/schemas/font';
import { shelved } from './modules/designs/domain/fonts';
import type { Ports, Tx } from './shared/ports';

const SETS = 'assemblySets';
const VERSION = String(ASSEMBLY_SETS_VERSION);

/** Stores needed by `writeBaseData`. */
export const BASE_STORES = ['meta', 'fonts', 'assembly'] as const;

const hasNewest = async (tx: Tx): Promise<boolean> => (await tx.get('meta', SETS))?.value === VERSION;

/** Writes the data in a transaction over `BASE_STORES`. */
export async function writeBaseData(tx: Tx): Promise<void> {
  if (!(await tx.get('fonts', DEFAULT_FONT.id)))
    await tx.put('fonts', shelved({ ...DEFAULT_FONT, region: null, owner: null, blob: null, deleted: false }));
  for (const [order, { width: _w, height: _h, ...set }] of ASSEMBLY_SETS.entries())
    await tx.put('assembly', { ...set, order });
  await tx.put('meta', { id: SETS, value: VERSION });
}

/** Writes the data if it is missing or outdated. */
export async function ensureBaseData({ uow }: Pick<Ports, 'uow'>): Promise<void> {
  if (await uow.ro(['meta'], hasNewest)) return;
  await uow.rw(BASE_STORES, async (tx) => {
    if (!(await hasNewest(tx))) await writeBaseData(tx);
  });
}
