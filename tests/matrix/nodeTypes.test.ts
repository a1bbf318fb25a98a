// Every node type and every catalogue item through its whole life: copied to the other platform, copied to always-on or refused
// there, saved and loaded. Iterates over the registries, so that a new type is covered without an edit here.
import { describe, expect, it } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { documentOf } from '@/editor/document/editorState';
import { enterMode } from '@/editor/document/modes';
import {
  ambientSlots,
  catalogueItem,
  catalogueItems,
  definitionOf,
  isFixed,
  isGroup,
  isRefusedInAmbient,
  showsSeconds,
} from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { otherPlatforms, POLICIES, policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { findings } from '@/face/platforms/findings';
import en from '@/locales/en/conversion.json';
import zh from '@/locales/zh/conversion.json';
import { readProjectFile, writeProjectFile } from '@/output/projectFile';
import type { FaceCopy, Platform } from '@/schemas/design';
import type { FaceNode, KnownNode } from '@/schemas/nodes';
import { readDesign } from '@/schemas/readDesign';
import { journalOver, STORES } from '@/tests/service/localDrafts/world';
import { designOf, rootLayer, Session } from '../editor/support/documents';
import { inList, PICTURE, sampleOf, startPlace } from '../face/nodes/sampleNodes';
import { fieldGroups, NODE_TYPES } from './fields';

const platforms = Object.keys(POLICIES) as Platform[];
const adding = catalogueItems.filter((item) => !item.opensRoot);

/** A layer as its catalogue button adds it on a platform. */
function fromCatalogue(key: string, platform: Platform): KnownNode {
  const item = catalogueItem(key)!;
  const place = startPlace(policyOf(platform).canvas, item.pictures ? [PICTURE] : [], platform);
  return createNode(item, { uuid: `u-${key}`, label: key, place });
}

/** The sample of a type, and a layer for each group of its fields. */
const layersOf = (type: (typeof NODE_TYPES)[number]): KnownNode[] => [
  sampleOf(type),
  ...fieldGroups(type).map(({ node }) => node),
];

/** A design with this layer above the root; a root replaces the root. */
function designWith(node: FaceNode, platform: Platform) {
  const { canvas } = policyOf(platform);
  const design = designOf(node.nodeType === 'root' ? [node] : [rootLayer(), node], platform);
  const [copy] = design.copies;
  return { ...design, copies: [{ ...copy!, ratio: `${canvas.width}*${canvas.height}` }] };
}

/** The outcome for one layer on another platform: its fate with the keys of its messages. */
function copied(node: FaceNode, from: Platform) {
  const [to] = otherPlatforms(from);
  let count = 0;
  const source = designWith(node, from).copies[0]! as FaceCopy;
  const options = { id: 'made', newId: () => `new-${++count}`, choices: new Map() };
  const { copy, report } = convertCopy(source, policyOf(to!), options);
  const line = report.find(({ uuid }) => uuid === node.uuid)!;
  return { copy, line, outcome: [line.fate, ...line.notes.map(({ messageKey }) => messageKey)].join(' ') };
}

/** The messages of the copy on the other platform for a catalogue item that is not simply kept: from Wear OS, from ASR. */
const OUTCOMES: Readonly<Record<string, readonly [string, string]>> = {
  weekday: ['changed tagReplaced', 'kept'],
  battery: ['changed tagReplaced', 'kept'],
  temperature: ['changed tagReplaced', 'kept'],
  animation: ['changed frameDelayRaised', 'kept'],
  ...Object.fromEntries(
    ['Rectangle', 'Ellipse', 'Arc', 'Pie', 'Line'].map((name) => [`shape${name}`, ['kept leavesAsPicture', 'kept']]),
  ),
};

describe.each(adding.map(({ key }) => key))('catalogue item %s on the other platform', (key) => {
  it.each(platforms)('made on %s has the expected outcome', (from) => {
    const outcome = OUTCOMES[key]?.[platforms.indexOf(from)] ?? 'kept';
    expect(copied(fromCatalogue(key, from), from).outcome).toBe(outcome);
  });
});

describe.each(NODE_TYPES)('%s', (type) => {
  it.each(platforms)('made on %s is kept, changed or lost on the other platform, and the report says why', (from) => {
    for (const node of layersOf(type)) {
      const { copy, line } = copied(node, from);
      const made = copy.normal.nodeList.filter(({ label }) => label === node.label);
      const isLeftOut = line.fate === 'lost' || line.notes.some(({ messageKey }) => messageKey === 'groupDissolved');
      expect(made).toHaveLength(isLeftOut ? 0 : 1);
      if (!isLeftOut) expect(made[0]!.uuid).not.toBe(node.uuid);
      // A layer that is exported as a picture is unchanged in the copy.
      const changes = line.notes.filter(({ messageKey }) => messageKey !== 'leavesAsPicture');
      expect(changes.length > 0).toBe(line.fate !== 'kept');
      for (const { messageKey } of line.notes) {
        expect(en.notes).toHaveProperty(messageKey);
        expect(zh.notes).toHaveProperty(messageKey);
      }
      expect(findings(copy)).toEqual([]);
    }
  });

  it('is copied to always-on when it is first opened, or not, as its definition says', () => {
    for (const node of layersOf(type)) {
      const session = new Session(isFixed(node) ? [node] : [rootLayer(), ...inList(node)]);
      session.state = enterMode(session.state, 'ambient');
      const { ambient } = definitionOf(node)!;
      expect(session.order.includes(node.uuid)).toBe(ambient === 'kept' && !showsSeconds(node));
      const normal = documentOf(session.state)!.copies[0]!.normal.nodeList;
      expect(normal).toContainEqual(isGroup(node) ? expect.objectContaining({ uuid: node.uuid }) : node);
      const isSeen = ambientSlots(normal).length > 0;
      expect(isSeen).toBe(isRefusedInAmbient(node) && definitionOf(node)!.isSlot?.(node) === true);
    }
  });

  it('is added to always-on, or refused with the reason, as its definition says', () => {
    const node = sampleOf(type);
    if (isFixed(node)) return;
    const session = new Session([rootLayer()]);
    session.state = enterMode(session.state, 'ambient');
    const added = inList(node);
    const refusal = session.run(addNode, { nodes: added });
    const isKept = definitionOf(node)!.ambient === 'kept';
    expect(refusal?.messageKey ?? null).toBe(isKept ? null : 'ambientRefused');
    expect(session.order).toHaveLength(isKept ? 1 + added.length : 1);
  });

  it.each(STORES)('is restored from the %s journal byte for byte', async (_, open) => {
    for (const node of layersOf(type)) {
      const { journal } = journalOver(await open());
      const design = designWith(node, 'android');
      journal.edit(design, { owner: 'ann', baseRev: 1 });
      await journal.flush();
      const loaded = await journal.load(design.id, 'ann');
      if (loaded.kind !== 'draft') throw new Error(loaded.kind);
      expect(JSON.stringify(loaded.draft.design)).toBe(JSON.stringify(design));
    }
  });

  it('is restored from a read document and from a project file byte for byte', () => {
    for (const node of layersOf(type)) {
      const design = designWith(node, 'android');
      const text = JSON.stringify(design);
      const read = readDesign(JSON.parse(text));
      expect(read.ok && JSON.stringify(read.design)).toBe(text);
      const file = writeProjectFile(design, new Map());
      const opened = readProjectFile(file);
      expect(opened.ok && JSON.stringify(opened.design)).toBe(text);
      expect(opened.ok && writeProjectFile(opened.design, opened.images)).toBe(file);
    }
  });
});
