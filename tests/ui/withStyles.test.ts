// @vitest-environment happy-dom
// A part of the page is not drawn without its styles: what could not be had is asked for again, and waited for.
import { expect, it, vi } from 'vitest';
import { withStyles } from '@/ui/withStyles';

const link = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

it('a style sheet that failed is fetched again before the part, as often as needed', async () => {
  document.head.innerHTML = '<link rel="stylesheet" data-part="panel">';
  const first = link();
  first?.dispatchEvent(new Event('error'));
  const fetch = vi.fn().mockResolvedValue('the part');

  const refused = withStyles(fetch);
  const second = link();
  expect(second).not.toBe(first);
  expect(second?.dataset.part).toBe('panel');
  second?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('No style sheet');
  expect(fetch).not.toHaveBeenCalled();

  const part = withStyles(fetch);
  link()?.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
