// Work that waits for a sign-in, and how it continues after one that left the page.
import { afterEach, describe, expect, it } from 'vitest';
import { storeWorkFiles } from '@/features/accounts/signIn/storeWorkFiles';
import {
  comesAfter,
  nextSignIn,
  pendingWorks,
  resumeWorks,
  settleSignIn,
  takeResumed,
} from '@/service/session/pendingSignIn';

afterEach(() => {
  settleSignIn(false);
  resumeWorks([]);
});

const SAVE = { kind: 'save', id: 'd-1' } as const;
const PUBLISH = { kind: 'publish', id: 'd-1' } as const;

describe('work that waits for a sign-in', () => {
  it('is registered until it ends; a save requested twice is one', async () => {
    const pending = [nextSignIn(SAVE), nextSignIn(), nextSignIn(SAVE)];
    const done = comesAfter(PUBLISH);
    expect(pendingWorks()).toEqual([SAVE, PUBLISH]);
    done();
    expect(pendingWorks()).toEqual([SAVE]);
    settleSignIn(true);
    expect(await Promise.all(pending)).toEqual([true, true, true]);
    expect(pendingWorks()).toEqual([]);
  });

  it('is carried along: a font is stored on this device, under its reference', async () => {
    const file = new File(['font'], 'Own.ttf');
    void nextSignIn({ kind: 'font', file });
    void nextSignIn(SAVE);
    const storedFiles: Blob[] = [];
    const putAsset = async (blob: Blob) => {
      storedFiles.push(blob);
      return 'asset:1' as const;
    };
    expect(await storeWorkFiles(pendingWorks(), { putAsset })).toEqual([
      { kind: 'font', ref: 'asset:1', name: 'Own.ttf' },
      SAVE,
    ]);
    expect(storedFiles).toEqual([file]);
  });

  it('is resumed once, by the page that it belongs to', () => {
    resumeWorks([SAVE, { kind: 'font', ref: 'asset:1', name: 'Own.ttf' }, PUBLISH]);
    expect(takeResumed('save', 'd-2')).toBeNull();
    expect(takeResumed('save', 'd-1')).toEqual(SAVE);
    expect(takeResumed('save', 'd-1')).toBeNull();
    expect(takeResumed('publish', 'd-1')).toEqual(PUBLISH);
    expect(takeResumed('font')).toMatchObject({ name: 'Own.ttf' });
    expect(takeResumed('font')).toBeNull();
  });
});
