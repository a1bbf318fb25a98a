// Export and import of all embedded data as one JSON file. Excludes sessions. An import is validated completely, then
// replaces everything atomically.
import { z } from 'zod';
import { fromBase64, toBase64 } from '@/bytes/base64';
import { checkFontFile } from '@/bytes/font/checkFont';
import { dataLimits } from '@/bytes/json/jsonLimits';
import { type JsonFault, readJsonBlob } from '@/bytes/json/readJson';
import { readDesign } from '@/schemas/readDesign';
import { checkedPng } from './modules/designs/endpoints/copyPictures';
import { noteWallets } from './modules/money/endpoints/sumsState';
import { liveDoc, reviewDoc } from './modules/publishing/endpoints/faceStore';
import { type RecordOf, recordSchemas, type StoreName } from './records';
import { isRefusal } from './shared/domain/refusal';
import { checkImage } from './shared/imageCheck';
import { type Ports, StorageFullError } from './shared/ports';
import { countAll } from './shared/storage';
import { dayBefore, UPGRADE_STORES, upgradeIn } from './upgrade';

const FORMAT = 'dialwright-backend';
/**
 * 2: published faces with builds and downloads. 3: downloads by month. 4: AI tasks. 5: ledger, orders, payees, sales.
 * 6: versions of drafts, picture sets. 7: pictures of copies.
 */
const VERSION = 7;

/** Maximum import in bytes: base64 of far more than a browser's demo holds. */
export const IMPORT_BYTES_MAX = 200 * 1024 * 1024;
const RECORDS_MAX = 20_000;
const EVERYTHING = { order: 'ascending', limit: RECORDS_MAX } as const;

const CARRIED = [
  'users',
  'drafts',
  'docs',
  'copyPictures',
  'faces',
  'copies',
  'counts',
  'builds',
  'downloads',
  'files',
  'fonts',
  'assembly',
  'ledger',
  'orders',
  'payees',
  'sales',
  'aiTasks',
  'aiBeta',
  'aiResults',
  'versions',
  'versionDocs',
  'pictureSets',
  'meta',
] as const satisfies readonly StoreName[];
type Carried = (typeof CARRIED)[number];

const list = <S extends Carried>(store: S) => z.array(recordSchemas[store]).max(RECORDS_MAX);
const exportFile = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  stores: z.object({
    users: list('users'),
    drafts: list('drafts'),
    docs: list('docs'),
    copyPictures: list('copyPictures').default([]),
    faces: list('faces').default([]),
    copies: list('copies').default([]),
    counts: list('counts').default([]),
    builds: list('builds').default([]),
    downloads: z.array(recordSchemas.downloads.or(dayBefore)).max(RECORDS_MAX).default([]),
    files: list('files'),
    fonts: list('fonts'),
    assembly: list('assembly'),
    ledger: list('ledger').default([]),
    orders: list('orders').default([]),
    payees: list('payees').default([]),
    sales: list('sales').default([]),
    aiTasks: list('aiTasks').default([]),
    aiBeta: list('aiBeta').default([]),
    aiResults: list('aiResults').default([]),
    versions: list('versions').default([]),
    versionDocs: list('versionDocs').default([]),
    pictureSets: list('pictureSets').default([]),
    meta: list('meta'),
  }),
  blobs: z.array(z.object({ id: z.string().max(64), base64: z.string() })).max(RECORDS_MAX),
});
type ExportFile = z.output<typeof exportFile>;

export type ImportFault = 'tooLarge' | 'notAnExport' | 'newerVersion' | 'damaged' | 'storageFull';
export type ImportOutcome = { ok: true } | { ok: false; reason: ImportFault };

