// The canvas by pointer and by keys: selection, movement, and that only the end of a gesture changes the document.

import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { COMMANDS } from '@/editor/commands';
import { copy } from '@/editor/commands/clipboard';
import { moveTo } from '@/editor/commands/order';
import { select, selectAll } from '@/editor/commands/select';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import type { FaceNode } from '@/schemas/nodes';
import { createHintNotices, HintNoticesContext } from '@/simulator/hintNotice';
import { copyOf, designWith } from '@/tests/editor/document/twoCopies';
import { editAs, showIn } from '@/tests/editor/support/acts';
import { backgroundLayer, imageLayer, layer, ringLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { takeRendered } from '@/tests/support/RenderCounter';
import { announcements } from '@/ui/announce';
import { EditorHints } from '@/workspace/copies/EditorHints';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

// It measures real pixels, which do not exist here.
vi.mock('@/workspace/preview/LitShare', () => ({ LitShare: () => null }));

/** Test coordinates begin here, so that all of them are on the round canvas. */
const FROM = { x: 40, y: 210 };
const at = (x: number, y: number) => ({ x: x + FROM.x, y: y + FROM.y, width: 40, height: 40 });
const LAYERS = () => [
  rootLayer(),
  backgroundLayer(),
  ringLayer('ring', at(20, 20)),
  textLayer('words', at(113, 20)),
  imageLayer('held', { ...at(213, 20), isLock: true }),
  textLayer('gone', { ...at(313, 20), visible: false }),
];

/** Without a layout the stage is empty and the view is 1:1 from the top-left: client px are canvas px. */
async function open(nodes: readonly FaceNode[] = LAYERS(), onImageFiles = vi.fn()) {
  const visitor = { session: { status: 'visitor', user: null, showLogin: false, lastUserId: null } } as const;
  const hints = createHintNotices(() => visitor);
  const editor = await renderEditor(
    <HintNoticesContext value={hints}>
      <CanvasRegion viewport={createViewport()} onImageFiles={onImageFiles} />
      <EditorHints />
    </HintNoticesContext>,
    nodes,
  );
  const face = screen.getByRole('application', { name: 'Watch face' });
  const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  const send = async (kind: 'Down' | 'Move' | 'Up' | 'Cancel', x: number, y: number, init: PointerEventInit = {}) => {
    const type = `pointer${kind}` as const;
    await act(async () => {
      fireEvent[type](face, {
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: x + FROM.x,
        clientY: y + FROM.y,
        ...init,
      });
    });
    await frame();
  };
  const press = async (x: number, y: number, init?: PointerEventInit) => {
    await send('Down', x, y, init);
    await send('Up', x, y, init);
  };
  const drag = async (from: [number, number], to: [number, number], init?: PointerEventInit) => {
    await send('Down', ...from, init);
    await send('Move', from[0] + 4, from[1], init);
    await send('Move', ...to, init);
  };
  const place = (uuid: string) => {
    const { x, y } = editor.style(uuid);
    return [Number(x) - FROM.x, Number(y) - FROM.y];
  };
  const drawn = (uuid: string) => face.querySelector(`[data-layer="${uuid}"]`) as SVGGElement;
  return { ...editor, hints, face, send, press, drag, drawn, place, onImageFiles };
}

describe('structure', () => {
  it('is a region with the watch face, the zoom bar, and each layer by its name', async () => {
    const { face, drawn, press } = await open();
    const region = screen.getByRole('region', { name: 'Canvas' });
    for (const name of ['Zoom in', 'Zoom out', 'Fit']) within(region).getByRole('button', { name });
    expect(face.getAttribute('aria-describedby')).not.toBeNull();
    expect(drawn('held').getAttribute('aria-label')).toBe('held, Image, 2 of 6, locked');
    expect(drawn('gone').getAttribute('aria-label')).toBe('gone, Text, 1 of 6, hidden');
    await press(30, 30);
    expect(drawn('ring').getAttribute('aria-label')).toBe('ring, 72%, Progress, 4 of 6, selected');
    await press(120, 30);
    expect(drawn('ring').getAttribute('aria-label')).toBe('ring, 72%, Progress, 4 of 6');
  });

  it('names a layer by its description and its live value, digits drawn with pictures as their number', async () => {
    const imgs = Array.from({ length: 10 }, (_, digit) => ({ url: `asset:${String(digit).repeat(64)}`, fileSize: 1 }));
    const { drawn } = await open([
      rootLayer(),
      textLayer('text', { ...at(0, 0), text: '', textTag: '#ZSC#', alt: 'Steps today' }),
      layer('image_sequence', 'digits', { ...at(50, 0), shows: 'digits', textTag: '#DmZ#', places: 2, imgs }),
      layer('image_sequence', 'tens', { ...at(100, 0), textTag: '(#Dm#/10)', imgs, alt: 'Tens' }),
      layer('image_sequence', 'week', { ...at(150, 0), textTag: '#DOWB#', imgs: imgs.slice(0, 7) }),
    ]);
    const names = ['text', 'digits', 'tens', 'week'].map((uuid) => drawn(uuid).getAttribute('aria-label'));
    expect(names).toEqual([
      'text, Steps today, 6284, Text, 4 of 5',
      'digits, 59, Image sequence, 3 of 5',
      'tens, Tens, 5, Image sequence, 2 of 5',
      'week, Image sequence, 1 of 5',
    ]);
  });

  it('renames the layers when the simulator shows another value, without rendering them', async () => {
    const { drawn, watch } = await open([rootLayer(), ringLayer('ring', at(20, 20)), textLayer('words', at(113, 20))]);
    expect(drawn('ring').getAttribute('aria-label')).toBe('ring, 72%, Progress, 2 of 3');
    act(() => watch.set({ battery: 5 }));
    await vi.waitFor(() => expect(drawn('ring').getAttribute('aria-label')).toBe('ring, 5%, Progress, 2 of 3'));
    expect(drawn('words').getAttribute('aria-label')).toBe('words, Text, 1 of 3');
  });

  it('names each layer by its position, updated after every reorder, without rendering it', async () => {
    const { drawn, nodes, store } = await open();
    const names = () => ['ring', 'words', 'held'].map((uuid) => drawn(uuid).getAttribute('aria-label'));
    takeRendered();
    act(() => void runCommand(store, moveTo, { uuids: ['words'], index: 2 }));
    expect(names()).toEqual(['ring, 72%, Progress, 3 of 6', 'words, Text, 4 of 6', 'held, Image, 2 of 6, locked']);
    expect(takeRendered()).not.toContain('CanvasNode');
    const more = [...nodes(), textLayer('more', at(20, 100))];
    act(() => editAs(store, 'addNode', { nodes: more, selection: ['words'] }));
    expect(names()).toEqual([
      'ring, 72%, Progress, 4 of 7',
      'words, Text, 5 of 7, selected',
      'held, Image, 3 of 7, locked',
    ]);
    expect(drawn('more').getAttribute('aria-label')).toBe('more, Text, 1 of 7');
  });

  it('names a layer by what it shows now, once, and again when it gets the focus', async () => {
    const { drawn, watch, face } = await open([
      rootLayer(),
      textLayer('time', { ...at(20, 20), textTag: '#Db#:#DmZ#', text: '' }, { label: 'Digital time' }),
      ringLayer('ring', { ...at(60, 20), fillRate: '(#BLP#/100)' }),
      imageLayer('photo', { ...at(100, 20), alt: 'A harbor at dusk' }),
      textLayer('hello', { ...at(140, 20), text: 'hello' }),
    ]);
    const names = () => ['time', 'ring', 'photo', 'hello'].map((uuid) => drawn(uuid).getAttribute('aria-label'));
    expect(names()).toEqual([
      'Digital time, 08:59, Text, 4 of 5',
      'ring, 72%, Progress, 3 of 5',
      'photo, A harbor at dusk, Image, 2 of 5',
      'hello, Text, 1 of 5',
    ]);
    act(() => watch.set({ now: watch.state().now + 60_000 }));
    act(() => face.focus());
    act(() => drawn('time').focus());
    expect(drawn('time').getAttribute('aria-label')).toBe('Digital time, 09:00, Text, 4 of 5, selected');
  });

  it('names many selected layers a moment later, and the focused one immediately', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ringLayer(`r${index}`, at(index * 4, 20)));
    const { drawn, store, face } = await open([rootLayer(), ...many]);
    const selected = () => many.filter(({ uuid }) => / selected$/.test(drawn(uuid).getAttribute('aria-label') ?? ''));
    act(() => face.focus());
    act(() => drawn('r3').focus());
    act(() => void runCommand(store, selectAll, undefined));
    expect(selected().map(({ uuid }) => uuid)).toEqual(['r3']);
    act(() => drawn('r7').focus());
    expect(drawn('r7').getAttribute('aria-label')).toMatch(/ selected$/);
    await vi.waitFor(() => expect(selected()).toHaveLength(30));
    act(() => void runCommand(store, select, { mode: 'replace', uuids: ['r1'] }));
    await vi.waitFor(() => expect(selected().map(({ uuid }) => uuid)).toEqual(['r1']));
  });

  it('announces that there are no layers to reach', async () => {
    const announced: string[] = [];
    const stop = announcements.subscribe(() => announced.push(announcements.get().polite.text));
    const { face, user } = await open([rootLayer()]);
    act(() => face.focus());
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(announced.join(' ')).toContain('There are no layers yet. Press A to add one.'));
    stop();
  });

  it('lets only the focus announce the layer it reached', async () => {
    const { face, user } = await open([rootLayer(), ringLayer('low', at(0, 0)), ringLayer('high', at(80, 0))]);
    await new Promise((done) => setTimeout(done, 300));
    const announced: string[] = [];
    const stop = announcements.subscribe(() => announced.push(announcements.get().polite.text));
    act(() => face.focus());
    await user.keyboard('{Enter}{Tab}{Tab}');
    await new Promise((done) => setTimeout(done, 400));
    stop();
    expect(announced).toEqual([]);
  });

  it('is available in Chinese', async () => {
    await renderEditor(<CanvasRegion viewport={createViewport()} />, LAYERS(), 'zh');
    const face = screen.getByRole('application', { name: '表盘' });
    expect(face.querySelector('[data-layer="held"]')?.getAttribute('aria-label')).toBe(
      'held，图片，第 2 个，共 6 个，已锁定',
    );
  });

  it('zooms by its buttons, within bounds, and back to 100 %', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('button', { name: '125%, back to 100%' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /back to 100%/ }));
    for (let times = 0; times < 10; times += 1) await user.click(screen.getByRole('button', { name: /^Zoom out/ }));
    expect(screen.getByRole('button', { name: '25%, back to 100%' })).toBeDefined();
  });
});

