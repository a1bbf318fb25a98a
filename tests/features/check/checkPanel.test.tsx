// The check in the editor: a live list by severity, links to layers, quick fixes that keep the focus and are announced.
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toggleVisible } from '@/editor/commands/flags';
import { removeNodes } from '@/editor/commands/removeNodes';
import { copyById } from '@/editor/document/editorState';
import { CheckButton } from '@/features/check/CheckButton';
import { CheckPanel } from '@/features/check/CheckPanel';
import { CheckRunner } from '@/features/check/CheckRunner';
import type { CheckFacts } from '@/output/watchFace/checkFinding';
import { stateOfMoment } from '@/packaging/check/seenOfCopy';
import { node as nodeSchema } from '@/schemas/nodes';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { type RawLayer, raw, ref } from '@/tests/support/brokenFaces';
import { solid } from '@/tests/support/images';
import { ANNOUNCE_WAIT_MS, announcements } from '@/ui/announce';
import { rootLayer } from '../../editor/support/documents';
import { renderEditor } from '../../editor/support/renderEditor';

const SLOW = { timeout: 20_000 };

/** Measurements of the layers, in place of a browser that draws them. Null: they cannot be measured. */
let seenNow: CheckFacts['seen'] | null = [];
const measure = vi.fn(async () => seenNow);
vi.mock('@/packaging/check/seenOfCopy', async (original) => ({
  ...(await original<typeof import('@/packaging/check/seenOfCopy')>()),
  createSeenOfCopy: () => ({ stillTrue: () => null, measure, close: () => {} }),
}));
beforeEach(() => {
  seenNow = [];
  measure.mockClear();
  localStorage.clear();
});

const sound = () => raw('text', 'sound', { text: 'Sound', x: 200, y: 120 });

async function open(layers: readonly RawLayer[], language: 'en' | 'zh' = 'en', list: 'open' | 'closed' = 'open') {
  const blobs = new Map<string, Blob>();
  registerAssetScheme('asset:', async (wanted) => {
    const stored = blobs.get(wanted);
    if (!stored) throw new Error('no such picture');
    return stored;
  });
  const putAsset = async (blob: Blob) => {
    const made = `asset:${String(blobs.size + 1).padStart(64, '0')}`;
    blobs.set(made, blob);
    return made;
  };
  const onClose = vi.fn();
  const session = configureStore({ reducer: { session: () => ({ user: null }) } });
  const editor = await renderEditor(
    <Provider store={session}>
      <LocalWorkContext value={{ assets: { putAsset } } as unknown as LocalWork}>
        <Suspense>
          <CheckButton />
          <CheckRunner />
          {list === 'open' ? <CheckPanel onClose={onClose} /> : null}
        </Suspense>
      </LocalWorkContext>
    </Provider>,
    // A face without layers is itself a finding.
    [rootLayer(), ...[sound(), ...layers].map((layer) => nodeSchema.parse(layer))],
    language,
  );
  const panel = () => within(screen.getByRole('complementary', { name: language === 'en' ? 'Check' : '检查' }));
  const row = async (name: string) => {
    const button = await screen.findByRole('button', { name: `Show ${name}` }, SLOW);
    return within(button.closest('li')!);
  };
  return { ...editor, blobs, onClose, panel, row };
}

const dust = () => raw('text', 'dust', { textTag: '#DH#:#WCPM#', x: 100, y: 200, width: 200 });
const hidden = () => raw('text', 'ghost', { text: 'Hi', x: 100, y: 200, visible: false });

