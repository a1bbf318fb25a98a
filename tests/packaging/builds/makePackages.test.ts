// Packages made in the browser for the tasks of a face, over the real backend (docs/rules/backend.md K3, K4, K6).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePackages } from '@/packaging/builds/makePackages';
import { PackageNotMade } from '@/packaging/packageNotMade';
import type { Packager, PackagerRequest } from '@/packaging/packager';
import { buildPreview } from '@/service/api/builds';
import { packageWork, stopPackage } from '@/service/builds/packageWork';
import { startWords } from '@/service/language/i18n';
import { dropToken } from '@/service/session/tokenStore';
import { FACTS } from '../../contract/publishing';
import { packageFile } from '../../support/storePackages';
import { FACE_ID as ID, publishingDesigner } from '../support/publishingDesigner';

afterEach(() => {
  vi.useRealTimers();
  dropToken();
  packageWork.set(new Map());
  requests.length = 0;
});

/** The requested packages; those of a chip watch have no version. */
const requests: PackagerRequest[] = [];
const quick: Packager = async (request, { onShare }) => {
  requests.push(request);
  onShare(0.5);
  return packageFile(request.design, request.copyId, { versionCode: (request.last?.versionCode ?? 0) + 1 });
};

const designer = () => publishingDesigner({ packager: quick });

