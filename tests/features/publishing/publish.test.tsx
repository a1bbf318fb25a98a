// The publish page by role and name, over the real backend: from a saved design to review, and every obstacle.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSession } from '@/app/followSession';
import { colorIn } from '@/face/nodes/colorRoles';
import { isUnchosen } from '@/face/nodes/shownFor';
import type { PackagerRequest } from '@/packaging/packager';
import type { Design, FaceCopy } from '@/schemas/design';
import { isKnown } from '@/schemas/nodes';
import { api } from '@/service/api/api';
import { draft } from '@/service/api/drafts';
import { faceGet } from '@/service/api/faces';
import { joined, packageWork } from '@/service/builds/packageWork';
import { pendingWorks, resumeWorks } from '@/service/session/pendingSignIn';
import { cancelSignIn } from '@/service/session/signIn';
import { keepToken, readToken } from '@/service/session/tokenStore';
import { memoryKeys } from '@/service/signingKeys/memoryKeys';
import { wornCopy } from '@/simulator/controls/wornCopy';
import { sampleDesign, textLayer } from '@/tests/support/designs';
import { packageFile } from '@/tests/support/storePackages';
import { judge, sendToReview } from '../../pages/inReview';
import { drawnForTests, openWorld } from '../../pages/world';

// Keys belong to the page: nothing stores any here.
vi.mock('@/service/signingKeys/openSigningKeys', () => ({ openSigningKeys: async () => memoryKeys() }));
// There is no canvas here to draw previews on.
vi.mock('@/packaging/packager', () => ({
  makePackage: async ({ design, copyId }: PackagerRequest) => packageFile(design, copyId),
}));

beforeEach(() => {
  packageWork.set(new Map());
  localStorage.clear();
});
afterEach(async () => {
  // Work of an unmounted page would report tasks with the same ids to the next one.
  await joined('publish dial', async () => undefined);
  vi.unstubAllGlobals();
});

const DIAL = sampleDesign({ id: 'dial', name: 'Aurora' });
const DESCRIPTION = 'A calm dial with green light over a dark sky.';

/** The drawn pictures as files of the account: this environment corrupts uploaded picture bytes. */
async function keepPictures({ app, work }: Awaited<ReturnType<typeof openWorld>>) {
  const owner = work.owner();
  for (const [at, mode] of (['normal', 'ambient'] as const).entries()) {
    const ref = await work.assets.putAsset((await drawnForTests(DIAL.copies[0]!, mode, NOTHING)).file);
    const id = `picture-${at}`;
    const size = { fileSize: 70, width: 9, height: 9, createdAt: 1 };
    const facts = { name: 'p.png', search: 'p.png', type: 'image/png' as const, ...size };
    await app.ports.uow.rw(['files'], (tx) => tx.put('files', { id, owner, ownerHash: id, blob: id, ...facts }));
    await work.assets.noteUpload(ref, owner, `/api/files/${id}`);
  }
}
const NOTHING = { fonts: [], language: 'en', signal: new AbortController().signal };

interface At {
  design?: Design;
  language?: 'en' | 'zh';
  draw?: typeof drawnForTests;
}

async function atPublish({ design = DIAL, language = 'en', draw = drawnForTests }: At = {}) {
  const world = await openWorld(`/publish?id=${design.id}`, { language, signedIn: true });
  await world.saved(design);
  await keepPictures(world);
  const router = world.show({ draw });
  const { user } = world;
  const ask = (role: string, name: RegExp | string) => screen.findByRole(role, { name });
  return {
    ...world,
    router,
    face: () => world.store.dispatch(faceGet.initiate(design.id, { forceRefetch: true, subscribe: false })).unwrap(),
    async fill({ paid = false } = {}) {
      await user.click(await ask('textbox', /^Description/));
      await user.paste(DESCRIPTION);
      await user.selectOptions(await ask('combobox', /^Category/), 'classic');
      await user.click(await ask('radio', paid ? 'Paid' : 'Free'));
      // The pictures are drawn by now.
      await screen.findByText(/^Drawn from the face/);
      await screen.findByRole('button', { name: 'Preview Replace' });
    },
    send: async () => user.click((await screen.findAllByRole('button', { name: 'Send to review' }))[0]!),
    confirm: async () =>
      user.click(
        within(await ask('alertdialog', /^Send Aurora to review/)).getByRole('button', { name: 'Send to review' }),
      ),
  };
}
type AtPublish = Awaited<ReturnType<typeof atPublish>>;