/** All data except sessions, sign-in attempts and codes, as a JSON file. */
export async function exportData({ uow }: Pick<Ports, 'uow'>): Promise<Blob> {
  const content = await uow.ro([...CARRIED, 'blobs'], async (tx) => {
    const stores: Partial<Record<Carried, unknown>> = {};
    for (const store of CARRIED) stores[store] = await tx.list(store, EVERYTHING);
    return { stores, blobs: await tx.list('blobs', EVERYTHING) };
  });
  const blobs = content.blobs.map(({ id, bytes }) => ({ id, base64: toBase64(bytes) }));
  const text = JSON.stringify({ format: FORMAT, version: VERSION, stores: content.stores, blobs });
  return new Blob([text], { type: 'application/json' });
}

const JSON_FAULTS: Readonly<Record<JsonFault, ImportFault>> = {
  notJson: 'notAnExport',
  tooLarge: 'tooLarge',
  tooDeep: 'damaged',
  tooManyLayers: 'damaged',
};

type ReadExport = { ok: true; data: ExportFile; blobs: RecordOf<'blobs'>[] } | { ok: false; reason: ImportFault };

/** Parses and validates an export file. */
async function readExport(ports: Ports, source: Blob): Promise<ReadExport> {
  if (source.size > IMPORT_BYTES_MAX) return { ok: false, reason: 'tooLarge' };
  const json = await readJsonBlob(source, dataLimits(IMPORT_BYTES_MAX));
  if (!json.ok) return { ok: false, reason: JSON_FAULTS[json.fault] };
  const raw = json.value;
  const head = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) }).safeParse(raw);
  if (!head.success) return { ok: false, reason: 'notAnExport' };
  if (head.data.version > VERSION) return { ok: false, reason: 'newerVersion' };
  const read = exportFile.safeParse(raw);
  const blobs = read.success && (await soundPictures(read.data, ports)) ? await soundBlobs(read.data, ports) : null;
  if (!read.success || !blobs || !soundDocs(read.data) || !soundVersions(read.data))
    return { ok: false, reason: 'damaged' };
  return { ok: true, data: read.data, blobs };
}

/** Why an import of the file would be refused, or null. Changes nothing. */
export async function checkImport(ports: Ports, source: Blob): Promise<ImportFault | null> {
  const read = await readExport(ports, source);
  return read.ok ? null : read.reason;
}

/** Reads an export file and replaces all data with it; on any fault nothing changes. */
export async function importData(ports: Ports, source: Blob): Promise<ImportOutcome> {
  const read = await readExport(ports, source);
  if (!read.ok) return read;
  try {
    await replace(ports, read.data, read.blobs);
    return { ok: true };
  } catch (thrown) {
    if (thrown instanceof StorageFullError) return { ok: false, reason: 'storageFull' };
    throw thrown;
  }
}

/** Every draft has a readable document, and all other `docs` are in review or live. */
function soundDocs({ stores }: ExportFile): boolean {
  const drafts = stores.drafts.filter((draft) => !draft.deleted).map((draft) => draft.id);
  const beside = stores.faces.flatMap(({ id, pending, approved }) => [
    ...(pending ? [reviewDoc(id)] : []),
    ...(approved ? [liveDoc(id)] : []),
  ]);
  const wanted = new Set([...drafts, ...beside]);
  if (wanted.size !== stores.docs.length) return false;
  return stores.docs.every(({ id, doc }) => {
    const design = wanted.has(id) ? readDesign(doc) : null;
    return design?.ok === true && design.design.id === id.split('.')[0];
  });
}

/** Every version has a readable document, and every such document a version. */
function soundVersions({ stores: { versions, versionDocs } }: ExportFile): boolean {
  const drafts = new Map(versions.map(({ id, draftId }) => [id, draftId]));
  if (drafts.size !== versionDocs.length) return false;
  return versionDocs.every(({ id, doc }) => {
    const design = drafts.has(id) ? readDesign(doc) : null;
    return design?.ok === true && design.design.id === drafts.get(id);
  });
}

