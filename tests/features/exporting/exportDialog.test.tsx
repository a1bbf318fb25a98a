// The export dialog: which tabs a design has, what prevents a package, the key and the version of a smartwatch package.
import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { sampleState } from '@/face/dataTags/watchState';
import { createClock } from '@/face/liveData/clock';
import { createStore } from '@/face/liveData/createStore';
import { createWatch } from '@/face/liveData/watch';
import { ExportDialog } from '@/features/exporting/dialog/ExportDialog';
import type { FacePackage, FacePackageRequest, PackageStep } from '@/packaging/facePackage';
import type { LayersRequest } from '@/packaging/makeLayersPackage';
import { type Design, design as designSchema } from '@/schemas/design';
import { startLanguage } from '@/service/language/i18n';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import { type Before, SimulatorContext, schedule } from '@/simulator/simulator';
import { rawDesign, textLayer } from '@/tests/support/designs';
import { announcements } from '@/ui/announce';

const requests: FacePackageRequest[] = [];
let answer: (signal: AbortSignal, onStep: (step: PackageStep) => void) => Promise<FacePackage>;
vi.mock('@/features/exporting/dialog/useMakeFacePackage', () => {
  const make = (request: FacePackageRequest, signal: AbortSignal, onStep: (step: PackageStep) => void) => {
    requests.push(request);
    return answer(signal, onStep);
  };
  return { useMakeFacePackage: () => make };
});

const layersAsked: LayersRequest[] = [];
vi.mock('@/packaging/makeLayersPackage', () => ({
  makeLayersPackage: async (request: LayersRequest) => {
    layersAsked.push(request);
    return { ok: true, bytes: new TextEncoder().encode(request.themeChoice ?? 'none') };
  },
}));

const report = {
  formatVersion: 2 as const,
  pictures: 3,
  pictureBytes: 2048,
  fonts: 0,
  fontBytes: 0,
  documentBytes: 900,
  findings: [],
};
const done = async (): Promise<FacePackage> => ({ ok: true, bytes: new Uint8Array(5000), report });

const files: { blob: Blob; name: string }[] = [];
beforeEach(() => {
  files.length = 0;
  requests.length = 0;
  layersAsked.length = 0;
  answer = done;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ blob, name: this.download });
  });
});
afterEach(async () => {
  // Each test has its own device.
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const copyFor = (platform: 'android' | 'falcon', layers: object[] = []) => ({
  ...rawDesign({ layers }).copies[0],
  id: `for-${platform}`,
  platform,
  ratio: platform === 'falcon' ? '466*466' : '500*500',
});
const faceFor = (...copies: object[]): Design =>
  designSchema.parse({ ...rawDesign({ id: 'face-1', name: 'Harbour' }), copies });

async function open(design: Design, language: 'en' | 'zh' = 'en') {
  await startLanguage(language);
  const watch = createWatch(sampleState());
  const simulator = {
    watch,
    clock: createClock({ watch, now: Date.now, schedule }),
    speed: createStore<1 | 10 | 60 | 600>(1),
    before: createStore<Before | null>(null),
  };
  const onClose = vi.fn();
  render(
    <SimulatorContext value={simulator}>
      <ExportDialog design={design} start={{ copyId: design.copies[0]!.id, mode: 'normal' }} onClose={onClose} />
    </SimulatorContext>,
  );
  const dialog = await screen.findByRole('dialog');
  const user = userEvent.setup();
  const tab = (name: string) => within(dialog).getByRole('tab', { name });
  return { dialog, user, tab, onClose, go: (name: string) => user.click(tab(name)) };
}

describe.each([
  ['en', ['Project file', 'Picture', 'Web page', 'Smartwatch', 'ASR package']],
  ['zh', ['项目文件', '图片', '网页', '智能手表', 'ASR 包']],
] as const)('the tabs (%s)', (language, [project, picture, page, watch, chip]) => {
  it.each([
    ['a smartwatch', [copyFor('android')], [project, picture, page, watch]],
    ['a chip watch', [copyFor('falcon')], [project, picture, page, chip]],
    ['both', [copyFor('android'), copyFor('falcon')], [project, picture, page, watch, chip]],
  ])('of a face for %s are those that its copies support', async (_, copies, names) => {
    const { dialog } = await open(faceFor(...copies), language);
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map((one) => one.textContent),
    ).toEqual(names);
  });
});

describe.each([
  ['en', 'Harbour', 'Smartwatch', 'Make the package'],
  ['zh', '海港', '智能手表', '生成文件'],
] as const)('the names of a face with two names (%s)', (language, name, watch, make) => {
  const face = { ...faceFor(copyFor('android')), dialNameCn: '海港' };

  it('label the project file in the language of the page', async () => {
    const { dialog, user } = await open(face, language);
    const [button] = within(dialog).getAllByRole('button', { name: /project file|项目文件/ });
    await user.click(button!);
    await waitFor(() => expect(files.map((file) => file.name)).toEqual([`${name}.dialwright`]));
  });

  it('are both labels on the watch; the sources are named in the language of the page', async () => {
    const { dialog, user, go } = await open(face, language);
    await go(watch);
    const button = await within(dialog).findByRole('button', { name: make });
    const fields = within(dialog).getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Harbour', '海港', 'face.dialwright.harbour_face1']),
    );
    await user.click(within(dialog).getByRole('radio', { name: /source|源/i }));
    await user.click(button);
    await waitFor(() => expect(files.map((file) => file.name)).toEqual([`${name}.zip`]));
    expect(requests[0]?.labels).toEqual({ en: 'Harbour', zh: '海港' });
  });
});

