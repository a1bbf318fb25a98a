// Preserved parts are drawn with live data, in both modes, and nothing in them is executed or links anywhere.
import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import type { ModeName } from '@/schemas/design';
import { bare, CANVAS, PICTURE } from './sampleNodes';

beforeAll(loadDrawings);

const NOON = Date.UTC(2026, 10, 23, 4, 0, 0);
const text = (formula: string) =>
  `<PartText x="20" y="30" width="100" height="40"><Variant mode="AMBIENT" target="alpha" value="0"/><Text><Font family="SYNC_TO_DEVICE" size="20"><Template>%s<Parameter expression="${formula}"/></Template></Font></Text></PartText>`;
const partOf = (xml: string, style: object = {}) => bare('watch_part', { width: 100, height: 40, xml, ...style });

function shown(style: { xml: string; [field: string]: unknown }, mode: ModeName = 'normal', rest?: object) {
  const watch = createWatch(sampleState({ now: NOON }));
  const props = {
    nodes: [partOf(style.xml, style)],
    canvas: CANVAS,
    watch,
    mode,
    assets: { resolve: (ref: string) => ref },
  };
  const page = render(<FaceSvg {...props} rest={rest && watchFaceRest.parse(rest)} />);
  return { watch, face: page.container };
}

describe('a preserved part on the canvas', () => {
  it("follows the watch's time", () => {
    const { watch, face } = shown({ xml: text('[MINUTE]'), x: 20, y: 30, fromX: 20, fromY: 30 });
    expect(face.textContent).toBe('0');
    act(() => watch.set({ now: NOON + 5 * 60_000 }));
    expect(face.textContent).toBe('5');
  });

  it('has its always-on look, at its moved position', () => {
    expect(shown({ xml: text('[MINUTE]') }, 'ambient').face.textContent).toBe('');
    const { face } = shown({ xml: text('[MINUTE]'), x: 50, y: 30, fromX: 20, fromY: 30 });
    expect(face.querySelector('[data-node]')?.getAttribute('transform')).toContain('50');
    expect(face.querySelector('[data-part]')?.getAttribute('transform')).toBe('translate(-20 -30)');
  });

  it('shows its pictures, the settings of its face and the provider data of its slots', () => {
    const image =
      '<PartImage x="0" y="0" width="80" height="30" tintColor="[CONFIGURATION.theme.0]"><Image resource="cloud"/></PartImage>';
    const head =
      '<UserConfigurations><ColorConfiguration id="theme" displayName="c" defaultValue="1"><ColorOption id="0" colors="#ff0000"/><ColorOption id="1" colors="#00ff00"/></ColorConfiguration></UserConfigurations>';
    const { face } = shown({ xml: image, pictures: [{ ...PICTURE, name: 'cloud' }] }, 'normal', { head });
    expect(face.querySelector('image')?.getAttribute('href')).toBe(PICTURE.url);
    expect(face.querySelector('feColorMatrix')?.getAttribute('values')).toMatch(/^0 0 0 0 0 0 1 /);
    const slot =
      '<ComplicationSlot slotId="0" x="0" y="0" width="99" height="99" supportedTypes="SHORT_TEXT"><DefaultProviderPolicy defaultSystemProvider="WATCH_BATTERY" defaultSystemProviderType="SHORT_TEXT"/>' +
      '<Complication type="SHORT_TEXT"><PartText x="0" y="0" width="99" height="30"><Text><Font family="SYNC_TO_DEVICE" size="20"><Template>%s<Parameter expression="[COMPLICATION.TEXT]"/></Template></Font></Text></PartText>' +
      '<PartImage x="0" y="30" width="30" height="30"><Image resource="[COMPLICATION.MONOCHROMATIC_IMAGE]"/></PartImage></Complication></ComplicationSlot>';
    const withSlot = shown({ xml: slot }).face;
    expect(withSlot.textContent).toMatch(/\d/);
    expect(withSlot.querySelector('[data-icon]')).not.toBeNull();
  });

  it('follows values published by another part, wherever that was moved', () => {
    const lead =
      '<PartText x="5" y="0" width="9" height="9"><Transform target="x" value="[MINUTE] + 7"/><Reference name="lead" source="x" defaultValue="1"/><Reference name="row" source="y" defaultValue="2"/></PartText>';
    const draw = (name: string) =>
      `<PartDraw x="0" y="0" width="50" height="50"><Rectangle x="0" y="0" width="[REFERENCE.${name}]" height="9"><Transform target="width" value="[REFERENCE.${name}]"/><Fill color="#ff0000"/></Rectangle></PartDraw>`;
    const layers = [
      bare('watch_part', { xml: lead, y: 30, fromY: 10 }, { uuid: 'lead' }),
      ...['lead', 'row', 'none'].map((name) => bare('watch_part', { xml: draw(name) }, { uuid: `by-${name}` })),
    ];
    const watch = createWatch(sampleState({ now: NOON }));
    const { container } = render(<FaceSvg nodes={layers} canvas={CANVAS} watch={watch} />);
    const widths = () =>
      [...container.querySelectorAll('[data-part] rect')].map((rect) => Number(rect.getAttribute('width')));
    expect(widths().slice(0, 2)).toEqual([7, 20]);
    act(() => watch.set({ now: NOON + 3 * 60_000 }));
    expect(widths()[0]).toBe(10);
  });

  it('is an outline without a fill or a visible name if its files are missing, and nothing if it is meant to be transparent', () => {
    const missing = '<PartImage x="0" y="0" width="80" height="30"><Image resource="gone"/></PartImage>';
    const draw = (xml: string, showKept: boolean, mode: ModeName = 'normal') =>
      renderToStaticMarkup(
        <FaceSvg
          nodes={[partOf(xml, { width: 80, height: 30 })]}
          {...{ canvas: CANVAS, watch: createWatch(sampleState({ now: NOON })), showKept, mode }}
        />,
      );
    const outline = draw(missing, true);
    expect(outline).toMatch(/data-placeholder="kept" fill="none"/);
    expect(outline).not.toMatch(/<rect[^>]*fill=/);
    expect(outline).toMatch(/<text[^>]* opacity="0"/);
    expect(draw(missing, false)).not.toContain('data-placeholder');
    expect(draw(text('[MINUTE]'), true, 'ambient')).not.toContain('data-placeholder');
  });

  it('contains nothing executable and no links, whatever its XML', () => {
    const evil =
      '<Group x="0" y="0" width="9" height="9"><script>alert(1)</script><PartImage x="0" y="0" width="9" height="9" onload="alert(1)"><Image resource="bad"/></PartImage>' +
      '<a href="javascript:alert(1)"><PartText x="0" y="0" width="99" height="30"><Text><Font family="&quot;);url(https://example.com" size="9" color="url(https://example.com)">&lt;script&gt;alert(1)&lt;/script&gt;</Font></Text></PartText></a>' +
      '<PartText x="0" y="0" width="99" height="30"><Text><Font family="x" size="9">&lt;img src=x onerror=alert(1)&gt;</Font></Text></PartText></Group>';
    const { face } = shown({ xml: evil });
    expect(face.querySelectorAll('script, a, img, foreignObject, iframe, animate, set')).toHaveLength(0);
    for (const element of face.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|href$/);
        if (name !== 'font-family') expect(value).not.toMatch(/javascript:|https?:/);
      }
    }
    expect(face.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('is drawn without a page too, and an invalid one as nothing', () => {
    const watch = createWatch(sampleState({ now: NOON }));
    const markup = (xml: string) =>
      renderToStaticMarkup(<FaceSvg nodes={[partOf(xml)]} canvas={CANVAS} watch={watch} />);
    expect(markup(text('[HOUR_0_23]'))).toContain('>12<');
    expect(markup('<Group')).not.toContain('data-part');
  });
});
