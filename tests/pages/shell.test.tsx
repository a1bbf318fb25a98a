// The page frame: languages, signing in and out, and the demo's data.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { sampleDesign } from '@/tests/support/designs';
import { openWorld } from './world';

afterEach(() => vi.unstubAllGlobals());

it('switches the language, sets it on the document, and remembers it', async () => {
  const world = await openWorld('/dialList', { language: 'zh' });
  world.show();
  expect(document.documentElement.lang).toBe('zh-CN');
  const english = screen.getByRole('button', { name: 'English' });
  expect(english.getAttribute('lang')).toBe('en');
  await world.user.click(english);
  await screen.findByRole('heading', { level: 1, name: 'My designs' });
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('My designs - Dialwright');
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('dialwright.language')).toBe('en');
});

it('has a skip link to the page, and names the page', async () => {
  const world = await openWorld('/dialList');
  world.show();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'My designs' }).getAttribute('aria-current')).toBe('page');
  expect(within(navigation).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
});

it('in a wide window everything is in one column', async () => {
  const world = await openWorld('/dialList');
  world.show();
  const banner = within(screen.getByRole('banner'));
  for (const name of ['My designs', 'Earnings', 'Privacy']) expect(banner.getByRole('link', { name })).toBeTruthy();
  expect(banner.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(banner.queryByRole('button', { name: 'Menu' })).toBeNull();
});

describe('on a narrow screen', () => {
  const open = async (path: string) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const world = await openWorld(path);
    const router = world.show();
    const menu = screen.getByRole('button', { name: 'Menu' });
    const drawer = async () => {
      await world.user.click(menu);
      return within(await screen.findByRole('dialog', { name: 'Main' }));
    };
    return { world, router, menu, drawer };
  };

  it('the bar has the menu, the search and the account; the drawer has everything else', async () => {
    const { world, menu, drawer } = await open('/dialList');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Menu',
      'Search my designs',
      'Sign in',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const inside = await drawer();
    await waitFor(() => expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Close' })));
    expect(inside.getByRole('link', { name: 'My designs' }).getAttribute('aria-current')).toBe('page');
    for (const name of ['Dashboard', 'Earnings', 'Profile', 'Accessibility', 'Privacy'])
      expect(inside.getByRole('link', { name })).toBeTruthy();
    for (const name of ['Sign in', 'English', 'Demo data']) expect(inside.getByRole('button', { name })).toBeTruthy();
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(menu);
  });

  it('a link of the drawer closes it and opens the page', async () => {
    const { world, router, drawer } = await open('/dialList');
    await world.user.click((await drawer()).getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('signs in from the drawer', async () => {
    const { world, drawer } = await open('/profile');
    await world.user.click((await drawer()).getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Sign in' });
    expect(screen.queryByRole('dialog', { name: 'Main' })).toBeNull();
  });

  it('the search button opens the search of My designs, also from there', async () => {
    const { world } = await open('/profile');
    const search = screen.getByRole('button', { name: 'Search my designs' });
    await world.user.click(search);
    const field = await screen.findByRole('searchbox', { name: 'Search by name' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await world.user.click(search);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('signing in', () => {
  const open = async () => {
    const world = await openWorld('/');
    world.show();
    await world.user.click(screen.getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    const byPassword = () => world.user.click(dialog.getByRole('tab', { name: 'By password' }));
    const fill = async (phone: string, password: string) => {
      await world.user.clear(dialog.getByLabelText('Phone number'));
      await world.user.type(dialog.getByLabelText('Phone number'), phone);
      await world.user.clear(dialog.getByLabelText('Password', { selector: 'input' }));
      await world.user.type(dialog.getByLabelText('Password', { selector: 'input' }), password);
      await world.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    };
    return { world, dialog, fill, byPassword };
  };

  it('has fields for password managers', async () => {
    const { dialog, byPassword } = await open();
    expect(document.activeElement).toBe(dialog.getByLabelText('Phone number'));
    expect(dialog.getByLabelText('Phone number').getAttribute('autocomplete')).toBe('tel-national');
    expect(dialog.getByLabelText('Verification code').getAttribute('autocomplete')).toBe('one-time-code');
    await byPassword();
    expect(dialog.getByLabelText('Phone number').getAttribute('autocomplete')).toBe('tel-national');
    expect(dialog.getByLabelText('Password', { selector: 'input' }).getAttribute('autocomplete')).toBe(
      'current-password',
    );
  });

  it('shows the server’s error in the form, and continues with the right password', async () => {
    const { world, dialog, fill, byPassword } = await open();
    await byPassword();
    await fill(DEMO_ACCOUNT.phone, 'Wrong123');
    await dialog.findByText('Phone number and password do not match, please try again.');
    await fill(DEMO_ACCOUNT.phone, DEMO_ACCOUNT.password);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.store.getState().session.user?.username).toBe('Demo');
    expect(screen.getByRole('button', { name: 'Demo' })).toBeTruthy();
  });

  it('uses the demo account with one button, and signs out after a warning', async () => {
    const { world, dialog } = await open();
    await world.user.click(dialog.getByRole('button', { name: 'Use the demo account' }));
    await world.user.click(await screen.findByRole('button', { name: 'Demo' }));
    await world.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/cannot be edited/)).toBeTruthy();
    await world.user.click(question.getByRole('button', { name: 'Sign out' }));
    const signIn = await screen.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(document.activeElement).toBe(signIn));
  });

  it('signing out says how much work is only on this device', async () => {
    const world = await openWorld('/', { signedIn: true });
    await world.saved(sampleDesign({ id: 'harbour', name: 'Harbour' }));
    await world.local(sampleDesign({ id: 'night', name: 'Night' }));
    world.show();
    const ask = async () => {
      await world.user.click(await screen.findByRole('button', { name: 'Demo' }));
      await world.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const question = await ask();
    expect(await question.findByText(/^1 design has edits that are not in your account yet\./)).toBeTruthy();
    await world.user.click(question.getByRole('button', { name: 'Cancel' }));
    await world.work.journal.remove('night', world.work.owner());
    expect(await (await ask()).findByText(/^Your edits stay on this device/)).toBeTruthy();
  });

  it('S2 an HTTP 401 shows its message and asks to sign in, and keeps the session', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    world.app.faults.plan([{ op: 'facePage', kind: 'status', code: 401 }]);
    world.show();
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    expect(await screen.findByText(/^Unauthorized, please log in again\./)).toBeTruthy();
    expect(world.store.getState().session.status).toBe('signedIn');
  });

  it('closes by Escape without signing in', async () => {
    const { world } = await open();
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.store.getState().session.status).toBe('visitor');
  });
});

describe('the data of the demo', () => {
  const menu = async (world: Awaited<ReturnType<typeof openWorld>>, item: string) => {
    await world.user.click(await screen.findByRole('button', { name: 'Demo data' }));
    await world.user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('names where it is stored', async () => {
    const world = await openWorld('/', { language: 'zh' });
    world.show();
    expect(await screen.findByText('演示：您的数据保存在此浏览器中')).toBeTruthy();
  });

  it('is reset only after confirmation', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    await world.saved(sampleDesign({ id: 'harbour', name: 'Harbour' }));
    await world.local(sampleDesign({ id: 'night', name: 'Night' }));
    const router = world.show();
    await screen.findByText('Harbour');
    await menu(world, 'Reset the demo');
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Harbour')).toBeTruthy();
    await menu(world, 'Reset the demo');
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    await screen.findByText('The demo was reset');
    expect(router.state.location.pathname).toBe('/');
    expect(world.store.getState().session.status).toBe('visitor');
    expect(await world.work.journal.list('visitor')).toEqual([]);
    await world.user.click(screen.getByRole('link', { name: 'My designs' }));
    await screen.findByText('No designs yet');
  });

  it('is restored from its own export, designs of this device included, after confirmation', async () => {
    const world = await openWorld('/dialList');
    await world.local(sampleDesign({ id: 'harbour', name: 'Harbour' }));
    world.show();
    await screen.findByText('Harbour');
    let exported = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      exported = blob as Blob;
      return 'blob:test';
    });
    const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await menu(world, 'Export data');
    await screen.findByText('All designs and pictures of this browser were exported');
    expect(downloads).toHaveBeenCalledOnce();
    await world.work.device.clear();
    await screen.findByText('No designs yet');

    const importFile = async (answer: string) => {
      const picker = screen.getByLabelText<HTMLInputElement>('Import data');
      await world.user.upload(picker, new File([exported], 'demo.json', { type: 'application/json' }));
      const question = await screen.findByRole('alertdialog', { name: 'Replace the data in this browser?' });
      await world.user.click(within(question).getByRole('button', { name: answer }));
    };
    await importFile('Cancel');
    expect(await world.work.journal.list('visitor')).toEqual([]);
    await importFile('Replace');
    await screen.findByText('All designs and pictures from the file are now in this browser');
    await screen.findByText('Harbour');
  });

  it('refuses a file that is not an export, with a message', async () => {
    const world = await openWorld('/');
    world.show();
    await screen.findByRole('button', { name: 'Demo data' });
    const picker = screen.getByLabelText<HTMLInputElement>('Import data');
    await world.user.upload(picker, new File(['hello'], 'notes.json', { type: 'application/json' }));
    await screen.findByText('This is not a file exported from this demo.');
  });
});
