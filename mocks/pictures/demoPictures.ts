// What stands in for a maker of pictures in a demo: it draws by the words, each picture marked as the demo's. Words of testers show
// what else can come of a task.
import type { Pictures } from '@/backend/ports';
import { drawPicture } from './drawPicture';

/** Pictures of one task. */
const DEMO_PICTURES = 4;

/** In a prompt, these end a task in another way: without pictures, failed, or not within its time. */
export const DEMO_WORDS = { empty: 'demo-empty', failed: 'demo-fails', later: 'demo-never' } as const;

export const makePictures: Pictures['make'] = async ({ taskId, prompt }) => {
  if (prompt.includes(DEMO_WORDS.empty)) return [];
  if (prompt.includes(DEMO_WORDS.failed)) return 'failed';
  if (prompt.includes(DEMO_WORDS.later)) return 'later';
  const files: Blob[] = [];
  for (let index = 0; index < DEMO_PICTURES; index += 1) files.push(await drawPicture(prompt, taskId, index));
  return files;
};
