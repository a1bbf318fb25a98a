// Announcements of each command: once, polite, the final value of a run, the reason of a refusal; in both languages.

import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { COMMANDS } from '@/editor/commands';
import { addNode } from '@/editor/commands/addNode';
import type { EditCommand } from '@/editor/commands/defineCommand';
import { moveTo } from '@/editor/commands/order';
import { rename } from '@/editor/commands/rename';
import { select } from '@/editor/commands/select';
import { setFact } from '@/editor/commands/setFact';
import { setField } from '@/editor/commands/setField';
import { setHand } from '@/editor/commands/setHand';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand } from '@/editor/dispatch/runCommand';
import { type FaceNode, nodeSchemas } from '@/schemas/nodes';
import { ANNOUNCE_WAIT_MS, announcements } from '@/ui/announce';
import { dismissToast, toasts } from '@/ui/toasts';
import { createEditorPort } from '@/workspace/screen/editorPort';
import { selectIn } from '../support/acts';
import { backgroundLayer, imageLayer, rootLayer, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
  vi.useRealTimers();
});

/** An editor, and everything that its live regions announce from now on. */
async function listen(language: 'en' | 'zh', nodes: readonly FaceNode[]) {
  const { store, nodes: now } = await renderEditor(null, nodes, language);
  const layers = { addEntry: async () => {}, addFiles: async () => {} } as unknown as Parameters<
    typeof createEditorPort
  >[0]['layers'];
  const animations = { toggle: () => {} } as unknown as Parameters<typeof createEditorPort>[0]['animations'];
  const idle = async () => {};
  const port = createEditorPort({
    store: store as unknown as Parameters<typeof createEditorPort>[0]['store'],
    viewport: createViewport(),
    layers,
    animations,
    save: idle,
    publish: idle,
    showHelp: () => {},
    openPreview: () => {},
    onPastedFromElsewhere: () => {},
  });
  const announcedTexts: string[] = [];
  let turns = { polite: announcements.get().polite.turn, assertive: announcements.get().assertive.turn };
  const stop = announcements.subscribe(() => {
    const { polite, assertive } = announcements.get();
    if (polite.turn !== turns.polite) announcedTexts.push(polite.text);
    if (assertive.turn !== turns.assertive) announcedTexts.push(`! ${assertive.text}`);
    turns = { polite: polite.turn, assertive: assertive.turn };
  });
  const quiet = () => act(() => vi.advanceTimersByTime(ANNOUNCE_WAIT_MS));
  quiet();
  announcedTexts.length = 0;
  const pressed = (name: string) => {
    const command = COMMANDS.find((one) => one.name === name);
    if (!command) throw new Error(`no command ${name}`);
    act(() => void performCommand(store, port, command));
  };
  return {
    pressed,
    /** Runs commands one after the other without a pause, then waits. */
    hear(...names: string[]): string[] {
      announcedTexts.length = 0;
      for (const name of names) pressed(name);
      quiet();
      return [...announcedTexts];
    },
    hearOf<P>(command: EditCommand<P>, payload: P): string[] {
      announcedTexts.length = 0;
      act(() => void runCommand(store, command, payload));
      quiet();
      return [...announcedTexts];
    },
    select: (...uuids: string[]) =>
      act(() => {
        selectIn(store, ...uuids);
        quiet();
        announcedTexts.length = 0;
      }),
    labels: () => now().map((node) => node.label),
    stop,
  };
}

