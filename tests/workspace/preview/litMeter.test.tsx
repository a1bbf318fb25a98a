// The always-on meter: good or too much in words, updated after an edit, never from an older measurement, and with an error when
// it fails.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setField } from '@/editor/commands/setField';
import { runCommand } from '@/editor/dispatch/runCommand';
import { startCheckRuns } from '@/features/check/runs/checkRuns';
import { type DrawnFace, rasterise } from '@/simulator/rasterise';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { LitShare } from '@/workspace/preview/LitShare';

vi.mock('@/simulator/rasterise', async (original) => ({ ...(await original<object>()), rasterise: vi.fn() }));
const draw = vi.mocked(rasterise);

/** A picture of 10 x 10 px, the first `lit` of them white. */
const picture = (lit: number): ImageData => {
  const data = new Uint8ClampedArray(400);
  data.fill(255, 0, lit * 4);
  return { data, width: 10, height: 10, colorSpace: 'srgb' } as ImageData;
};

const NODES = [rootLayer(), textLayer('words', { text: 'Noon' })];
beforeEach(() => {
  draw.mockReset();
});

const meter = () => renderEditor(<LitShare />, NODES);
const expectText = (text: RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(text), { timeout: 20_000 });

it('reports a good share', async () => {
  draw.mockResolvedValue(picture(0));
  await meter();
  await expectText(/Lit 0%Good/);
  expect(screen.getByText('0% of the pixels are lit. Use at most 15% in always-on.')).toBeTruthy();
});

it('measures as the check does, whatever the simulator shows', async () => {
  draw.mockResolvedValue(picture(9));
  const { store, show, watch } = await renderEditor(<LitShare />, NODES);
  show('ambient');
  watch.set({ battery: 3 });
  await expectText(/Lit 5%/);
  const [shown, shownSide] = draw.mock.calls.at(-1) ?? [];
  draw.mockClear();
  const stop = startCheckRuns(store as never, null, { check: async () => null as never, close: () => {} } as never);
  await waitFor(() => expect(draw).toHaveBeenCalled(), { timeout: 20_000 });
  stop();
  const [checked, checkedSide] = draw.mock.calls.at(-1) ?? [];
  expect([checkedSide, checked?.mode]).toEqual([shownSide, shown?.mode]);
  expect(checked?.nodes).toEqual(shown?.nodes);
  expect(checked?.watch.state()).toEqual(shown?.watch.state());
});

it('reports too much, and measures again after an edit', async () => {
  draw.mockResolvedValue(picture(100));
  const { store } = await meter();
  await expectText(/Lit 100%Too much/);
  draw.mockResolvedValue(picture(0));
  act(() => void runCommand(store, setField, { uuids: ['words'], path: 'text', value: '' }));
  await expectText(/Lit 0%Good/);
  const drawn = draw.mock.calls.at(-1)?.[0] as DrawnFace;
  expect(drawn.nodes).toHaveLength(2);
});

it('names the layer that lights most, and one press selects it', async () => {
  // The text lights all but a tenth, the background the rest.
  draw.mockImplementation(async ({ nodes }) => picture(nodes.length === 2 ? 100 : 90));
  const { store } = await meter();
  const shown: string[] = [];
  store.desk.panels.subscribe((panel) => shown.push(panel));
  const button = await screen.findByRole('button', { name: /^Most: / }, { timeout: 20_000 });
  expect(button.textContent).toMatch(/This layer lights \d\d% of the screen/);
  act(() => button.click());
  expect(store.getState().editor.selection).toEqual(['words']);
  expect(shown).toEqual(['properties']);
  draw.mockResolvedValue(picture(0));
  act(() => void runCommand(store, setField, { uuids: ['words'], path: 'text', value: '' }));
  await expectText(/Good/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the newest measurement when an older one arrives late', async () => {
  let finishFirst: (pixels: ImageData) => void = () => {};
  draw.mockImplementationOnce(() => new Promise((resolve) => (finishFirst = resolve)));
  const { store } = await meter();
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  draw.mockResolvedValue(picture(0));
  act(() => void runCommand(store, setField, { uuids: ['words'], path: 'text', value: 'x' }));
  await expectText(/Lit 0%/);
  expect(draw.mock.calls[0]?.[2].aborted).toBe(true);
  await act(async () => finishFirst(picture(100)));
  expect(document.body.textContent).toMatch(/Lit 0%/);
});

it('reports a failure, and tries again after the next edit', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  draw.mockRejectedValue(new Error('no canvas'));
  const { store } = await meter();
  await expectText(/cannot be measured/);
  draw.mockResolvedValue(picture(0));
  act(() => void runCommand(store, setField, { uuids: ['words'], path: 'text', value: 'y' }));
  await expectText(/Good/);
});
