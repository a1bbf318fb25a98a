// One layer of each node type that shows what the type is for. A type without a row is shown as its first catalogue item.
import { catalogueItem, catalogueItems, isGroup } from '@/face/nodes';
import type { StartPlace } from '@/face/nodes/defineNode';
import { policyOf } from '@/face/platforms';
import { type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { LISTED } from './pictures';

export const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;

/** A box in the middle of the dial. */
export const middle = (width: number, height = width) => ({ x: 250 - width / 2, y: 250 - height / 2, width, height });

const { frameDelayMs, allowsText } = policyOf('android');
const place: StartPlace = { canvas: CANVAS, frameDelayMs, allowsText, asksOverLimit: false, images: [] };
const hand = catalogueItem('hour')?.start(place);

const STYLES: Readonly<Partial<Record<NodeType, object>>> = {
  root: { fill: '#12504a' },
  group: middle(300),
  image: hand?.style ?? {},
  text: { ...middle(460, 160), textTag: '#DHZ#:#DmZ#', fontSize: 150, fill: '#63e6c8' },
  shape: {
    ...{ ...middle(380), kind: 'arc', startAngle: -135, endAngle: 135 },
    stroke: {
      ...{ width: 36, cap: 'round' },
      paint: {
        ...{ kind: 'sweep', centre: { x: 0.5, y: 0.5 }, angle: -180 },
        stops: [
          { at: 0.1, color: '#ff5f6d' },
          { at: 0.5, color: '#ffc861' },
          { at: 0.9, color: '#63e6c8' },
        ],
      },
    },
  },
  image_sequence: { ...middle(300, 90), textTag: '#DOW#', imgs: LISTED.week },
  animation: { ...middle(200), imgs: LISTED.beat, delayTime: 160 },
  progress: { ...middle(380), fillRate: '(#BLP#/100)', fillColor: '#63e6c8', bgColor: '#ffffff22' },
  programmable: { ...middle(300), shapeType: 'Circle', radius: 150 },
  google_complication: { ...middle(240), systemProviderValue: 1 },
  watch_part: {
    ...middle(500),
    xml:
      '<PartDraw x="0" y="0" width="500" height="500"><Ellipse x="90" y="90" width="320" height="320">' +
      '<Stroke color="#63e6c8" thickness="16"/></Ellipse><Rectangle x="200" y="200" width="100" height="100">' +
      '<Fill color="#ffb454"/></Rectangle></PartDraw>',
  },
};

/** A layer with an identity that stays the same. */
export function layer(nodeType: NodeType, style: object, more: object = {}): KnownNode {
  return nodeSchemas[nodeType].parse({ uuid: `example-${nodeType}`, label: nodeType, nodeType, style, ...more });
}

/** The style with which the first catalogue item of the type starts; the schema's defaults if it has no item. */
const startStyle = (type: NodeType): object =>
  catalogueItems.find(({ nodeType }) => nodeType === type)?.start(place).style ?? {};

/** A layer of the type, complete by the defaults of its schema. */
export const sampleLayer = (type: NodeType): KnownNode =>
  layer(type, STYLES[type] ?? startStyle(type), type === 'image' && hand?.kind ? { type: hand.kind } : {});

/** The layer in a list that shows it: a group with two texts in it, any other layer alone. */
export function listWith(node: KnownNode): readonly KnownNode[] {
  if (!isGroup(node)) return [node];
  const inside = (uuid: string, text: string, y: number) =>
    layer('text', { ...middle(300, 90), y, text, fontSize: 60, fill: '#63e6c8' }, { uuid, parentId: node.uuid });
  return [inside('example-first', 'Two', 165), inside('example-second', 'layers', 245), node];
}