const publishes = ({ app }: AtPublish) => app.faults.calls.facePublish ?? 0;

describe('publishing', () => {
  it("fills in the design's facts, and lists what is missing with links", async () => {
    const page = await atPublish();
    expect(await screen.findByRole('heading', { level: 1, name: 'Publish Aurora' })).toBeTruthy();
    expect(await screen.findByDisplayValue('Aurora')).toBeTruthy();
    const list = within(await screen.findByRole('region', { name: /Before it is sent/ }));
    expect(list.getByText('3 to fix')).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: 'Paid' }));
    await list.findByRole('button', { name: /^I own the rights to everything in this face: Confirm/ });
    await page.user.click(screen.getByRole('radio', { name: 'Free' }));
    await page.user.click(list.getByRole('button', { name: /Description/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Description/ }));
    await page.send();
    const summary = await screen.findByRole('group', { name: /problems to fix/ });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it.each([
    ['en', /How the layers look could not be measured/],
    ['zh', /未能测量.*的显示效果/],
  ] as const)('says that the face was not measured where nothing can draw it, in %s', async (language, words) => {
    await atPublish({ language });
    expect(await screen.findByText(words, { exact: false }, { timeout: 8000 })).toBeTruthy();
  });

  it('proposes the texts of the face as its description in words', async () => {
    const layers = [{ ...textLayer('word'), style: { text: 'Hi', x: 200, y: 230, alt: 'Battery #BLP# percent' } }];
    await atPublish({ design: sampleDesign({ id: 'dial', name: 'Aurora', layers }) });
    const field = await screen.findByDisplayValue('The face shows: 8:59; Battery 72 percent');
    expect(field).toBe(screen.getByRole('textbox', { name: /^Preview in words/ }));
  });

  it('marks required fields, and nothing else', async () => {
    await atPublish();
    await screen.findByRole('heading', { level: 1, name: 'Publish Aurora' });
    const marked = [...document.querySelectorAll('[data-field]')].filter(({ textContent }) =>
      textContent?.includes('(required)'),
    );
    expect(marked.map((field) => field.getAttribute('data-field'))).toEqual([
      'description',
      'category',
      'paymentType',
      'range',
      'previewImage',
    ]);
  });

  it('asks for confirmation, builds here, and enters review', async () => {
    const page = await atPublish();
    await page.fill();
    expect(screen.getByText('Ready')).toBeTruthy();
    expect(await screen.findByText('by Demo · Classic')).toBeTruthy();
    await page.send();
    await page.confirm();
    await screen.findByText(/The packages are being built\. Then/);
    expect(await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 })).toBeTruthy();
    const sent = await page.face();
    expect(sent).toMatchObject({
      status: 'review',
      facts: { dialName: 'Aurora', description: DESCRIPTION, range: 'wearOS' },
    });
    expect(sent.facts?.previewImage).toMatch(/^\/api\/files\//);
  });

  it('publishes the theme colors of the design: one list in the form, the saved design and the face', async () => {
    const layers = [{ ...textLayer('word'), style: { text: 'Hi', fill: '#63e6c8', x: 200, y: 230 } }];
    const page = await atPublish({ design: sampleDesign({ id: 'dial', name: 'Aurora', layers }) });
    await page.fill();
    await page.send();
    await page.confirm();
    await screen.findByText(/The packages are being built\. Then/);
    const { facts, rev } = await page.face();
    const saved = await page.store.dispatch(draft.initiate(DIAL.id, { forceRefetch: true, subscribe: false })).unwrap();
    expect(facts?.themeColors).toContain('#63e6c8');
    expect(saved.doc?.themeColors).toEqual(facts?.themeColors);
    expect([saved.rev, rev]).toEqual([2, 2]);
  });

  it("L12 requires price and rights of a paid face, and shows the designer's share", async () => {
    const page = await atPublish();
    await page.fill({ paid: true });
    await page.user.type(screen.getByRole('textbox', { name: /^Price/ }), '1.99');
    expect(screen.getByText(/^You receive ¥0\.99 of each sale \(50%\)/)).toBeTruthy();
    expect(screen.getByText('¥1.99')).toBeTruthy();
    expect(screen.getByText('1 to fix')).toBeTruthy();
    await page.user.click(screen.getByRole('checkbox', { name: /I own the rights/ }));
    await screen.findByText('Ready');
    await page.send();
    expect(await screen.findByText('It is sold for ¥1.99.')).toBeTruthy();
  });

  it('describes its pictures: of a face without always-on, only the normal one', async () => {
    await atPublish();
    expect(
      await screen.findByText('Drawn from the face at 08:59:08 in normal mode; it has no always-on layers.'),
    ).toBeTruthy();
  });

  it('checks the always-on of every copy, and shows the smartwatch whichever copy is open', async () => {
    const [watch] = sampleDesign({ id: 'dial', name: 'Both' }).copies as [FaceCopy];
    const resting = { ...watch, ambient: watch.normal };
    const chip: FaceCopy = { ...resting, id: 'copy-2', platform: 'falcon', ratio: '466*466' };
    const design: Design = {
      ...DIAL,
      system: 'all',
      fdIds: ['copy-1', 'copy-2'],
      activeFdId: 'copy-2',
      copies: [chip, resting],
    };
    const drawn: string[] = [];
    const draw: typeof drawnForTests = async (copy, mode, options) => {
      drawn.push(`${copy.platform} ${mode}`);
      return { ...(await drawnForTests(copy, mode, options)), lit: copy.platform === 'android' ? 1 : 0 };
    };
    await atPublish({ design, draw });
    const list = within(await screen.findByRole('region', { name: /Before it is sent/ }));
    expect(
      await list.findByText('Always-on: 100% of the pixels are lit on Smartwatch 500²; we advise at most 15%'),
    ).toBeTruthy();
    await waitFor(() => expect(drawn).toEqual(['android normal', 'android ambient', 'falcon ambient']));
    expect(list.queryByText(/0% of the pixels are lit$/)).toBeNull();
  });

  it("draws the face in the wearer's choices that the designer picks, and again when the page opens", async () => {
    const colorRoles = { 'style.fill': 'main' };
    const word = (uuid: string, choice: string) => ({
      ...textLayer(uuid),
      ...{
        style: { text: uuid, alt: uuid, fill: '#63e6c8', x: 200, y: 230 },
        colorRoles,
        shownFor: { option: 'style', choice },
      },
    });
    const [copy] = sampleDesign({ id: 'dial', layers: [word('Day', 'a'), word('Dusk', 'b')] }).copies as [FaceCopy];
    const theme = {
      ...{ id: 'themeColor', roles: [{ id: 'main', name: 'Main' }] },
      choices: ['#63e6c8', '#ff8800'].map((color, n) => ({
        id: `c${n}`,
        name: ['Mint', 'Amber'][n]!,
        colors: [color],
      })),
    };
    const style = {
      ...{ id: 'style', kind: 'list' as const, name: 'Words', default: 'a' },
      choices: ['a', 'b'].map((id) => ({ id, name: `Set ${id}` })),
    };
    const flavors = [{ id: 'flavor1', name: 'Evening', picks: { style: 'b' }, themeChoice: 'c1' }];
    const chosen = wornCopy({ ...copy, theme, options: { list: [style], flavors } }, { choiceId: null, picks: {} });
    const design: Design = { ...DIAL, copies: [chosen] };
    const seen: string[] = [];
    const draw: typeof drawnForTests = async (drawn, mode, options) => {
      const shown = drawn.normal.nodeList.filter((node) => !isUnchosen(node) && isKnown(node) && node.colorRoles);
      seen.push(shown.map((node) => `${node.uuid} ${colorIn(node, 'style.fill')}`).join());
      return drawnForTests(drawn, mode, options);
    };
    const page = await atPublish({ design, draw });
    expect(await screen.findByText('They show Color choice: Mint, Words: Set a.')).toBeTruthy();
    expect(seen).toEqual(['Day #63e6c8']);
    const choices = within(await screen.findByRole('region', { name: "Wearer's choices" }));
    const alt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Preview in words/ }).value;
    expect(alt()).toBe('The face shows: 8:59; Day');
    await page.user.selectOptions(await choices.findByRole('combobox', { name: 'Color choice' }), 'Amber');
    await waitFor(() => expect(seen.at(-1)).toBe('Day #ff8800'));
    await page.user.selectOptions(choices.getByRole('combobox', { name: 'Flavor' }), 'Evening');
    expect(await screen.findByText('They show Color choice: Amber, Words: Set b.')).toBeTruthy();
    expect(seen.at(-1)).toBe('Dusk #ff8800');
    expect(alt()).toBe('The face shows: 8:59; Dusk');
    await page.fill();
    cleanup();
    seen.length = 0;
    page.show({ draw });
    expect(await screen.findByText('They show Color choice: Amber, Words: Set b.')).toBeTruthy();
    expect(seen).toEqual(['Dusk #ff8800']);
  });

  it('has no controls of choices for a face without any', async () => {
    await atPublish();
    await screen.findByText(/^Drawn from the face/);
    expect(screen.queryByRole('region', { name: "Wearer's choices" })).toBeNull();
  });

  it('counts the characters of a name beside it', async () => {
    const page = await atPublish();
    await page.user.type(await screen.findByRole('textbox', { name: /^Chinese name/ }), '极光');
    expect(screen.getByText('2 / 10')).toBeTruthy();
    expect(screen.getByText('2 of 10 characters')).toBeTruthy();
  });

  it('offers only watches that the copies support', async () => {
    await atPublish();
    const watches = await screen.findByRole('combobox', { name: /^Watches/ });
    expect(
      within(watches)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Smartwatch']);
  });

  it('jumps to the layer that breaks a rule, and submits nothing', async () => {
    const tooMany = Array.from({ length: 2 }, (_, at) => ({
      uuid: `bg${at}`,
      label: `Tag ${at}`,
      nodeType: 'text',
      style: { textTag: '#ZSC#', width: 400, height: 400 },
    }));
    const first = { ...sampleDesign({ layers: tooMany }).copies[0]!, id: 'dial-a' };
    const chip = { ...first, id: 'dial-f', platform: 'falcon' as const, ratio: '466*466' };
    const copies = { copies: [first, chip], fdIds: ['dial-a', 'dial-f'], activeFdId: 'dial-a' };
    const design: Design = { ...DIAL, system: 'all', ...copies };
    const page = await atPublish({ design });
    await page.fill();
    const list = within(screen.getByRole('region', { name: /Before it is sent/ }));
    const [jump] = list.getAllByRole('link', { name: 'Open Tag 0' });
    expect(jump?.getAttribute('href')).toBe('/dial/dial?copy=dial-f&mode=normal&layer=bg0');
    await page.send();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Before it is sent'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(publishes(page)).toBe(0);
  });
});

