// The inputs of the properties panel: the shown layers, their schemas and states, but not their values.
import { z } from 'zod';
import { layersBy } from '@/editor/commands/layerFacts';
import { selectNodes, type WithEditor } from '@/editor/document/selectors';
import { isDrawnNode, isFixed, isForeign, isLocked, isPinnedFirst } from '@/face/nodes';
import { sharedPaths } from '@/forms/describeFields';
import { isKnown, nodeSchemas } from '@/schemas/nodes';
import { label } from '@/schemas/nodes/common';

export interface PanelContext {
  /** Layers whose fields are shown; the root while nothing is selected. */
  uuids: readonly string[];
  schema: z.ZodType;
  /** First part of the translation keys of the fields. */
  schemaName: string;
  /** Paths shown; undefined: all. */
  only: ReadonlySet<string> | undefined;
  isRoot: boolean;
  isLocked: boolean;
  /** Includes a type that this version does not draw, so only the name can be edited. */
  isKept: boolean;
  isPinned: boolean;
  /** The single shown layer, if it is a kept part of an imported face. */
  partUuid: string | null;
}

/** Unsupported layers show only their name. */
const keptLayer = z.object({ label: label() });
const NAME_ONLY: ReadonlySet<string> = new Set(['label']);
const NOTHING: ReadonlySet<string> = new Set();

/** Fields that several layers share. A label belongs to one layer only. */
function sharedFields(schemas: readonly z.ZodType[]): ReadonlySet<string> {
  const shared = new Set(sharedPaths(schemas));
  shared.delete('label');
  return shared;
}

function factsOf(state: WithEditor): Omit<PanelContext, 'uuids'> & { uuids: readonly string[] } {
  const nodes = selectNodes(state);
  const selected = layersBy(nodes, state.editor.selection);
  const [root] = nodes;
  const shown = selected.length > 0 ? selected : root ? [root] : [];
  const isKept = shown.some((node) => !isDrawnNode(node));
  const types = [...new Set(shown.map((node) => (isKnown(node) ? node.nodeType : null)))];
  const schemas = types.flatMap((type) => (type && !isKept ? [nodeSchemas[type]] : []));
  const [type] = types;
  return {
    uuids: shown.map((node) => node.uuid),
    schema: schemas[0] ?? keptLayer,
    schemaName: types.length === 1 && type ? type : 'shared',
    only: isKept ? (shown.length === 1 ? NAME_ONLY : NOTHING) : shown.length > 1 ? sharedFields(schemas) : undefined,
    isRoot: selected.length === 0 || shown.every(isFixed),
    isLocked: shown.some(isLocked),
    isKept,
    isPinned: shown.some(isPinnedFirst),
    partUuid: (shown.length === 1 && shown.find(isForeign)?.uuid) || null,
  };
}

const sameSet = (left: ReadonlySet<string> | undefined, right: ReadonlySet<string> | undefined) =>
  left === right || (left?.size === right?.size && [...(left ?? [])].every((path) => right?.has(path)));

const COMPARED = ['schema', 'schemaName', 'isRoot', 'isLocked', 'isKept', 'isPinned', 'partUuid'] as const;

const sameContext = (left: PanelContext, right: PanelContext): boolean =>
  left.uuids.join() === right.uuids.join() &&
  sameSet(left.only, right.only) &&
  COMPARED.every((key) => left[key] === right[key]);

/**
 * A selector that returns the same object while nothing in it changes, also when the same layers are selected again after
 * nothing was selected: the panel then shows the fields that it has, without rendering them.
 */
export function panelContextSelector(): (state: WithEditor) => PanelContext {
  let seen: { nodes: unknown; selection: unknown } | null = null;
  let last: PanelContext | null = null;
  let ofLayers: PanelContext | null = null;
  return (state) => {
    const { selection } = state.editor;
    const nodes = selectNodes(state);
    if (last && seen?.nodes === nodes && seen.selection === selection) return last;
    seen = { nodes, selection };
    const next = factsOf(state);
    last = [last, ofLayers].find((context) => context !== null && sameContext(context, next)) ?? next;
    if (!last.isRoot) ofLayers = last;
    return last;
  };
}
