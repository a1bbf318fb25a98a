// The detail page of a face by role and name, over the real backend: for its owner, and for everyone.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Design } from '@/schemas/design';
import { draft } from '@/service/api/drafts';
import { faceGet } from '@/service/api/faces';
import { packageWork } from '@/service/builds/packageWork';
import { sampleDesign } from '@/tests/support/designs';
import { judge, sendToReview } from '../inReview';
import { openWorld } from '../world';

beforeEach(() => {
  packageWork.set(new Map());
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

type World = Awaited<ReturnType<typeof openWorld>>;
const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A face of the demo by its address, for its owner by default. */
async function at(path: string, options: Parameters<typeof openWorld>[1] = {}) {
  const world = await openWorld(path, { signedIn: true, scenario: 'demo', ...options });
  return { ...world, router: world.show() };
}
async function confirm({ user }: Pick<World, 'user'>, title: string, act: string) {
  const question = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(question).getByRole('button', { name: act }));
}

/** A saved design with a copy for each watch, not yet published. */
const BOTH: Design = (() => {
  const design = sampleDesign({ id: 'both', name: 'Both' });
  const first = { ...design.copies[0]!, id: 'both-a' };
  const chip = { ...first, id: 'both-f', platform: 'falcon' as const, ratio: '466*466' };
  return { ...design, system: 'all', copies: [first, chip], fdIds: ['both-a', 'both-f'], activeFdId: 'both-a' };
})();

/** It is live, with both copies: premium by default, so that its copies are not locked. */
async function goLive(world: World, paymentType: 'free' | 'vip' = 'vip') {
  await sendToReview(world, BOTH, { paymentType });
  await judge(world, 'both', { pass: true });
}

const now = (world: World, id: string) =>
  world.store.dispatch(faceGet.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();

describe('one’s own face', () => {
  it('shows both modes, its facts, its state and its history', async () => {
    await at('/dialDetail/demo-solstice/android');
    expect(await screen.findByRole('heading', { level: 1, name: 'Solstice' })).toBeTruthy();
    const preview = region('Smartwatch 500²');
    expect(preview.getByRole('img', { name: 'Solstice: round, 500 × 500 px, Normal' })).toBeTruthy();
    expect(preview.getByRole('radio', { name: 'Always-on' })).toBeTruthy();
    const facts = region('Facts');
    for (const words of ['至夜', 'Solstice', 'Luxury', 'Free', 'Smartwatch', '500 × 500 px'])
      expect(await facts.findByText(words)).toBeTruthy();
    expect(facts.getAllByRole('listitem').length).toBeGreaterThan(3);
    const status = region('Status');
    expect(status.getByText(/This face is live/)).toBeTruthy();
    expect(
      status.getAllByRole('listitem').map((one) => one.querySelector('span span, span')?.textContent),
    ).toHaveLength(3);
    expect(status.getByText('Approved')).toBeTruthy();
    expect(screen.getAllByText('Live').length).toBeGreaterThan(0);
  });

  it('shows its always-on enlarged, and the full window with the watch’s controls', async () => {
    const { user } = await at('/dialDetail/demo-solstice/android');
    await user.click(await screen.findByRole('radio', { name: 'Always-on' }));
    expect(screen.getByRole('img', { name: 'Solstice: round, 500 × 500 px, Always-on' })).toBeTruthy();
    await user.click(await button('Full screen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(dialog.getByRole('radio', { name: 'Always-on' })).toHaveProperty('checked', true);
    expect(await dialog.findByRole('heading', { name: 'What the face shows' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Full screen'));
  });

  it('is taken offline and brought back after a confirmation with the name, and the state follows', async () => {
    const world = await at('/dialDetail/demo-solstice/android');
    await world.user.click(await button('Take offline'));
    await confirm(world, 'Take Solstice offline?', 'Take offline');
    await button('Bring online');
    await waitFor(() => expect(document.activeElement?.textContent, 'the focus').toBe('Bring online'));
    await world.user.click(await button('Bring online'));
    expect(region('Status').getByText('Taken offline')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
    await confirm(world, 'Bring Solstice online?', 'Bring online');
    expect(await button('Take offline')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it.each([
    ['demo-tempo/falcon', ['Delete', 'Duplicate', 'Publish', 'Edit'], 'Build, then review'],
    ['demo-pulse/android', ['Duplicate', 'Edit'], 'The face is under review'],
    ['demo-slab/android', ['Delete', 'Duplicate', 'Publish again', 'Edit'], 'Fix the problem in the reason'],
    ['demo-solstice/android', ['Duplicate', 'Take offline', 'Publish again', 'Edit'], 'This face is live'],
    ['demo-harbor/android', ['Delete', 'Duplicate', 'Bring online', 'Publish again', 'Edit'], 'The face is offline'],
  ])('%s offers the actions of its state', async (path, names, words) => {
    await at(`/dialDetail/${path}`);
    await screen.findByRole('link', { name: 'Edit' });
    const acts = screen.getByRole('group', { name: /^Actions for/ });
    expect([...acts.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(names);
    expect(region('Status').getByText(words, { exact: false })).toBeTruthy();
  });

  it('that was rejected shows the reason', async () => {
    await at('/dialDetail/demo-slab/android');
    expect((await screen.findAllByText(/stand out too little/)).length).toBe(2);
  });

  it('is deleted after confirmation, and returns to the list without it', async () => {
    const world = await at('/dialDetail/demo-harbor/android');
    await world.user.click(await button('Delete'));
    await confirm(world, 'Delete Harbor?', 'Delete');
    await waitFor(() => expect(world.router.state.location.pathname).toBe('/dialList'));
    await screen.findByText('Slab');
    expect(screen.queryByText('Harbor')).toBeNull();
  });

  it('says that this device has edits that are not shown', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true });
    await world.saved(BOTH);
    world.work.journal.edit({ ...BOTH, dialName: 'Edited' }, { owner: world.work.owner(), baseRev: 1 });
    await world.work.journal.flush();
    world.show();
    expect(await screen.findByText(/edits that are not in your account/)).toBeTruthy();
  });
});

describe('its copies', () => {
  it('are selected by the address, and the focus stays on the link', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true });
    await world.saved(BOTH);
    const router = world.show();
    const links = within(await screen.findByRole('navigation', { name: 'Copies' }));
    await world.user.click(links.getByRole('link', { name: 'ASR' }));
    expect(router.state.location.pathname).toBe('/dialDetail/both/falcon');
    expect(await screen.findByRole('img', { name: 'Both: round, 466 × 466 px, Normal' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('ASR');
    expect(links.getByRole('link', { name: 'ASR' }).getAttribute('aria-current')).toBe('page');
  });

  it('a missing one is reported, and the others are offered', async () => {
    const { user, router } = await at('/dialDetail/demo-solstice/falcon');
    expect(await screen.findByText('This face has no copy for ASR.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show Smartwatch 500²' }));
    expect(router.state.location.pathname).toBe('/dialDetail/demo-solstice/android');
    expect(await screen.findByRole('img', { name: /^Solstice: round/ })).toBeTruthy();
  });

  it('one is deleted after a confirmation with the name, and the other stays', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true });
    await world.saved(BOTH);
    world.show();
    await world.user.click(await button('Delete ASR 466²'));
    await confirm(world, 'Delete the ASR copy of Both?', 'Delete');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Copies' })).toBeNull());
    expect(screen.getByText('The ASR copy of Both was deleted')).toBeTruthy();
    const saved = await world.store.dispatch(draft.initiate('both', { subscribe: false })).unwrap();
    expect(saved.doc?.fdIds).toEqual(['both-a']);
    // With one copy left there is no other to delete.
    expect(screen.queryByRole('button', { name: /^Delete Smartwatch/ })).toBeNull();
  });

  it('a single one is taken offline, and brought back', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true, scenario: 'demo' });
    await world.saved(BOTH);
    await goLive(world);
    world.show();
    await world.user.click(await button('Take offline: ASR 466²'));
    await confirm(world, 'Take the ASR copy of Both offline?', 'Take offline');
    await button('Bring online: ASR 466²');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toBe('Bring online: ASR 466²'));
    await world.user.click(await button('Bring online: ASR 466²'));
    expect(await now(world, 'both')).toMatchObject({ status: 'live', copies: [{ online: true }, { online: false }] });
    expect(region('Status').getByText('· ASR copy', { exact: false })).toBeTruthy();
    await confirm(world, 'Bring the ASR copy of Both online?', 'Bring online');
    expect(await button('Take offline: ASR 466²')).toBeTruthy();
    expect(await now(world, 'both')).toMatchObject({ copies: [{ online: true }, { online: true }] });
  });

  it('L13 of an approved free face stay: deletion is not offered', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true, scenario: 'demo' });
    await world.saved(BOTH);
    await goLive(world, 'free');
    world.show();
    await world.user.click(await button('Take offline: ASR 466²'));
    await confirm(world, 'Take the ASR copy of Both offline?', 'Take offline');
    await button('Bring online: ASR 466²');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('have builds, whose packages can be downloaded; those of an earlier version are labelled', async () => {
    const world = await openWorld('/dialDetail/both/android', { signedIn: true, scenario: 'demo' });
    await world.saved(BOTH);
    await goLive(world);
    world.show();
    expect(await screen.findByRole('button', { name: 'Download Both ASR' })).toBeTruthy();
    expect(screen.queryByText('From an earlier version of the design.')).toBeNull();
    const { saveDraft } = await import('@/service/api/drafts');
    const doc = { ...BOTH, copies: BOTH.copies.map((copy) => ({ ...copy, ratio: '454*454' })) };
    await world.store.dispatch(saveDraft.initiate({ id: 'both', baseRev: 1, saveId: 'save-again-1', doc })).unwrap();
    expect(await screen.findAllByText('From an earlier version of the design.')).toHaveLength(2);
    expect(region('Status').getByText(/^Edited since/)).toBeTruthy();
  });
});

describe('someone else’s live face', () => {
  it.each([false, true])('is shown without an owner’s actions (signed in: %s)', async (signedIn) => {
    await at('/dialDetail/demo-aurora/android', { signedIn });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aurora' })).toBeTruthy();
    expect(screen.getByText('by Dialwright Studio')).toBeTruthy();
    expect(region('Facts').getByText('极光')).toBeTruthy();
    for (const name of ['Take offline', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Builds' })).toBeNull();
  });
});

describe('a face that cannot be shown', () => {
  it('does not exist, or a visitor may have to sign in', async () => {
    const { user } = await at('/dialDetail/demo-slab/android', { signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'This face could not be found' })).toBeTruthy();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await user.click(await button('Use the demo account'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Slab' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  });

  it('is loaded again after a failure', async () => {
    const world = await openWorld('/dialDetail/demo-slab/android', { signedIn: true, scenario: 'demo' });
    world.app.faults.plan([{ op: 'faceGet', kind: 'status', code: 500, times: 1 }]);
    world.show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await world.user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Slab' })).toBeTruthy();
  });
});

it('is available in Chinese', async () => {
  await at('/dialDetail/demo-solstice/android', { language: 'zh' });
  expect(await screen.findByRole('heading', { level: 1, name: '至夜' })).toBeTruthy();
  expect(region('状态').getByText('通过审核')).toBeTruthy();
});
