// A moderator's day: the queue, verdicts by mouse and by keyboard, concurrent moderators; and access to the page.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceGet } from '@/service/api/faces';
import { sampleDesign } from '@/tests/support/designs';
import { announcements } from '@/ui/announce';
import { faceDesign } from '../../contract/publishing';
import { judge, sendToReview } from '../../pages/inReview';
import { openWorld } from '../../pages/world';

beforeEach(() => localStorage.clear());
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => vi.unstubAllGlobals());

type World = Awaited<ReturnType<typeof openWorld>>;
const NORTH = sampleDesign({ id: 'north', name: 'North' });
const SOUTH = sampleDesign({ id: 'south', name: 'South' });

/** The demo's queue (Pulse), followed by North and South. */
async function atDesk(language: 'en' | 'zh' = 'en') {
  const world = await openWorld('/moderation', { signedIn: true, scenario: 'demo', language });
  await world.saved(NORTH, SOUTH);
  for (const design of [NORTH, SOUTH]) {
    await sendToReview(world, design);
    await now(world, design.id);
  }
  return { ...world, router: world.show() };
}
const now = (world: Pick<World, 'store'>, id: string) =>
  world.store.dispatch(faceGet.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();
const queue = async () => {
  const list = within(await screen.findByRole('region', { name: /^Waiting/ })).getByRole('list');
  return within(list)
    .getAllByRole('button')
    .map((one) => one.querySelector('span')?.textContent);
};
const looksAt = (name: string) => screen.findByRole('article', { name });
const click = async ({ user }: Pick<World, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const spoken = () => announcements.get().polite.text;

describe('the queue', () => {
  it('shows waiting faces, the oldest first, and that face live in both modes beside its submission', async () => {
    await atDesk();
    const face = within(await looksAt('Pulse'));
    expect(await queue()).toEqual(['Pulse', 'North', 'South']);
    for (const mode of ['Normal', 'Always-on'])
      expect(face.getByRole('img', { name: `Pulse: round, 500 × 500 px, ${mode}` })).toBeTruthy();
    const sent = within(face.getByRole('region', { name: 'What was sent' }));
    for (const words of ['脉动', 'Pulse', 'Sport', 'Free', 'Smartwatch'])
      expect(await sent.findByText(words)).toBeTruthy();
    expect(sent.getByText(/three rings of live data/)).toBeTruthy();
    expect(within(face.getByRole('region', { name: 'As the store shows it' })).getByText(/^by Demo/)).toBeTruthy();
    expect(face.getByText('This is your own face.')).toBeTruthy();
  });

  it('approves after confirmation; the next one is shown with the focus, and announced', async () => {
    const world = await atDesk();
    await looksAt('Pulse');
    await click(world, 'Approve');
    const question = await screen.findByRole('alertdialog', { name: 'Approve Pulse?' });
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    await looksAt('North');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('North'));
    expect((await now(world, 'demo-pulse')).status).toBe('live');
    await waitFor(() => expect(spoken()).toBe('Pulse was approved and is live. Next: North.'));
    expect(await queue()).toEqual(['North', 'South']);
  });

  it('requires a reason, which the designer then reads', async () => {
    const world = await atDesk();
    await world.user.click((await screen.findByText('North')).closest('button')!);
    await looksAt('North');
    await click(world, 'Do not approve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Do not approve North?' }));
    await world.user.click(dialog.getByRole('button', { name: 'Send the reason' }));
    const summary = await dialog.findByRole('group', { name: /problem/ });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await world.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The date is cut off.');
    expect(dialog.getByText('20 / 500')).toBeTruthy();
    await world.user.click(dialog.getByRole('button', { name: 'Send the reason' }));
    // The next in the queue, not the first.
    await looksAt('South');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('South'));
    for (const path of ['/dialDetail/north/android', '/publish?id=north', '/dialList?status=rejected']) {
      await world.router.navigate(path);
      expect((await screen.findAllByText(/The date is cut off\./)).length).toBeGreaterThan(0);
    }
  });

  it.each(['Approve', 'Do not approve'])('holds the review while the dialog of "%s" is open', async (act) => {
    const world = await openWorld('/moderation', { signedIn: true, scenario: 'demo' });
    const { app } = world;
    world.show();
    await looksAt('Pulse');
    const { pending } = await now(world, 'demo-pulse');
    // A face that time decides in a minute.
    const left = 60_000;
    const reviewMs = Date.now() + left - (pending?.since ?? 0);
    Object.assign(app.ports, { policy: { ...app.ports.policy, reviewMs } });
    const dueIn = async () => {
      const face = await app.ports.uow.ro(['faces'], (tx) => tx.get('faces', 'demo-pulse'));
      return (face?.dueAt ?? 0) - Date.now();
    };
    await app.ports.uow.rw(['faces'], async (tx) => {
      const face = await tx.get('faces', 'demo-pulse');
      if (face) await tx.put('faces', { ...face, waiting: 'yes', dueAt: Date.now() + left });
    });
    await click(world, act);
    await waitFor(async () => expect(await dueIn()).toBeGreaterThan(left));
    await world.user.keyboard('{Escape}');
    await waitFor(async () => expect(await dueIn()).toBeLessThanOrEqual(left));
    expect((await now(world, 'demo-pulse')).status).toBe('review');
  });

  it('keeps an unfinished reason when its dialog is closed', async () => {
    const world = await atDesk();
    await looksAt('Pulse');
    await click(world, 'Do not approve');
    await world.user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Too dark');
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(world, 'Do not approve');
    expect(((await screen.findByRole('textbox', { name: /^Reason/ })) as HTMLTextAreaElement).value).toBe('Too dark');
  });

  it('is empty after the last one, says so, and can reload', async () => {
    const world = await openWorld('/moderation', { signedIn: true, scenario: 'demo' });
    world.show();
    await looksAt('Pulse');
    await click(world, 'Approve');
    const question = await screen.findByRole('alertdialog');
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    const empty = await screen.findByRole('heading', { name: 'No faces are waiting for review.' });
    await waitFor(() => expect(document.activeElement).toBe(empty));
    await world.saved(NORTH);
    await sendToReview(world, NORTH);
    await click(world, 'Look again');
    await looksAt('North');
  });

  it('works by keyboard alone', async () => {
    const { user, ...world } = await atDesk();
    await looksAt('Pulse');
    screen.getByRole('button', { name: 'Do not approve' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Do not approve Pulse?' });
    const reason = screen.getByRole('textbox', { name: /^Reason/ });
    while (document.activeElement !== reason) await user.tab();
    await user.keyboard('Too dark to read.');
    const send = screen.getByRole('button', { name: 'Send the reason' });
    while (document.activeElement !== send) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('North'));
    const approve = screen.getByRole('button', { name: 'Approve' });
    while (document.activeElement !== approve) await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Approve North?' });
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('South'));
    expect((await now(world, 'demo-pulse')).reason).toBe('Too dark to read.');
    expect((await now(world, 'north')).status).toBe('live');
  });
});