const LAYERS = () => [
  rootLayer(),
  textLayer('Date', { x: 10, y: 20, width: 100, height: 40 }),
  imageLayer('Logo', { x: 61, y: 260, width: 80, height: 80 }),
];

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const inLanguage = (en: string, zh: string) => [language === 'en' ? en : zh];

  it('each command is announced once, with its final value', async () => {
    const { hear, hearOf, select: choose, stop } = await listen(language, LAYERS());
    expect(hearOf(select, { mode: 'replace', uuids: ['Logo'] })).toEqual(
      inLanguage('Selected image layer "Logo", 1 of 3', '已选中图片图层“Logo”，第 1 个，共 3 个'),
    );
    // Ten nudges are one sentence.
    expect(hear(...Array.from({ length: 10 }, () => 'nudgeRight'))).toEqual(
      inLanguage('Logo X 71, Y 260', 'Logo X 71，Y 260'),
    );
    expect(hear('resizeDown', 'resizeDown')).toEqual(inLanguage('Logo width 80, height 82', 'Logo 宽 80，高 82'));
    expect(hear('rotateRight', 'rotateRight')).toEqual(inLanguage('Logo rotation 30°', 'Logo 旋转 30°'));
    expect(hear('moveDown')).toEqual(inLanguage('Logo is layer 2 of 3', 'Logo 现在位于第 2 层，共 3 层'));
    expect(hear('toggleVisible')).toEqual(inLanguage('Logo hidden', '已隐藏 Logo'));
    expect(hear('toggleVisible')).toEqual(inLanguage('Logo shown', '已显示 Logo'));
    expect(hear('toggleLock')).toEqual(inLanguage('Logo locked', '已锁定 Logo'));
    expect(hear('toggleLock')).toEqual(inLanguage('Logo unlocked', '已解锁 Logo'));
    expect(hear('copy')).toEqual(inLanguage('Logo copied', '已复制 Logo'));
    expect(hear('paste')).toEqual(inLanguage('Logo 2 pasted', '已粘贴 Logo 2'));
    expect(hear('removeNodes')).toEqual(inLanguage('Logo 2 deleted', '已删除 Logo 2'));
    expect(hear('undo')).toEqual(inLanguage('Undone: Delete. Logo 2 is there again', '已撤销：删除。Logo 2 已恢复'));
    expect(hear('redo')).toEqual(inLanguage('Redone: Delete. Logo 2 is gone', '已重做：删除。Logo 2 已移除'));
    choose('Logo');
    expect(hear('cut')).toEqual(inLanguage('Logo cut', '已剪切 Logo'));
    expect(hear('selectAll')).toHaveLength(1);
    expect(hear('selectNone')).toEqual(inLanguage('Selection cleared', '已取消选择'));
    expect(hear('showAmbient')).toEqual(
      inLanguage('Smartwatch 500², Always-on, 2 layers', '智能手表 500²，息屏显示，2 个图层'),
    );
    expect(hear('showNormal')).toHaveLength(1);
    expect(hear('zoomIn', 'zoomIn')).toEqual(inLanguage('Zoom 156%', '缩放 156%'));
    expect(hear('toggleGrid')).toHaveLength(1);
    expect(hear('toggleGrid')).toHaveLength(1);
    expect(hearOf(addNode, { nodes: [textLayer('new', {}, { label: 'Steps' })] })).toEqual(
      inLanguage('Steps added', '已添加 Steps'),
    );
    stop();
  });

  it('two undos in a row are both announced, also of the same command', async () => {
    const { hear, select: choose, stop } = await listen(language, LAYERS());
    choose('Logo');
    for (const name of ['toggleVisible', 'toggleVisible', 'moveDown']) hear(name);
    expect(hear('undo', 'undo', 'undo')).toEqual(
      inLanguage('Undone 3 steps: Down, Show or hide. Logo shown', '已撤销 3 步：下移、显示或隐藏。已显示 Logo'),
    );
    expect(hear('redo', 'redo')).toEqual(
      inLanguage('Redone 2 steps: Show or hide. Logo shown', '已重做 2 步：显示或隐藏。已显示 Logo'),
    );
    expect(hear('redo')).toEqual(
      inLanguage('Redone: Down. Logo is layer 2 of 3', '已重做：下移。Logo 现在位于第 2 层，共 3 层'),
    );
    stop();
  });

  it('identical text is announced again', async () => {
    const { hear, select: choose, stop } = await listen(language, LAYERS());
    choose('Date');
    expect([hear('describeSelection'), hear('describeSelection')]).toEqual([
      inLanguage('Date: X 10, Y 20, width 100, height 40, rotation 0°', 'Date：X 10，Y 20，宽 100，高 40，旋转 0°'),
      inLanguage('Date: X 10, Y 20, width 100, height 40, rotation 0°', 'Date：X 10，Y 20，宽 100，高 40，旋转 0°'),
    ]);
    stop();
  });

  it('a refusal is announced with its reason', async () => {
    const {
      hear,
      select: choose,
      stop,
    } = await listen(language, [
      rootLayer(),
      backgroundLayer(),
      imageLayer('Held', { x: 1, y: 1, width: 40, height: 40, isLock: true }),
      imageLayer('Large', { x: 0, y: 0, width: 400, height: 400 }),
    ]);
    choose('Held');
    const locked = hear('nudgeRight');
    expect(locked).toHaveLength(1);
    expect(locked[0]).toMatch(language === 'en' ? /locked/i : /锁定/);
    expect(hear('removeNodes')[0]).toMatch(language === 'en' ? /locked/i : /锁定/);
    choose('Large');
    expect(hear('rotateRight')[0]).toMatch(/30/);
    expect(hear('moveUp')[0]).toMatch(language === 'en' ? /top/i : /最上|顶/);
    choose('photo');
    expect(hear('moveUp')[0]).toMatch(language === 'en' ? /background/i : /背景/);
    stop();
  });

  it('leaving the canvas, coming back and reaching its middle are announced', async () => {
    const {
      hear,
      select: choose,
      stop,
    } = await listen(language, [rootLayer(), textLayer('Date', { x: 240, y: 491, width: 20, height: 10 })]);
    choose('Date');
    const away = hear('nudgeDownFar');
    expect(away).toHaveLength(1);
    expect(away[0]).toContain(language === 'en' ? 'Date moved off the canvas, hidden' : 'Date 移出画布，已隐藏');
    expect(hear('nudgeUpFar')[0]).toContain(language === 'en' ? 'on the canvas again' : '已回到画布');
    hear('nudgeLeft');
    expect(hear('nudgeRight')[0]).toContain(language === 'en' ? 'centered horizontally' : '与画布水平居中');
    stop();
  });

  it('undo announces the layer and its current state, of several the number and position', async () => {
    const { hear, hearOf, select: choose, stop } = await listen(language, LAYERS());
    const undone = (en: string, zh: string) => inLanguage(`Undone: ${en}`, `已撤销：${zh}`);
    choose('Logo');
    hear('nudgeRight', 'nudgeRight');
    expect(hear('undo')).toEqual(undone('Move right by 2 px. Logo X 61, Y 260', '右移 2 px。Logo X 61，Y 260'));
    hear('rotateRight');
    expect(hear('undo')).toEqual(undone('Rotate right by 15°. Logo rotation 0°', '顺时针旋转 15°。Logo 旋转 0°'));
    hearOf(setField, { uuids: ['Date'], path: 'fontSize', value: 48 });
    expect(hear('undo')).toEqual(
      undone('Change font size of Date. Date: Font size 32', '修改“Date”的字号。Date：字号 32'),
    );
    hearOf(rename, { uuid: 'Date', label: 'Day' });
    expect(hear('undo')).toEqual(undone('Rename layer. Day is named Date', '重命名图层。“Day”的名称为“Date”'));
    choose('Date', 'Logo');
    expect(hear('nudgeDownFar')).toEqual(inLanguage('2 layers X 10, Y 30', '2 个图层 X 10，Y 30'));
    expect(hear('undo')).toEqual(
      undone(
        'Move down by 10 px. 2 layers: X 10, Y 20, width 131, height 320',
        '下移 10 px。2 个图层：X 10，Y 20，宽 131，高 320',
      ),
    );
    expect(hear('describeSelection')).toEqual(
      inLanguage('2 layers: X 10, Y 20, width 131, height 320', '2 个图层：X 10，Y 20，宽 131，高 320'),
    );
    stop();
  });

  it('undo and redo name the field that was set and its layers, also if other fields follow it', async () => {
    const slot = nodeSchemas.google_complication.parse({
      uuid: 's',
      label: 'Slot',
      nodeType: 'google_complication',
      style: {},
    }) as FaceNode;
    const { hearOf, hear, stop } = await listen(language, [...LAYERS(), slot]);
    const begins = (en: string, zh: string) =>
      expect(hear('undo')[0]).toMatch(language === 'en' ? `Undone: ${en}.` : `已撤销：${zh}。`);
    hearOf(setField, { uuids: ['Logo'], path: 'ratio', value: true });
    begins('Change ratio lock of Logo', '修改“Logo”的比例锁定');
    hearOf(setField, { uuids: ['Logo'], path: 'width', value: 60 });
    begins('Change width of Logo', '修改“Logo”的宽度');
    hearOf(setField, { uuids: ['Logo', 'Date'], path: 'x', value: 77 });
    begins('Change X of 2 layers', '修改 2 个图层的 X');
    hearOf(setField, { uuids: ['Logo'], path: 'offset.x', value: 7 });
    begins('Change pivot X of Logo', '修改“Logo”的轴心 X');
    hearOf(setField, { uuids: [slot.uuid], path: 'borderColor', value: '#ff0000' });
    begins(`Change border color of ${slot.label}`, `修改“${slot.label}”的边框颜色`);
    hearOf(setField, { uuids: [rootLayer().uuid], path: 'fill', value: '#123456' });
    begins(`Change color of ${rootLayer().label}`, `修改“${rootLayer().label}”的颜色`);
    hearOf(setFact, { uuids: ['Logo'], path: 'activeWhen', value: '#BS#' });
    begins('Change condition of the active image of Logo', '修改“Logo”的激活条件');
    hearOf(setHand, { hands: new Map([['Logo', 'hour']]) });
    begins('Change hand of Logo', '修改“Logo”的指针');
    stop();
  });

  it('undo and redo name the whole burst of key presses', async () => {
    const { hear, select: choose, stop } = await listen(language, LAYERS());
    const undone = (en: string, zh: string) => inLanguage(`Undone: ${en}`, `已撤销：${zh}`);
    choose('Logo');
    hear(...Array.from({ length: 40 }, () => 'nudgeRightFar'), 'nudgeRight', 'nudgeUp');
    expect(hear('undo')).toEqual(
      undone('Move right by 401 px and up by 1 px. Logo X 61, Y 260', '右移 401 px、上移 1 px。Logo X 61，Y 260'),
    );
    expect(hear('redo')).toEqual(
      inLanguage(
        'Redone: Move right by 401 px and up by 1 px. Logo X 462, Y 259',
        '已重做：右移 401 px、上移 1 px。Logo X 462，Y 259',
      ),
    );
    hear('undo');
    hear('resizeRight', 'resizeRightFar', 'resizeDown');
    expect(hear('undo')[0]).toContain(
      language === 'en' ? 'Wider by 11 px and taller by 1 px.' : '变宽 11 px、变高 1 px。',
    );
    hear('rotateLeft', 'rotateLeftFine');
    expect(hear('undo')[0]).toContain(language === 'en' ? 'Rotate left by 16°.' : '逆时针旋转 16°。');
    stop();
  });

  it('undo and redo of a reorder name the layer that moved, not its neighbour, whatever is selected by then', async () => {
    const { hear, hearOf, select: choose, stop } = await listen(language, LAYERS());
    for (const [layer, name, place] of [
      ['Date', 'moveUp', 2],
      ['Logo', 'moveDown', 1],
    ] as const) {
      choose(layer);
      hear(name);
      choose();
      const words = language === 'en' ? `${layer} is layer ${place} of 3` : `${layer} 现在位于第 ${place} 层，共 3 层`;
      expect(hear('undo')[0]).toContain(words);
    }
    hearOf(moveTo, { uuids: ['Date'], index: 2 });
    expect(hear('undo')[0]).toContain(language === 'en' ? 'Date is layer 2 of 3' : 'Date 现在位于第 2 层');
    expect(hear('redo')[0]).toContain(language === 'en' ? 'Date is layer 1 of 3' : 'Date 现在位于第 1 层');
    stop();
  });

  it('a duplicate is announced as one', async () => {
    const { hear, select: choose, stop } = await listen(language, LAYERS());
    choose('Logo');
    expect(hear('duplicate')).toEqual(inLanguage('Logo 2 duplicated', '已创建 Logo 2 的副本'));
    stop();
  });

  it('numbers are announced with one decimal at most', async () => {
    const nodes = [
      rootLayer(),
      imageLayer('Logo', { x: 10.004, y: 205.01, width: 33.333, height: 20, rotation: 7.25 }),
    ];
    const { hear, select: choose, stop } = await listen(language, nodes);
    choose('Logo');
    expect(hear('describeSelection')).toEqual(
      inLanguage(
        'Logo: X 10, Y 205, width 33.3, height 20, rotation 7.3°',
        'Logo：X 10，Y 205，宽 33.3，高 20，旋转 7.3°',
      ),
    );
    expect(hear('nudgeRight')).toEqual(inLanguage('Logo X 11, Y 205', 'Logo X 11，Y 205'));
    stop();
  });

  it('reaching the edges and the middle of another layer is announced while nudging, ignoring hidden ones', async () => {
    const nodes = [
      rootLayer(),
      textLayer('Hidden', { x: 9, y: 300, width: 10, height: 10, visible: false }),
      textLayer('Wide', { x: 12, y: 300, width: 200, height: 40 }),
      imageLayer('Logo', { x: 10, y: 100, width: 80, height: 80 }),
    ];
    const { hear, select: choose, stop } = await listen(language, nodes);
    choose('Logo');
    expect(hear('nudgeLeft')).toEqual(inLanguage('Logo X 9, Y 100', 'Logo X 9，Y 100'));
    expect(hear('nudgeRight', 'nudgeRight', 'nudgeRight')).toEqual(
      inLanguage('Logo X 12, Y 100, aligned with the left edge of Wide', 'Logo X 12，Y 100，与“Wide”左边对齐'),
    );
    for (let step = 0; step < 6; step += 1) hear('nudgeRightFar');
    expect(hear('nudgeRight')).toEqual(inLanguage('Logo X 73, Y 100', 'Logo X 73，Y 100'));
    expect(hear('nudgeLeft')).toEqual(
      inLanguage('Logo X 72, Y 100, centered on Wide from left to right', 'Logo X 72，Y 100，与“Wide”水平居中对齐'),
    );
    for (let step = 0; step < 11; step += 1) hear('nudgeDownFar');
    expect(hear('nudgeDownFar')).toEqual(
      inLanguage('Logo X 72, Y 220, aligned with the top of Wide', 'Logo X 72，Y 220，与“Wide”顶边对齐'),
    );
    stop();
  });
});
