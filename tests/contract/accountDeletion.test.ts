// Deleting an account, by the rule ids of docs/rules/backend.md (S18), on every medium.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { fontFile, roboto } from '../support/fonts';
import { imageFile, solid } from '../support/images';
import { earner } from './earning';
import { publisher } from './publishing';
import { formOf, MEDIA, MODERATOR, OPERATOR, OTHER, type World, worlds } from './world';

const open = worlds();

const remove = (world: World, body: object = { password: DEMO_ACCOUNT.password }, token = world.token) =>
  world.send('accountDelete', { body: { source: 'web', ...body }, token });
const tokenOf = async (world: World, phone: string) => (await world.signIn({ phone })).data.token;
const isSignedIn = async (world: World, token: string) => (await world.send('userInfo', { token })).code === 200;

describe.each(MEDIA)('deleting an account on %s', (medium) => {
  it('S18 ends every session, and a sign-in finds no account, until someone registers again', async () => {
    const world = await open(medium);
    const second = (await world.signIn()).data.token;
    const other = await tokenOf(world, OTHER.phone);
    const { userId } = (await world.send('userInfo')).data;
    expect((await remove(world)).code).toBe(200);
    expect(await isSignedIn(world, world.token)).toBe(false);
    expect(await isSignedIn(world, second)).toBe(false);
    expect(await isSignedIn(world, other)).toBe(true);
    // The same sentence as for any unknown account (S9).
    const unknown = await world.signIn({ phone: '13700000077' });
    expect((await world.signIn()).envelope).toMatchObject({ code: 400, enMsg: unknown.envelope.enMsg });
    const { phone } = DEMO_ACCOUNT;
    await world.send('captcha', { params: { way: 'sms', account: phone, type: CAPTCHA_TYPES.signIn }, token: null });
    const body = { source: 'web', phone, captcha: await world.codeTo(phone) };
    const fresh = (await world.send('codeLogin', { body, token: null })).data;
    expect(fresh).toMatchObject({ isNew: true });
    expect(fresh.user.userId).not.toBe(userId);
    expect((await world.send('draftPage', { token: fresh.token })).data.total).toBe(0);
  });

  it('S18 needs the password: a wrong one deletes nothing and counts, and none is refused', async () => {
    const world = await open(medium);
    expect(await remove(world, {})).toMatchObject({ code: 400 });
    for (let count = 0; count < 10; count += 1)
      expect(await remove(world, { password: 'Wrong123' })).toMatchObject({ code: 400 });
    expect(await remove(world)).toMatchObject({ code: 429 });
    expect(await isSignedIn(world, world.token)).toBe(true);
  });

  it('S18 a verification ticket is a proof too, for its own account only', async () => {
    const world = await open(medium);
    const other = await tokenOf(world, OTHER.phone);
    const params = { way: 'sms', account: DEMO_ACCOUNT.phone, type: CAPTCHA_TYPES.verify };
    await world.send('captcha', { params });
    const body = { way: 'sms', captcha: await world.codeTo(DEMO_ACCOUNT.phone) };
    const { ticket } = (await world.send('captchaVerify', { body })).data;
    expect(await remove(world, { ticket }, other)).toMatchObject({ code: 400 });
    expect((await remove(world, { ticket })).code).toBe(200);
    expect(await isSignedIn(world, other)).toBe(true);
  });

  it('S18 deletes designs, versions, pictures and fonts, and nothing of another person', async () => {
    const world = await open(medium);
    const face = publisher(world, 'gone-face');
    await face.save();
    const picture = (await world.send('upload', { body: formOf(imageFile(solid(7, 7), 'mine.png')) })).data.url;
    await world.send('fontUpload', { body: formOf(fontFile(roboto)) });
    const token = await tokenOf(world, OTHER.phone);
    // The same bytes are stored once for both.
    const theirs = (await world.send('upload', { body: formOf(imageFile(solid(7, 7), 'theirs.png')), token })).data.url;
    const publishing = publisher(world, 'their-face', token);
    await publishing.save();
    expect((await remove(world)).code).toBe(200);
    const file = (url: string) => world.ask('file', { params: { id: url.split('/').at(-1) ?? '' }, token: null });
    expect((await file(picture)).status).toBe(404);
    expect((await file(theirs)).status).toBe(200);
    expect((await world.send('draftPage', { token })).data.total).toBe(1);
    // Nobody takes over the id of a deleted design.
    expect(await publisher(world, 'gone-face', token).save()).toMatchObject({ code: 404 });
  });

  it.each(['live', 'in review'])('S18 a face that is %s goes offline', async (state) => {
    const world = await open(medium);
    const moderator = await tokenOf(world, MODERATOR.phone);
    const face = publisher(world, 'live-face');
    if (state === 'live') await face.goLive(moderator);
    else {
      await face.save();
      await face.publish();
      await face.build();
    }
    const shown = async () => (await world.send('facePage', { params: { public: 'true' }, token: null })).data.records;
    const isShown = async () => (await shown()).some(({ id }: { id: string }) => id === 'live-face');
    expect(await isShown()).toBe(state === 'live');
    expect((await remove(world)).code).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await world.send('faceGet', { params: { id: 'live-face' }, token: null })).code).toBe(404);
    expect((await world.send('moderationPage', { token: moderator })).data.total).toBe(0);
  });

  it('S18 is refused while a withdrawal is under way, and possible once it has arrived', async () => {
    const world = await open(medium);
    const ana = await earner(world, 'domestic');
    await ana.ready();
    await ana.sell(20_000);
    expect((await ana.withdraw('100.00')).code).toBe(200);
    expect(await remove(world, undefined, ana.token())).toMatchObject({
      code: 409,
      envelope: { enMsg: expect.stringContaining('withdrawal') },
    });
    expect((await ana.wallet()).payee).not.toBeNull();
    await ana.mark(1);
    await ana.mark(2);
    expect((await remove(world, undefined, ana.token())).code).toBe(200);
  });

  it('S18 entries and withdrawals stay, and later refunds and sales of the face are booked', async () => {
    const world = await open(medium);
    const ana = await earner(world, 'overseas');
    await ana.ready();
    const sale = await ana.sell(1000);
    await ana.withdraw('5.00');
    await ana.mark(1);
    await ana.mark(2);
    const { password } = DEMO_ACCOUNT;
    expect((await remove(world, { password }, ana.token())).code).toBe(200);
    const orders = (await ana.asOperator('operatorOrders')).data.records;
    expect(orders).toMatchObject([{ payeeAccount: ana.account, status: 2 }]);
    expect((await ana.refund(sale)).data).toMatchObject({ added: 1, faults: [] });
    await ana.sell(500);
  });

  it('S18 an operator who deletes the own account loses the role', async () => {
    const world = await open(medium);
    const token = await tokenOf(world, OPERATOR.phone);
    expect((await remove(world, undefined, token)).code).toBe(200);
    expect((await world.send('operatorOrders', { token })).code).toBe(403);
  });
});
