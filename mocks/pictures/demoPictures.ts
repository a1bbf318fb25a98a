// Demo text-to-image: draws by the words of the prompt and marks each picture as a demo. Certain words let testers see
// other outcomes.
import type { Pictures } from '@/backend/shared/ports';
import { drawPicture } from './drawPicture';

/** Pictures per task. */
const DEMO_PICTURES = 4;

/** Words in a prompt that change the outcome: no pictures, failure, or timeout. */
export const DEMO_WORDS = { empty: 'demo-empty', failed: 'demo-fails', later: 'demo-never' } as const;

export const makePictures: Pictures['make'] = async ({ taskId, prompt }) => {
  if (prompt.includes(DEMO_WORDS.empty)) return [];
  if (prompt.includes(DEMO_WORDS.failed)) return 'failed';
  if (prompt.includes(DEMO_WORDS.later)) return 'later';
  const files: Blob[] = [];
  for (let index = 0; index < DEMO_PICTURES; index += 1) files.push(await drawPicture(prompt, taskId, index));
  return files;
};