describe('a picture', () => {
  it('shows its size and time before it is made, and refuses one outside the limits', async () => {
    const { dialog, user, go } = await open(faceFor(copyFor('android', [textLayer('t')])));
    await go('Picture');
    await within(dialog).findByRole('img', { name: /^Harbour: round, 500 × 500 px, Normal/ });
    const side = within(dialog).getByLabelText(/Longer side/);
    await user.clear(side);
    await user.type(side, '2049');
    await user.tab();
    await within(dialog).findByText('Enter a number from 64 px to 2048 px.');
    await user.click(within(dialog).getByRole('button', { name: 'Download the PNG' }));
    expect(files).toEqual([]);
    expect(within(dialog).queryByLabelText('Date')).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: 'Chosen' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-20');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Time of day').value).toBe('08:59:08');
  });

  it('is not offered for an always-on that was never opened', async () => {
    const { dialog, user, go } = await open(faceFor(copyFor('android')));
    await go('Picture');
    await user.click(within(dialog).getByRole('radio', { name: 'Always-on' }));
    await user.click(within(dialog).getByRole('button', { name: 'Download the PNG' }));
    expect((await within(dialog).findAllByText('This copy has no always-on layers yet.')).length).toBeGreaterThan(1);
    expect(files).toEqual([]);
  });
});

