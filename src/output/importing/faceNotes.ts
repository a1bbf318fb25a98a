// Notes on the files of a face: what of them is not in the design, or not as it was.
import { RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import type { ImportNote } from './imported';

/** A note on a file, or on what the document names and no file is. */
export const fileNote = (
  key: string,
  what: string,
  params: ImportNote['params'] = {},
  line: number | null = null,
): ImportNote => ({
  key,
  kind: 'left',
  what: nameFrom(what, RESOURCE_NAME_MAX),
  element: null,
  line,
  uuid: null,
  params,
});
