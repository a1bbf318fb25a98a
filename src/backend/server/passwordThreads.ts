// Hashes passwords in threads, so that a sign-in does not keep other requests waiting.
import { Worker } from 'node:worker_threads';
import type { PasswordRecord } from '@/backend/records';
import type { Passwords } from '@/backend/shared/ports';

type Work = { kind: 'hash'; password: string } | { kind: 'matches'; password: string; record: PasswordRecord | null };

export interface PasswordWork {
  id: number;
  work: Work;
}

export type PasswordAnswer =
  | { id: number; hashed: PasswordRecord }
  | { id: number; isMatch: boolean }
  | { id: number; error: string };

interface Waiting {
  done: (answer: PasswordAnswer) => void;
  failed: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** `file`: the bundled `passwordWorker.ts`. A thread starts when it is first needed, and again after it ended. */
export function passwordThreads(file: string, count: number): Passwords {
  const threads: (Thread | null)[] = Array.from({ length: count }, () => null);
  let last = 0;

  function start(at: number): Thread {
    const thread: Thread = { worker: new Worker(file), waiting: new Map() };
    // Threads do not keep the process alive.
    thread.worker.unref();
    const ended = (cause: unknown) => {
      if (threads[at] === thread) threads[at] = null;
      for (const { failed } of thread.waiting.values())
        failed(new Error('the thread that hashes passwords ended', { cause }));
      thread.waiting.clear();
    };
    thread.worker.on('message', (answer: PasswordAnswer) => {
      thread.waiting.get(answer.id)?.done(answer);
      thread.waiting.delete(answer.id);
    });
    thread.worker.once('error', ended);
    thread.worker.once('exit', ended);
    threads[at] = thread;
    return thread;
  }

  /** The thread with the least work. */
  function next(): Thread {
    const loads = threads.map((thread) => thread?.waiting.size ?? 0);
    const at = loads.indexOf(Math.min(...loads));
    return threads[at] ?? start(at);
  }

  function run(work: Work): Promise<PasswordAnswer> {
    last += 1;
    const id = last;
    const { worker, waiting } = next();
    return new Promise((done, failed) => {
      waiting.set(id, { done, failed });
      worker.postMessage({ id, work } satisfies PasswordWork);
    });
  }

  const unexpected = (answer: PasswordAnswer): Error =>
    new Error('error' in answer ? answer.error : 'a thread gave the answer of other work');
  return {
    hash: async (password) => {
      const answer = await run({ kind: 'hash', password });
      if ('hashed' in answer) return answer.hashed;
      throw unexpected(answer);
    },
    matches: async (password, record) => {
      const answer = await run({ kind: 'matches', password, record });
      if ('isMatch' in answer) return answer.isMatch;
      throw unexpected(answer);
    },
  };
}
