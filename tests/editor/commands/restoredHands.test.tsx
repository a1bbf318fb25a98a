// A hand that was too large to rotate gets its default tag and angle back once it is small enough, with an announcement.
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { select } from '@/editor/commands/select';
import { setField } from '@/editor/commands/setField';
import { resizeNodes } from '@/editor/commands/transformNodes';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { Platform } from '@/schemas/design';
import { dismissToast, toasts } from '@/ui/toasts';
import { imageLayer, rootLayer, Session } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

/** 30 percent of the smartwatch's 500 px canvas is 75,000 px², of the chip's 466 px canvas 65,146.8. */
const large = { x: 10, y: 10, width: 300, height: 300, offset: { x: 150, y: 150 } };
const hand = (type: string, style: object = {}) => ({ ...imageLayer(type, { ...large, ...style }), type }) as const;
const SMALL = { width: 250, height: 250 };
const sized = (session: Session, uuid: string, size: object) =>
  session.run(resizeNodes, { patches: new Map([[uuid, { ...size }]]) });

describe('a hand made small enough', () => {
  it.each([
    ['hour', '#DWFKS#', 269.5],
    ['minutes', '#DWFM#', 354],
    ['seconds', '#DWFS#', 48],
  ])('%s follows %s again with a default angle of %s degrees, in the same undo state', (type, rotate, rotation) => {
    for (const platform of ['android', 'falcon'] satisfies Platform[]) {
      const session = new Session([rootLayer(), hand(type)], platform);
      expect(sized(session, type, SMALL)).toBeNull();
      expect(session.style(type)).toMatchObject({ ...SMALL, rotate, rotation });
      expect(session.undos).toBe(1);
    }
  });
  it.each([
    ['not while it is still too large for the watch', 'falcon', 'hour', {}, { width: 260, height: 255 }],
    ['not where it was small before', 'android', 'hour', { width: 200, height: 200 }, SMALL],
    ['not where it is turned already', 'android', 'hour', { width: 200, rotation: 30 }, { width: 260, height: 250 }],
    ['not for what is no hand', 'android', 'image', {}, SMALL],
  ] as const)('%s', (_, platform, type, style, size) => {
    const session = new Session([rootLayer(), hand(type, style)], platform);
    sized(session, type, size);
    expect(session.style(type)).toMatchObject({ ...size, rotate: '', rotation: ('rotation' in style && 30) || 0 });
  });
  it('a size typed on the way to a larger one leaves no tag behind', () => {
    const session = new Session([rootLayer(), hand('hour')]);
    const before = session.nodes;
    const type = (value: number) =>
      session.run(setField, { uuids: ['hour'], path: 'width', value, before }, 10)?.messageKey;
    expect(type(31)).toBeUndefined();
    expect(session.style('hour')).toMatchObject({ width: 31, rotate: '#DWFKS#' });
    expect(type(310)).toBeUndefined();
    expect(session.style('hour')).toMatchObject({ width: 310, rotate: '', rotation: 0 });
  });
});

describe('the announcement', () => {
  beforeEach(() => {
    for (const { id } of toasts.get()) dismissToast(id);
  });
  it.each([
    ['en', 'The hands have their default data tags and angles again.'],
    ['zh', '指针已恢复默认的数据标签和角度。'],
  ] as const)('is the success message of the catalogue, once, in %s', async (language, text) => {
    const nodes = [rootLayer(), hand('hour', { width: 251, height: 300 })];
    const { store, port } = await renderEditor(null, nodes, language);
    runCommand(store, setField, { uuids: ['hour'], path: 'width', value: 250.5 });
    expect(toasts.get()).toEqual([]);
    runCommand(store, setField, { uuids: ['hour'], path: 'width', value: 250 });
    expect(toasts.get().map((toast) => [toast.tone, toast.text])).toEqual([['success', text]]);
    for (const { id } of toasts.get()) dismissToast(id);
    runCommand(store, select, { mode: 'replace', uuids: ['hour'] });
    performCommand(store, port, COMMANDS.find(({ name }) => name === 'resizeLeft')!);
    expect(toasts.get()).toEqual([]);
  });
});
