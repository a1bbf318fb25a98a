// Any file content: device and backend accept the same files, refuse the others immediately with a message, and nothing crashes.
import { beforeAll, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { isGifFile, readGifPictures } from '@/editor/images/addImages';
import { openProjectFile } from '@/features/importing/file/openProjectFile';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { checkFont } from '@/service/fonts/checkFont';
import { checkImage } from '@/service/localDrafts/checkImage';
import { formOf, LOGIN, requestOf } from '../support/backendWorld';
import {
  HOSTILE_FONTS,
  HOSTILE_GIFS,
  HOSTILE_JPEGS,
  HOSTILE_PNGS,
  HOSTILE_PROJECTS,
  type HostileFile,
} from '../support/hostileFiles';
import { i18nForTests, LANGUAGES } from '../support/i18nForTests';
import { imageFile } from '../support/images';

const words = LANGUAGES.map((language) => i18nForTests(language));
/** The sentence exists in both languages, with all its values. */
function expectSentence(key: string, params: Record<string, unknown> = {}): void {
  for (const { t } of words) {
    const sentence = t(key, params);
    expect(sentence).not.toMatch(/MISSING|\{\{|undefined/);
    expect(sentence.length).toBeGreaterThan(2);
  }
}
/** The same for an error that names the file. */
function expectNamed(name: string, key: string, params: Record<string, unknown>): void {
  expectSentence(key, params);
  for (const { t } of words) expect(t('errors:refusedFile', { name, reason: t(key, params) })).toContain(name);
}

let app: FaultyApp;
let token: string;
beforeAll(async () => {
  app = await makeBackend({ passwords: webPasswords(1) });
  token = (await (await app.fetch(requestOf('login', { body: LOGIN }))).json()).data.token;
});

const send = async (op: 'upload' | 'fontUpload', file: File | Blob, name: string) =>
  (await app.fetch(requestOf(op, { body: formOf(file, name), token }))).json();
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const fileOf = ({ bytes, name, type }: HostileFile) => imageFile(bytes, name, type);

it('there are enough hostile files', () => {
  const all = [HOSTILE_PNGS, HOSTILE_JPEGS, HOSTILE_GIFS, HOSTILE_FONTS, HOSTILE_PROJECTS].flat();
  expect(all.length).toBeGreaterThanOrEqual(120);
});

describe.each([
  ['PNG', HOSTILE_PNGS],
  ['JPEG', HOSTILE_JPEGS],
])('a %s', (_, files) => {
  it.each(files)('fault 16, fault 34: $what is $fate by both device and backend', async (hostile) => {
    const file = fileOf(hostile);
    const checked = await checkImage(file, hostile.name, null);
    const sent = await send('upload', file, hostile.name);
    expect([checked.ok, sent.code], sent.enMsg).toEqual(hostile.fate === 'refused' ? [false, 400] : [true, 200]);
    if (!checked.ok) {
      expectNamed(hostile.name, checked.key, checked.params);
      expect([sent.msg, sent.enMsg].every(Boolean)).toBe(true);
      return;
    }
    // The bytes kept on the device equal those kept by the server, under any name, and pass every later check unchanged.
    const checkedBytes = await bytesOf(checked.blob);
    const saved = await send('upload', new File([checked.blob], `x.${checked.format}`), `x.${checked.format}`);
    expect(saved.data).toMatchObject({ width: checked.width, height: checked.height, fileSize: checkedBytes.length });
    expect(saved.data.id).toBe(sent.data.id);
    const answer = await app.fetch(requestOf('file', { params: { id: saved.data.id } }));
    expect(await bytesOf(await answer.blob())).toEqual(checkedBytes);
    expect(Buffer.from(checkedBytes).includes('hidden')).toBe(false);
    expect(Buffer.from(checkedBytes).includes('script')).toBe(false);
  });
});

describe('a GIF', () => {
  it.each(HOSTILE_GIFS)('$what is $fate, and each of its frames can be saved', async (hostile) => {
    const file = fileOf(hostile);
    expect(await isGifFile(file)).toBe(true);
    const read = await readGifPictures(file);
    expect('files' in read).toBe(hostile.fate === 'kept');
    if (!('files' in read)) return expectNamed(hostile.name, read.key, read.params);
    for (const frame of read.files) {
      expect(await checkImage(frame.file, frame.name, null)).toMatchObject({ ok: true, blob: frame.file });
      expect((await send('upload', frame.file, frame.name)).code).toBe(200);
    }
  });
});

describe('a font', () => {
  it.each(HOSTILE_FONTS)('fault 17, fault 34: $what is $fate by both device and backend', async (hostile) => {
    const file = new File([hostile.bytes], hostile.name, { type: 'font/ttf' });
    const checked = await checkFont(file);
    const sent = await send('fontUpload', file, hostile.name);
    expect([checked.ok, sent.code], sent.enMsg).toEqual(hostile.fate === 'refused' ? [false, 400] : [true, 200]);
    if (!checked.ok) expectSentence(`errors:font.${checked.key}`);
    else expect(sent.data.fontName).not.toMatch(/["'\\;:{}()<>]/);
  });
});

describe('a project file', () => {
  it.each(HOSTILE_PROJECTS)('$what is refused with a sentence, and nothing is stored', async ({ bytes }) => {
    const untouched = new Proxy({}, { get: () => () => Promise.reject(new Error('must not be asked')) });
    const work = { journal: untouched, assets: untouched, owner: () => 'visitor' } as never;
    const opened = await openProjectFile(new Blob([bytes]), { work, newId: () => 'new' });
    expect(opened).toMatchObject({ ok: false });
    if (!opened.ok) {
      expect(opened.reason).not.toBe('notKept');
      if (opened.reason === 'face') {
        const { reason, params, line } = opened.refusal;
        expectSentence(`import:refusals.${reason}`, { ...params, line });
      } else expectSentence(`import:projectFile.${opened.reason}`);
    }
  });
});
