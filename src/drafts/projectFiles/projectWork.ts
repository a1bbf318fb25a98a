// Writes and reads the zip of a project file: away from the page where it is large.
import { type ProjectImages, type ReadProjectFile, refusedProject } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { type AskedWorker, askWorker } from '@/service/workers/askWorker';
import { doProjectTask, type ProjectDone, type ProjectTask } from './projectTask';

/** Larger files are written and read in a worker, bytes. */
const AT_ONCE_MAX = 1024 * 1024;

const browserWorker = (): AskedWorker | null =>
  typeof Worker === 'function' ? new Worker(new URL('./projectWorker.ts', import.meta.url), { type: 'module' }) : null;

async function done(task: ProjectTask, bytes: number): Promise<ProjectDone> {
  const apart = bytes > AT_ONCE_MAX ? await askWorker<ProjectDone>(browserWorker, task) : null;
  return apart ?? (await doProjectTask(task));
}

/** The bytes of a project file. Rejects where they cannot be made. */
export async function projectFileOf(design: Design, images: ProjectImages): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = [...images.values()].reduce((sum, image) => sum + image.bytes.length, 0);
  const made = await done({ write: { design, images } }, bytes);
  if ('written' in made) return made.written;
  throw new Error('The project file was not written.');
}

/** Reads a file that begins as a zip does. Rejects where the file can no longer be read. */
export async function projectIn(file: Blob): Promise<ReadProjectFile> {
  const made = await done({ read: file }, file.size);
  return 'read' in made ? made.read : refusedProject('damaged');
}
