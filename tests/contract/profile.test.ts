// The designer's profile, by the rule ids of docs/rules/backend.md (F6, S3), on every medium.
import { describe, expect, it } from 'vitest';
import { imageFile, solid } from '../support/images';
import { formOf, MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();
const update = (world: World, body: object, token = world.token) => world.send('infoUpdate', { body, token });
const picture = async (world: World, token = world.token) =>
  (await world.send('upload', { body: formOf(imageFile(solid(8, 8), 'me.png')), token })).data.url as string;

describe.each(MEDIA)('profile on %s', (medium) => {
  it('stores what is sent, and keeps the other fields', async () => {
    const world = await open(medium);
    const avatar = await picture(world);
    expect((await update(world, { username: ' Ana ', intro: '我画表盘。', avatar })).code).toBe(200);
    await update(world, { username: 'Bea' });
    expect((await world.send('userInfo')).data).toMatchObject({ username: 'Bea', intro: '我画表盘。', avatar });
    expect((await update(world, { avatar: '' })).data.avatar).toBe('');
  });

  it('S3 another person’s picture cannot be the avatar', async () => {
    const world = await open(medium);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const theirs = await picture(world, token);
    expect((await update(world, { avatar: theirs })).code).toBe(400);
    expect((await update(world, { avatar: '/api/files/none' })).code).toBe(400);
  });

  it.each([
    ['100 words', 'word '.repeat(100), 200],
    ['101 words', 'word '.repeat(101), 400],
    ['100 Han characters', '表'.repeat(100), 200],
    ['101 Han characters', '表'.repeat(101), 400],
    ['99 words and two Han characters', `${'word '.repeat(99)}表盘`, 400],
    ['2,001 units', 'a'.repeat(2001), 400],
    ['a megabyte', 'a b '.repeat(250_000), 400],
    ['nothing', '', 200],
  ])('F6 an intro of %s', async (_, intro, code) => {
    expect((await update(await open(medium), { intro })).code).toBe(code);
  });

  it.each(['', '   ', 'a'.repeat(31), 'a\u0007b', '\u202eabc', '\u200b', 7, null])(
    'a name like %j is refused',
    async (username) => {
      const world = await open(medium);
      expect((await update(world, { username })).code).toBe(400);
      expect((await world.send('userInfo')).data.username).toBe('Demo');
    },
  );

  it.each(['javascript:alert(1)', 'https://else.example/a.png', 'asset:abc', '/api/files/../x'])(
    'avatar %j is refused',
    async (avatar) => {
      expect((await update(await open(medium), { avatar })).code).toBe(400);
    },
  );
});
