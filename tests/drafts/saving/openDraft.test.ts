// Which state of a design opens: this device's, the server's, or the designer's choice.
import { describe, expect, it } from 'vitest';
import { type FetchedDraft, openDraft } from '@/drafts/saving/openDraft';
import { documentHash } from '@/service/localDrafts/contentHash';
import type { LocalDraft } from '@/service/localDrafts/draftRecord';
import type { LoadedDraft } from '@/service/localDrafts/recovery';
import { sampleDesign } from '@/tests/support/designs';

const mine = sampleDesign({ name: 'Mine' });
const theirs = sampleDesign({ name: 'Theirs' });

const onDevice = (facts: { baseRev: number; unsaved: boolean; sent?: LocalDraft['sent'] }): LoadedDraft => ({
  kind: 'draft',
  draft: { design: mine, owner: 'u', savedAt: 5, sent: null, ...facts },
  recovered: null,
  missingAssets: [],
});
const onServer = (rev: number): FetchedDraft => ({
  kind: 'draft',
  draft: { rev, savedAt: 9, design: theirs, text: '{}' },
});
const MISSING: FetchedDraft = { kind: 'missing' };
const FAILED: FetchedDraft = { kind: 'failed', error: 'offline' };
const NONE: LoadedDraft = { kind: 'none' };

const open = (local: LoadedDraft, fetched: FetchedDraft | null) =>
  openDraft({
    id: mine.id,
    owner: 'u',
    journal: { load: async () => local },
    fetchDraft: fetched && (async () => fetched),
  });

describe('openDraft', () => {
  it.each([
    ['edits on the same revision open at once', onDevice({ baseRev: 3, unsaved: true }), onServer(3), 'Mine', true],
    [
      'a saved copy gives way to a newer revision',
      onDevice({ baseRev: 3, unsaved: false }),
      onServer(4),
      'Theirs',
      false,
    ],
    ['work on this device opens offline', onDevice({ baseRev: 3, unsaved: true }), FAILED, 'Mine', true],
    ['work on this device opens for a visitor', onDevice({ baseRev: 0, unsaved: true }), null, 'Mine', true],
    ['the server has what this device has not', NONE, onServer(2), 'Theirs', false],
  ] as const)('%s', async (_, local, fetched, name, unsaved) => {
    const opened = await open(local, fetched);
    expect(opened).toMatchObject({ kind: 'open', unsaved, design: { dialName: name } });
  });

  it('asks when edits are based on an older revision, and offers both states', async () => {
    const opened = await open(onDevice({ baseRev: 3, unsaved: true }), onServer(4));
    expect(opened).toMatchObject({
      kind: 'choice',
      local: { design: { dialName: 'Mine' }, savedAt: 5 },
      server: { design: { dialName: 'Theirs' }, rev: 4 },
    });
  });

  it.each([
    ['edited since: the edits continue, based on its revision', true, { baseRev: 4, unsaved: true, design: mine }],
    ['unchanged since: it is saved', false, { baseRev: 4, unsaved: false, design: theirs }],
  ])('recognizes its own save whose answer was lost, %s', async (_, editedSince, opened) => {
    const sent = { as: documentHash({ ...theirs }), editedSince };
    const local = onDevice({ baseRev: 3, unsaved: true, sent });
    expect(await open(local, onServer(4))).toMatchObject({ kind: 'open', ...opened });
    const foreign = onDevice({ baseRev: 3, unsaved: true, sent: { as: 'of another document', editedSince } });
    expect((await open(foreign, onServer(4))).kind).toBe('choice');
  });

  it('opens a design that is missing from the account, and reports it', async () => {
    expect(await open(onDevice({ baseRev: 3, unsaved: false }), MISSING)).toMatchObject({ kind: 'open', gone: true });
    expect(await open(onDevice({ baseRev: 0, unsaved: true }), MISSING)).toMatchObject({ kind: 'open', gone: false });
    expect(await open(onDevice({ baseRev: 3, unsaved: true }), FAILED)).toMatchObject({ kind: 'open', gone: false });
  });

  it.each([
    ['nothing anywhere', NONE, MISSING, 'notFound'],
    ['nothing here, nobody signed in', NONE, null, 'signInNeeded'],
    ['nothing here, the server does not answer', NONE, FAILED, 'failed'],
    ['only damaged records', { kind: 'unreadable', reason: 'badJson' } as const, null, 'unreadable'],
    [
      'a newer version here',
      { kind: 'readOnly', readOnly: 'newerVersion', text: '{}' } as const,
      onServer(9),
      'readOnly',
    ],
  ] as const)('%s', async (_, local, fetched, kind) => {
    expect((await open(local, fetched)).kind).toBe(kind);
  });

  it('reports how many pictures are missing', async () => {
    const opened = await open(
      { ...onDevice({ baseRev: 0, unsaved: true }), missingAssets: ['asset:x'] } as LoadedDraft,
      null,
    );
    expect(opened).toMatchObject({ kind: 'open', missingPictures: 1 });
  });

  it('prefers the server to damaged records', async () => {
    expect((await open({ kind: 'unreadable', reason: 'badJson' }, onServer(2))).kind).toBe('open');
  });

  it('opens a document of a newer version from the server read-only', async () => {
    const newer: FetchedDraft = {
      kind: 'draft',
      draft: { rev: 1, savedAt: 1, design: null, text: '{"schemaVersion":99}' },
    };
    expect(await open(NONE, newer)).toEqual({ kind: 'readOnly', text: '{"schemaVersion":99}' });
  });
});
