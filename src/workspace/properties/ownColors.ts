// The colors of the open face for the color fields of its layers: the design's own colors first, then by use.

import { selectNodes, type WithEditor } from '@/editor/document/selectors';
import type { OwnColors } from '@/forms/services/ownColors';
import { usedColors } from '@/forms/usedColors';

/** Most colors offered: two rows. */
const OWN_MAX = 14;

export function createOwnColors(store: { getState(): WithEditor }): OwnColors {
  return () => {
    const state = store.getState();
    const theme = (state.editor.design?.themeColors ?? []).map((color) => color.slice(0, 7).toLowerCase());
    return [...new Set([...theme, ...usedColors(selectNodes(state))])].slice(0, OWN_MAX);
  };
}
