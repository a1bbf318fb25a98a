// Actions on a page while its main thread is measured: a designer's actions by real input, and idle time.
import type { Page } from 'playwright-core';
import { type MainThread, mainThreadOf, median } from './mainThread';
import type { Measured } from './pages';

const MOVES = 200;
/** How often undo, select all and a key are measured in one visit. */
const TIMES = 5;
const RESTED_MS = 4000;
/** How long to wait for work that an action defers: saving, and announcements, ms. */
const PUT_OFF_MS = 1200;

export const WHAT = {
  move: 'pointer move',
  undo: 'undo',
  undoAll: 'undo, saved',
  selectAll: 'select all',
  key: 'keystroke',
  idle: 'idle second',
  open: 'open',
  heap: 'heap, MB',
} as const;
export type What = keyof typeof WHAT;
/** Results: ms of main thread, and MB. */
export type Row = Partial<Record<What, number>>;

/** A broken page that a step reveals: its figures would be meaningless. */
function mustBe(holds: boolean, what: string) {
  if (!holds) throw new Error(`The bench measures nothing: ${what}.`);
}

/** Rows that need no other row: they can be measured alone. */
export const ALONE = ['open', 'selectAll'] as const satisfies readonly What[];

/** Selects all of a page where nothing is selected, again and again: ms of main thread, the median. */
async function selectingAll(page: Page, thread: MainThread): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(PUT_OFF_MS);
    times.push(await thread.during(() => page.keyboard.press('Control+a')));
  }
  return median(times);
}

/** Measures only these rows, in the time that they need. */
export async function measureAlone(
  { page, draggedAt, reload }: Measured,
  wanted: readonly (typeof ALONE)[number][],
): Promise<Row> {
  const thread = await mainThreadOf(page);
  const row: Row = {};
  if (wanted.includes('open')) row.open = await thread.loading(reload);
  if (wanted.includes('selectAll')) {
    const { x, y } = await draggedAt();
    await page.mouse.click(x, y);
    row.selectAll = await selectingAll(page, thread);
  }
  return row;
}

/** Does everything on the page. Throws if a drag or an undo does not move the layer. */
export async function measure({ page, draggedAt, focusField, reload }: Measured): Promise<Row> {
  const thread = await mainThreadOf(page);
  const open = await thread.loading(reload);

  const { x, y } = await draggedAt();
  /** Presses on the dragged layer, circles around the face, releases. Returns the cost of a move. */
  const drag = async (moves: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 5, y + 5);
    const work = await thread.during(async () => {
      for (let at = 1; at <= moves; at += 1) {
        const angle = (at / moves) * Math.PI * 4;
        const reach = 20 + (at / moves) * 80;
        await page.mouse.move(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
      }
    });
    await page.mouse.up();
    return work / moves;
  };
  const rested = () => page.waitForTimeout(PUT_OFF_MS);
  const timesOf = async (act: () => Promise<number>) => {
    const times: number[] = [];
    for (let at = 0; at < TIMES; at += 1) times.push(await act());
    return median(times);
  };

  const isAt = async (place: { x: number; y: number }) => {
    const now = await draggedAt();
    return Math.hypot(now.x - place.x, now.y - place.y) < 2;
  };

  const move = await drag(MOVES);
  await rested();
  mustBe(!(await isAt({ x, y })), 'the drag does not move the layer');
  await page.keyboard.press('Control+z');
  await rested();
  mustBe(await isAt({ x, y }), 'undo does not bring the layer back');
  const undo = await timesOf(async () => {
    await drag(3);
    await rested();
    return thread.during(() => page.keyboard.press('Control+z'));
  });
  await drag(3);
  await rested();
  const undoAll = await thread.during(async () => {
    await page.keyboard.press('Control+z');
    await rested();
  });
  const selectAll = await selectingAll(page, thread);
  await page.keyboard.press('Escape');
  await page.mouse.click(x, y);
  const row: Row = { move, undo, undoAll, selectAll, open };
  if (focusField) {
    await focusField();
    row.key = await timesOf(() => thread.during(() => page.keyboard.press('1')));
  }
  await rested();
  row.idle = (await thread.during(() => page.waitForTimeout(RESTED_MS))) / (RESTED_MS / 1000);
  row.heap = await thread.heap();
  return row;
}
