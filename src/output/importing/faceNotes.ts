// Notes about the files of a face that are not in the design, or were changed.
import { RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import type { ImportNote } from './imported';

/** A note about a file, or about a name in the document without a file. */
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
