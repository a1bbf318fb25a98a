// Choosing one's own pictures for a set: the bar with their number, what is announced, and where the focus goes.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { i18n } from '@/service/language/i18n';
import { rootLayer } from '@/tests/editor/support/documents';
import { imageFile, solid } from '@/tests/support/images';
import { announcements } from '@/ui/announce';
import { openAssets } from './assetsWorld';

async function withPictures() {
  const world = await openAssets([rootLayer()]);
  for (const [at, name] of ['one.png', 'two.png'].entries()) {
    await world.work.assets.putAsset(imageFile(solid(8 + at, 8), name));
  }
  world.show();
  return world;
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('pictures chosen for a set', () => {
  it('are counted in a bar in view and announced', async () => {
    const { user } = await withPictures();
    await user.click(await box(/one/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('1 picture chosen'));
    await user.click(await box(/two/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('2 pictures chosen'));
    const form = screen.getByRole('textbox', { name: 'Name of the set' }).closest('form')!;
    expect(form.className).toContain('sticky');
    await user.click(await box(/one/));
    await user.click(await box(/two/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('No picture chosen'));
  });

  it('leave the focus on the search when they are saved or cleared', async () => {
    const { user } = await withPictures();
    const pictures = within(screen.getByRole('region', { name: 'My pictures' }));
    const search = pictures.getByRole('searchbox');
    await user.click(await box(/one/));
    await user.type(screen.getByRole('textbox', { name: 'Name of the set' }), 'Mine{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as set' })).toBeNull());
    expect(document.activeElement).toBe(search);
    await user.click(await box(/two/));
    await user.click(screen.getByRole('button', { name: i18n.t('pictures:clear') }));
    expect(document.activeElement).toBe(search);
  });
});
