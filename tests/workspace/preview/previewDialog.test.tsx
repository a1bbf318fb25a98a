// The preview: opens and closes with the focus restored, does not play by itself with reduced motion, describes what it shows.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaceNode } from '@/schemas/nodes';
import { node as nodeSchema } from '@/schemas/nodes';
import type { Simulator } from '@/simulator/simulator';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { toasts } from '@/ui/toasts';
import { openPreview, setReducedMotion } from './openPreview';

beforeEach(() => setReducedMotion(false));

const frames = ['a', 'b', 'c'].map((name) => ({ url: `art:x/${name}.png`, fileSize: 1 }));
const animation = (style = {}): FaceNode =>
  nodeSchema.parse({ uuid: 'spin', label: 'Spin', nodeType: 'animation', style: { imgs: frames, ...style } });
const tapArea = (intent: string): FaceNode =>
  nodeSchema.parse({
    uuid: 'tap',
    label: 'Corner',
    nodeType: 'programmable',
    style: { width: 80, height: 80, interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent } } },
  });

const face = (dialog: HTMLElement) => within(dialog).getByRole('img', { name: /Harbour/ });
const isRunning = ({ clock }: Simulator) => clock.mode().kind === 'running';

describe('the preview', () => {
  it('takes the focus, and returns it when Escape closes it', async () => {
    const { user, opener, dialog } = await openPreview([rootLayer()]);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('runs from the shown time, and does not change it', async () => {
    let before = 0;
    const { user, simulator } = await openPreview([rootLayer()], (editor) => {
      before = editor.simulator.watch.state().now;
    });
    expect(isRunning(simulator)).toBe(true);
    await user.keyboard('{Escape}');
    expect(simulator.clock.mode()).toEqual({ kind: 'paused', at: before });
  });

  it('keeps a time chosen in it', async () => {
    const { user, dialog, simulator } = await openPreview([rootLayer()]);
    await user.click(within(dialog).getByRole('button', { name: 'Midnight' }));
    await user.keyboard('{Escape}');
    expect(simulator.watch.read('DH')).toBe(0);
    expect(simulator.clock.mode().kind).toBe('paused');
  });

  it('is paused with reduced motion, until Play', async () => {
    setReducedMotion(true);
    const { user, dialog, simulator } = await openPreview([rootLayer(), animation()]);
    expect(isRunning(simulator)).toBe(false);
    const play = within(dialog).getByRole('button', { name: 'Play' });
    expect(document.getElementById(play.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/reduced motion/);
    await user.click(play);
    expect(isRunning(simulator)).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    expect(isRunning(simulator)).toBe(false);
  });

  it('shows both modes', async () => {
    const nodes = [rootLayer(), textLayer('one', { text: 'Noon' }), animation()];
    const { user, dialog } = await openPreview(nodes, ({ show }) => {
      show('ambient');
      show('normal');
    });
    expect(face(dialog).querySelectorAll('[data-node]')).toHaveLength(3);
    await user.click(within(dialog).getByRole('radio', { name: 'Always-on' }));
    expect(face(dialog).querySelectorAll('[data-node]')).toHaveLength(2);
    expect(face(dialog).getAttribute('aria-label')).toContain('Always-on');
  });

  it('explains where an always-on that was never opened starts', async () => {
    const { user, dialog } = await openPreview([rootLayer()]);
    await user.click(within(dialog).getByRole('radio', { name: 'Always-on' }));
    expect(within(dialog).getByText(/no always-on layers yet/)).toBeTruthy();
  });

  it('creates an always-on that was never opened, without seconds, and shows it', async () => {
    const second = { ...textLayer('second', { textTag: '#DsZ#' }), label: 'Ticking' };
    const { user, dialog, store } = await openPreview([rootLayer(), textLayer('one', { text: 'Noon' }), second]);
    await user.click(within(dialog).getByRole('radio', { name: 'Always-on' }));
    await user.click(within(dialog).getByRole('button', { name: 'Make always-on' }));
    expect(face(dialog).querySelectorAll('[data-node]')).toHaveLength(2);
    expect(store.getState().editor.mode).toBe('ambient');
    expect(toasts.get().at(-1)?.text).toMatch(/^Left out of always-on: Ticking\./);
  });

  it('describes in words what the face shows', async () => {
    const { dialog, simulator } = await openPreview([rootLayer(), textLayer('one', { textTag: '#BLP#' })]);
    const facts = within(dialog).getByRole('region', { name: 'What the face shows' });
    expect(facts.textContent).toContain('round, 500 × 500 px');
    expect(facts.textContent).toContain('Battery level in percent72');
    act(() => simulator.watch.set({ battery: 5 }));
    expect(facts.textContent).toContain('Battery level in percent5');
    expect(face(dialog).getAttribute('aria-label')).toMatch(/^Harbour: round, 500 × 500 px, Normal, 08:59$/);
  });

  it.each([
    ['ALARM', 'Corner opens Alarm'],
    ['com.example.app', 'Corner opens com.example.app'],
    ['', 'Corner does not open anything yet'],
  ])('responds to a tap on an area of %s, by pointer and by key', async (intent, words) => {
    const { user, dialog } = await openPreview([rootLayer(), tapArea(intent)]);
    const toastTexts = () => toasts.get().map(({ text }) => text);
    const area = face(dialog).querySelector('[data-tap-area] circle');
    if (!area) throw new Error('the area is not drawn');
    fireEvent.click(area);
    expect(toastTexts()).toContain(words);
    await user.click(within(dialog).getByRole('button', { name: 'Tap “Corner”' }));
    expect(toastTexts().filter((text) => text === words)).toHaveLength(1);
  });

  it('shows the button of a tap like Pause', async () => {
    const { dialog } = await openPreview([rootLayer(), tapArea('ALARM')]);
    const look = (name: string | RegExp) => within(dialog).getByRole('button', { name }).className.trim();
    expect(look('Tap “Corner”')).toBe(look('Pause'));
    expect(within(dialog).getByRole('button', { name: 'Tap “Corner”' }).querySelector('svg')).not.toBeNull();
  });
});
