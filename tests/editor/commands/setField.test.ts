// Fields of the properties panel, written into layers of every type.
import { describe, expect, it } from 'vitest';
import { setField } from '@/editor/commands/setField';
import { describeFields } from '@/forms/describeFields';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { layer, rootLayer, Session } from '../support/documents';

/** The fields of parts that a new layer lacks, by node type: `tilt.range`. */
const fieldsOfAbsentParts = (Object.keys(nodeSchemas) as NodeType[]).flatMap((type) => {
  if (!('style' in nodeSchemas[type].shape)) return [];
  const style = (layer(type, 'fresh', {}) as { style: Record<string, unknown> }).style;
  return describeFields(nodeSchemas[type]).flatMap(({ path, default: start }) => {
    const [, part = '', ...rest] = path.split('.');
    return path.startsWith('style.') && rest.length > 0 && style[part] === undefined
      ? [{ type, path: [part, ...rest].join('.'), value: start }]
      : [];
  });
});

describe('a field of a part that the layer lacks', () => {
  it('exists for tilt and motion', () => {
    const parts = new Set(fieldsOfAbsentParts.map(({ path }) => path.split('.')[0]));
    expect(parts).toContain('tilt');
    expect(parts).toContain('motion');
  });

  it.each(fieldsOfAbsentParts)('$path of $type leaves the layer as it is after the design is reopened', (field) => {
    // A group without layers is removed.
    const inside = field.type === 'group' ? [layer('text', 'inside', {}, { parentId: 'one' })] : [];
    const session = new Session([rootLayer(), layer(field.type, 'one', {}), ...inside]);
    session.select('one').run(setField, { uuids: ['one'], path: field.path, value: field.value });
    const node = session.node('one');
    expect(node).toEqual(nodeSchemas[field.type].parse(node));
    expect(session.style('one')).toHaveProperty(field.path, field.value);
  });
});
