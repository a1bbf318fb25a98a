// Run by a test as a separate process: writes rows to a folder and prints each once it is acknowledged.
import { openSql } from '@/backend/adapters/sql/openSql';

const [folder = ''] = process.argv.slice(2);
const { uow, blobs } = await openSql({ folder, onLostConnection: () => undefined });
await blobs.put('ab'.repeat(32), Uint8Array.of(1));
for (let row = 0; ; row += 1) {
  await uow.rw(['meta'], (tx) => tx.put('meta', { id: `row-${row}`, value: String(row) }));
  process.stdout.write(`${row}\n`);
}
