// Where Help leads: to the guide of the product, or to the document that a build names instead.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startLanguage } from '@/service/language/i18n';

const LINK = 'https://help.example/manual';

/** The modules that read the build settings, loaded again with or without a help document. */
async function partsOf(helpLink: string | null) {
  vi.resetModules();
  vi.doMock('@/service/build/build', async (original) => {
    const { build } = await original<typeof import('@/service/build/build')>();
    return { build: { ...build, helpLink } };
  });
  const [{ PLACE_GROUPS }, { ShellFooter }, { helpAddress }, { startLanguage: start }] = await Promise.all([
    import('@/app/shell/places'),
    import('@/app/shell/ShellFooter'),
    import('@/service/language/helpAddress'),
    import('@/service/language/i18n'),
  ]);
  await start('en');
  return { places: PLACE_GROUPS.flatMap(({ places }) => places.map(({ to }) => to)), ShellFooter, helpAddress };
}

beforeEach(async () => {
  if (!i18n.isInitialized) await startLanguage('en');
});

describe('Help', () => {
  it('is a link in the navigation, and passes the language to a new tab', async () => {
    const { places, ShellFooter, helpAddress } = await partsOf(null);
    expect(places).toContain('/help');
    expect(helpAddress()).toBe('/help?lang=en');
    render(<ShellFooter />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('link', { name: /^Help/ })).toBeNull();
  });

  it('opens the document of a build that has one, instead of the guide', async () => {
    const { places, ShellFooter, helpAddress } = await partsOf(LINK);
    expect(places).not.toContain('/help');
    expect(helpAddress()).toBe(LINK);
    render(<ShellFooter />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: /^Help/ }).getAttribute('href')).toBe(LINK);
  });
});
