// Writes and reads project files and reads watch faces. Uses a worker for large files.
import { PROJECT_FILE_EXTENSION, type ProjectFonts, type ProjectImages, refusedProject } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { runInWorker, type WorkerClient } from '@/service/workers/runInWorker';
import { doProjectTask, type FileToRead, type ProjectDone, type ProjectTask, type ReadDone } from './projectTask';

/** Larger files are written and read in a worker, bytes. */
const AT_ONCE_MAX = 1024 * 1024;

const browserWorker = (): WorkerClient | null =>
  typeof Worker === 'function' ? new Worker(new URL('./projectWorker.ts', import.meta.url), { type: 'module' }) : null;

async function done(task: ProjectTask, bytes: number): Promise<ProjectDone> {
  const apart = bytes > AT_ONCE_MAX ? await runInWorker<ProjectDone>(browserWorker, task) : null;
  return apart ?? (await doProjectTask(task));
}

/** The bytes of a project file. Rejects on failure. */
export async function projectFileOf(
  design: Design,
  images: ProjectImages,
  fonts: ProjectFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = [...[...images.values()].map((image) => image.bytes), ...fonts.values()];
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  // Values derived from the layers can be outdated, so they are derived again from the exported files.
  const { savedDesign } = await import('@/face/platforms/savedDesign');
  const saved = savedDesign(design, (ref) => images.get(ref)?.bytes.length);
  const made = await done({ write: { design: saved, images, fonts } }, bytes);
  if ('written' in made) return made.written;
  throw new Error('The project file was not written.');
}

/** A watch face is always read in a worker, because its content is searched, redrawn and checked. */
const isOurs = (name: string): boolean => name.toLowerCase().endsWith(`.${PROJECT_FILE_EXTENSION}`);

/** Reads a zip or the document of a watch face. Rejects if the file can no longer be read. */
export async function designIn(read: FileToRead): Promise<ReadDone> {
  const made = await done({ read }, isOurs(read.name) ? read.file.size : Number.POSITIVE_INFINITY);
  return 'written' in made ? { project: refusedProject('damaged') } : made;
}
