// The system's file chooser: its input stays in the page until it answers.
import { expect, it } from 'vitest';
import { askForFiles } from '@/ui/askForFiles';

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]');

it('keeps its input in the page until files were chosen, then removes it', async () => {
  const choosing = askForFiles({ accept: '.ttf' });
  expect(field()?.accept).toBe('.ttf');
  expect(field()?.hidden).toBe(true);
  field()?.dispatchEvent(new Event('change'));
  expect(await choosing).toEqual([]);
  expect(field()).toBeNull();
});

it('removes it when nothing was chosen', async () => {
  const choosing = askForFiles({ accept: '.png', multiple: true });
  field()?.dispatchEvent(new Event('cancel'));
  expect(await choosing).toEqual([]);
  expect(field()).toBeNull();
});
