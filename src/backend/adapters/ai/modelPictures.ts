// Pictures from a model with an OpenAI-compatible API. This process starts each task once, and it continues between
// polls.
import { z } from 'zod';
import type { Pictures, Ports } from '@/backend/shared/ports';
import { fromBase64 } from '@/bytes/base64';
import { AI_POLL_TOTAL_MS } from '@/schemas/limits';
import { newId } from '@/schemas/newId';
import type { ModelSettings } from './aiSettings';
import { askService, ServiceRefused, wholeAnswer } from './askService';
import { fittedPicture } from './fittedPicture';

/** Maximum response in bytes, with pictures as base64; maximum size of a picture fetched by URL. */
const ANSWER_MAX = 60_000_000;
const PICTURE_MAX = 12_000_000;
/** Attempts if the model is busy or fails; a rejection is final. */
const TRIES = 3;
const isWorthAnotherTry = (thrown: unknown): boolean =>
  !(thrown instanceof ServiceRefused) || thrown.status === 429 || thrown.status >= 500;

const answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).max(16),
});

interface Job {
  begunAt: number;
  tries: number;
  /** Null while it runs. */
  made: readonly Blob[] | 'failed' | null;
}

export function modelPictures(
  settings: ModelSettings,
  model: string,
  { clock, report }: Pick<Ports, 'clock' | 'report'>,
): Pictures {
  const { url, key, imageSize, images } = settings;
  const jobs = new Map<string, Job>();
  const worker = newId();

  /** Fetches a picture by URL: over https, or from the service itself. Does not send the key. */
  async function fetched(address: string, signal: AbortSignal): Promise<Blob> {
    const isOwn = URL.canParse(address) && new URL(address).origin === new URL(url).origin;
    if (!isOwn && !address.startsWith('https://')) throw new Error('the picture is at no address of a picture');
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new ServiceRefused(response.status);
    return wholeAnswer(response, PICTURE_MAX);
  }

  async function ask(prompt: string): Promise<readonly Blob[] | 'failed'> {
    const signal = AbortSignal.timeout(AI_POLL_TOTAL_MS / TRIES);
    const body = JSON.stringify({ model, prompt, n: images, size: imageSize });
    const response = await askService({
      url: `${url}/images/generations`,
      key,
      body,
      signal,
      type: 'application/json',
    });
    const { data } = answer.parse(JSON.parse(await (await wholeAnswer(response, ANSWER_MAX)).text()));
    const files: Blob[] = [];
    for (const { b64_json: text, url: address } of data.slice(0, images)) {
      const bytes = text ? fromBase64(text) : null;
      const file = bytes ? new Blob([bytes]) : address ? await fetched(address, signal) : null;
      const fitted = file && (await fittedPicture(file));
      if (fitted) files.push(fitted);
    }
    return data.length > 0 && files.length === 0 ? 'failed' : files;
  }

  async function run(job: Job, prompt: string): Promise<void> {
    for (;;) {
      job.tries += 1;
      try {
        job.made = await ask(prompt);
        return;
      } catch (thrown) {
        report('imageQuery', thrown);
        if (job.tries < TRIES && isWorthAnotherTry(thrown)) continue;
        job.made = 'failed';
        return;
      }
    }
  }

  return {
    isDemo: false,
    worker,
    make: async ({ taskId, prompt }) => {
      const now = clock();
      // Drop tasks that are no longer polled.
      for (const [id, { begunAt }] of jobs) if (now - begunAt > 2 * AI_POLL_TOTAL_MS) jobs.delete(id);
      let job = jobs.get(taskId);
      if (!job) {
        job = { begunAt: now, tries: 0, made: null };
        jobs.set(taskId, job);
        void run(job, prompt);
      }
      return job.made ?? 'later';
    },
  };
}
