// The faces of the built-in fonts: fetched by the text that needs them, replaced after a failure.
import { expect, it, vi } from 'vitest';
import type { Font } from '@/schemas/font';
import { createBuiltInFaces } from '@/service/fonts/builtInFaces';

const OSWALD: Font = { id: 1, fontName: 'Oswald-Bold', fontUrl: 'built-in-font:Oswald-Bold', isSys: true };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function world() {
  const made: { status: string; end(error?: Error): void; isRemoved: boolean }[] = [];
  const waits: { run(): void; ms: number }[] = [];
  let toldLoading = () => {};
  let toldOnline = () => {};
  const faces = createBuiltInFaces([OSWALD], {
    placeOf: () => undefined,
    add() {
      let end = (_?: Error) => {};
      const loaded = new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
      const face = { status: 'unloaded', end, isRemoved: false };
      made.push(face);
      return {
        loaded,
        status: () => face.status,
        remove: () => {
          face.isRemoved = true;
        },
      };
    },
    schedule(run, ms) {
      const wait = { run, ms };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
    onLoading: (listener) => {
      toldLoading = listener;
    },
    onHope: (listener) => {
      toldOnline = listener;
    },
  });
  return { faces, made, waits, loading: () => toldLoading(), online: () => toldOnline() };
}

it('is unused until a text needs it, then loading, then ready', async () => {
  const { faces, made, loading } = world();
  const onChange = vi.fn();
  faces.subscribe(onChange);
  expect(faces.state('Oswald-Bold')).toBe('unused');
  made[0]!.status = 'loading';
  loading();
  expect(faces.state('Oswald-Bold')).toBe('loading');
  made[0]!.status = 'loaded';
  made[0]!.end();
  await settle();
  expect(faces.state('Oswald-Bold')).toBe('ready');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('stays failed until another face has loaded: after a pause, or when the page is online again', async () => {
  const { faces, made, waits, online } = world();
  const quiet = vi.spyOn(console, 'info').mockImplementation(() => {});
  made[0]!.end(new Error('offline'));
  await settle();
  expect(faces.state('Oswald-Bold')).toBe('failed');
  expect(quiet).toHaveBeenCalled();
  expect(waits.map(({ ms }) => ms)).toEqual([2000]);
  waits[0]!.run();
  expect(made).toHaveLength(2);
  expect(made[0]!.isRemoved).toBe(true);
  expect(faces.state('Oswald-Bold')).toBe('failed');
  made[1]!.end(new Error('offline'));
  await settle();
  expect(waits.at(-1)?.ms).toBe(5000);
  online();
  expect(made).toHaveLength(3);
  made[2]!.status = 'loaded';
  made[2]!.end();
  await settle();
  expect(faces.state('Oswald-Bold')).toBe('ready');
  quiet.mockRestore();
});
