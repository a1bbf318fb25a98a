// The colours that the open face is made of, for the colour fields of its layers: the design's own first, then by use.
import { describeFields } from '@/forms/describeFields';
import { valueAt } from '@/forms/fieldSource';
import type { OwnColors } from '@/forms/services/ownColors';
import { isKnown, nodeSchemas } from '@/schemas/nodes';
import type { LayerList } from '../../document/editorState';
import { selectNodes, type WithEditor } from '../../document/selectors';

/** Most that are offered: two rows. */
const OWN_MAX = 14;

/** `#rrggbb` of every colour field of the layers, as often as it is used. */
function* usedColors(nodes: LayerList): Generator<string> {
  for (const node of nodes) {
    if (!isKnown(node)) continue;
    for (const { control, path } of describeFields(nodeSchemas[node.nodeType])) {
      const value = control === 'color' ? valueAt(node, path) : undefined;
      if (typeof value === 'string') yield value.slice(0, 7).toLowerCase();
    }
  }
}

/** Colours that nobody chose, because a field starts with them, count as well: they are seen. */
export function createOwnColors(store: { getState(): WithEditor }): OwnColors {
  return () => {
    const state = store.getState();
    const uses = new Map<string, number>();
    for (const color of usedColors(selectNodes(state))) uses.set(color, (uses.get(color) ?? 0) + 1);
    const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([color]) => color);
    const theme = (state.editor.design?.themeColors ?? []).map((color) => color.slice(0, 7).toLowerCase());
    return [...new Set([...theme, ...byUse])].slice(0, OWN_MAX);
  };
}
