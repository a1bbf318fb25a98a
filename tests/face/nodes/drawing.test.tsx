// Every type and every catalogue item is drawn, hidden where required, and typed text stays text.

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { catalogueItems, isDrawnNode } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { type FaceNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { arbitraryNode } from '@/tests/support/arbitraries';
import fc from '@/tests/support/property';
import { bare, CANVAS, inList, PICTURE, sampleOf, startPlace } from './sampleNodes';

beforeAll(loadDrawings);

const watch = createWatch(SAMPLE_STATE);
const assets = { resolve: (ref: string) => `/picture/${ref.slice(6, 9)}.png` };
const draw = (nodes: readonly FaceNode[], more: object = {}) =>
  renderToStaticMarkup(<FaceSvg nodes={nodes} canvas={CANVAS} watch={watch} assets={assets} {...more} />);
const types = Object.keys(nodeSchemas) as NodeType[];

describe.each(types)('%s', (type) => {
  const node = sampleOf(type);
  it('is drawn, or boxed only in the editor', () => {
    const plain = draw(inList(node));
    if (isDrawnNode(node)) {
      expect(plain).toMatch(/<(circle|image|text|path)[^>]*(fill|href|d)=/);
      expect(plain).toContain(`data-node="${node.uuid}"`);
      expect(plain).not.toContain('data-placeholder');
    } else {
      expect(plain).not.toContain('stroke');
      expect(draw([node], { showKept: true })).toContain(`>A ${type}</text>`);
    }
    expect(draw(inList(node), { showKept: true })).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('places letters in px of the canvas, so that neither zoom nor reload moves them', () => {
  expect(draw([sampleOf('text')])).toMatch(/<g data-node="[^"]*"[^>]* text-rendering="geometricPrecision">\s*<text/);
});

describe('catalogue items', () => {
  it.each(catalogueItems.filter((item) => !item.opensRoot).map((item) => [item.key, item] as const))(
    '%s',
    (_, item) => {
      const node = createNode(item, {
        uuid: 'u',
        label: 'L',
        place: startPlace(CANVAS, item.pictures ? [PICTURE] : []),
      });
      expect(draw([node])).toMatch(/data-node="u"[^>]*><(g|image|text|path)/);
    },
  );
});

describe('any valid layer', () => {
  it('is drawn without invalid numbers', () => {
    fc.assert(
      fc.property(arbitraryNode, (node) => {
        const markup = draw([node], { showKept: true }).replaceAll(/>[^<]*</g, '><');
        expect(markup.replaceAll(/font-family="[^"]*"/g, '')).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('layers that are not drawn', () => {
  const outside = { x: 600, y: 0, width: 20, height: 20 };
  it.each<[string, FaceNode]>([
    ['hidden', bare('text', { visible: false })],
    ['fully transparent', bare('text', { opacity: 0 })],
    ['wholly outside', bare('text', outside)],
    ['in the corner of a round canvas', bare('text', { x: 0, y: 0, width: 60, height: 60 })],
    ['of an unknown type', { uuid: 'u', label: 'Later', nodeType: 'hologram' }],
  ])('%s', (_, node) => {
    expect(draw([node], { showKept: true })).not.toContain('data-node');
  });
  it('a hand that live data may bring back is drawn', () => {
    const hand = bare('image', { ...outside, url: PICTURE.url, rotate: '#DWFS#', offset: { x: -350, y: 250 } });
    expect(draw([hand])).toContain('data-node');
  });
});

describe('the face', () => {
  it('is clipped to its shape and named, or decoration', () => {
    const round = draw([sampleOf('root')], { title: 'Meridian' });
    expect(round).toContain('<circle cx="250" cy="250" r="250">');
    expect(round).toContain('aria-label="Meridian"');
    const square = renderToStaticMarkup(
      <FaceSvg nodes={[sampleOf('root')]} canvas={{ width: 368, height: 448, shape: 'rectangle' }} watch={watch} />,
    );
    expect(square).toContain('<rect width="368" height="448">');
    expect(square).toContain('aria-hidden="true"');
  });

  it('places, rotates and fades a layer', () => {
    const node = bare('text', { x: 10.5, y: 20, width: 100, height: 40, rotation: 30, opacity: 0.5 });
    expect(draw([node])).toContain('transform="translate(10.5 20) rotate(30 50 20)" opacity="0.5"');
  });

  it('shows live text, upper case and every line', () => {
    expect(draw([bare('text', { textTag: '#Db#:#DmZ#' })])).toContain('>08:59</tspan>');
    expect(draw([bare('text', { text: 'one\ntwo', caseStyle: 1 })])).toMatch(/>ONE<.*>TWO</);
    expect(draw([bare('text', { textTag: '#NOPE#' })])).toContain('>--</tspan>');
  });

  it.each(['<img src=x onerror=alert(1)>', '"; } body {', '\u2028', '𠀀 שלום İi', '\ud800'])(
    'keeps the typed %j as text',
    (text) => {
      const markup = draw([bare('text', { text, fontFamily: text || 'x' })]);
      expect(markup).not.toMatch(/<img|onerror="/);
    },
  );

  it('two copies of a face share no ids', () => {
    const tinted = bare('image', { url: PICTURE.url, isTinted: true, red: 10 });
    const markup = renderToStaticMarkup(
      [1, 2].map((copy) => <FaceSvg key={copy} nodes={[tinted]} canvas={CANVAS} watch={watch} assets={assets} />),
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(markup).toContain(`url(#${id})`);
  });

  it('a layer outside a WatchProvider throws', () => {
    expect(() => renderToStaticMarkup(<NodeSvg node={bare('text')} canvas={CANVAS} />)).toThrow('WatchProvider');
  });
});
