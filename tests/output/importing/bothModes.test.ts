// Elements that a document shows in both modes: one layer in two lists, each in the order of the document.
import { describe, expect, it } from 'vitest';
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { inMode } from '@/face/nodes/modeShown';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { ModeName } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';
import { documentAlone, portsFor } from './readBack';

const box = { x: 10, y: 10, width: 100, height: 60 };

const words = (name: string, ...more: XmlElement[]) =>
  xml('PartText', { name, ...box }, [
    ...more,
    xml('Text', {}, [
      xml('Font', { family: 'SYNC_TO_DEVICE', size: 20, color: '#ffffff' }, [{ kind: 'text', text: name }]),
    ]),
  ]);

const variant = (target: string, value: string) => xml('Variant', { mode: 'AMBIENT', target, value });

const foreign = (name: string) =>
  xml('PartDraw', { name, ...box }, [
    xml('Ellipse', { ...box, x: 0, y: 0 }, [
      xml('Fill', { color: '#00ff00' }),
      xml('Stroke', { color: '#fff', thickness: 2 }),
    ]),
  ]);

const slot = xml('ComplicationSlot', { name: 'slot', ...box, slotId: 4, supportedTypes: 'EMPTY' }, [
  xml('DefaultProviderPolicy', { defaultSystemProvider: 'EMPTY', defaultSystemProviderType: 'EMPTY' }),
  xml('BoundingBox', { ...box, x: 0, y: 0 }),
  xml('Complication', { type: 'EMPTY' }, [foreign('look')]),
]);

const ambientOnly = (...children: XmlElement[]) =>
  xml('Group', { name: 'rest', x: 0, y: 0, width: 450, height: 450, alpha: 0 }, [variant('alpha', '255'), ...children]);

function taken(...scene: XmlElement[]) {
  const document = xml('WatchFace', { width: 450, height: 450 }, [xml('Scene', {}, scene)]);
  const read = readFace(documentAlone(document), portsFor());
  if (!read.ok) throw new Error(read.reason);
  return read;
}

const named = (element: XmlElement): readonly string[] =>
  element.name === 'Group' ? elementsOf(element).flatMap(named) : [element.attributes.name ?? element.name];

/** Names of the elements that a mode of the written document shows, bottom first. */
function writtenIn({ copy }: ReturnType<typeof taken>, mode: ModeName): readonly string[] {
  const [scene] = elementsOf(writeFace(copy).document, 'Scene');
  return elementsOf(scene as XmlElement).flatMap((element) => {
    const shown = inMode(element, mode);
    return shown ? named(shown) : [];
  });
}

describe('a part with another look in always-on', () => {
  it('is one layer, in both lists', () => {
    const dim = xml('PartText', { name: 'dim', ...box }, [
      xml('Text', {}, [
        xml('Font', { family: 'SYNC_TO_DEVICE', size: 20, color: '#ffffff' }, [
          variant('color', '#808080'),
          { kind: 'text', text: 'Hello' },
        ]),
      ]),
    ]);
    const { copy } = taken(dim, words('same'));
    const ids = (mode: ModeName) => copy[mode]?.nodeList.map(({ uuid, nodeType }) => `${nodeType} ${uuid}`);
    expect(ids('normal')?.map((id) => id.split(' ')[0])).toEqual(['root', 'text', 'text']);
    expect(ids('ambient')).toEqual(ids('normal'));
  });
});

describe('a layer above a slot', () => {
  it('is above it in both modes, on the canvas and in the document', () => {
    const read = taken(foreign('under'), slot, foreign('over'), ambientOnly(foreign('night')));
    for (const mode of ['normal', 'ambient'] as const) {
      const order = mode === 'normal' ? ['under', 'slot', 'over'] : ['under', 'slot', 'over', 'night'];
      expect(
        shownNodes(read.copy, mode)
          .slice(1)
          .map(({ label }) => label),
      ).toEqual(order);
      expect(writtenIn(read, mode)).toEqual(order);
    }
  });

  it('that only always-on has is also above it, and lower layers stay below', () => {
    const read = taken(ambientOnly(foreign('deep')), slot, ambientOnly(foreign('night')));
    expect(
      shownNodes(read.copy, 'ambient')
        .slice(1)
        .map(({ label }) => label),
    ).toEqual(['deep', 'slot', 'night']);
    expect(writtenIn(read, 'ambient')).toEqual(['deep', 'slot', 'night']);
  });
});

describe('the report', () => {
  it('lists each layer once, however many lists it is in', () => {
    const { copy, notes } = taken(
      words('moved', variant('x', '40')),
      words('dimmed', variant('alpha', '100')),
      words('same'),
      words('day', variant('alpha', '0')),
    );
    const noted = notes.filter(({ kind }) => kind === 'recognised').map(({ uuid }) => uuid);
    const layers = new Set([...copy.normal.nodeList, ...(copy.ambient?.nodeList ?? [])].map(({ uuid }) => uuid));
    expect(new Set(noted).size).toBe(noted.length);
    // Everything except the background, which is not part of the document.
    expect(noted.length).toBe(layers.size - 1);
  });
});
