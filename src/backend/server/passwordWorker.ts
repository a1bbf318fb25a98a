// A thread that hashes passwords. Bundled as a file of its own, which `passwordThreads.ts` starts.
import { parentPort } from 'node:worker_threads';
import type { PasswordAnswer, PasswordWork } from './passwordThreads';
import { serverPasswords } from './serverPasswords';

const passwords = serverPasswords();

async function answerTo({ id, work }: PasswordWork): Promise<PasswordAnswer> {
  try {
    return work.kind === 'hash'
      ? { id, hashed: await passwords.hash(work.password) }
      : { id, isMatch: await passwords.matches(work.password, work.record) };
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

parentPort?.on('message', async (message: PasswordWork) => parentPort?.postMessage(await answerTo(message)));