describe('copy by copy', () => {
  const PAIR = faceDesign('pair', { name: 'Pair', both: true });
  async function atPair(language: 'en' | 'zh' = 'en') {
    const world = await openWorld('/moderation', { signedIn: true, scenario: 'demo', language });
    await world.saved(PAIR);
    await sendToReview(world, PAIR);
    await now(world, 'pair');
    const router = world.show();
    await world.user.click((await screen.findByText('Pair')).closest('button')!);
    await looksAt('Pair');
    return { ...world, router };
  }
  const rows = () => within(screen.getByRole('region', { name: 'Copy by copy' })).getAllByRole('listitem');
  async function reject({ user }: Pick<World, 'user'>, act: string, reason: string) {
    await click({ user }, act);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
    await user.click(dialog.getByRole('button', { name: 'Send the reason' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('judges each copy, explains the consequence first, and the designer reads the reason of each', async () => {
    const world = await atPair();
    await click(world, 'Do not approve: ASR 466²');
    const dialog = within(await screen.findByRole('dialog', { name: 'Do not approve the copy ASR 466² of Pair?' }));
    expect(dialog.getByText(/The other copy is still waiting/)).toBeTruthy();
    await world.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The date is cut off.');
    await world.user.click(dialog.getByRole('button', { name: 'Send the reason' }));
    await waitFor(() => expect(rows()[1]?.textContent).toMatch(/ASR 466².*Not approved.*The date is cut off\./));
    // Only moderators see who decided (X7).
    expect(within(screen.getByRole('region', { name: 'History' })).getByText('by Demo')).toBeTruthy();
    await waitFor(() =>
      expect(spoken()).toContain('ASR 466² was not approved. 1 more copy of the face is still waiting.'),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Do not approve: ASR 466²' })),
    );
    expect((await now(world, 'pair')).status).toBe('review');
    // Of the remaining copies, only those go live.
    await click(world, 'Approve');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('were not approved: ASR 466²');
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await click(world, 'Approve: Smartwatch 500²');
    const question = await screen.findByRole('alertdialog', { name: 'Approve the copy Smartwatch 500² of Pair?' });
    expect(question.textContent).toContain('goes live immediately with Smartwatch 500²');
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    await looksAt('Pulse');
    await waitFor(() => expect(spoken()).toContain('Pair is live without the copies that were not approved.'));
    expect(await now(world, 'pair')).toMatchObject({ status: 'live', copies: [{ online: true }, { online: false }] });
    for (const path of ['/dialDetail/pair/android', '/publish?id=pair', '/dialList']) {
      await world.router.navigate(path);
      expect(screen.queryByText('by Demo')).toBeNull();
      expect(await screen.findByText('Why the copy ASR 466² was not approved: The date is cut off.')).toBeTruthy();
    }
  });

  it('rejects a face when each copy is rejected, with a reason for each', async () => {
    const world = await atPair();
    await reject(world, 'Do not approve: Smartwatch 500²', 'Too dark.');
    await reject(world, 'Do not approve: ASR 466²', 'Cut off.');
    await looksAt('Pulse');
    await waitFor(() => expect(spoken()).toContain('Pair was not approved.'));
    await world.router.navigate('/dialDetail/pair/android');
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(status.getByText('Why the copy Smartwatch 500² was not approved: Too dark.')).toBeTruthy();
    expect(status.getByText('Why the copy ASR 466² was not approved: Cut off.')).toBeTruthy();
    expect(status.queryByText(/^Not approved:/)).toBeNull();
  });

  it('an approved copy is labelled, and can still be rejected', async () => {
    const world = await atPair();
    await click(world, 'Approve: ASR 466²');
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(rows()[1]?.textContent).toMatch(/ASR 466² Approved/));
    const approve = screen.getByRole('button', { name: 'Approve: ASR 466²' });
    expect([approve.getAttribute('aria-pressed'), approve.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await reject(world, 'Do not approve: ASR 466²', 'After all.');
    await waitFor(() => expect(rows()[1]?.textContent).toMatch(/Not approved/));
  });

  it('a face of one copy is judged as a whole', async () => {
    await atDesk();
    await looksAt('Pulse');
    expect(screen.queryByRole('region', { name: 'Copy by copy' })).toBeNull();
  });
});

describe('with other moderators', () => {
  it('a face judged meanwhile is announced, and the next one is shown', async () => {
    const world = await atDesk();
    await looksAt('Pulse');
    await judge(world, 'demo-pulse', { pass: false, reason: 'Not this one' });
    await click(world, 'Approve');
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^Pulse is no longer in the queue/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('North'));
    expect((await now(world, 'demo-pulse')).status).toBe('rejected');
  });

  it('a resubmission during the review is shown before it can be judged', async () => {
    const world = await atDesk();
    await world.user.click((await screen.findByText('North')).closest('button')!);
    await looksAt('North');
    await world.app.ports.uow.rw(['faces'], async (tx) => {
      const face = (await tx.get('faces', 'north'))!;
      const since = face.pending!.since + 1;
      await tx.put('faces', { ...face, queuedAt: since, pending: { ...face.pending!, since } });
    });
    await click(world, 'Approve');
    const question = await screen.findByRole('alertdialog');
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^North is no longer in the queue/)).toBeTruthy();
    expect((await now(world, 'north')).status).toBe('review');
  });

  it('a resubmission while its face is shown replaces it, with an announcement', async () => {
    const world = await atDesk();
    await world.user.click((await screen.findByText('North')).closest('button')!);
    await looksAt('North');
    await judge(world, 'north', { pass: false, reason: 'Blurred' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sendToReview(world, NORTH, { description: 'Another text about the same dial.' });
    expect(await screen.findByText(/^North was sent again in the meantime/)).toBeTruthy();
    await looksAt('North');
    expect(screen.getAllByText('Another text about the same dial.').length).toBeGreaterThan(0);
  });

  it('announces a list that changed meanwhile when it is reloaded', async () => {
    const world = await atDesk();
    await looksAt('Pulse');
    await judge(world, 'demo-pulse', { pass: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await looksAt('North');
    expect(screen.getByText(/^Pulse is no longer in the queue/)).toBeTruthy();
    expect(await queue()).toEqual(['North', 'South']);
  });

  it('a failed verdict is reported, and can be repeated', async () => {
    const world = await atDesk();
    await looksAt('Pulse');
    world.app.faults.plan([{ op: 'changeAudit', kind: 'status', code: 500, times: 1 }]);
    await click(world, 'Approve');
    const question = await screen.findByRole('alertdialog');
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    await within(question).findByRole('alert');
    await world.user.click(within(question).getByRole('button', { name: 'Approve' }));
    await looksAt('North');
  });
});

describe('access', () => {
  it.each([
    ['a visitor', { signedIn: false, scenario: 'demo' as const }],
    ['a designer', { signedIn: true, scenario: 'empty' as const }],
  ])('%s finds no page and no link to it', async (_, options) => {
    const world = await openWorld('/moderation', options);
    world.show();
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
  });

  it('a moderator finds the link', async () => {
    const world = await openWorld('/', { signedIn: true, scenario: 'demo' });
    world.show();
    await world.user.click(await screen.findByRole('link', { name: 'Moderation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moderation' })).toBeTruthy();
  });
});

it('a list that fails to load can be retried', async () => {
  const world = await openWorld('/moderation', { signedIn: true, scenario: 'demo' });
  world.app.faults.plan([{ op: 'moderationPage', kind: 'status', code: 500, times: 1 }]);
  world.show();
  await screen.findByRole('alert');
  await click(world, 'Try again');
  await looksAt('Pulse');
});

it('is available in Chinese', async () => {
  await atDesk('zh');
  expect(await screen.findByRole('heading', { level: 1, name: '审核' })).toBeTruthy();
  expect(await screen.findByRole('article', { name: '脉动' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '不通过' })).toBeTruthy();
});