/** Every draft's pictures of copies are valid, and no other exists. */
async function soundPictures({ stores: { drafts, copyPictures } }: ExportFile, ports: Ports): Promise<boolean> {
  const named = new Map(drafts.flatMap(({ id, pictures = [] }) => pictures.map((one) => [one.file, { ...one, id }])));
  if (named.size !== copyPictures.length) return false;
  for (const { id, draftId, png } of copyPictures) {
    const checked = named.get(id)?.id === draftId ? await checkedPng(png, ports) : null;
    if (!checked || isRefusal(checked) || checked.hash !== named.get(id)?.hash) return false;
  }
  return true;
}

/** Every blob matches its hash, every file is a valid picture and every font a valid font. */
async function soundBlobs({ stores, blobs }: ExportFile, ports: Ports): Promise<RecordOf<'blobs'>[] | null> {
  const bytesById = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { id, base64 } of blobs) {
    const bytes = fromBase64(base64);
    if (!bytes || (await ports.hash(bytes)) !== id) return null;
    bytesById.set(id, bytes);
  }
  for (const file of stores.files) {
    const bytes = bytesById.get(file.blob);
    if (!bytes || isRefusal(await checkImage(new Blob([bytes], { type: file.type }), '', ports))) return null;
  }
  if (stores.builds.some(({ blob }) => blob !== null && !bytesById.has(blob))) return null;
  for (const { blob } of stores.fonts) {
    const bytes = blob === null ? undefined : bytesById.get(blob);
    if (blob !== null && (!bytes || typeof (await checkFontFile(new Blob([bytes]), ports.loadsFont)) === 'string'))
      return null;
  }
  return [...bytesById].map(([id, bytes]) => ({ id, bytes }));
}

async function replace({ uow }: Ports, { stores }: ExportFile, blobs: RecordOf<'blobs'>[]): Promise<void> {
  const users = new Set(stores.users.map((user) => user.id));
  await uow.rw(
    [
      ...new Set([
        ...CARRIED,
        ...UPGRADE_STORES,
        'blobs',
        'sessions',
        'attempts',
        'captchas',
        'limits',
        'tickets',
      ] as const),
    ],
    async (tx) => {
      for (const store of [...CARRIED, 'blobs', 'attempts', 'captchas', 'limits', 'tickets'] as const)
        await tx.clear(store);
      for (const session of await tx.list('sessions', EVERYTHING))
        if (!users.has(session.userId)) await tx.delete('sessions', session.id);
      for (const user of stores.users) await tx.put('users', user);
      for (const draft of stores.drafts) await tx.put('drafts', draft);
      for (const doc of stores.docs) await tx.put('docs', doc);
      for (const picture of stores.copyPictures) await tx.put('copyPictures', picture);
      for (const face of stores.faces) await tx.put('faces', face);
      for (const copy of stores.copies) await tx.put('copies', copy);
      for (const count of stores.counts) await tx.put('counts', count);
      for (const build of stores.builds) await tx.put('builds', build);
      // Daily records of an earlier version are merged below.
      for (const one of stores.downloads) await tx.put('downloads', one as RecordOf<'downloads'>);
      for (const file of stores.files) await tx.put('files', file);
      for (const font of stores.fonts) await tx.put('fonts', font);
      for (const set of stores.assembly) await tx.put('assembly', set);
      for (const entry of stores.ledger) await tx.put('ledger', entry);
      for (const order of stores.orders) await tx.put('orders', order);
      for (const payee of stores.payees) await tx.put('payees', payee);
      for (const sale of stores.sales) await tx.put('sales', sale);
      for (const task of stores.aiTasks) await tx.put('aiTasks', task);
      for (const member of stores.aiBeta) await tx.put('aiBeta', member);
      for (const result of stores.aiResults) await tx.put('aiResults', result);
      for (const version of stores.versions) await tx.put('versions', version);
      for (const doc of stores.versionDocs) await tx.put('versionDocs', doc);
      for (const set of stores.pictureSets) await tx.put('pictureSets', set);
      for (const meta of stores.meta) await tx.put('meta', meta);
      for (const blob of blobs) await tx.put('blobs', blob);
      // An export of an earlier version lacks the notes of later steps.
      await upgradeIn(tx);
      await countAll(tx);
      await noteWallets(tx);
    },
  );
}
