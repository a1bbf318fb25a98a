// The work on a project file or watch face file, in a worker or on the page.

import { isZip } from '@/output/importing/fileMarks';
import type { ImportedDesign } from '@/output/importing/importWatchFace';
import type { LayerNames } from '@/output/importing/layerNames';
import type { ProjectFonts, ProjectImages, ReadProjectFile } from '@/output/projectFile';
import { isProjectZip, readProjectZip, writeProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { redrawPicture } from './redrawPicture';

export type ProjectTask =
  | { write: { design: Design; images: ProjectImages; fonts: ProjectFonts } }
  | { read: FileToRead };
/** `layers`: names for unnamed layers. */
export interface FileToRead {
  file: Blob;
  name: string;
  layers: LayerNames;
}
export type ReadDone = { project: ReadProjectFile } | { face: ImportedDesign };
export type ProjectDone = { written: Uint8Array<ArrayBuffer> } | ReadDone;

/** A watch face from another tool. The code loads on first use. */
async function readWatchFace(
  bytes: Uint8Array<ArrayBuffer>,
  { name: fileName, layers }: FileToRead,
): Promise<ImportedDesign> {
  const { readFaceFiles } = await import('@/output/importing/readFaceFiles');
  const { importWatchFace } = await import('@/output/importing/importWatchFace');
  const [{ loadReaders }, { loadWriters }] = await Promise.all([
    import('@/face/nodes/readers'),
    import('@/face/nodes/writers'),
  ]);
  await Promise.all([loadReaders(), loadWriters()]);
  const read = await readFaceFiles(bytes, { redraw: redrawPicture });
  return read.ok ? importWatchFace(read.files, { fileName, left: read.left }, { newId, names: layers }) : read;
}

export async function doProjectTask(task: ProjectTask): Promise<ProjectDone> {
  if ('write' in task) {
    const { design, images, fonts } = task.write;
    return { written: await writeProjectZip(design, images, fonts) };
  }
  const { file, name } = task.read;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes) && isProjectZip(bytes, name)) return { project: await readProjectZip(bytes) };
  return { face: await readWatchFace(bytes, task.read) };
}