/** From the status page of a submitted face back to its form. */
const changeIt = async ({ user }: Awaited<ReturnType<typeof atPublish>>) =>
  user.click(await screen.findByRole('button', { name: 'Change and send again' }));

describe('once, whatever happens', () => {
  it('fault 13: a double click on the confirmation is one submission', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    const dialog = await screen.findByRole('alertdialog');
    page.app.faults.clear();
    await page.user.dblClick(within(dialog).getByRole('button', { name: 'Send to review' }));
    await screen.findByText(/The packages are being built\. Then/);
    expect(publishes(page)).toBe(1);
    expect((await page.face()).history.map(({ what }) => what)).toEqual(['published']);
  });

  it.each(['handled', 'unhandled'] as const)(
    'fault 12: after a 500 on a submission that was %s, it is repeated with the same id and reviewed once',
    async (after) => {
      const page = await atPublish();
      await page.fill();
      await page.send();
      page.app.faults.plan([{ op: 'facePublish', kind: 'status', code: 500, after, times: 1 }]);
      await page.confirm();
      await screen.findByText(/The packages are being built\. Then/, {}, { timeout: 20_000 });
      expect(publishes(page)).toBe(2);
      expect((await page.face()).history.map(({ what }) => what)).toEqual(['published']);
    },
  );

  it('fault 11: a session that ends meanwhile keeps the form, and the submission continues after the sign-in', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    page.app.faults.plan([{ op: 'facePublish', kind: 'envelope', code: 403, times: 1 }]);
    await page.confirm();
    await page.user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
    await screen.findByText(/The packages are being built\. Then/, {}, { timeout: 20_000 });
    await changeIt(page);
    expect(screen.getByDisplayValue(DESCRIPTION)).toBeTruthy();
  });

  it('a sign-in that leaves the page keeps the form; afterwards it is submitted with the same id', async () => {
    // Its colors are already saved: submitting makes no new revision.
    const design = { ...DIAL, themeColors: ['#102030'] };
    const page = await atPublish({ design });
    await page.fill();
    await page.send();
    page.app.faults.plan([{ op: 'facePublish', kind: 'envelope', code: 403, times: 1 }]);
    await page.confirm();
    await screen.findByRole('button', { name: 'Use the demo account' });
    const waits = pendingWorks();
    expect(waits).toMatchObject([{ kind: 'form', act: 'send', id: 'dial', facts: { description: DESCRIPTION } }]);
    cleanup();
    cancelSignIn(page.store.dispatch);

    const back = await atPublish({ design });
    resumeWorks(JSON.parse(JSON.stringify(waits)));
    await screen.findByText(/The packages are being built\. Then/, {}, { timeout: 20_000 });
    await changeIt(back);
    expect(screen.getByDisplayValue(DESCRIPTION)).toBeTruthy();
    expect((await back.face()).facts?.description).toBe(DESCRIPTION);
    expect(publishes(back)).toBe(1);
  });

  it('after signing out and in again in another tab, the form keeps its values, and is submitted', async () => {
    const page = await atPublish();
    const token = readToken() ?? '';
    keepToken(token, true);
    const end = followSession(page.store);
    const elsewhere = (next: string | null) => {
      if (next === null) localStorage.removeItem('dialwright.token');
      else localStorage.setItem('dialwright.token', next);
      window.dispatchEvent(new StorageEvent('storage', { key: 'dialwright.token', newValue: next }));
    };
    await page.fill();
    elsewhere(null);
    await screen.findByText(/You signed out in another tab/);
    expect(screen.getByDisplayValue(DESCRIPTION)).toBeTruthy();
    elsewhere(token);
    await waitFor(() => expect(page.store.getState().session.status).toBe('signedIn'));
    await page.send();
    await page.confirm();
    await screen.findByText(/The packages are being built\. Then/, {}, { timeout: 20_000 });
    expect((await page.face()).facts?.description).toBe(DESCRIPTION);
    end();
  });

  it('submitted elsewhere meanwhile, it is not shown as submitted with these values', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    await sendToReview(page, DIAL, { paymentType: 'free' });
    await page.confirm();
    await waitFor(() =>
      expect(document.querySelector('[data-server-error]')?.textContent).toMatch(/so this form was not sent/),
    );
    expect(screen.getByDisplayValue(DESCRIPTION)).toBeTruthy();
    expect((await page.face()).facts?.description).toBe('A calm dial over a dark sky.');
  });

  it('during a build there is nothing to submit until something changes: that replaces it', async () => {
    const page = await atPublish();
    await page.fill();
    page.app.faults.plan([{ op: 'packageUpload', kind: 'envelope', code: 400, times: 9 }]);
    await page.send();
    await page.confirm();
    await screen.findByText('Failed to upload');
    // The page opens with the status while this revision is in progress.
    await page.router.navigate('/');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    await page.router.navigate('/publish?id=dial');
    await changeIt(page);
    const send = screen.getAllByRole('button', { name: 'Send to review' })[0]!;
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'));
    await page.user.type(screen.getByRole('textbox', { name: /^English name/ }), '{Enter}');
    expect((await screen.findAllByText(/goes to review once its packages are built/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await page.user.type(screen.getByRole('textbox', { name: /^Description/ }), ' More.');
    await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'));
    await page.send();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Your previous submission is still being built. This one replaces it.')).toBeTruthy();
    page.app.faults.clear();
    await page.confirm();
    await waitFor(async () => expect((await page.face()).facts?.description).toBe(`${DESCRIPTION} More.`));
    expect(await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 })).toBeTruthy();
  });

  it('shows its state from the answer, and the build once that can be loaded', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    page.app.faults.plan([
      { op: 'faceGet', kind: 'network', times: 99 },
      { op: 'buildList', kind: 'network', times: 99 },
    ]);
    await page.confirm();
    await screen.findByText(/The packages are being built\. Then/);
    await screen.findByText('The builds could not be loaded.');
    page.app.faults.clear();
    expect(await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 })).toBeTruthy();
  });

  it("once submitted, the form becomes a page with the face's state; the form opens from there", async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    await page.confirm();
    const heading = await screen.findByRole('heading', { level: 1, name: /was sent to review$/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toMatch(/^\/dialDetail\/dial\//);
    await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 });
    await page.user.click(screen.getByRole('button', { name: 'Show what was sent' }));
    expect(await screen.findByDisplayValue(DESCRIPTION)).toBeTruthy();
  });

  it('a newer revision is announced, shown, and submitted the next time', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    page.app.faults.plan([]);
    const { saveDraft } = await import('@/service/api/drafts');
    const doc = sampleDesign({ id: 'dial', name: 'Aurora two' });
    await page.store
      .dispatch(saveDraft.initiate({ id: 'dial', baseRev: 1, saveId: 'save-from-elsewhere', doc }))
      .unwrap();
    await page.confirm();
    expect(await screen.findByText(/was saved again after you opened this page/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Publish Aurora two' })).toBeTruthy();
    expect(screen.getByDisplayValue(DESCRIPTION)).toBeTruthy();
    await page.send();
    const dialog = await screen.findByRole('alertdialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Send to review' }));
    await screen.findByText(/The packages are being built\. Then/);
    // The second one, with the theme colors of the form.
    expect((await page.face()).pending?.rev).toBe(3);
  });
});

