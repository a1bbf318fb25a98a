// Tap areas: visible in the editor and invisible on the watch, round or rectangular, and what they open.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { restyled } from '@/editor/commands/changeLayers';
import { fieldPatch } from '@/editor/commands/setField';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { catalogueItem, handlesOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { LAUNCH_TARGETS, programmableNode } from '@/face/nodes/programmable/schema';
import { issueOf } from '@/forms/fieldIssue';
import en from '@/locales/en/errors.json';
import zh from '@/locales/zh/errors.json';
import { bare, CANVAS, startPlace } from './sampleNodes';

const watch = createWatch(SAMPLE_STATE);
const area = (style: object = {}) => bare('programmable', { x: 100, y: 100, ...style });
type Area = ReturnType<typeof area>;
const opening = (intent: string) => ({ interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent } } });
const draw = (node: Area, showKept = false) =>
  renderToStaticMarkup(<FaceSvg nodes={[node]} canvas={CANVAS} watch={watch} showKept={showKept} />);
/** The layer after one field of the panel is set, as the command does it. */
const set = (node: Area, path: string, value: unknown): Area =>
  programmableNode.parse(restyled(node, fieldPatch(node, path, value, CANVAS)));

describe('drawing', () => {
  it('nothing is visible on the watch, but the target of a tap is there', () => {
    const markup = draw(area(opening('ALARM')));
    expect(markup).toContain('data-tap-area="ALARM"');
    expect(markup).toContain('<circle cx="50" cy="50" r="50" fill="#000000" fill-opacity="0">');
    expect(markup).not.toMatch(/stroke|<text|<path/);
  });
  it('a dashed shape with its name in the editor', () => {
    const markup = draw(area(), true);
    expect(markup).toMatch(/<circle[^>]*stroke-dasharray/);
    expect(markup).toContain('>A programmable</text>');
    expect(draw(area({ width: 20, height: 20 }), true)).not.toContain('<text');
  });
  it('a rectangle with its corners, none larger than half a side', () => {
    const corners = (cornerRadius: number) =>
      draw(area({ shapeType: 'Rectangle', width: 80, height: 40, cornerRadius }));
    expect(corners(8)).toContain('width="80" height="40" rx="8"');
    expect(corners(100)).toContain('rx="20"');
  });
});

describe('shape', () => {
  it('circles keep their proportions by their corners, rectangles are free, and nothing rotates', () => {
    expect(handlesOf(area(), CANVAS)).toMatchObject({ keepRatio: true, rotate: false });
    expect(handlesOf(area(), CANVAS).resize).toHaveLength(4);
    const rectangle = handlesOf(area({ shapeType: 'Rectangle' }), CANVAS);
    expect(rectangle).toMatchObject({ keepRatio: false, rotate: false });
    expect(rectangle.resize).toHaveLength(8);
  });
  it('a radius is half the side, with the same centre', () => {
    expect(set(area(), 'radius', 30).style).toMatchObject({ x: 120, y: 120, width: 60, height: 60, radius: 30 });
  });
  it('a radius of zero becomes the minimum, not the previous one', () => {
    expect(set(area(), 'radius', 0).style).toMatchObject({ width: 1, height: 1, radius: 0.5 });
  });
  it('any other resize updates the radius', () => {
    expect(set(area(), 'width', 60).style).toMatchObject({ width: 60, height: 60, radius: 30 });
    const dragged = restyled(area(), { width: 44, height: 44 });
    expect(dragged).toMatchObject({ style: { radius: 22 } });
  });
  it('a rectangle that becomes a circle is as wide as high, with the same centre', () => {
    const rectangle = area({ shapeType: 'Rectangle', width: 80, height: 40 });
    expect(set(rectangle, 'shapeType', 'Circle').style).toMatchObject({
      ...{ x: 120, y: 100, width: 40, height: 40, radius: 20 },
    });
    expect(set(area(), 'shapeType', 'Rectangle').style).toMatchObject({ width: 100, height: 100 });
  });
});

describe('what it opens', () => {
  it.each(LAUNCH_TARGETS)('%s by name', (target) => {
    expect(set(area(), 'opens', target).style).toMatchObject({ opens: target, ...opening(target) });
  });
  it('nothing, and a custom target that can be typed', () => {
    const alarm = set(area(), 'opens', 'ALARM');
    expect(set(alarm, 'opens', 'NONE').style).toMatchObject({ opens: 'NONE', ...opening('') });
    const custom = set(alarm, 'opens', 'CUSTOM');
    expect(custom.style).toMatchObject({ opens: 'CUSTOM', ...opening('ALARM') });
    expect(set(custom, 'interaction.action.intent', '').style.opens).toBe('CUSTOM');
    const typed = set(custom, 'interaction.action.intent', 'com.example.app/.Main');
    expect(typed.style).toMatchObject({ opens: 'CUSTOM', ...opening('com.example.app/.Main') });
  });
  it.each([
    ...['', 'ALARM', 'com.example.app', 'com.example.app/.Main', 'com.example.app/com.example.app.Main$Inner'],
    ...['app://screen?tab=1', '#Intent;action=android.intent.action.SHOW_ALARMS;end'],
  ])('%j is accepted', (intent) => {
    expect(programmableNode.safeParse({ ...area(), style: opening(intent) }).success).toBe(true);
  });
  it.each([
    ...[
      'alarm',
      'com.',
      'com.example app',
      'com.example.app/',
      '.Main',
      'com.example\n.app',
      'app://a b',
      'app://\u0007',
    ],
    ...['javascript:alert(1)', '#Intent;', `com.${'a'.repeat(500)}`],
  ])('%j is refused, and the field says why', (intent) => {
    const parsed = programmableNode.safeParse({ ...area(), style: opening(intent) });
    expect(parsed.success).toBe(false);
    const key = issueOf(parsed.error!.issues[0]!).key;
    expect(['launchTarget', 'tooLong']).toContain(key);
    for (const words of [en, zh]) expect((words.field as Record<string, string>)[key]).toBeTruthy();
  });
  it('is a circle of 100 px without a target at first', () => {
    const node = createNode(catalogueItem('interaction')!, { uuid: 'u', label: 'L', place: startPlace(CANVAS) });
    expect(node).toMatchObject({
      nodeType: 'programmable',
      style: { x: 200, y: 200, width: 100, height: 100, radius: 50, opens: 'NONE', ...opening('') },
    });
  });
});
