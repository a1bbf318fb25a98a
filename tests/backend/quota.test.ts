// The quota of an account: what its pictures and fonts take, on every medium.
import { describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import type { Blobs, Uow } from '@/backend/shared/ports';
import { exportData, importData } from '@/backend/transfer';
import { upgrade } from '@/backend/upgrade';
import { makeBackend } from '@/mocks/backend';
import { formOf, LOGIN, requestOf } from '../support/backendWorld';
import { fontFile, smallFont } from '../support/fonts';
import { imageFile, noise } from '../support/images';
import { MEDIA, openMedium } from '../support/media';

const KB = 1024;
const MOST = 300 * KB;

/** A picture of about this size, whose bytes differ from those of others. */
function picture(size: number): File {
  const side = Math.floor(Math.sqrt(size / 4));
  return imageFile(noise(side, side, size), `${size}.png`);
}
/** Sizes that the pictures have exactly. */
const [p50, p100, p150, p200] = [50, 100, 150, 200].map((size) => picture(size * KB).size) as [
  number,
  number,
  number,
  number,
];
const words = (bytes: number) => `${Math.round((bytes / KB) * 10) / 10} KB`;

const FONT = smallFont([{ id: 4, text: 'One' }]);
const OTHER_FONT = smallFont([{ id: 4, text: 'The other one' }]);

async function open({ uow, blobs }: { uow: Uow; blobs: Blobs }, storageBytes = MOST) {
  const stored: string[] = [];
  const put: Blobs['put'] = (hash, bytes) => {
    stored.push(hash);
    return blobs.put(hash, bytes);
  };
  const policy = { ...defaultLimits, storageBytes };
  const app = await makeBackend({ uow, blobs: { ...blobs, put }, passwords: webPasswords(1), policy });
  const ask = async (...args: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...args))).json();
  const { token, user } = (await ask('login', { body: LOGIN })).data;
  return {
    app,
    ask,
    token,
    stored,
    upload: (file: File) => ask('upload', { body: formOf(file), token }),
    used: async () => (await uow.ro(['storage'], (tx) => tx.get('storage', user.userId)))?.bytes ?? 0,
  };
}

describe.each(MEDIA)('the storage of an account on %s', (medium) => {
  it('U18 refuses the upload that exceeds it, names the use and the remedy, and stores nothing', async () => {
    const { upload, stored, used } = await open(await openMedium(medium));
    expect((await upload(picture(200 * KB))).code).toBe(200);
    const refused = await upload(picture(150 * KB));
    expect([refused.code, refused.success, refused.data]).toEqual([507, false, null]);
    expect(refused.enMsg).toBe(
      `Your account is full: it uses ${words(p200)} of 300 KB, and this needs ${words(p150)} more. Delete pictures in “My pictures” or fonts that you no longer use, then try again.`,
    );
    expect(refused.msg).toContain(`已用 ${words(p200)}，上限 300 KB，还需 ${words(p150)}`);
    expect([stored.length, await used()]).toEqual([1, p200]);
    expect((await upload(picture(50 * KB))).code).toBe(200);
    expect(await used()).toBe(p200 + p50);
  });

  it('counts the same bytes once, and frees those of a deleted picture', async () => {
    const { ask, token, upload, used } = await open(await openMedium(medium));
    const { data } = await upload(picture(200 * KB));
    expect((await upload(picture(200 * KB))).data.id).toBe(data.id);
    expect(await used()).toBe(p200);
    expect((await ask('pictureDelete', { params: { id: data.id }, token })).code).toBe(200);
    expect(await used()).toBe(0);
    expect((await upload(picture(200 * KB))).code).toBe(200);
  });

  it('takes all pictures of an upload or none', async () => {
    const { ask, token, stored, used } = await open(await openMedium(medium));
    const listOf = (...sizes: number[]) => {
      const form = new FormData();
      for (const size of sizes) form.append('files', picture(size));
      return form;
    };
    const refused = await ask('listUpload', { body: listOf(200 * KB, 150 * KB), token });
    expect([refused.code, stored.length, await used()]).toEqual([507, 0, 0]);
    expect((await ask('listUpload', { body: listOf(200 * KB, 50 * KB, 200 * KB), token })).code).toBe(200);
    expect(await used()).toBe(p200 + p50);
  });

  it('counts fonts until their bytes are deleted', async () => {
    const { ask, token, used, stored } = await open(await openMedium(medium), FONT.length + 10);
    const fontUpload = (font: Uint8Array) => ask('fontUpload', { body: formOf(fontFile(font)), token });
    const { data } = await fontUpload(FONT);
    expect(await used()).toBe(FONT.length);
    await fontUpload(FONT);
    expect(await used()).toBe(FONT.length);
    const before = stored.length;
    expect((await fontUpload(OTHER_FONT)).code).toBe(507);
    expect(stored.length).toBe(before);
    await ask('fontDelete', { params: { id: String(data.id) }, token });
    expect(await used()).toBe(0);
    const { code } = await fontUpload(smallFont([{ id: 4, text: 'Two' }]));
    expect(code).toBe(200);
  });

  it('counts every one of many uploads at the same time, and lets no more in', async () => {
    const { upload, used } = await open(await openMedium(medium));
    const sizes = Array.from({ length: 8 }, (_, at) => (50 + at) * KB);
    const pictures = sizes.map(picture);
    const answers = await Promise.all(pictures.map(upload));
    const taken = pictures.filter((_, at) => answers[at].code === 200);
    expect(answers.every(({ code }) => code === 200 || code === 507)).toBe(true);
    expect(taken.length).toBeGreaterThanOrEqual(5);
    expect(await used()).toBe(taken.reduce((sum, { size }) => sum + size, 0));
    expect(await used()).toBeLessThanOrEqual(MOST);
  });

  it('is counted for data of an earlier version', async () => {
    const place = await openMedium(medium);
    const { upload, used, ask, token } = await open(place);
    await upload(picture(200 * KB));
    await ask('fontUpload', { body: formOf(fontFile(FONT)), token });
    const before = await used();
    await place.uow.rw(['storage', 'meta'], async (tx) => {
      await tx.clear('storage');
      await tx.delete('meta', 'upgrade storage');
    });
    await upgrade(place);
    expect([await used(), before]).toEqual([p200 + FONT.length, p200 + FONT.length]);
  });
});

it('the use of an account follows an import', async () => {
  const full = await open(await openMedium('memory'));
  await full.upload(picture(200 * KB));
  const file = await exportData(full.app.ports);
  const other = await open(await openMedium('memory'));
  await other.upload(picture(100 * KB));
  expect(await other.used()).toBe(p100);
  expect(await importData(other.app.ports, file)).toMatchObject({ ok: true });
  expect(await other.used()).toBe(p200);
});
