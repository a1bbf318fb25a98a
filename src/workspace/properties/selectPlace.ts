// The list whose layers the panel shows.
import { placeKey } from '@/editor/document/editorState';
import type { WithEditor } from '@/editor/document/selectors';

/** Key of the open copy and mode. Other copies and modes can have layers with the same ids. */
export const selectPlace = ({ editor: { copyId, mode } }: WithEditor): string => placeKey(copyId, mode);
