// What waits for a sign-in, and what is taken up again after one that left the page.
import { afterEach, describe, expect, it } from 'vitest';
import { takenAlong } from '@/app/signIn/takenAlong';
import {
  comesAfter,
  nextSignIn,
  resumeWorks,
  settleSignIn,
  takeResumed,
  worksWaiting,
} from '@/service/session/waiting';

afterEach(() => {
  settleSignIn(false);
  resumeWorks([]);
});

const SAVE = { kind: 'save', id: 'd-1' } as const;
const PUBLISH = { kind: 'publish', id: 'd-1' } as const;

describe('what waits for a sign-in', () => {
  it('is known until it ends; a save that is asked for twice is one', async () => {
    const asked = [nextSignIn(SAVE), nextSignIn(), nextSignIn(SAVE)];
    const done = comesAfter(PUBLISH);
    expect(worksWaiting()).toEqual([SAVE, PUBLISH]);
    done();
    expect(worksWaiting()).toEqual([SAVE]);
    settleSignIn(true);
    expect(await Promise.all(asked)).toEqual([true, true, true]);
    expect(worksWaiting()).toEqual([]);
  });

  it('goes along: a font is kept on this device, under its reference', async () => {
    const file = new File(['font'], 'Own.ttf');
    void nextSignIn({ kind: 'font', file });
    void nextSignIn(SAVE);
    const kept: Blob[] = [];
    const putAsset = async (blob: Blob) => {
      kept.push(blob);
      return 'asset:1' as const;
    };
    expect(await takenAlong(worksWaiting(), { putAsset })).toEqual([
      { kind: 'font', ref: 'asset:1', name: 'Own.ttf' },
      SAVE,
    ]);
    expect(kept).toEqual([file]);
  });

  it('that came back is taken up once, by the page it is of', () => {
    resumeWorks([SAVE, { kind: 'font', ref: 'asset:1', name: 'Own.ttf' }, PUBLISH]);
    expect(takeResumed('save', 'd-2')).toBeNull();
    expect(takeResumed('save', 'd-1')).toEqual(SAVE);
    expect(takeResumed('save', 'd-1')).toBeNull();
    expect(takeResumed('publish', 'd-1')).toEqual(PUBLISH);
    expect(takeResumed('font')).toMatchObject({ name: 'Own.ttf' });
    expect(takeResumed('font')).toBeNull();
  });
});
