// The command `dialwright` with its files in an S3-compatible store, and the collection there.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryUow } from '@/backend/adapters/memory';
import { s3Blobs } from '@/backend/adapters/s3/s3Blobs';
import { webPasswords } from '@/backend/adapters/web';
import { collect, UNNAMED_MS } from '@/backend/collection';
import { makeBackend } from '@/mocks/backend';
import { formOf, LOGIN, requestOf } from '../../support/backendWorld';
import { addressOf, builtCommand } from '../../support/commands';
import { imageFile, noise } from '../../support/images';
import { BUCKET, S3_KEY, type S3Server, startS3 } from '../../support/s3Server';

let store: S3Server;
const { folder, run, result } = builtCommand();
beforeAll(async () => {
  store = await startS3();
});
afterAll(() => store.stop());

const settings = (over: Record<string, string> = {}) => ({
  ...{ S3_URL: store.url, S3_BUCKET: BUCKET, S3_REGION: S3_KEY.region, S3_KEY: S3_KEY.id, S3_SECRET: S3_KEY.secret },
  ...over,
});

it('a server stores its files in the bucket, sends parts of them, and backs them up', async () => {
  const data = folder('data');
  const server = run(['--port', '0', '--demo', '--data', data], settings());
  const base = await addressOf(server);
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${base}/api/user/login`, { method: 'POST', body: JSON.stringify(LOGIN), headers });
  const { token } = (await login.json()).data;
  const body = formOf(imageFile(noise(100, 100), 'noise.png'));
  const { data: picture } = await (
    await fetch(`${base}/api/upload`, { method: 'POST', headers: { token }, body })
  ).json();
  const whole = await fetch(base + picture.url);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, bytes.length]).toEqual([200, picture.fileSize]);
  expect([...store.objects.values()].some((entry) => entry.bytes.equals(bytes))).toBe(true);
  const part = await fetch(base + picture.url, { headers: { range: 'bytes=10-19' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  const etag = whole.headers.get('etag') ?? '';
  expect((await fetch(base + picture.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await fetch(base + picture.url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect(existsSync(join(data, 'files')) ? await readdir(join(data, 'files')) : []).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const [, examined] = await result(['doctor', '--demo', '--data', data], settings());
  expect(examined).not.toContain('missing');
  const backup = folder('backup');
  expect((await result(['backup', backup, '--data', data], settings()))[0]).toBe(0);
  const other = folder('other');
  expect((await result(['restore', backup, '--data', other]))[0]).toBe(0);
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect((await readFile(join(other, 'files', hash.slice(0, 2), hash))).equals(bytes)).toBe(true);
  // Files of the same backup may be in the bucket already.
  const [code, refusal] = await result(['restore', backup, '--data', folder('third')], settings());
  expect([code, refusal]).toEqual([0, expect.stringContaining('are restored')]);
  store.objects.delete(`${hash.slice(0, 2)}/${hash}`);
  const [, broken] = await result(['doctor', '--demo', '--data', data], settings());
  expect(broken).toContain(`1 of the users' files are missing in the bucket ${BUCKET}`);
}, 400_000);

it('a server with a wrong secret ends, and says what to check without the secret', async () => {
  const wrong = settings({ S3_SECRET: 'wrong-secret' });
  const [code, output] = await result(['--port', '0', '--demo', '--data', folder('wrong')], wrong);
  expect(code).toBe(1);
  expect(output).toContain(`the bucket ${BUCKET} at ${store.url} cannot be used`);
  expect(output).toContain('SignatureDoesNotMatch): check S3_URL, S3_BUCKET');
  expect(output).not.toContain('wrong-secret');
}, 120_000);

it('files in the bucket that nothing uses are deleted', async () => {
  const bucket = { ...S3_KEY, url: store.url, bucket: BUCKET, style: 'path' as const };
  const blobs = s3Blobs(bucket);
  await blobs.clear();
  const clock = { now: Date.now() };
  const later = UNNAMED_MS + 60_000;
  const uow = memoryUow();
  const app = await makeBackend({ uow, blobs, passwords: webPasswords(1), clock: () => clock.now });
  const { token } = (await (await app.fetch(requestOf('login', { body: LOGIN }))).json()).data;
  const ids: string[] = [];
  for (const seed of [1, 2]) {
    const body = formOf(imageFile(noise(20, 20, seed), 'noise.png'));
    ids.push((await (await app.fetch(requestOf('upload', { body, token }))).json()).data.id);
  }
  await app.fetch(requestOf('pictureDelete', { params: { id: ids[0] ?? '' }, token }));
  const round = async () => {
    for await (const _ of collect({ ...app.ports, blobs }));
    return [...store.objects.keys()].map((key) => key.split('/')[0]?.length).sort();
  };
  expect(await round()).toEqual([2, 2]);
  clock.now += later;
  expect(await round()).toEqual([2, 'removed'.length]);
  // The store has the time of this machine.
  store.clock.now = () => clock.now;
  clock.now += later;
  expect(await round()).toEqual([2]);
  expect((await app.fetch(requestOf('file', { params: { id: ids[1] ?? '' } }))).status).toBe(200);
});