describe('packages', () => {
  it("'Failed to upload' if one is refused, and a button to retry", async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    page.app.faults.plan([{ op: 'packageUpload', kind: 'envelope', code: 400, times: 1 }]);
    await page.confirm();
    expect(await screen.findByText('Failed to upload')).toBeTruthy();
    // Nothing behind a closing confirmation is pressed.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 })).toBeTruthy();
  });

  it('a face that was loaded a moment too early is loaded again', async () => {
    const page = await atPublish();
    await page.fill();
    await sendToReview(page, DIAL, { paymentType: 'free' });
    const face = await page.face();
    expect(face.pending?.stage).toBe('review');
    // The state before the last package was checked.
    const early = { ...face, status: 'draft' as const, pending: { ...face.pending!, stage: 'building' as const } };
    page.store.dispatch(api.util.updateQueryData('faceGet' as never, 'dial' as never, () => early as never));
    await screen.findByText(/The packages are being built\. Then/);
    expect(await screen.findByText('The face is under review', { exact: false }, { timeout: 5000 })).toBeTruthy();
  });

  it('are made in the background: the confirmation closes as soon as it is submitted', async () => {
    const page = await atPublish({ design: sampleDesign({ id: 'hanging', name: 'Aurora' }) });
    await page.fill();
    await page.send();
    page.app.faults.plan([{ op: 'packageUpload', kind: 'hang', times: 1 }]);
    await page.confirm();
    await screen.findByText(/The packages are being built\. Then/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 2000 });
    expect(await screen.findByRole('progressbar', { name: /^Build of/ })).toBeTruthy();
  });

  it('K6 a preview build shows its progress and offers the packages, and the face stays a draft', async () => {
    const page = await atPublish();
    await page.user.click(await screen.findByRole('button', { name: 'Demo build' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Demo build' }));
    expect(await dialog.findByRole('progressbar', { name: 'Build of Smartwatch 500²' })).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Download Aurora Smartwatch' }, { timeout: 20_000 })).toBeTruthy();
    expect((await page.face()).status).toBe('draft');
  });
});

describe('leaving', () => {
  it('keeps the form, after a notice that the offer stays; afterwards it is filled in and locked', async () => {
    const page = await atPublish();
    await page.user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Half');
    await page.user.click(screen.getByRole('button', { name: 'Save and leave' }));
    // Values that nobody chose are not stored for good.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Free' })));
    await page.user.click(screen.getByRole('radio', { name: 'Premium' }));
    await page.user.click(screen.getByRole('button', { name: 'Save and leave' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Keep this offer?' });
    await page.user.click(within(confirmation).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dialList'));
    expect(await page.face()).toMatchObject({ payment: 'vip', facts: { description: 'Half' }, status: 'draft' });
    await page.router.navigate('/publish?id=dial');
    expect(await screen.findByDisplayValue('Half')).toBeTruthy();
    const premium = await screen.findByRole('radio', { name: 'Premium' });
    expect(premium).toHaveProperty('checked', true);
    expect((premium as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText('This was set earlier and cannot be changed.')).toBeTruthy();
    expect(screen.queryByText('You cannot change this after saving or sending.')).toBeNull();
  });
});

describe('following a link with unsaved text', () => {
  const away = async (page: AtPublish) => page.user.click(screen.getByRole('link', { name: 'Home' }));
  const questionOf = (name: string) => screen.findByRole('alertdialog', { name });

  it('of a draft: it is saved first, and nothing is submitted', async () => {
    const page = await atPublish();
    await page.user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Half');
    await away(page);
    const question = within(await questionOf('Leave without saving?'));
    expect(question.getByText(/the face is not sent to review/)).toBeTruthy();
    await page.user.click(question.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Free' })));
    await page.user.click(screen.getByRole('radio', { name: 'Free' }));
    await away(page);
    const again = within(await questionOf('Leave without saving?'));
    await page.user.click(again.getByRole('button', { name: 'Save and leave' }));
    const offer = within(await questionOf('Keep this offer?'));
    await page.user.click(offer.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    expect(await page.face()).toMatchObject({ facts: { description: 'Half' }, status: 'draft', pending: null });
  });

  it('of an approved face: the confirmation explains that saving submits it', async () => {
    const page = await atPublish();
    await page.fill();
    await page.send();
    await page.confirm();
    await screen.findByText('The face is under review', { exact: false }, { timeout: 20_000 });
    // Submitted: nothing can be lost.
    await away(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    await page.app.ports.uow.rw(['users'], async (tx) => {
      const user = await tx.get('users', page.work.owner());
      if (user) await tx.put('users', { ...user, roles: ['moderator'] });
    });
    await judge(page, 'dial', { pass: true });
    await page.router.navigate('/publish?id=dial');
    await page.user.type(await screen.findByRole('textbox', { name: /^Description/ }), ' Mended.');
    await away(page);
    const question = within(await questionOf('Leave without sending?'));
    expect(question.getByText(/saving means sending it to review again/)).toBeTruthy();
    await page.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(page.router.state.location.pathname).toBe('/publish');
    await away(page);
    await page.user.click(
      within(await questionOf('Leave without sending?')).getByRole('button', { name: 'Send to review' }),
    );
    await page.confirm();
    await waitFor(async () => expect((await page.face()).pending?.stage).toBeTruthy());
    expect((await page.face()).facts?.description).toBe(`${DESCRIPTION} Mended.`);
  });

  it('untouched forms are left without a confirmation, and discarded changes are gone', async () => {
    const page = await atPublish();
    await screen.findByText(/^Drawn from the face/);
    await away(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    await page.router.navigate('/publish?id=dial');
    await page.user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Half');
    await away(page);
    const question = within(await questionOf('Leave without saving?'));
    await page.user.click(question.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    expect((await page.face()).facts).toBeNull();
  });
});

it('a face of the demo is resubmitted with its own pictures instead of the shipped ones', async () => {
  const world = await openWorld('/publish?id=demo-slab', { signedIn: true, scenario: 'demo' });
  world.show();
  await screen.findByText(/^Drawn from the face/);
  const pictures = () => [...screen.getByRole('main').querySelectorAll('img')].map((img) => img.getAttribute('src'));
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  await waitFor(() => expect(pictures().filter((src) => src?.includes('store/demo-slab'))).toEqual([]));
});

describe('not yet', () => {
  it('a visitor is asked to sign in', async () => {
    const world = await openWorld('/publish?id=dial');
    world.show();
    expect(await screen.findByText('Sign in to publish a design.')).toBeTruthy();
  });

  it('a design that does not exist', async () => {
    const world = await openWorld('/publish?id=nothing', { signedIn: true });
    world.show();
    expect(await screen.findByText('This design is not in your account.')).toBeTruthy();
  });

  it.each([
    ['/publish', true],
    ['/publish?id=', true],
    ['/publish', false],
  ])('says that the address %s names no design, with a link to the designs', async (address, signedIn) => {
    const world = await openWorld(address, { signedIn });
    world.show();
    expect(await screen.findByText(/^This address names no design\./)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'My designs' }).getAttribute('href')).toMatch(/^\/dialList/);
    expect(main.queryByText(/in your account/)).toBeNull();
  });

  it('edits of this device are saved first', async () => {
    const world = await openWorld('/publish?id=dial', { signedIn: true });
    await world.local(DIAL);
    world.show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Publish Aurora' })).toBeTruthy();
  });

  it('a list that fails to load can be retried', async () => {
    const world = await openWorld('/publish?id=dial', { signedIn: true });
    await world.saved(DIAL);
    world.app.faults.plan([{ op: 'categoryList', kind: 'status', code: 500, times: 1 }]);
    world.show();
    await world.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Publish Aurora' })).toBeTruthy();
  });
});

it('is available in Chinese', async () => {
  await atPublish({ language: 'zh' });
  expect(await screen.findByRole('heading', { level: 1, name: '发布“Aurora”' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '提交前检查' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '会员专享' })).toBeTruthy();
});
