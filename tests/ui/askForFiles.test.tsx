// The system's file chooser: its field is held by the page until it answers.
import { expect, it } from 'vitest';
import { askForFiles } from '@/ui/askForFiles';

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]');

it('holds its field in the page until files were chosen, and takes it away then', async () => {
  const asked = askForFiles({ accept: '.ttf' });
  expect(field()?.accept).toBe('.ttf');
  expect(field()?.hidden).toBe(true);
  field()?.dispatchEvent(new Event('change'));
  expect(await asked).toEqual([]);
  expect(field()).toBeNull();
});

it('takes it away when nothing was chosen', async () => {
  const asked = askForFiles({ accept: '.png', multiple: true });
  field()?.dispatchEvent(new Event('cancel'));
  expect(await asked).toEqual([]);
  expect(field()).toBeNull();
});
