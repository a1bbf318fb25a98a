// My designs: what a visitor and a signed-in designer see, search, pages, and deleting with the focus preserved.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PackagerRequest } from '@/packaging/packager';
import { embeddedBackend, setBackend } from '@/service/api/backendPort';
import { saveDraft } from '@/service/api/drafts';
import { changeOnline } from '@/service/api/faces';
import { contentHash } from '@/service/localDrafts/contentHash';
import { rawDesign, sampleDesign } from '@/tests/support/designs';
import { packageFile } from '@/tests/support/storePackages';
import { judge, sendToReview } from './inReview';
import { openWorld } from './world';

// There is no canvas here to draw previews on.
vi.mock('@/packaging/packager', () => ({
  makePackage: async ({ design, copyId }: PackagerRequest) => packageFile(design, copyId),
}));

afterEach(() => vi.unstubAllGlobals());

const harbour = sampleDesign({ id: 'harbour', name: 'Harbour' });
const night = sampleDesign({ id: 'night', name: 'Night' });
const cards = () => screen.getByRole('list', { name: /^(Designs|设计列表|设计)$/ });
const names = () =>
  within(cards())
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const card = (name: string) => within(cards()).getByRole('heading', { name }).closest('li')!;

it.each([
  ['en', 'Dusk', '黄昏'],
  ['zh', '黄昏', 'Dusk'],
] as const)(
  'a design has its name in the language of the reader: cards, dialogs, detail, publish page (%s)',
  async (language, own, other) => {
    const world = await openWorld('/dialList', { language, signedIn: true });
    await world.saved({ ...sampleDesign({ id: 'dusk', name: 'Dusk' }), dialNameCn: '黄昏' });
    const router = world.show();
    expect(await screen.findByRole('link', { name: own })).toBeTruthy();
    await world.user.click(within(card(own)).getByRole('button'));
    await world.user.click(await screen.findByRole('menuitem', { name: /^(Delete|删除)$/ }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(own);
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The search finds both names.
    await world.user.type(screen.getByRole('searchbox'), other);
    await waitFor(() => expect(names()).toEqual([own]));
    for (const path of ['/dialDetail/dusk/android', '/publish?id=dusk']) {
      await router.navigate(path);
      await waitFor(() => expect(screen.getByRole('main').textContent).toContain(own));
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain(other);
    }
  },
);

describe('a visitor', () => {
  it.each([
    ['en', 'No designs yet', 'New design', 'Sign in to see your saved drafts.'],
    ['zh', '还没有设计', '新建设计', '登录后可查看已保存的草稿。'],
  ] as const)('without designs gets a next step (%s)', async (language, empty, make, invitation) => {
    const world = await openWorld('/dialList', { language });
    world.show();
    await screen.findByText(empty);
    expect(screen.getByText(invitation)).toBeTruthy();
    await world.user.click(screen.getAllByRole('button', { name: make }).at(-1)!);
    expect(await screen.findByRole('dialog', { name: make })).toBeTruthy();
  });

  it('sees the designs of this device, newest first, and opens one', async () => {
    const world = await openWorld('/dialList');
    await world.local(harbour);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await world.local(night);
    const router = world.show();
    await screen.findByText('Night');
    expect(names()).toEqual(['Night', 'Harbour']);
    expect(within(card('Night')).getByText('Only on this device')).toBeTruthy();
    expect(within(card('Night')).getByText('500×500')).toBeTruthy();
    await world.user.click(screen.getByRole('link', { name: 'Harbour' }));
    expect(router.state.location.pathname).toBe('/dial/harbour');
  });

  it('finds by name, and resets an empty search', async () => {
    const world = await openWorld('/dialList');
    await world.local(harbour, night);
    world.show();
    await screen.findByText('Night');
    await world.user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'HARB');
    await waitFor(() => expect(names()).toEqual(['Harbour']));
    await world.user.type(screen.getByRole('searchbox'), 'x');
    await screen.findByText('No design has “HARBx” in its name');
    await world.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('deletes after confirmation, and the focus moves to the neighbour', async () => {
    const world = await openWorld('/dialList');
    await world.local(harbour, night);
    world.show();
    await screen.findByText('Night');
    const remove = async (confirm: 'Cancel' | 'Delete') => {
      await world.user.click(screen.getByRole('button', { name: 'Actions for Harbour' }));
      await world.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete Harbour?' });
      await world.user.click(within(question).getByRole('button', { name: confirm }));
    };
    await remove('Cancel');
    expect(names()).toContain('Harbour');
    await remove('Delete');
    await waitFor(() => expect(names()).toEqual(['Night']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Night' })));
    expect(await world.work.journal.list('visitor')).toMatchObject([{ id: 'night' }]);
    expect(screen.getByText('Harbour was deleted')).toBeTruthy();
  });

  it.each([
    ['en', 'ASR copy'],
    ['zh', 'ASR 副本'],
  ] as const)('shows which other watches a design has a copy for (%s)', async (language, words) => {
    const world = await openWorld('/dialList', { language });
    const [first] = night.copies;
    const asr = { ...first!, id: 'asr', platform: 'falcon' as const, ratio: '466*466' };
    await world.local(harbour, { ...night, copies: [first!, asr], fdIds: [first!.id, 'asr'] });
    world.show();
    await screen.findByText('Night');
    expect(within(card('Night')).getByText(words)).toBeTruthy();
    expect(within(card('Harbour')).queryByText(words)).toBeNull();
  });

  it('moves the designs of this device to the account when signing in', async () => {
    const world = await openWorld('/dialList');
    await world.local(harbour);
    world.show();
    await screen.findByText('Harbour');
    await world.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await world.user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
    await waitFor(() => expect(screen.queryByText(/Sign in to see/)).toBeNull());
    await screen.findByText('Harbour');
    expect(await world.work.journal.list('demo-designer')).toMatchObject([{ id: 'harbour' }]);
  });
});

describe('a design of this device that cannot be opened', () => {
  const write = async (world: Awaited<ReturnType<typeof openWorld>>, doc: string) => {
    const record = { id: 'lost', owner: 'visitor', baseRev: 0, doc, hash: contentHash(doc), acknowledgedHash: null };
    const designs = [{ ...record, schemaVersion: 99, savedAt: 1_700_000_000_000 }];
    await world.work.device.replace({
      designs,
      journal: [],
      assets: [],
      quarantine: [],
      reports: [],
      versions: [],
      sets: [],
    });
  };

  it('has a card that opens it, and disappears only when it is deleted', async () => {
    const world = await openWorld('/dialList');
    await write(world, 'not json');
    await world.local(harbour);
    const router = world.show();
    await screen.findByText('Cannot be read');
    expect(names()).toEqual(['Harbour', 'Untitled']);
    expect(within(card('Untitled')).getByText(/Open it to download the stored data/)).toBeTruthy();
    expect(await world.work.journal.quarantined('lost', 'visitor')).toHaveLength(1);
    await world.user.click(screen.getByRole('link', { name: 'Untitled' }));
    expect(router.state.location.pathname).toBe('/dial/lost');
    await router.navigate('/dialList');
    await screen.findByText('Cannot be read');
    await world.user.click(screen.getByRole('button', { name: 'Actions for Untitled' }));
    await world.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Harbour']));
    expect(await world.work.journal.quarantined('lost', 'visitor')).toEqual([]);
  });

  it('is labelled if a newer version made it', async () => {
    const world = await openWorld('/dialList');
    await write(world, JSON.stringify(rawDesign({ id: 'lost', schemaVersion: 99 })));
    world.show();
    await screen.findByText('Newer version');
    expect(within(cards()).getByText(/Made with a newer version/)).toBeTruthy();
  });
});

describe('a signed-in designer', () => {
  it('sees saved drafts, unsaved edits, and designs that only this device has', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    const saved = sampleDesign({ id: 'saved', name: 'Saved' });
    const edited = sampleDesign({ id: 'edited', name: 'Before' });
    await world.saved(saved, edited);
    world.work.journal.edit({ ...edited, dialName: 'After' }, { owner: world.work.owner(), baseRev: 1 });
    await world.local(harbour);
    world.show();
    await screen.findByText('Saved');
    expect(names().sort()).toEqual(['After', 'Harbour', 'Saved']);
    expect(within(card('Saved')).getByText('Draft')).toBeTruthy();
    expect(within(card('After')).getByText('Draft, unsaved edits')).toBeTruthy();
    expect(within(card('Harbour')).getByText('Only on this device')).toBeTruthy();
  });

  it('changes pages', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    await world.saved(
      ...Array.from({ length: 25 }, (_, at) => sampleDesign({ id: `draft-${at}`, name: `Face ${at}` })),
    );
    world.show();
    await screen.findByText('Page 1 of 2');
    expect(names()).toHaveLength(24);
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
    await world.user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  });

  it('deletes a draft on the server too', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    await world.saved(harbour, night);
    world.show();
    await screen.findByText('Harbour');
    await world.user.click(screen.getByRole('button', { name: 'Actions for Harbour' }));
    await world.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Night']));
  });
});

describe('the list of one watch', () => {
  const asr = (id: string, name: string) => {
    const made = sampleDesign({ id, name });
    const copies = made.copies.map((copy) => ({ ...copy, platform: 'falcon' as const, ratio: '466*466' }));
    return { ...made, system: 'other' as const, ratio: '466*466', copies };
  };

  it.each([
    ['a visitor’s', false],
    ['an account’s', true],
  ] as const)('%s list with only ASR designs says so and offers them', async (_whose, isMember) => {
    const world = await openWorld('/dialList', { signedIn: isMember });
    if (isMember) await world.saved(asr('asr-1', 'Chip one'), asr('asr-2', 'Chip two'));
    else await world.local(asr('asr-1', 'Chip one'), asr('asr-2', 'Chip two'));
    world.show();
    expect(await screen.findByText('You have 2 ASR designs and none for the smartwatch')).toBeTruthy();
    await world.user.click(screen.getByRole('button', { name: 'Show ASR designs' }));
    expect(await screen.findByRole('link', { name: 'Chip one' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('dialwright.routeInfo') ?? '')).toMatchObject({ listPlatform: 'falcon' });
  });
});

describe('faces by their state', () => {
  const withFaces = async (path = '/dialList?platform=all') => {
    const world = await openWorld(path, { signedIn: true, scenario: 'demo' });
    world.show();
    await screen.findByText('Harbor');
    return world;
  };
  const tab = (name: RegExp) => screen.getByRole('tab', { name });

  it('are in tabs with counts, which the address remembers', async () => {
    const world = await openWorld('/dialList?platform=all', { signedIn: true, scenario: 'demo' });
    const router = world.show();
    await screen.findByText('Harbor');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['All6', 'Live2', 'Offline1', 'Under review1', 'Not approved1', 'Draft1'],
    ]);
    await world.user.click(tab(/^Live/));
    await waitFor(() => expect(names().sort()).toEqual(['Meridian', 'Solstice']));
    expect(router.state.location.search).toContain('status=live');
    expect(within(card('Meridian')).getByText('Live')).toBeTruthy();
    await world.user.click(tab(/^Not approved/));
    await waitFor(() => expect(names()).toEqual(['Slab']));
    expect(within(card('Slab')).getByText(/^Not approved: /)).toBeTruthy();
  });

  it('are taken offline and back after a confirmation with the name', async () => {
    const world = await withFaces();
    const act = async (name: string, item: string, confirm: string) => {
      await world.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await world.user.click(await screen.findByRole('menuitem', { name: item }));
      const question = await screen.findByRole('alertdialog', { name: new RegExp(name) });
      await world.user.click(within(question).getByRole('button', { name: confirm }));
    };
    await act('Meridian', 'Take offline', 'Take offline');
    await waitFor(() => expect(within(card('Meridian')).getByText('Offline')).toBeTruthy());
    expect(screen.getByText('Meridian is offline')).toBeTruthy();
    await act('Meridian', 'Bring online', 'Bring online');
    await waitFor(() => expect(within(card('Meridian')).getByText('Live')).toBeTruthy());
  });

  it('that were edited meanwhile are built immediately, wherever they are brought back', async () => {
    const world = await openWorld('/dialList', { signedIn: true, scenario: 'demo' });
    const { store, app } = world;
    await world.saved(night);
    await sendToReview(world, night);
    await judge(world, 'night', { pass: true });
    await store.dispatch(changeOnline.initiate({ id: 'night', online: false })).unwrap();
    // Another copy, so that its package does not exist yet.
    const layers = [{ uuid: 'words', label: 'Words', nodeType: 'text', style: { text: 'Later' } }];
    const doc = sampleDesign({ id: 'night', name: 'Later night', layers });
    await store.dispatch(saveDraft.initiate({ id: 'night', baseRev: 1, saveId: 'save-later-night', doc })).unwrap();
    world.show();
    await screen.findByText('Later night');
    await world.user.click(screen.getByRole('button', { name: 'Actions for Later night' }));
    await world.user.click(await screen.findByRole('menuitem', { name: 'Bring online' }));
    const question = await screen.findByRole('alertdialog', { name: /Later night/ });
    await world.user.click(within(question).getByRole('button', { name: 'Bring online' }));
    await screen.findByText('Later night has changed since it was approved, so it is reviewed first');
    const uploaded = () =>
      app.ports.uow.ro(['builds', 'faces'], async (tx) => {
        const ids = (await tx.get('faces', 'night'))?.pending?.builds ?? [];
        return Promise.all(ids.map(async (id) => (await tx.get('builds', id))?.uploadedAt ?? null));
      });
    await waitFor(async () => expect(await uploaded()).toEqual([expect.any(Number)]));
  });

  it.each([
    ['Slab', 'faceDelete'],
    ['Tempo', 'draftDelete'],
  ] as const)('%s is deleted by the call for it: %s', async (name, op) => {
    const world = await withFaces();
    await world.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await world.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await world.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    const { faceDelete, draftDelete } = world.app.faults.calls;
    expect({ faceDelete, draftDelete }).toEqual({ faceDelete: undefined, draftDelete: undefined, [op]: 1 });
  });

  const menuOf = async (world: Awaited<ReturnType<typeof openWorld>>, name: string) => {
    await world.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it.each([
    ['Tempo', ['Edit', 'Duplicate', 'Details', 'Publish', 'Delete']],
    ['Pulse', ['Edit', 'Duplicate', 'Details']],
    ['Slab', ['Edit', 'Duplicate', 'Details', 'Publish again', 'Delete']],
    ['Meridian', ['Edit', 'Duplicate', 'Details', 'Publish again', 'Take offline']],
    ['Harbor', ['Edit', 'Duplicate', 'Details', 'Publish again', 'Bring online', 'Delete']],
  ])('%s has the menu of its state', async (name, items) => {
    const world = await withFaces();
    expect(await menuOf(world, name)).toEqual(items);
  });

  it('a card opens the detail of a published face, and the editor of a draft', async () => {
    const world = await openWorld('/dialList?platform=all', { signedIn: true, scenario: 'demo' });
    const router = world.show();
    await screen.findByText('Harbor');
    await world.user.click(screen.getByRole('link', { name: 'Meridian' }));
    expect(router.state.location.pathname).toBe('/dialDetail/demo-meridian/android');
    await router.navigate('/dialList?platform=all');
    await world.user.click(await screen.findByRole('link', { name: 'Tempo' }, { timeout: 20_000 }));
    expect(router.state.location.pathname).toBe('/dial/demo-tempo');
  });

  it('have Publish and Details links', async () => {
    const world = await openWorld('/dialList?platform=all', { signedIn: true, scenario: 'demo' });
    const router = world.show();
    await screen.findByText('Harbor');
    await menuOf(world, 'Tempo');
    await world.user.click(screen.getByRole('menuitem', { name: 'Details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tempo' })).toBeTruthy();
    await router.navigate('/dialList?platform=all');
    await screen.findByText('Harbor');
    await menuOf(world, 'Tempo');
    await world.user.click(screen.getByRole('menuitem', { name: 'Publish' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/publish?id=demo-tempo');
  });

  it('a duplicate has a unique name in each language', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    await world.saved({ ...harbour, dialNameCn: '海港' }, { ...night, dialNameCn: '夜', dialName: 'Harbour (copy)' });
    world.show();
    await screen.findByText('Harbour (copy)');
    await menuOf(world, 'Harbour');
    await world.user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('“Harbour (copy) (2)” is a separate copy.')).toBeTruthy();
    const names = (await world.work.journal.list('demo-designer')).map((draft) => draft.names);
    expect(names).toContainEqual({ dialNameCn: '海港（副本）', dialName: 'Harbour (copy) (2)' });
  });

  it('one of several copies is deleted after a confirmation with the name; the other stays', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    const [first] = night.copies;
    const chip = { ...first!, id: 'night-f', platform: 'falcon' as const, ratio: '466*466' };
    await world.saved(harbour, { ...night, copies: [first!, chip], fdIds: [first!.id, 'night-f'], system: 'all' });
    world.show();
    await screen.findByText('Night');
    expect(await menuOf(world, 'Harbour')).toEqual(['Edit', 'Duplicate', 'Details', 'Publish', 'Delete']);
    await world.user.keyboard('{Escape}');
    expect(await menuOf(world, 'Night')).toEqual([
      ...['Edit', 'Duplicate', 'Details', 'Publish', 'Delete Smartwatch copy', 'Delete ASR copy', 'Delete'],
    ]);
    await world.user.click(screen.getByRole('menuitem', { name: 'Delete ASR copy' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the ASR copy of Night?' });
    await world.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(card('Night')).queryByText('ASR copy')).toBeNull());
    expect(screen.getByText('The ASR copy of Night was deleted')).toBeTruthy();
    expect(await menuOf(world, 'Night')).toEqual(['Edit', 'Duplicate', 'Details', 'Publish', 'Delete']);
  });

  it('that are live or under review cannot be deleted', async () => {
    const world = await withFaces();
    for (const name of ['Meridian', 'Pulse']) {
      await world.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await screen.findByRole('menuitem', { name: 'Edit' });
      expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
      await world.user.keyboard('{Escape}');
    }
  });

  it('are filtered by watch', async () => {
    const world = await withFaces();
    await world.user.selectOptions(screen.getByRole('combobox', { name: 'Watches' }), 'ASR');
    await waitFor(() => expect(names()).toEqual(['Tempo']));
  });
});

describe('the account and this device', () => {
  /** Answers the list of drafts with an error while `isDown` is set. */
  const withServer = async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    const backend = await embeddedBackend();
    const server = { isDown: true };
    const fetch = async (request: Request) =>
      server.isDown && /\/(draft|web)\/page/.test(request.url)
        ? new Response('', { status: 503 })
        : backend!.fetch(request);
    setBackend({ ...backend!, fetch });
    return { world, server };
  };
  const storeDesign = async (
    world: Awaited<ReturnType<typeof openWorld>>,
    design: typeof harbour,
    unsaved: boolean,
  ) => {
    const facts = { owner: world.work.owner(), baseRev: 1 };
    world.work.journal.edit(design, facts);
    await world.work.journal.flush();
    if (!unsaved) await world.work.journal.acknowledge({ sent: design, saved: design, ...facts });
  };

  it('shows the designs of this device while the account’s list fails, says so, and retries', async () => {
    const { world, server } = await withServer();
    await world.saved(harbour, night);
    await storeDesign(world, harbour, false);
    await storeDesign(world, { ...night, dialName: 'Night, edited' }, true);
    await world.local(sampleDesign({ id: 'fresh', name: 'Fresh' }));
    world.show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded. These are the designs on this device.');
    await screen.findByText('Harbour');
    expect(names().sort()).toEqual(['Fresh', 'Harbour', 'Night, edited']);
    await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(alert).getByRole('button').getAttribute('aria-busy')).toBeNull());
    expect(names()).toHaveLength(3);
    server.isDown = false;
    await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(names().sort()).toEqual(['Fresh', 'Harbour', 'Night, edited']);
  });

  it.each(['', 'har'])(
    'lists designs missing from the account, edited or not, and labels them (search “%s”)',
    async (search) => {
      const world = await openWorld(`/dialList?q=${search}`, { signedIn: true });
      await world.saved(night);
      await storeDesign(world, harbour, false);
      await storeDesign(world, sampleDesign({ id: 'edited', name: 'Charted' }), true);
      world.show();
      await waitFor(() => expect(screen.getAllByText('No longer in your account')).toHaveLength(2));
      expect(names().sort()).toEqual(search ? ['Charted', 'Harbour'] : ['Charted', 'Harbour', 'Night']);
      await world.user.click(screen.getByRole('button', { name: 'Actions for Harbour' }));
      await world.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await screen.findByText(/only on this device. Deleting it cannot be undone/);
    },
  );

  it('checks the whole account before it calls a design gone that is not on the first page', async () => {
    const world = await openWorld('/dialList', { signedIn: true });
    const many = Array.from({ length: 25 }, (_, at) => sampleDesign({ id: `draft-${at}`, name: `Face ${at}` }));
    await world.saved(...many);
    await storeDesign(world, many[0]!, false);
    await storeDesign(world, harbour, false);
    world.show();
    await screen.findByText('No longer in your account');
    expect(within(card('Harbour')).getByText('No longer in your account')).toBeTruthy();
    expect(screen.getAllByText('No longer in your account')).toHaveLength(1);
  });

  it('lists a visitor’s design that another tab edits, labels it, and leaves it there', async () => {
    const locks = new Set(['design:harbour']);
    const request = async (name: string, _: object, hold: (lock: object | null) => unknown) =>
      hold(locks.has(name) ? null : { name });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const world = await openWorld('/dialList');
    await world.local(harbour, night);
    world.show();
    await screen.findByText('Harbour');
    await world.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await world.user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
    await screen.findByText('Open in another tab');
    expect(within(card('Harbour')).getByText(/to add it to your account/)).toBeTruthy();
    expect(await world.work.journal.list('visitor')).toMatchObject([{ id: 'harbour' }]);
    expect(await world.work.journal.list('demo-designer')).toMatchObject([{ id: 'night' }]);
    locks.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Open in another tab')).toBeNull());
    expect(await world.work.journal.list('visitor')).toEqual([]);
  });
});
