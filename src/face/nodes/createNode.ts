// Creates layers from the catalogue.
import { type KnownNode, nodeSchemas } from '@/schemas/nodes';
import type { StartPlace } from './defineNode';
import type { CatalogueEntry } from './index';

/** External inputs of a new layer: identity, name and context. */
interface NewNode {
  uuid: string;
  label: string;
  place: StartPlace;
}

/**
 * Creates a layer from a catalogue item; the schema fills in all fields. Throws if a picture reference is invalid, or
 * for an item that adds nothing (`opensRoot`).
 */
export function createNode(item: CatalogueEntry, { uuid, label, place }: NewNode): KnownNode {
  const { kind, style } = item.start(place);
  return nodeSchemas[item.nodeType].parse({
    uuid,
    label,
    nodeType: item.nodeType,
    ...(kind === undefined ? {} : { type: kind }),
    style,
  });
}
