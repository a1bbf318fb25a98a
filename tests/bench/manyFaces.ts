// A database with many faces, made fast: a world is written as always, then the engine multiplies one of its drafts and one of
// its live faces.
import { Client } from 'pg';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import { migrate } from '@/backend/adapters/sql/migrate';
import { postgresDriver } from '@/backend/adapters/sql/postgresDriver';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { webHash, webPasswords } from '@/backend/adapters/web';
import { type App, createApp } from '@/backend/app';
import { makeBackend } from '@/mocks/backend';
import { newPostgresDatabase } from '../support/media';

export const TOKEN = 'f'.repeat(64);
/** The owner whose list is requested. */
export const OWNER = 'bench-owner-1';

export interface ManyFaces {
  app: App;
  /** Number of rows of faces. */
  faces: number;
  /** Those of `OWNER`. */
  own: number;
  close(): Promise<void>;
}

/** `share`: faces of one owner. Every fifth is live. */
export async function openManyFaces(folder: string, owners: number, share: number): Promise<ManyFaces> {
  const url = await newPostgresDatabase();
  const driver = postgresDriver(url, () => {});
  await migrate(driver);
  const blobs = folderBlobs(folder);
  const uow = sqlUow(driver, blobs);
  const { ports } = await makeBackend({ uow, blobs, scenario: 'demo', passwords: webPasswords(1) });

  const client = new Client({ connectionString: url });
  await client.connect();
  const count = owners * share;
  const live = `n / ${owners} % 5 = 0`;
  const owner = `'bench-owner-' || (n % ${owners} + 1)`;
  const sample = (field: string, where: string) =>
    `(select ${field} from faces where ${where} and id not like 'bench-%' order by id limit 1)`;
  const ofLive = "live = 'yes'";
  const ofDraft = "status = 'draft'";
  const doc = (end: string, where: string) => `(select record from docs where id = ${sample('id', where)} || '${end}')`;
  await client.query(`
    with draft as materialized (select ${sample('record', ofDraft)} as record),
         live as materialized (select ${sample('record', ofLive)} as record)
    insert into faces (id, record)
    select id, (case when ${live} then live.record else draft.record end) || jsonb_build_object(
      'id', id, 'owner', ${owner}, 'updatedAt', 1700000000000 + n * 7919 % 100000000, 'downloads', n * 31 % 10007)
    from (select n, 'bench-' || lpad(n::text, 9, '0') as id from generate_series(1, ${count}) as n) as rows, draft, live`);
  await client.query(`
    with draft as materialized (select ${doc('', ofDraft)} as record), live as materialized (select ${doc('.live', ofLive)} as record)
    insert into docs (id, record)
    select id, draft.record || jsonb_build_object('id', id)
    from (select 'bench-' || lpad(n::text, 9, '0') as id from generate_series(1, ${count}) as n) as rows, draft
    union all
    select id, live.record || jsonb_build_object('id', id)
    from (select 'bench-' || lpad(n::text, 9, '0') || '.live' as id from generate_series(1, ${count}) as n where ${live}) as rows, live`);
  await client.query(`
    insert into users (id, record)
    select id, (select record from users where id = 'demo-studio') || jsonb_build_object('id', id, 'username', id)
    from (select 'bench-owner-' || n as id from generate_series(1, ${owners}) as n) as rows`);
  // As a server does automatically after a while.
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select count(*)::int as faces, count(*) filter (where record->>'owner' = $1)::int as own from faces`,
    [OWNER],
  );
  await client.end();
  const id = await webHash(TOKEN);
  await uow.rw(['sessions'], (tx) => tx.put('sessions', { id, userId: OWNER, seenAt: Date.now() }));
  return { app: createApp(ports), ...(rows[0] as { faces: number; own: number }), close: () => driver.close() };
}
