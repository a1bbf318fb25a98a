// Unknown fields of a layer and its style stay with the layer: through commands, undo, the clipboard, copies.
import { describe, expect, it } from 'vitest';
import { copy, cut, duplicate, paste } from '@/editor/commands/clipboard';
import { clipboardText, readClipboardText } from '@/editor/commands/clipboardText';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { NUDGES } from '@/editor/commands/nudge';
import { ORDER_COMMANDS } from '@/editor/commands/order';
import { removeNodes } from '@/editor/commands/removeNodes';
import { rename } from '@/editor/commands/rename';
import { setField } from '@/editor/commands/setField';
import { documentOf } from '@/editor/document/editorState';
import { isGroup } from '@/face/nodes';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { type FaceNode, type NodeType, node as nodeSchema, nodeSchemas } from '@/schemas/nodes';
import { readDesign } from '@/schemas/readDesign';
import { rootLayer, Session, textLayer, unknownLayer } from '../support/documents';

/** Something that a newer version may store in an object. */
const EXTRA = { later: { list: [1, { deep: null }], word: 'kept' } };
const STRANGE = { ...EXTRA, children: [{ uuid: 'child', nodeType: 'text', style: { text: 'in', ...EXTRA } }] };
const STYLE = { ...EXTRA, bevel: { depth: 3 }, offset: { ...EXTRA } };
const KEPT = { ...STRANGE, style: STYLE };

const TYPES = (Object.keys(nodeSchemas) as NodeType[]).filter((type) => type !== 'root');
const strange = (nodeType: string): FaceNode =>
  nodeSchema.parse({
    uuid: 'a',
    label: 'A',
    nodeType,
    ...STRANGE,
    style: { x: 20, y: 30, width: 60, height: 60, ...STYLE, offset: { x: 1, y: 2, ...EXTRA } },
  });
/** A group needs a layer. */
const opened = (node: FaceNode) =>
  new Session([
    rootLayer(),
    textLayer('below'),
    ...(isGroup(node) ? [textLayer('inside', {}, { parentId: 'a' })] : []),
    node,
  ]).select('a');
/** The layers with unknown fields. */
const strangers = (session: Session) => session.nodes.filter((node) => 'later' in node);
const expectAllKept = (session: Session, count: number) => {
  expect(strangers(session)).toHaveLength(count);
  for (const node of strangers(session)) expect(node).toMatchObject(KEPT);
};

describe.each([
  ...TYPES.map((type) => [type, strange(type)] as const),
  ['hologram', { ...unknownLayer('a'), ...strange('hologram') }] as const,
])('unknown fields of a %s', (_, node) => {
  it('survive commands on it, undone and repeated', () => {
    const session = opened(node);
    const start = session.nodes;
    session.run(rename, { uuid: 'a', label: 'B' });
    session.run(setField, { uuids: ['a'], path: 'x', value: 41 });
    session.run(setField, { uuids: ['a'], path: 'offset.x', value: 7 });
    for (const nudge of NUDGES) session.press(nudge);
    for (const order of ORDER_COMMANDS) session.press(order);
    expectAllKept(session, 1);
    session.run(removeNodes, { uuids: ['a'] });
    const end = session.nodes;
    while (session.undos > 0) session.undo();
    expect(session.nodes).toEqual(start);
    expectAllKept(session, 1);
    for (let count = 0; count < 20; count += 1) session.redo();
    expect(session.nodes).toEqual(end);
  });

  it('are copied with it: duplicated, copied, cut and pasted, here and in another tab', () => {
    const session = opened(node);
    const refused = session.run(duplicate, undefined);
    if (!refused) expectAllKept(session, 2);
    while (session.undos > 0) session.undo();
    session.select('a').run(copy, undefined);
    const text = clipboardText(session.state.clipboard!);
    const isRefused = session.run(paste, session.state.clipboard) !== null;
    expect(isRefused).toBe(refused !== null);
    expectAllKept(session, isRefused ? 1 : 2);
    session.select('a').run(cut, undefined);
    session.run(paste, session.state.clipboard);
    expectAllKept(session, isRefused ? 1 : 2);
    const other = new Session([rootLayer(), textLayer('below')]);
    other.run(paste, readClipboardText(text!));
    expectAllKept(other, 1);
  });

  it('are in the saved document, and in always-on if the layer is', () => {
    const session = opened(node);
    session.run(MODE_COMMANDS.ambient, undefined);
    for (const layer of strangers(session)) expect(layer).toMatchObject(KEPT);
    const saved = readDesign(JSON.parse(JSON.stringify(documentOf(session.state))));
    expect(saved.ok && saved.design.copies[0]!.normal.nodeList.at(-1)).toMatchObject(KEPT);
  });

  it('are converted with it to the other platform, if that accepts the layer', () => {
    const source = documentOf(opened(node).state)!.copies[0]!;
    let count = 0;
    const newId = () => {
      count += 1;
      return `id-${count}`;
    };
    const { copy: made, report } = convertCopy(source, policyOf('falcon'), { id: 'other', choices: new Map(), newId });
    const layer = made.normal.nodeList.find(({ label }) => label === 'A');
    if (layer?.nodeType === node.nodeType) expect(layer).toMatchObject(KEPT);
    else expect(report.find(({ label }) => label === 'A')?.fate).not.toBe('kept');
  });
});
