// Migrates data of earlier versions: small ordered steps, each recorded in `meta` when done.
import { z } from 'zod';
import { referencesOf } from '@/backend/shared/domain/references';
import { readDesign } from '@/schemas/readDesign';
import { withSearch } from './modules/designs/domain/drafts';
import { shelved } from './modules/designs/domain/fonts';
import { LEDGER_STORES, noteWallets } from './modules/money/endpoints/sumsState';
import { faceOfDraft } from './modules/publishing/domain/faces';
import { FACE_STORES, storeFace } from './modules/publishing/endpoints/faceStore';
import type { RecordOf, StoreName } from './records';
import { countDownloads } from './shared/countDownloads';
import { grouped } from './shared/domain/grouped';
import { searchOfName } from './shared/domain/uploads';
import type { Ports, Tx } from './shared/ports';
import { readAll } from './shared/readPage';
import { countAll, STORAGE_STORES } from './shared/storage';

interface Step {
  /** Never changed or reused. */
  id: string;
  stores: readonly StoreName[];
  run(tx: Tx): Promise<void>;
}

/** Converts each record of a store; must be idempotent. */
const each = <S extends StoreName>(id: string, store: S, renew: (record: RecordOf<S>) => RecordOf<S>): Step => ({
  id,
  stores: [store],
  run: async (tx) => {
    for await (const record of readAll(tx, store, { order: 'ascending' })) await tx.put(store, renew(record));
  },
});

/** Append new steps at the end, and raise `DATA_VERSION` (`src/backend/adapters/sql/migrate.ts`). */
const STEPS: readonly Step[] = [
  each('drafts-search', 'drafts', withSearch),
  each('fonts-shelf', 'fonts', shelved),
  { id: 'faces', stores: [...FACE_STORES, 'drafts'], run: givenFaces },
  { id: 'downloads-months', stores: ['downloads'], run: byMonth },
  each('files-search', 'files', (file) => ({ ...file, search: searchOfName(file.name) })),
  { id: 'drafts-files', stores: ['drafts', 'docs'], run: draftFiles },
  // Codes are valid for minutes; those of the earlier form do not count.
  { id: 'captchas-callers', stores: ['captchas'], run: (tx) => tx.clear('captchas') },
  { id: 'storage', stores: STORAGE_STORES, run: countAll },
  { id: 'wallets', stores: LEDGER_STORES, run: noteWallets },
];

/** Creates faces for drafts saved before faces existed. */
async function givenFaces(tx: Tx): Promise<void> {
  for await (const draft of readAll(tx, 'drafts', { order: 'ascending' })) {
    if (draft.deleted || (await tx.get('faces', draft.id))) continue;
    const read = readDesign((await tx.get('docs', draft.id))?.doc);
    const content = draft.saves.at(-1)?.hash ?? '';
    if (read.ok) await storeFace(tx, undefined, faceOfDraft(undefined, draft, read.design, content));
  }
}

/** Records the pictures used by drafts, so that they are not deleted. */
async function draftFiles(tx: Tx): Promise<void> {
  for await (const draft of readAll(tx, 'drafts', { order: 'ascending' })) {
    if (draft.deleted) continue;
    const { fileIds } = referencesOf((await tx.get('docs', draft.id))?.doc);
    await tx.put('drafts', { ...draft, files: [...new Set([...(draft.files ?? []), ...fileIds])] });
  }
}

/** Former daily download record of a face. */
export const dayBefore = z.object({
  id: z.string().max(100),
  owner: z.string().max(64),
  faceId: z.string().max(64),
  day: z.iso.date(),
  downloads: z.int().min(0),
});

/** Merges daily download records into monthly ones. */
async function byMonth(tx: Tx): Promise<void> {
  const records: [id: string, z.output<typeof dayBefore>][] = [];
  for await (const record of readAll(tx, 'downloads', { order: 'ascending' })) {
    const read = dayBefore.safeParse(record);
    if (read.success) records.push([record.id, read.data]);
  }
  for (const [id] of records) await tx.delete('downloads', id);
  // An existing face has one owner.
  for (const [faceId, days] of grouped(records, ([, record]) => record.faceId)) {
    const byDay = days.map(([, { day, downloads }]) => [day, downloads] as const);
    await countDownloads(tx, { owner: days[0]?.[1].owner ?? '', faceId }, byDay);
  }
}

export const UPGRADE_IDS: readonly string[] = STEPS.map(({ id }) => id);

/** Stores needed by `upgradeIn`. */
export const UPGRADE_STORES = [...new Set<StoreName>(['meta', ...STEPS.flatMap(({ stores }) => stores)])];

const noted = ({ id }: Step) => `upgrade ${id}`;

async function missing(tx: Tx): Promise<Step[]> {
  const steps: Step[] = [];
  for (const step of STEPS) if (!(await tx.get('meta', noted(step)))) steps.push(step);
  return steps;
}

/** Runs missing steps in a transaction over `UPGRADE_STORES`. */
export async function upgradeIn(tx: Tx): Promise<void> {
  for (const step of await missing(tx)) {
    await step.run(tx);
    await tx.put('meta', { id: noted(step), value: 'done' });
  }
}

/** Migrates the data; if nothing is missing, it only reads a few notes. */
export async function upgrade({ uow }: Pick<Ports, 'uow'>): Promise<void> {
  if ((await uow.ro(['meta'], missing)).length > 0) await uow.rw(UPGRADE_STORES, upgradeIn);
}
