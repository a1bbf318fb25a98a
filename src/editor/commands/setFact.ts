// Sets a field of layers outside their style, from the properties form: the second picture of an icon, and its
// condition.
import { isKnown } from '@/schemas/nodes';
import { sameValue } from '../document/sameValue';
import { fieldOf, mapLayers, refusalOfChange } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { isFixed, isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';

export interface SetFactPayload {
  uuids: readonly string[];
  /** Field of the layer itself, without dots. Defining fields have their own commands, or none. */
  path: string;
  /** `undefined` removes an optional field. */
  value: unknown;
  /** Fields set along with it that the value does not determine: the bytes of a picture. */
  beside?: Readonly<Record<string, unknown>>;
}

const IDENTITY: readonly string[] = ['uuid', 'label', 'nodeType', 'type', 'style', 'children', 'freeze', 'level'];

function changed({ nodes }: Pick<EditSituation, 'nodes'>, { uuids, path, value, beside }: SetFactPayload) {
  const wanted = new Set(uuids);
  return mapLayers(nodes, (node) => {
    const isMeant = wanted.has(node.uuid) && isKnown(node) && !isFixed(node);
    const now = (node as Readonly<Record<string, unknown>>)[path];
    if (!isMeant || sameValue(now, value)) return node;
    return Object.fromEntries(
      Object.entries({ ...node, ...beside, [path]: value }).filter(([, fact]) => fact !== undefined),
    ) as typeof node;
  });
}

export const setFact = defineEdit<SetFactPayload>({
  name: 'setFact',
  group: 'layer',
  record: ({ uuids, path }) => ({ burstKey: `${path}:${uuids.join()}` }),
  route: 'properties',
  check(situation, payload) {
    if (IDENTITY.includes(payload.path)) return refuse('invalidValue');
    if (layersBy(situation.nodes, payload.uuids).some(isLocked)) return refuse('locked');
    const change = changed(situation, payload);
    return change && refusalOfChange(situation, change);
  },
  apply(situation, payload) {
    const change = changed(situation, payload);
    return change && { nodes: change.nodes, subjects: fieldOf(change, payload.path) };
  },
});