describe('a package for a chip watch', () => {
  it('that breaks a rule is refused with the rule’s own message', async () => {
    const wind = { ...textLayer('t'), label: 'Wind', style: { textTag: '#WWS#' } };
    const { dialog, user, go } = await open(faceFor(copyFor('falcon', [wind])));
    await go('ASR package');
    const list = within(dialog).getByRole('region', { name: '1 problem to fix first' });
    expect(list.textContent).toMatch(/Wind: .+/);
    const make = within(dialog).getByRole('button', { name: 'Download the package' });
    expect(make.getAttribute('aria-disabled')).toBe('true');
    await user.click(make);
    expect(files).toEqual([]);
  });

  it('of a face with a color theme is made in one choice, or once in each', async () => {
    const theme = {
      ...{ id: 'themeColor', roles: [{ id: 'main', name: 'Main' }] },
      choices: ['Night', 'Day'].map((name) => ({ id: name.toLowerCase(), name, colors: ['#112233'] })),
    };
    const { dialog, user, go } = await open(faceFor({ ...copyFor('falcon'), theme }));
    await go('ASR package');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Colors' }), 'Day');
    await user.click(within(dialog).getByRole('button', { name: 'Download the package' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(layersAsked.map(({ themeChoice }) => themeChoice)).toEqual(['day']);
    expect(files[0]?.name).toContain('Day.zip');

    await user.click(within(dialog).getByRole('button', { name: 'One package for each of 2 choices' }));
    await waitFor(() => expect(files).toHaveLength(2));
    const zip = await readZip(new Uint8Array(await files[1]!.blob.arrayBuffer()));
    if (!zip.ok) throw new Error(zip.fault.kind);
    const words = [...zip.entries].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
    expect(words).toEqual([
      ['1 Night.zip', 'night'],
      ['2 Day.zip', 'day'],
    ]);
  });
});

describe('a package for a smartwatch', () => {
  const form = async (language: 'en' | 'zh' = 'en') => {
    const opened = await open(faceFor(copyFor('android')), language);
    await opened.go(language === 'en' ? 'Smartwatch' : '智能手表');
    return opened;
  };
  const make = ({ dialog, user }: Awaited<ReturnType<typeof form>>) =>
    within(dialog)
      .findByRole('button', { name: 'Make the package' })
      .then((button) => user.click(button));
  const signFirst = async (opened: Awaited<ReturnType<typeof form>>) => {
    await make(opened);
    const question = await screen.findByRole('alertdialog', { name: 'Create a signing key?' });
    expect(question.textContent).toMatch(/Without it, installed faces can never be updated/);
    await opened.user.click(within(question).getByRole('button', { name: 'Make the key and the APK' }));
    await waitFor(() => expect(files.length).toBeGreaterThan(0), { timeout: 15_000 });
  };

  it('is signed with a key that is requested once; its version grows and its name is remembered', async () => {
    const opened = await form();
    const { dialog, user } = opened;
    const name = await within(dialog).findByLabelText<HTMLInputElement>(/Package name/);
    expect(name.value).toBe('face.dialwright.harbour_face1');
    await user.clear(name);
    await user.type(name, 'com.example.harbour');
    await signFirst(opened);
    expect(files[0]?.name).toBe('Harbour 1.apk');
    expect(requests[0]).toMatchObject({
      kind: 'signed',
      packageName: 'com.example.harbour',
      versionCode: 1,
      labels: { en: 'Harbour', zh: 'Harbour' },
      keyPem: expect.stringContaining('BEGIN PRIVATE KEY'),
    });
    const made = await within(dialog).findByRole('region', { name: 'The file' });
    expect(made.textContent).toMatch(/Harbour 1\.apk 5 KB.*Pictures3 · 2 KB/);
    const code = within(dialog).getByLabelText<HTMLInputElement>(/Version code/);
    await waitFor(() => expect(code.value).toBe('2'));
    await make(opened);
    await waitFor(() => expect(files).toHaveLength(2));
    expect(requests[1]).toMatchObject({ versionCode: 2, keyPem: requests[0]?.keyPem });
    // A version that was used elsewhere while the form was open is not used again.
    const elsewhere = await openSigningKeys();
    await elsewhere.keepPackage('face-1', {
      packageName: 'com.example.harbour',
      labelEn: 'A',
      labelZh: 'A',
      lastCode: 7,
    });
    elsewhere.close();
    await make(opened);
    await waitFor(() => expect(files[2]?.name).toBe('Harbour 8.apk'));
    expect(requests[2]).toMatchObject({ versionCode: 8 });
  }, 30_000);

  it('as sources needs no key and uses no version', async () => {
    const opened = await form();
    const { dialog, user } = opened;
    await user.click(await within(dialog).findByRole('radio', { name: 'Source ZIP' }));
    await make(opened);
    await waitFor(() => expect(files[0]?.name).toBe('Harbour.zip'));
    expect(requests[0]).toMatchObject({ kind: 'source', keyPem: null, versionCode: 1 });
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Version code/).value).toBe('1');
    // Nor does it reset a version that was used elsewhere meanwhile.
    const elsewhere = await openSigningKeys();
    const facts = { packageName: 'com.example.harbour', labelEn: 'A', labelZh: 'A', lastCode: 7 };
    await elsewhere.keepPackage('face-1', facts);
    await make(opened);
    await waitFor(() => expect(files).toHaveLength(2));
    expect((await elsewhere.packageOf('face-1'))?.lastCode).toBe(7);
    elsewhere.close();
  });

  it('can be cancelled while it is made', async () => {
    answer = (signal, onStep) =>
      new Promise((_, reject) => {
        onStep('pictures');
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const opened = await form();
    const { dialog, user } = opened;
    await user.click(await within(dialog).findByRole('radio', { name: 'Source ZIP' }));
    await make(opened);
    const bar = await within(dialog).findByRole('progressbar', { name: 'Progress of the package' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Drawing the pictures…');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await within(dialog).findByText('Canceled. No package was made.');
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Make the package' }));
    await waitFor(() => expect(announcements.get().polite.text).toContain('Canceled. No package was made.'));
    expect(files).toEqual([]);
    answer = done;
    await make(opened);
    await waitFor(() => expect(files[0]?.name).toBe('Harbour.zip'));
    expect(within(dialog).queryByText('Canceled. No package was made.')).toBeNull();
  });

  it('is exported as sources with its errors listed', async () => {
    const findings = [
      { key: 'slotsMax', severity: 'error' as const, mode: 'normal' as const, uuid: 'root', params: { most: 8 } },
    ];
    answer = async () => ({ ok: true, bytes: new Uint8Array(9), report: { ...report, findings } });
    const opened = await form();
    await opened.user.click(await within(opened.dialog).findByRole('radio', { name: 'Source ZIP' }));
    await make(opened);
    const file = await within(opened.dialog).findByRole('region', { name: 'The file' });
    expect(file.textContent).toMatch(/These sources have 1 error, listed below/);
    expect(within(opened.dialog).getByRole('region', { name: 'Problems to fix first' }).textContent).toMatch(
      /at most 8/,
    );
    expect(within(opened.dialog).queryByRole('region', { name: /thing/ })).toBeNull();
  });

  it.each<[string, FacePackage, RegExp]>([
    [
      'has errors',
      {
        ok: false,
        findings: [{ key: 'slotsMax', severity: 'error', mode: 'normal', uuid: 'root', params: { most: 8 } }],
      },
      /^No package was made: the face has errors/,
    ],
    ['lacks pictures', { ok: false, missing: 2 }, /^2 pictures of this copy could not be read/],
  ])('of a face that %s is refused with a reason', async (_, refused, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = async () => refused;
    const opened = await form();
    await opened.user.click(await within(opened.dialog).findByRole('radio', { name: 'Source ZIP' }));
    await make(opened);
    await within(opened.dialog).findByText(words);
    if ('findings' in refused) {
      const list = within(opened.dialog).getByRole('region', { name: 'Problems to fix first' });
      expect(list.textContent).toMatch(/Background: A face can have at most 8/);
    }
    expect(files).toEqual([]);
  });

  it('has a key that can be exported, removed and imported; a file without one is refused', async () => {
    const opened = await form();
    const { dialog, user } = opened;
    await signFirst(opened);
    const card = within(dialog).getByRole('region', { name: 'Signing key' });
    const fingerprint = /Fingerprint ((?:[0-9A-F]{4} ?){4})/.exec(card.textContent ?? '')?.[1];
    expect(fingerprint).toBeTruthy();
    within(card).getByText('This key is only in this browser. Export it and store the file safely.');
    await user.click(within(card).getByRole('button', { name: 'Export the key' }));
    await within(card).findByText('You have exported this key.');
    const { blob, name } = files.at(-1)!;
    expect(name).toBe('dialwright-signing-key.pem');
    await user.click(within(card).getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove the key' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(card).getByRole('button', { name: 'Import a key' })),
    );
    await within(card).findByText(/^No key yet/);

    const bringIn = async (file: File) => {
      vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
        Object.defineProperty(this, 'files', { value: [file] });
        this.dispatchEvent(new Event('change'));
      });
      await user.click(within(card).getByRole('button', { name: 'Import a key' }));
    };
    await bringIn(new File(['hello'], 'notes.pem'));
    await within(card).findByText('This file contains no key in PEM format.');
    await bringIn(new File([await blob.text()], name));
    await within(card).findByText(new RegExp(fingerprint!.trim()));
  }, 30_000);

  it('fault: another tab changed the key; it is neither overwritten nor bypassed, and is shown', async () => {
    const opened = await form();
    const { dialog, user } = opened;
    await signFirst(opened);
    const made = files.length;
    const elsewhere = await openSigningKeys();
    const shown = (await elsewhere.key())!;
    const other = { ...shown, pem: `${shown.pem} other`, fingerprint: 'ab'.repeat(32) };
    await elsewhere.swapKey(shown.fingerprint, other);
    const card = within(within(dialog).getByRole('region', { name: 'Signing key' }));
    await user.click(card.getByRole('button', { name: 'Export the key' }));
    expect((await card.findByRole('alert')).textContent).toMatch(/^The key was changed in another tab/);
    card.getByText(/ABAB ABAB ABAB ABAB/);
    // The key that was shown is in the file: it may exist nowhere else.
    expect(await files.at(-1)!.blob.text()).toBe(shown.pem);
    expect(await elsewhere.key()).toEqual(other);

    await elsewhere.swapKey(other.fingerprint, shown);
    const before = requests.length;
    await make(opened);
    await waitFor(() => card.getByText(new RegExp(shown.fingerprint.slice(0, 4).toUpperCase())));
    expect([requests.length, files.length]).toEqual([before, made + 1]);
    await make(opened);
    await waitFor(() => expect(requests.at(-1)?.keyPem).toBe(shown.pem));
    elsewhere.close();
  }, 30_000);

  it('explains in Chinese how to install it on a watch', async () => {
    const { dialog } = await form('zh');
    const steps = await within(dialog).findByText('用 adb 安装到手表');
    expect(steps.closest('details')?.textContent).toMatch(/adb pair ADDRESS:PORT.*adb install -r face\.apk/);
  });
});
