// Run by a test as a separate process: locks a folder, prints the outcome, and holds the lock until it is killed.
import { lockFolder } from '@/backend/adapters/sql/folderLock';

const [folder = ''] = process.argv.slice(2);
try {
  await lockFolder(folder);
  process.stdout.write('locked\n');
  setInterval(() => undefined, 1000);
} catch (thrown) {
  process.stdout.write(`${(thrown as Error).message}\n`);
}
