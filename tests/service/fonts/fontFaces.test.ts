// Font faces: each try has 10 s, and failed ones are retried while the page is open (U17).
import { afterEach, expect, it, vi } from 'vitest';
import type { Font } from '@/schemas/font';
import { createFontFaces, FONT_RETRY_MS, FONT_WAIT_MS } from '@/service/fonts/fontFaces';

const font = (id: number, fontName = `Font ${id}`): Font => ({
  id,
  fontName,
  fontUrl: `/api/files/font-${id}-x`,
  isSys: false,
});
const DEFAULT: Font = { id: -1, fontName: 'Roboto-Regular', fontUrl: '', isSys: true };

afterEach(() => void vi.useRealTimers());

function world() {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const tries: { name: string; arrive(): void; fail(): void }[] = [];
  const onPage: string[] = [];
  let hope = () => {};
  const faces = createFontFaces({
    add: ({ fontName }) =>
      new Promise((resolve, reject) => {
        tries.push({
          name: fontName,
          arrive: () => {
            onPage.push(fontName);
            resolve({ remove: () => void onPage.splice(onPage.indexOf(fontName), 1) });
          },
          fail: () => reject(new Error('offline')),
        });
      }),
    schedule: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    onHope: (listener) => {
      hope = listener;
      return () => {};
    },
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { faces, tries, onPage, pass, hope: () => hope() };
}

it('a font that has loaded is ready, and the default one always is', async () => {
  const { faces, tries, onPage, pass } = world();
  const onChange = vi.fn();
  faces.subscribe(onChange);
  faces.want([DEFAULT, font(1)]);
  expect([faces.state(DEFAULT), faces.state(font(1)), tries.length]).toEqual(['ready', 'loading', 1]);
  onChange.mockClear();
  tries[0]!.arrive();
  await pass(0);
  expect([faces.state(font(1)), onPage]).toEqual(['ready', ['Font 1']]);
  expect(onChange).toHaveBeenCalledOnce();
  await pass(600_000);
  expect(tries).toHaveLength(1);
});

it('U17 after 10 s it is late, not before, and still used when it arrives', async () => {
  const { faces, tries, onPage, pass } = world();
  faces.want([font(1)]);
  await pass(FONT_WAIT_MS - 1);
  expect(faces.state(font(1))).toBe('loading');
  await pass(1);
  expect(faces.state(font(1))).toBe('late');
  tries[0]!.arrive();
  await pass(0);
  expect([faces.state(font(1)), onPage]).toEqual(['ready', ['Font 1']]);
});

it('U17 a failed font is retried with growing pauses until it loads', async () => {
  const { faces, tries, pass } = world();
  faces.want([font(1)]);
  for (const [index, rest] of [...FONT_RETRY_MS, FONT_RETRY_MS.at(-1)!].entries()) {
    tries[index]!.fail();
    await pass(0);
    expect(faces.state(font(1))).toBe('failed');
    await pass(rest - 1);
    expect(tries).toHaveLength(index + 1);
    await pass(1);
    expect(tries).toHaveLength(index + 2);
  }
  tries.at(-1)!.arrive();
  await pass(0);
  expect(faces.state(font(1))).toBe('ready');
});

it('if two tries both succeed, one face stays', async () => {
  const { faces, tries, onPage, pass } = world();
  faces.want([font(1)]);
  await pass(FONT_WAIT_MS + FONT_RETRY_MS[0]!);
  expect(tries).toHaveLength(2);
  for (const one of tries) one.arrive();
  await pass(0);
  expect(onPage).toEqual(['Font 1']);
});

it('back online a failed font is retried immediately', async () => {
  const { faces, tries, pass, hope } = world();
  faces.want([font(1)]);
  tries[0]!.fail();
  await pass(0);
  hope();
  expect(tries).toHaveLength(2);
  tries[1]!.arrive();
  await pass(0);
  expect(faces.state(font(1))).toBe('ready');
  await pass(600_000);
  expect(tries).toHaveLength(2);
});

it('fault 28: a font that is no longer wanted is removed, and one still loading is never added', async () => {
  const { faces, tries, onPage, pass } = world();
  faces.want([font(1), font(2)]);
  tries[0]!.arrive();
  await pass(0);
  faces.want([]);
  expect(onPage).toEqual([]);
  tries[1]!.arrive();
  await pass(600_000);
  expect([onPage, tries.length]).toEqual([[], 2]);
  faces.dispose();
});
