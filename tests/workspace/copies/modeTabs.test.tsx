// The tabs Normal and Always-on: by pointer and by keys, the announcement on first opening, and the hint that appears once.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showAmbient, showNormal } from '@/editor/commands/modes';
import { performCommand } from '@/editor/dispatch/performCommand';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import { watchCopy } from '@/tests/editor/document/twoCopies';
import { dismissToast, toasts } from '@/ui/toasts';
import { renderCopies } from './renderCopies';

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});
const texts = () => toasts.get().map(({ text }) => text);

describe('the mode tabs', () => {
  it.each([
    [
      'en',
      'Normal',
      'Always-on',
      'Left out of always-on: rain. Always-on updates once a minute, without animations and seconds.',
    ],
    ['zh', '常规', '息屏显示', '息屏显示中已去掉：rain。息屏每分钟绘制一次，不含动画和秒。'],
  ] as const)(
    'show the other mode, and announce what always-on leaves out, in %s',
    async (language, normal, ambient, panelWords) => {
      const face = await renderCopies([watchCopy], language);
      expect(face.tab(normal).getAttribute('aria-selected')).toBe('true');
      await face.user.click(face.tab(ambient));
      expect(face.tab(ambient).getAttribute('aria-selected')).toBe('true');
      expect([face.order(), texts()]).toEqual([['root', 'time', 'date'], [panelWords]]);
      await face.user.click(face.tab(normal));
      expect(face.order()).toHaveLength(5);
    },
  );
  it('are one tab stop; arrows, Home and End select', async () => {
    const face = await renderCopies([watchCopy]);
    await face.user.tab();
    expect(document.activeElement).toBe(face.tab('Normal'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Always-on'],
      ['{ArrowRight}', 'Normal'],
      ['{End}', 'Always-on'],
      ['{Home}', 'Normal'],
      ['{ArrowLeft}', 'Always-on'],
    ] as const) {
      await face.user.keyboard(key);
      expect(document.activeElement).toBe(face.tab(name));
      expect(face.tab(name).getAttribute('aria-selected')).toBe('true');
    }
  });
  it('follow the commands; that of the open mode is disabled', async () => {
    const face = await renderCopies([watchCopy]);
    expect(performCommand(face.store, face.port, showNormal)?.messageKey).toBe('alreadyNormal');
    expect(screen.getByRole('tab', { name: 'Normal', selected: true })).toBeTruthy();
    face.dispatch({ type: 'nothing' });
    performCommand(face.store, face.port, showAmbient);
    expect(await screen.findByRole('tab', { name: 'Always-on', selected: true })).toBeTruthy();
  });
});

describe('the hint at the first always-on', () => {
  it('stays until it is closed, moves the focus to the tab, and does not appear again', async () => {
    const face = await renderCopies([watchCopy]);
    expect(screen.queryByRole('region', { name: 'Always-on' })).toBeNull();
    await face.user.click(face.tab('Always-on'));
    expect(screen.getByRole('region', { name: 'Always-on' }).textContent).toContain(
      'has its own layers and undo history',
    );
    // True for an always-on from a template, too.
    const panelText = screen.getByRole('region', { name: 'Always-on' }).textContent;
    expect(panelText).toContain('a new one starts as a copy of the normal layers');
    expect(panelText).not.toContain('It began as a copy');
    await face.user.click(face.button('Got it'));
    expect(screen.queryByRole('region', { name: 'Always-on' })).toBeNull();
    expect(document.activeElement).toBe(face.tab('Always-on'));
    await face.user.click(face.tab('Normal'));
    await face.user.click(face.tab('Always-on'));
    expect(screen.queryByRole('region', { name: 'Always-on' })).toBeNull();
  });
  it.each([
    ['en', 'Always-on', 'its two modes share layers'],
    ['zh', '息屏显示', '两种模式共用部分图层'],
  ] as const)('explains for an imported face which layers change together, in %s', async (language, name, words) => {
    const face = await renderCopies([{ ...watchCopy, watchFace: watchFaceRest.parse({}) }], language);
    await face.user.click(face.tab(name));
    expect(screen.getByRole('region', { name }).textContent).toContain(words);
  });
});
