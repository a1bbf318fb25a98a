// What is to be done with the zip of a project file, wherever it is done.
import type { ProjectImages, ReadProjectFile } from '@/output/projectFile';
import { readProjectZip, writeProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';

export type ProjectTask = { write: { design: Design; images: ProjectImages } } | { read: Blob };
export type ProjectDone = { written: Uint8Array<ArrayBuffer> } | { read: ReadProjectFile };

export async function doProjectTask(task: ProjectTask): Promise<ProjectDone> {
  if ('write' in task) return { written: await writeProjectZip(task.write.design, task.write.images) };
  return { read: await readProjectZip(new Uint8Array(await task.read.arrayBuffer())) };
}
