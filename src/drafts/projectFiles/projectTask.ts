// What is to be done with the file of a design or of a watch face, wherever it is done.

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
/** `layers`: what layers are called that have no name. */
export interface FileToRead {
  file: Blob;
  name: string;
  layers: LayerNames;
}
export type ReadDone = { project: ReadProjectFile } | { face: ImportedDesign };
export type ProjectDone = { written: Uint8Array<ArrayBuffer> } | ReadDone;

/** A watch face that was made elsewhere. Its code comes with the first. */
async function readWatchFace(
  bytes: Uint8Array<ArrayBuffer>,
  { name: fileName, layers }: FileToRead,
): Promise<ImportedDesign> {
  const { readFaceFiles } = await import('@/output/importing/readFaceFiles');
  const { importWatchFace } = await import('@/output/importing/importWatchFace');
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
