// Playing animations by the command's key, by the button under the properties and by the one on the canvas; hints appear once.
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { addNode } from '@/editor/commands/addNode';
import { togglePlay } from '@/editor/commands/playback';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened, documentReducer } from '@/editor/document/documentSlice';
import type { FaceNode } from '@/schemas/nodes';
import { node as nodeSchema } from '@/schemas/nodes';
import { startLanguage } from '@/service/language/i18n';
import { type Animations, AnimationsContext, createAnimations } from '@/simulator/animations';
import { createHintNotices } from '@/simulator/hintNotice';
import { designOf, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { withDesk } from '@/tests/editor/support/withDesk';
import { bare, pictures } from '@/tests/face/nodes/sampleNodes';
import { AnimationSection } from '@/workspace/preview/AnimationSection';
import { useEditorAnimations } from '@/workspace/preview/useEditorAnimations';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

const animation = (uuid: string, style = {}): FaceNode =>
  nodeSchema.parse({
    uuid,
    label: uuid,
    nodeType: 'animation',
    style: { imgs: ['a', 'b'].map((name) => ({ url: `art:x/${name}.png`, fileSize: 1 })), ...style },
  });

let animations: Animations;
let disconnect: () => void;
beforeEach(() => {
  animations = createAnimations(() => {});
  disconnect = animations.connect();
  localStorage.clear();
});
afterEach(() => disconnect());

const around = (part: ReactNode) => <AnimationsContext value={animations}>{part}</AnimationsContext>;
const NODES = [rootLayer(), textLayer('words'), animation('spin'), animation('blink')];
const plays = (uuid: string) => animations.playback.isPlaying(uuid);

describe('the command', () => {
  const canvas = () => renderEditor(around(<CanvasRegion viewport={createViewport()} />), NODES);
  const layer = (uuid: string) => document.querySelector<SVGGElement>(`[data-layer="${uuid}"]`)!;

  it('is Space on an animation of the canvas, once however long it is held', async () => {
    const { port } = await canvas();
    act(() => layer('spin').focus());
    fireEvent.keyDown(layer('spin'), { key: ' ' });
    fireEvent.keyDown(layer('spin'), { key: ' ', repeat: true });
    expect(port.togglePlay).not.toHaveBeenCalled();
    fireEvent.keyUp(layer('spin'), { key: ' ' });
    expect(port.togglePlay).toHaveBeenCalledTimes(1);
    expect(port.togglePlay.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ uuid: 'spin' })]);
  });

  it('does not run while Space is held to pan', async () => {
    const { port } = await canvas();
    const face = screen.getByRole('application');
    act(() => layer('spin').focus());
    fireEvent.keyDown(layer('spin'), { key: ' ' });
    fireEvent.pointerDown(face, { pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.pointerUp(face, { pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.keyUp(layer('spin'), { key: ' ' });
    expect(port.togglePlay).not.toHaveBeenCalled();
    fireEvent.keyDown(layer('spin'), { key: ' ' });
    fireEvent.keyUp(layer('spin'), { key: ' ' });
    expect(port.togglePlay).toHaveBeenCalledTimes(1);
  });

  it('does nothing on other layers and on the canvas itself', async () => {
    const { port } = await canvas();
    act(() => layer('words').focus());
    for (const target of [layer('words'), screen.getByRole('application')]) {
      fireEvent.keyDown(target, { key: ' ' });
      fireEvent.keyUp(target, { key: ' ' });
    }
    expect(port.togglePlay).not.toHaveBeenCalled();
    expect(togglePlay.shortcuts).toEqual([' ']);
  });

  it('has a button on the canvas for all of them', async () => {
    const { user } = await canvas();
    await user.click(screen.getByRole('button', { name: 'Play all animations' }));
    expect([plays('spin'), plays('blink')]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Stop all animations' }));
    expect(animations.playback.isAnyPlaying()).toBe(false);
  });

  it('opens the preview by P', async () => {
    const { port } = await canvas();
    fireEvent.keyDown(screen.getByRole('application'), { key: 'p' });
    expect(port.openPreview).toHaveBeenCalledTimes(1);
  });
});

describe('playback under the properties', () => {
  const section = async (style = {}) => {
    const editor = await renderEditor(around(<AnimationSection />), [rootLayer(), animation('spin', style)]);
    editor.select('spin');
    return editor;
  };

  it('plays and stops the selected layer, and describes how it plays', async () => {
    const { user } = await section({ delayTime: 200, intervalCount: 3, loop: false });
    expect(screen.getByText('2 frames, 5 per second, stops after 3 loops')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play animation' }));
    expect(plays('spin')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Stop animation' }));
    expect(plays('spin')).toBe(false);
  });

  it('warns of flashing, as an estimate', async () => {
    await section({ width: 270, height: 270, delayTime: 100 });
    expect(screen.getByText(/^Estimate: at 10 frames per second on 29% of the face/)).toBeTruthy();
    expect(screen.getByText(/plays forever$/)).toBeTruthy();
  });

  it('is not shown for other layers', async () => {
    await renderEditor(around(<AnimationSection />), NODES);
    expect(screen.queryByRole('region', { name: 'Playback' })).toBeNull();
  });
});

describe('hints', () => {
  const visitor = { session: { status: 'visitor', user: null, showLogin: false, lastUserId: null } } as const;
  const hintsFor = () => createHintNotices(() => visitor);

  it.each([
    ['an animation', animation('new'), 'noSequenceTip'],
    ['pictures that the weather picks', bare('image_sequence', { textTag: '#WCCI#', imgs: pictures(10) }), null],
    ['a text', textLayer('new'), null],
  ] as const)('of sequences: %s is added', async (_, layer, sentence) => {
    await startLanguage('en');
    const store = withDesk(
      configureStore({
        reducer: { editor: documentReducer, session: () => visitor.session },
        middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
      }),
    );
    store.dispatch(designOpened({ design: designOf([rootLayer()]), baseRev: 0 }));
    const hints = hintsFor();
    renderHook(() => useEditorAnimations(store, hints));
    act(() => void runCommand(store, addNode, { nodes: [layer] }));
    expect(hints.get()).toBe(sentence);
  });
});