describe('selecting by pointer', () => {
  it('selects one, adds with Ctrl, a range with Shift, and none on the empty canvas', async () => {
    const { press, selection } = await open([...LAYERS().filter((node) => node.uuid !== 'photo')]);
    await press(30, 30);
    expect(selection()).toEqual(['ring']);
    await press(120, 30, { ctrlKey: true });
    expect(selection()).toEqual(['ring', 'words']);
    await press(120, 30, { metaKey: true });
    expect(selection()).toEqual(['ring']);
    await press(30, 30);
    await press(220, 30, { shiftKey: true });
    expect(selection()).toEqual(['ring', 'words', 'held']);
    await press(300, 200);
    expect(selection()).toEqual([]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'selects none with the background colour, also while %s is held',
    async (key) => {
      const { press, selection } = await open([...LAYERS().filter((node) => node.uuid !== 'photo')]);
      await press(30, 30);
      await press(300, 200, { [key]: true });
      expect(selection()).toEqual([]);
      await press(30, 30);
      // Beside the watch there is no layer, not even that one.
      await press(-38, -208, { [key]: true });
      expect(selection()).toEqual(['ring']);
    },
  );

  it('selects the topmost visible layer by its box, a locked one only if nothing else is there', async () => {
    const nodes = [
      rootLayer(),
      ringLayer('below', at(20, 20)),
      imageLayer('locked', { ...at(20, 20), isLock: true }),
      textLayer('hidden', { ...at(20, 20), visible: false }),
    ];
    const { press, selection } = await open(nodes);
    await press(40, 40);
    expect(selection()).toEqual(['below']);
  });

  it('hits a rotated layer where it is drawn', async () => {
    const { press, selection } = await open([
      rootLayer(),
      textLayer('bar', { ...at(100, 90), width: 200, height: 20, rotation: 90 }),
    ]);
    await press(120, 100);
    expect(selection()).toEqual([]);
    await press(200, 20);
    expect(selection()).toEqual(['bar']);
  });

  it('does not hit what is no longer drawn, outside the canvas', async () => {
    const { press, selection } = await open([rootLayer(), ringLayer('out', { ...at(0, 0), x: 2, y: 2 })]);
    await press(-30, -200);
    expect(selection()).toEqual([]);
  });

  it('draws a rubber band from the background image and selects what it touches', async () => {
    const { drag, send, selection } = await open();
    await drag([10, 100], [150, 30]);
    expect(selection()).toEqual([]);
    await send('Up', 150, 30);
    expect(selection()).toEqual(['ring', 'words']);
  });
});

describe('moving by pointer', () => {
  it('drags an unselected layer immediately: one undo state, and no render until the end', async () => {
    const { send, drag, drawn, selection, place, undos } = await open();
    await drag([30, 30], [67, 91], { ctrlKey: false });
    takeRendered();
    await send('Move', 68, 91);
    await send('Move', 70, 93);
    expect(takeRendered()).toEqual([]);
    expect(drawn('ring').getAttribute('transform')).toBe('translate(40 63)');
    expect([...place('ring'), undos()]).toEqual([20, 20, 0]);
    await send('Up', 70, 93);
    expect([...place('ring'), undos()]).toEqual([60, 83, 1]);
    expect(drawn('ring').hasAttribute('transform')).toBe(false);
    expect(selection()).toEqual(['ring']);
    expect(takeRendered().filter((name) => name === 'CanvasNode')).toHaveLength(1);
  });

  it('is a click below 3 px', async () => {
    const { send, undos, selection } = await open();
    await send('Down', 30, 30);
    await send('Move', 32, 31);
    await send('Up', 32, 31);
    expect([selection(), undos()]).toEqual([['ring'], 0]);
  });

  it.each(['Escape', 'pointercancel'])('restores everything after %s', async (how) => {
    const { send, drag, drawn, place, undos } = await open();
    await drag([30, 30], [90, 90]);
    expect(drawn('ring').hasAttribute('transform')).toBe(true);
    if (how === 'Escape') fireEvent.keyDown(window, { key: 'Escape' });
    else await send('Cancel', 90, 90);
    expect(drawn('ring').hasAttribute('transform')).toBe(false);
    await send('Up', 90, 90);
    expect([...place('ring'), undos()]).toEqual([20, 20, 0]);
  });

  it.each([
    ['the window loses the pointer', () => fireEvent.blur(window)],
    ['another tab takes the design over', (letGo: () => void) => act(letGo)],
  ])('ends at its last position when %s, and later pointer events are not a drag', async (_, happen) => {
    const { send, drag, drawn, place, undos, store } = await open();
    await drag([30, 30], [67, 91], { ctrlKey: true });
    happen(store.desk.lettingGo.emit);
    expect([...place('ring'), undos()]).toEqual([57, 81, 1]);
    await send('Move', 130, 130);
    await send('Up', 130, 130);
    expect([...place('ring'), undos()]).toEqual([57, 81, 1]);
    expect(drawn('ring').hasAttribute('transform')).toBe(false);
  });

  it('stops if an undo moves the layer under the pointer, and the undo stays', async () => {
    const { send, drag, drawn, place, undos, undo } = await open();
    await drag([30, 30], [60, 60]);
    await send('Up', 60, 60);
    await drag([60, 60], [90, 120]);
    undo();
    expect(drawn('ring').hasAttribute('transform')).toBe(false);
    await send('Move', 130, 130);
    await send('Up', 130, 130);
    expect([...place('ring'), undos()]).toEqual([20, 20, 0]);
  });

  it('stops if another mode is shown, whose layers have the same ids and positions', async () => {
    const { store, press, drag, drawn, send, place, show } = await open();
    await press(30, 30);
    for (const mode of ['ambient', 'normal'] as const) show(mode);
    show('ambient');
    await press(30, 30);
    show('normal');
    await drag([30, 30], [90, 120]);
    show('ambient');
    expect(drawn('ring').hasAttribute('transform')).toBe(false);
    await send('Move', 130, 130);
    await send('Up', 130, 130);
    expect(place('ring')).toEqual([20, 20]);
    show('normal');
    expect(place('ring')).toEqual([20, 20]);
    expect(Object.values(store.getState().editor.histories).map(({ states }) => states.length)).toEqual([1, 1]);
  });

  it('keeps the layer under the pointer while the view is zoomed meanwhile', async () => {
    const { face, send, drag, place } = await open();
    await drag([30, 30], [34, 30]);
    // Twice as large about the pointer: 20 px on the screen are 10 of the canvas.
    const wheel = createEvent.wheel(face, { deltaY: -1000 });
    Object.assign(wheel, { clientX: 34 + FROM.x, clientY: 30 + FROM.y });
    fireEvent(face, wheel);
    await send('Move', 54, 50, { ctrlKey: true });
    await send('Up', 54, 50, { ctrlKey: true });
    expect(place('ring')).toEqual([20 + 4 + 10, 20 + 10]);
  });

  it('moves the whole selection except its locked layers', async () => {
    const { press, drag, send, place } = await open();
    await press(30, 30);
    await press(220, 30, { ctrlKey: true });
    await press(120, 30, { ctrlKey: true });
    await drag([30, 30], [45, 57]);
    await send('Up', 45, 57);
    expect([place('ring')[0], place('words')[0], place('held')[0]]).toEqual([35, 128, 213]);
  });

  it('does not drag a locked layer', async () => {
    const { drag, send, place, undos } = await open();
    await drag([220, 30], [260, 90]);
    await send('Up', 260, 90);
    expect([...place('held'), undos()]).toEqual([213, 20, 0]);
  });

  it('drags the background image once it is selected', async () => {
    const { press, drag, send, style } = await open();
    await press(260, 90);
    await drag([260, 90], [290, 110]);
    await send('Up', 290, 110);
    expect([style('photo').x, style('photo').y]).toEqual([30, 20]);
  });

  it('copies with Alt and drags the copy', async () => {
    const { drag, send, order, place, selection, undos, face } = await open();
    await drag([30, 30], [60, 110], { altKey: true });
    expect(face.querySelectorAll('[aria-hidden="true"][transform^="translate(30"]')).toHaveLength(1);
    await send('Up', 60, 110, { altKey: true });
    const copied = order()[3] ?? '';
    expect([...place('ring'), ...place(copied)]).toEqual([20, 20, 50, 100]);
    expect([selection(), undos()]).toEqual([[copied], 1]);
    expect(face.querySelectorAll('[data-layer]')).toHaveLength(order().length);
  });
});

describe('keys', () => {
  it('enters with Enter, cycles with Tab, and leaves with Escape', async () => {
    const { face, drawn, user, selection } = await open([
      rootLayer(),
      ringLayer('low', at(0, 0)),
      ringLayer('high', at(80, 0)),
    ]);
    act(() => face.focus());
    await user.keyboard('{Enter}');
    expect([document.activeElement, selection()]).toEqual([drawn('high'), ['high']]);
    await user.keyboard('{Tab}');
    expect([document.activeElement, selection()]).toEqual([drawn('low'), ['low']]);
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(drawn('high'));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(drawn('low'));
    await user.keyboard('{Escape}');
    expect([document.activeElement, selection()]).toEqual([drawn('low'), []]);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(face);
  });

  it('nudges the focused layer, and announces its position', async () => {
    const { face, drawn, user, place } = await open([rootLayer(), ringLayer('low', at(5, 6))]);
    act(() => face.focus());
    await user.keyboard('{Enter}{ArrowRight}');
    expect(place('low')).toEqual([6, 6]);
    const facts = document.getElementById(drawn('low').getAttribute('aria-describedby') ?? '');
    expect(facts?.textContent).toBe('X 46, Y 216, width 40, height 40, rotation 0°');
  });

  it('focuses the next layer after a delete, and the canvas after the last', async () => {
    const { face, drawn, user, order } = await open([
      rootLayer(),
      ringLayer('low', at(0, 0)),
      ringLayer('high', at(80, 0)),
    ]);
    act(() => face.focus());
    await user.keyboard('{Enter}{Tab}{Delete}');
    expect([order(), document.activeElement]).toEqual([['root', 'high'], drawn('high')]);
    await user.keyboard('{Enter}{Delete}');
    expect(document.activeElement).toBe(face);
  });

  it('opens the menu of the layer and returns the focus', async () => {
    const { face, drawn, user } = await open([rootLayer(), ringLayer('low', at(0, 0))]);
    act(() => face.focus());
    await user.keyboard('{Enter}{Shift>}{F10}{/Shift}');
    screen.getByRole('menuitem', { name: /^Duplicate/ });
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(drawn('low'));
  });
});

describe('menu, drop and live data', () => {
  it('opens on the layer under the pointer and runs its command', async () => {
    const { face, user, order, selection } = await open();
    fireEvent.contextMenu(face, { clientX: 160, clientY: 240 });
    expect(selection()).toEqual(['words']);
    await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
    expect(order()).not.toContain('words');
  });

  const menuRows = () => screen.getAllByRole('menuitem').map((row) => row.textContent?.replace(/Ctrl\+\w+|\d$/g, ''));
  it('offers on the empty canvas what needs no layer, and Paste, which may come from elsewhere', async () => {
    const { face, user, store, order } = await open([rootLayer(), textLayer('words', at(113, 20))]);
    const onEmpty = () => fireEvent.contextMenu(face, { clientX: 498, clientY: 498 });
    onEmpty();
    const idle = COMMANDS.filter(({ inMenu }) => inMenu === 'empty').length;
    expect(menuRows()).toHaveLength(idle + 1);
    expect(menuRows()).toEqual(expect.arrayContaining(['Paste', 'Select all', 'Fit']));
    await user.keyboard('{Escape}');
    act(() => {
      runCommand(store, select, { mode: 'replace', uuids: ['words'] });
      runCommand(store, copy, undefined);
    });
    onEmpty();
    await user.click(screen.getByRole('menuitem', { name: /^Paste/ }));
    expect(order()).toHaveLength(3);
  });

  it('keeps commands that a rule refuses, with the reason, and omits those without a target', async () => {
    const { store, user } = await open();
    const chip = copyOf('chip', 'falcon', [
      rootLayer(),
      imageLayer('still', at(20, 20)),
      textLayer('live', { ...at(113, 20), textTag: '#ZSC#' }),
    ]);
    act(() => void store.dispatch(designOpened({ design: designWith([chip]), baseRev: 0 })));
    const face = screen.getByRole('application');
    fireEvent.contextMenu(face, { clientX: 40 + 30, clientY: 210 + 30 });
    const up = screen.getByRole('menuitem', { name: /^Up/ });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    expect(up.textContent).toContain('always shows layers with live data above');
    await user.click(up);
    expect(selectNodes(store.getState()).map(({ uuid }) => uuid)).toEqual(['root', 'still', 'live']);
    expect(screen.getByRole('menuitem', { name: /^Duplicate/ }).hasAttribute('aria-disabled')).toBe(false);
    expect(screen.queryByRole('menuitem', { name: /^Edit text/ })).toBeNull();
  });

  it('marks itself while files are dragged over it and passes on the drop position', async () => {
    const { onImageFiles } = await open();
    const region = screen.getByRole('region', { name: 'Canvas' });
    const file = new File(['x'], 'dial.png', { type: 'image/png' });
    const dataTransfer = { types: ['Files'], files: [file], dropEffect: 'none' };
    fireEvent.dragEnter(region, { dataTransfer });
    screen.getByText('Drop pictures to add them');
    const drop = Object.defineProperties(createEvent.drop(region, { dataTransfer }), {
      clientX: { value: 50 },
      clientY: { value: 60 },
    });
    fireEvent(region, drop);
    expect(screen.queryByText('Drop pictures to add them')).toBeNull();
    expect(onImageFiles).toHaveBeenCalledWith([file], { x: 50, y: 60 });
  });

  it('lets a hand tick while it is dragged', async () => {
    const hand = imageLayer('hand', { ...at(20, 20), rotate: '#DWFS#', rotation: 48 }, { type: 'seconds' });
    const { drag, drawn, watch } = await open([rootLayer(), hand]);
    const inner = () => drawn('hand').querySelector('[data-node]')?.getAttribute('transform');
    await drag([40, 40], [60, 60]);
    const before = inner();
    act(() => watch.set({ now: watch.state().now + 1000 }));
    expect(inner()).not.toBe(before);
    expect(drawn('hand').getAttribute('transform')).toMatch(/^translate/);
  });
});

describe('a first-time hint', () => {
  const shown = () => screen.queryByRole('region', { name: 'Sequence layers' }) !== null;

  it('about layers of normal mode waits there while always-on shows its own', async () => {
    const { store, hints } = await open();
    act(() => hints.showOnce('noSequenceTip', 'canvas'));
    expect(shown()).toBe(true);
    act(() => showIn(store, 'ambient'));
    expect(shown()).toBe(false);
    act(() => showIn(store, 'normal'));
    expect(shown()).toBe(true);
    act(() => hints.dismiss('noSequenceTip'));
  });
});