describe('packages of a published face', () => {
  it('K4 are made for every copy, as stored, and bring it to review', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    await face.make();
    expect((await face.tasks()).map(({ state }) => state)).toEqual(['building', 'building']);
    expect(packageWork.get().size).toBe(0);
    face.pass();
    expect(await face.face()).toMatchObject({ status: 'review', pending: { stage: 'review' } });
  });

  it('K4 requested from several places simultaneously are uploaded once', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    face.fail();
    await Promise.all([face.make(), face.make(), face.make()]);
    expect(face.app.faults.calls.packageUpload).toBe(2);
    await face.make();
    expect(face.app.faults.calls.packageUpload).toBe(2);
  });

  it('K4 resume an interrupted build with the missing ones', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    await face.make(async (request, ports) => {
      if (requests.length === 1) throw new Error('the worker died');
      return quick(request, ports);
    });
    expect([...packageWork.get().values()]).toMatchObject([{ step: 'failed', failure: { reason: 'making' } }]);
    expect((await face.tasks()).map(({ state }) => state).sort()).toEqual(['building', 'queued']);
    await face.make();
    face.pass();
    expect(await face.face()).toMatchObject({ status: 'review' });
  });

  it('have the names of the form, and versions that grow with each submission', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    await face.make();
    await face.save('Edited');
    face.clock.now += 1;
    await face.publish();
    await face.make();
    const [first, , second] = requests;
    expect(first).toMatchObject({ last: null, labels: { en: FACTS.dialName, zh: FACTS.dialNameCn } });
    expect(second?.last).toEqual({ packageName: 'face.tests.a1', versionCode: 1 });
    const codes = (await face.tasks()).flatMap(({ release }) => release?.versionCode ?? []);
    expect(codes.toSorted()).toEqual([1, 2]);
  });

  it('can be stopped while they are made or uploaded, and continue on request', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    const now = () => [...packageWork.get()].map(([id, work]) => ({ id, ...work }));
    const never: Packager = (_, { signal }) =>
      new Promise((_done, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const first = face.make(async (request, ports) =>
      requests.push(request) === 1 ? never(request, ports) : quick(request, ports),
    );
    face.fail({ op: 'packageUpload', kind: 'hang', times: 1 });
    await vi.waitFor(() => expect(now()).toMatchObject([{ step: 'making', share: 0 }]));
    stopPackage(now()[0]?.id ?? '');
    await vi.waitFor(() => expect(now().map(({ step }) => step)).toEqual(['failed', 'sending']));
    stopPackage(now()[1]?.id ?? '');
    await first;
    expect(now()).toMatchObject([{ failure: { reason: 'stopped' } }, { failure: { reason: 'stopped' } }]);
    expect((await face.tasks()).every(({ state }) => state === 'queued')).toBe(true);
    await face.make();
    expect((await face.tasks()).every(({ state }) => state === 'building')).toBe(true);
  });

  it('that cannot be made show the reason', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    const failure = { reason: 'notKeepable' } as const;
    await face.make(async () => {
      throw new PackageNotMade(failure);
    });
    expect([...packageWork.get().values()]).toEqual([
      { step: 'failed', failure },
      { step: 'failed', failure },
    ]);
  });

  it.each([
    ['lost on its way', { op: 'packageUpload', kind: 'network', times: 1 }],
    ['lost after it was taken', { op: 'packageUpload', kind: 'network', times: 1, after: 'handled' }],
    ['answered by a page', { op: 'packageUpload', kind: 'html', times: 1 }],
  ] as const)('an upload that was %s is retried', async (_, fault) => {
    const face = await designer();
    await face.save();
    await face.publish();
    face.fail(fault);
    await face.make();
    expect(packageWork.get().size).toBe(0);
    expect((await face.tasks()).every(({ state }) => state === 'building')).toBe(true);
  });

  it('a refused package shows the reason, and a retry fixes it', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    face.fail({ op: 'packageUpload', kind: 'envelope', code: 400, times: 2 });
    await face.make();
    expect([...packageWork.get().values()]).toMatchObject([
      { failure: { reason: 'call' } },
      { failure: { reason: 'call' } },
    ]);
    await face.make();
    expect(packageWork.get().size).toBe(0);
  });

  it('a design that cannot be loaded leaves failed tasks, and a retry fixes them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const face = await designer();
    await face.save();
    await face.publish();
    face.fail({ op: 'draftGet', kind: 'network', times: 99 });
    const made = face.make();
    // However many turns this takes on a busy machine.
    while (packageWork.get().size < 2) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise(setImmediate);
    }
    await made;
    vi.useRealTimers();
    expect([...packageWork.get().values()]).toMatchObject([
      { failure: { reason: 'call' } },
      { failure: { reason: 'call' } },
    ]);
    face.app.faults.clear();
    await face.make();
    expect(packageWork.get().size).toBe(0);
  });

  it('the first request is retried if the connection fails for a moment', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    face.fail({ op: 'buildList', kind: 'network', times: 1 }, { op: 'draftGet', kind: 'network', times: 1 });
    await face.make();
    expect((await face.tasks()).map(({ state }) => state)).toEqual(['building', 'building']);
  });

  it('K3 of a revision that the draft no longer has are not made from another one', async () => {
    const face = await designer();
    await face.save();
    await face.publish();
    await face.save('Edited');
    await face.make();
    expect([...packageWork.get().values()]).toMatchObject([
      { failure: { reason: 'moved' } },
      { failure: { reason: 'moved' } },
    ]);
    face.clock.now += 1;
    await face.publish();
    await face.make();
    face.pass();
    expect(await face.face()).toMatchObject({ status: 'review', pending: { rev: 2 } });
  });
});

it('K6 packages of a preview build change no status, and download as they were uploaded', async () => {
  // The form has no names yet: default labels are used on the watch.
  await startWords('en', ['editor']);
  const face = await designer();
  await face.save();
  await face.dispatch(buildPreview.initiate(ID)).unwrap();
  await makePackages(ID, 'preview', { dispatch: face.dispatch, packager: quick });
  face.pass();
  expect((await face.tasks()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'preview success',
    'preview success',
  ]);
  expect(await face.face()).toMatchObject({ status: 'draft', pending: null });
});

it('a face without tasks costs one request', async () => {
  const face = await designer();
  await face.save();
  face.fail();
  await face.make();
  expect(face.app.faults.calls).toEqual({ buildList: 1 });
});
