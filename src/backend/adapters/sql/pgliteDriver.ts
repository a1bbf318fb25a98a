// PostgreSQL in this process (PGlite), in a folder or in memory. It has one connection, so transactions run one at a
// time.
import { PGlite } from '@electric-sql/pglite';
import { committed, inTurn, type Row, type SqlDriver } from './driver';

/** Opens the database in a folder, or a copy in memory. */
export async function pgliteDriver(place: string | Blob): Promise<SqlDriver> {
  const database = await PGlite.create(typeof place === 'string' ? { dataDir: place } : { loadDataDir: place });
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction: (begin, work) => {
      const turn = last.then(async () => {
        const turns = inTurn(async (text, params) => (await database.query<Row>(text, params && [...params])).rows);
        try {
          return await committed(turns, begin, work);
        } catch (thrown) {
          await database.query('rollback');
          throw thrown;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await last;
      await database.close();
    },
  };
}
