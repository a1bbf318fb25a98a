// The journey by keys, as heard (WCAG 4.1.2, 4.1.3): the screen reader's output equals a transcript, in both languages.
// UPDATE_TRANSCRIPT=1 writes the transcripts again: read them before committing.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';
import { eachRun } from '../../support/eachRun';
import { keysHand } from './keysHand';
import { startReader } from './reader';
import { type Moment, phraseCounts, type Sign, written } from './transcript';
import { goJourney } from './travel';

const { newDesigner } = startBrowser();
const isUpdate = process.env.UPDATE_TRANSCRIPT === '1';

/** The virtual reader looks for references in a part of the page that was just removed. */
const READER_FAULT = /getElementById is not a function/;

const fileOf = (lang: string) => fileURLToPath(new URL(`./transcript.${lang}.txt`, import.meta.url));

const LANGUAGES = ['en', 'zh'] as const;

it.each(isUpdate ? LANGUAGES : eachRun(LANGUAGES))(
  'heard in %s',
  { timeout: isUpdate ? 400_000 : 90_000 },
  async (lang) => {
    const storedTranscript = isUpdate ? '' : await readFile(fileOf(lang), 'utf8');
    const counts = phraseCounts(storedTranscript);
    const moments: Moment[] = [];
    let step = '';
    const designer = newDesigner({ lang, reducedMotion: 'reduce', expected: READER_FAULT });
    let later = async (): Promise<void> => undefined;

    await goJourney(designer, {
      async hand(page, w) {
        const reader = await startReader(page, [w('editor:saveState.savingRemote')]);
        const listen = async (sign: Sign) => {
          const phrases = await reader.phrases(isUpdate ? null : (counts[moments.length] ?? 0));
          moments.push({ step, sign, phrases });
        };
        later = async () => {
          const last = moments.at(-1);
          const more = (counts[moments.length - 1] ?? 0) - (last?.phrases.length ?? 0);
          last?.phrases.push(...(await reader.phrases(isUpdate ? null : more)));
        };
        await reader.phrases(null);
        return keysHand(page, w, { jumps: true, onArrival: () => listen('→'), onAct: () => listen('↵') });
      },
      beforeStep: (name) => {
        step = name;
      },
      async afterStep(page, name) {
        await later();
        // The AI features are requested once the editor is idle: from then on its tab counts among the others.
        if (name === 'names it and creates it') await page.getByRole('tab', { name: 'AI' }).waitFor();
      },
    });

    const transcript = written(moments);
    if (isUpdate) await writeFile(fileOf(lang), transcript);
    else expect(transcript).toBe(storedTranscript);
    expect(
      transcript.match(/\{\{|undefined|\b[a-z]+[.:][a-z]+[A-Z]\w+|[0-9a-f]{8}-[0-9a-f]{4}/g),
      'raw keys or ids',
    ).toBeNull();
    if (lang === 'zh') {
      const words = moments.flatMap(({ phrases }) => phrases.filter((phrase) => /^(polite|assertive): /.test(phrase)));
      expect(
        words.filter((phrase) => !/\p{Script=Han}/u.test(phrase)),
        'announced in another language',
      ).toEqual([]);
    }
  },
);