it('focuses its heading and closes with Escape', async () => {
  const { user, panel, onClose } = await open([dust()]);
  const heading = panel().getByRole('heading', { name: 'Check' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

describe('the list', () => {
  it('is grouped by severity, and each row selects its layer', async () => {
    const { user, panel, selection } = await open([dust(), raw('text', 'way', { textTag: '#DIST#', x: 100, y: 200 })]);
    await screen.findByRole('heading', { name: '1 error' }, SLOW);
    expect(panel().getByRole('list', { name: '1 error' }).textContent).toMatch(/Distance.*#DIST#/);
    expect(panel().getByRole('list', { name: '1 warning' }).textContent).toMatch(/#WCPM#/);
    await user.click(screen.getByRole('button', { name: 'Show The dust' }));
    expect(selection()).toEqual(['dust']);
    expect(screen.getByRole('button', { name: 'Check: 2 findings' })).toBeTruthy();
  });

  it('follows every edit, and says when it is empty', async () => {
    const { run, undo } = await open([hidden()]);
    await screen.findByRole('heading', { name: '1 warning' }, SLOW);
    run(removeNodes, { uuids: ['ghost'] });
    expect(await screen.findByText('No problems found', {}, SLOW)).toBeTruthy();
    undo();
    await screen.findByRole('heading', { name: '1 warning' }, SLOW);
  });

  it('does not list a deleted layer until the next check', async () => {
    const { run, panel } = await open([dust(), hidden()]);
    await screen.findByRole('heading', { name: '2 warnings' }, SLOW);
    run(removeNodes, { uuids: ['ghost'] });
    expect(panel().queryByText('Whole face')).toBeNull();
    expect(screen.getByRole('heading', { name: '1 warning' })).toBeTruthy();
  });

  it('measures memory', async () => {
    await open([raw('text', 'words', { text: 'Hi', x: 100, y: 200 })]);
    expect((await screen.findByRole('meter', { name: 'Memory, awake' }, SLOW)).textContent).toContain('0.2 of 100 MB');
    expect(screen.getByRole('meter', { name: 'Memory, always-on' }).textContent).toContain('0.8 of 10 MB');
  });

  it.each([
    ['en', 'Memory, always-on', /its normal layers without animations and seconds/, /No always-on yet/],
    ['zh', '息屏内存', /会显示常规图层，但不含动画和秒/, /尚无息屏显示/],
  ] as const)(
    'says what always-on shows, and needs, without layers of its own, in %s',
    async (language, name, sentence, no) => {
      const { store } = await open([raw('text', 'words', { text: 'Hi', x: 100, y: 200 })], language);
      expect(copyById(store.getState().editor, store.getState().editor.copyId)?.ambient).toBeNull();
      const meters = (await screen.findByRole('meter', { name }, SLOW)).closest('section');
      expect(meters?.textContent).toMatch(sentence);
      expect(meters?.textContent).not.toMatch(no);
    },
  );

  it('is available in Chinese', async () => {
    const { panel } = await open([dust()], 'zh');
    await screen.findByRole('heading', { name: '1 个警告' }, SLOW);
    expect(panel().getByRole('list').textContent).toContain('#WCPM#');
  });

  it('waits during a drag', async () => {
    const { run } = await open([hidden()]);
    await screen.findByRole('heading', { name: '1 warning' }, SLOW);
    window.dispatchEvent(new Event('pointerdown'));
    onTestFinished(() => void window.dispatchEvent(new Event('pointerup')));
    run(toggleVisible, { uuids: ['ghost'] });
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    expect(screen.getByRole('heading', { name: '1 warning' })).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('pointerup')));
    expect(await screen.findByText('No problems found', {}, SLOW)).toBeTruthy();
  });
});

describe('the score', () => {
  const score = () => screen.getByRole('region', { name: 'Score of the face' });

  it('counts findings and hints once everything is measured', async () => {
    await open([hidden()]);
    // One warning and one hint: the default size is below 2 mm.
    await waitFor(() => expect(score().textContent).toContain('Score 91 of 100'), SLOW);
    expect(score().textContent).toContain('100 means no findings and no hints');
    expect(screen.getByRole('button', { name: '1 hint' })).toBeTruthy();
  });

  it('says what it leaves out if nothing can be measured', async () => {
    seenNow = null;
    await open([hidden()]);
    await waitFor(() => expect(score().textContent).toContain('Without what could not be measured'), SLOW);
  });

  it('is available in Chinese', async () => {
    await open([hidden()], 'zh');
    const region = await screen.findByRole('region', { name: '表盘评分' }, SLOW);
    await waitFor(() => expect(region.textContent).toContain('评分 91，满分 100'), SLOW);
  });
});

it('measures for a list that is opened while the layers are checked', async () => {
  const { store } = await open([hidden()], 'en', 'closed');
  const { check: board } = store.desk;
  const tell = board.tell.bind(board);
  let close = () => {};
  // The list opens between the decision not to measure and its report.
  board.tell = (state) => {
    if (state.seen === 'off' && board.readers.get() === 0) close = board.open();
    tell(state);
  };
  onTestFinished(() => close());
  await waitFor(() => expect(board.get().seen).toBe('measured'), SLOW);
  expect(measure).toHaveBeenCalledOnce();
});

describe('since the last look', () => {
  it('marks new findings, lists those that are gone, and says how the score changed', async () => {
    await open([hidden()]);
    await screen.findByText(/Score 91 of 100/, {}, SLOW);
    expect(screen.queryByText('New')).toBeNull();
    cleanup();
    const { user, panel, row, run } = await open([dust(), hidden()]);
    await screen.findByText(/Score 84 of 100/, {}, SLOW);
    expect(screen.getByText('Down 7 since you last looked.')).toBeTruthy();
    expect((await row('The dust')).getByText('New')).toBeTruthy();
    expect((await row('The ghost')).queryByText('New')).toBeNull();
    run(removeNodes, { uuids: ['ghost'] });
    await user.click(await screen.findByRole('button', { name: '1 finding gone since you last looked' }, SLOW));
    expect(panel().getByText('The ghost')).toBeTruthy();
  });
});

describe('one click', () => {
  it('fixes a finding; the row disappears, the next one gets the focus, and the result is announced', async () => {
    const { user, row, style } = await open([dust(), hidden()]);
    const button = (await row('The dust')).getByRole('button', { name: /^Use “\d+” as fixed text: The dust/ });
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show The dust' })).toBeNull());
    expect(style('dust').textTag).toMatch(/^#DH#:\(\d+\)$/);
    expect(screen.getByRole('button', { name: 'Show The ghost' })).toBe(document.activeElement);
    await waitFor(() => expect(announcements.get().polite.text).toContain('1 finding left'));
    await user.click((await row('The ghost')).getByRole('button', { name: 'Remove layer: The ghost' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check' })).toBe(document.activeElement));
  });

  it.each([
    ['its button', /^Use “\d+” as fixed text: The dust/],
    ['its name', 'Show The dust'],
  ])('or anything else that clears a finding moves the focus on from %s', async (_, name) => {
    const { row, run } = await open([dust(), hidden()]);
    const button = (await row('The dust')).getByRole('button', { name });
    act(() => button.focus());
    run(removeNodes, { uuids: ['dust'] });
    await waitFor(() => expect(button.isConnected).toBe(false), SLOW);
    expect(screen.getByRole('button', { name: 'Show The ghost' })).toBe(document.activeElement);
    run(removeNodes, { uuids: ['ghost'] });
    await screen.findByText('No problems found', {}, SLOW);
    expect(screen.getByRole('heading', { name: 'Check' })).toBe(document.activeElement);
  });

  it('does not move a focus that left before the finding disappears', async () => {
    const { row, run } = await open([dust(), hidden()]);
    const button = (await row('The dust')).getByRole('button', { name: 'Show The dust' });
    act(() => button.focus());
    act(() => button.blur());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    run(removeNodes, { uuids: ['dust'] });
    await waitFor(() => expect(button.isConnected).toBe(false), SLOW);
    expect(document.activeElement).toBe(document.body);
  });

  it('removes a preserved part from both modes, announced once', async () => {
    const xml = '<PartImage x="0" y="0" width="9" height="9"><Image resource="dial"/></PartImage>';
    const { user, row, show, nodes } = await open([raw('watch_part', 'bare', { xml }), hidden()]);
    show('ambient');
    show('normal');
    await waitFor(async () => expect((await row('The bare')).getByText('Normal and always-on')).toBeTruthy(), SLOW);
    await new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_WAIT_MS));
    // A check that ended meanwhile has replaced the row.
    await user.click((await row('The bare')).getByRole('button', { name: 'Remove layer: The bare' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show The bare' })).toBeNull(), SLOW);
    // Neither switching to always-on and back nor the steps of the quick fix are announced.
    const announcedText = () => announcements.get().polite.text;
    await waitFor(() => expect(announcedText()).toMatch(/^Fixed: Remove layer, The bare\. \d findings? left\.$/));
    for (const mode of ['normal', 'ambient'] as const) {
      show(mode);
      expect(nodes().map(({ uuid }) => uuid)).not.toContain('bare');
    }
  });

  it('makes a picture smaller for all layers that show it', async () => {
    const shown = (uuid: string) => raw('image', uuid, { x: 200, y: 200, width: 50, height: 50, url: ref('large') });
    const { user, blobs, row, style } = await open([shown('one'), shown('two')]);
    blobs.set(ref('large'), new Blob([new Uint8Array(solid(600, 600))], { type: 'image/png' }));
    const button = await waitFor(async () => (await row('The one')).getByRole('button', { name: /^Scale/ }), SLOW);
    await user.click(button);
    await waitFor(() => expect(style('one').url).not.toBe(ref('large')), SLOW);
    expect(style('two').url).toBe(style('one').url);
    const file = new DataView(await blobs.get(String(style('one').url))!.arrayBuffer());
    expect([file.getUint32(16), file.getUint32(20)]).toEqual([50, 50]);
  });
});

it('is closed by its button, which returns the focus', async () => {
  const { user, onClose } = await open([]);
  await screen.findByText('No problems found', {}, SLOW);
  expect(screen.getByRole('heading', { name: 'Check' })).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Close the check' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Check: no problems found' })).toBe(document.activeElement);
});

describe('what is seen of the layers', () => {
  const LANGUAGES = ['en', 'zh'] as const;
  /** The layer `clock` at midnight, hard to read. */
  const atMidnight = (): CheckFacts['seen'] => {
    const layer = {
      ...{ uuid: 'clock', bounds: { x: 100, y: 200, width: 80, height: 30 }, place: { angle: 0, radius: 0 } },
      ...{ cut: { share: 0, px: 0 }, covered: [] },
    };
    const contrast = (ratio: number) => ({ p10: ratio, p50: ratio, p75: ratio, p90: ratio });
    return [
      {
        mode: 'normal',
        moment: 'sample',
        state: stateOfMoment('sample'),
        layers: [{ ...layer, contrast: contrast(9) }],
      },
      {
        mode: 'normal',
        moment: 'midnight',
        state: stateOfMoment('midnight'),
        layers: [{ ...layer, contrast: contrast(1) }],
      },
    ];
  };
  const clock = () => raw('text', 'clock', { textTag: '#DH#:#DmZ#', x: 100, y: 200, width: 200 });

  it.each([
    ['en', '1 warning', 'Show The clock', /contrast .* is 1\.0:1.* 3:1.*Worst case: midnight, showing “0:00”\./],
    ['zh', '1 个警告', '显示 The clock', /对比度为 1\.0:1.*最明显的情况：零点，此时显示“0:00”。/],
  ] as const)(
    'names the worst moment, and a click shows it on the watch, in %s',
    async (language, list, show, words) => {
      seenNow = atMidnight();
      const { user, panel, selection, watch } = await open([clock()], language);
      const row = await panel().findByRole('list', { name: list }, SLOW);
      await waitFor(() => expect(row.textContent).toMatch(words), SLOW);
      await user.click(within(row).getByRole('button', { name: show }));
      expect(selection()).toEqual(['clock']);
      expect(watch.state().now).toBe(stateOfMoment('midnight').now);
      expect(watch.read('DH')).toBe(0);
    },
  );

  it.each([
    ['en', 'Show The clock', 'Back to 08:59:08', /back at 08:59:08/],
    ['zh', '显示 The clock', '返回 08:59:08', /已返回 08:59:08/],
  ] as const)(
    'returns to the time and values that the watch showed before, and announces it, in %s',
    async (language, show, back, sentence) => {
      seenNow = atMidnight();
      const { user, panel, watch } = await open([clock()], language);
      watch.set({ battery: 41 });
      const before = watch.state();
      const row = await panel().findByRole('button', { name: show }, SLOW);
      expect(panel().queryByRole('button', { name: back })).toBeNull();
      await waitFor(async () => {
        await user.click(row);
        expect(panel().getByRole('button', { name: back })).toBeTruthy();
      }, SLOW);
      // A second click on “show” keeps the state that “back” restores.
      await user.click(panel().getByRole('button', { name: show }));
      await user.click(panel().getByRole('button', { name: back }));
      expect(watch.state()).toEqual(before);
      await waitFor(() => expect(announcements.get().polite.text).toMatch(sentence));
      expect(panel().queryByRole('button', { name: back })).toBeNull();
      expect(document.activeElement).toBe(panel().getByRole('heading', { level: 2 }));
    },
  );

  it.each(LANGUAGES)('says that it was not measured instead of passing the face, in %s', async (language) => {
    seenNow = null;
    const { panel } = await open([], language);
    const not = language === 'en' ? /How the layers look could not be measured/ : /未能测量图层的显示效果/;
    expect(await panel().findByText(not, {}, SLOW)).toBeTruthy();
    expect(panel().queryByText(/passes every check|已通过全部检查/)).toBeNull();
    expect(screen.getByRole('button', { name: language === 'en' ? 'Check' : '检查' })).toBeTruthy();
  });

  it('is measured only while the list is open', async () => {
    const { desk, run } = await open([hidden()], 'en', 'closed');
    await screen.findByRole('button', { name: 'Check: 1 finding' }, SLOW);
    run(removeNodes, { uuids: ['ghost'] });
    await screen.findByRole('button', { name: 'Check' }, SLOW);
    expect(measure).not.toHaveBeenCalled();
    let close = () => {};
    act(() => {
      close = desk.check.open();
    });
    await screen.findByRole('button', { name: 'Check: no problems found' }, SLOW);
    expect(measure).toHaveBeenCalledOnce();
    act(close);
    expect(screen.getByRole('button', { name: 'Check: no problems found' })).toBeTruthy();
  });
});

describe('the ranges of data', () => {
  const ring = () =>
    raw('progress', 'ring', { alt: 'Battery #BLP#', altZh: '电量 #BLP#', fillRate: '(#BLP#/50)', x: 100, y: 200 });

  it.each([
    ['en', 'Show The ring', 'Use (#BLP#/100): The ring', /reaches 200%.*Shown when: .+ = 100\./],
    ['zh', '显示 The ring', '改用 (#BLP#/100)：The ring', /最高达到 200%.*出现条件：电池电量百分比为 100。/],
  ] as const)('a click sets the watch to the value, and another fixes the layer, in %s', async (...cell) => {
    const [language, show, fix, words] = cell;
    const { user, panel, selection, watch, nodes, undo } = await open([ring()], language);
    const button = await panel().findByRole('button', { name: show }, SLOW);
    expect(button.closest('li')!.textContent).toMatch(words);
    watch.set({ battery: 41, steps: 12 });
    await user.click(button);
    expect(selection()).toEqual(['ring']);
    expect(watch.read('BLP')).toBe(100);
    await waitFor(() => expect(announcements.get().polite.text).toContain('100'), { timeout: ANNOUNCE_WAIT_MS * 4 });
    await user.click(panel().getByRole('button', { name: fix }));
    expect(nodes().find(({ uuid }) => uuid === 'ring')).toMatchObject({ style: { fillRate: '(#BLP#/100)' } });
    await waitFor(() => expect(panel().queryByRole('button', { name: show })).toBeNull(), SLOW);
    undo();
    const undone = language === 'en' ? /Correct an expression/ : /修正表达式/;
    await waitFor(() => expect(announcements.get().polite.text).toMatch(undone), { timeout: ANNOUNCE_WAIT_MS * 4 });
  });

  it('adds a picture that the designer chooses to a sequence that has one too few', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 20, height: 20, close: () => {} }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const own = Array.from({ length: 6 }, (_, index) => ({ url: ref(`day${index}`), fileSize: 10 }));
    const days = raw('image_sequence', 'days', { textTag: '#DOW#', imgs: own, x: 100, y: 200 });
    const { user, panel, blobs, nodes } = await open([days]);
    for (const { url } of own) blobs.set(url, new Blob([solid(20, 20)], { type: 'image/png' }));
    await user.click(await panel().findByRole('button', { name: 'Choose 1 more picture: The days' }, SLOW));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(input, new File([solid(20, 20)], 'sunday.png', { type: 'image/png' }));
    await waitFor(() => {
      const node = nodes().find(({ uuid }) => uuid === 'days') as { style: { imgs: { url: string }[] } } | undefined;
      expect(node?.style.imgs).toHaveLength(7);
      expect(blobs.has(node?.style.imgs[6]?.url ?? '')).toBe(true);
    }, SLOW);
    await waitFor(() => expect(panel().queryByRole('button', { name: /Choose 1 more/ })).toBeNull(), SLOW);
  });
});

describe('a finding that is meant', () => {
  it('is accepted by keyboard with a note, moves to a folded list, and is judged again from there', async () => {
    const { user, nodes, undo, row } = await open([hidden()]);
    await screen.findByRole('heading', { name: '1 warning' }, SLOW);
    (await row('The ghost')).getByRole('button', { name: 'This is meant: The ghost' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Why/ }));
    await user.keyboard('For later{Enter}');
    expect(nodes().find(({ uuid }) => uuid === 'ghost')).toMatchObject({
      meant: [{ key: 'hidden', note: 'For later' }],
    });
    expect(await screen.findByText('No problems found', {}, SLOW)).toBeTruthy();
    expect(screen.getByText(/passes all other checks/)).toBeTruthy();
    const folded = screen.getByRole('button', { name: '1 accepted finding' });
    expect(screen.queryByText('For later')).toBeNull();
    await user.click(folded);
    expect(screen.getByText('For later')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Judge it again: The ghost' }));
    await screen.findByRole('heading', { name: '1 warning' }, SLOW);
    expect(nodes().find(({ uuid }) => uuid === 'ghost')).not.toHaveProperty('meant');
    undo();
    expect(await screen.findByRole('button', { name: '1 accepted finding' }, SLOW)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check: no problems found' })).toBeTruthy();
  });

  it('keeps the panel open when Escape closes the note', async () => {
    const { user, row, onClose, nodes } = await open([hidden()]);
    await user.click((await row('The ghost')).getByRole('button', { name: 'This is meant: The ghost' }));
    await user.keyboard('Never{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Why/ })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(nodes().find(({ uuid }) => uuid === 'ghost')).not.toHaveProperty('meant');
  });

  it('is not offered for errors and for what the check could not measure', async () => {
    const { row } = await open([dust()]);
    expect((await row('The dust')).queryByRole('button', { name: /^This is meant/ })).toBeNull();
  });
});
