// First-time hints: once per person on a device, whatever the state of the device's storage.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HINT_NAMES, hintOwner, hintSeen, markHint } from '@/service/hints';

const KEY = 'dialwright.hints';

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    kept: stored,
  };
}

let storage = storageOf();
beforeEach(() => {
  storage = storageOf();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('first-time hints', () => {
  it.each(HINT_NAMES)('%s appears once', (name) => {
    expect(hintSeen('ann', name)).toBe(false);
    markHint('ann', name);
    expect(hintSeen('ann', name)).toBe(true);
  });

  it('belong to one person and one name', () => {
    markHint('ann', 'noSequenceTip');
    expect(hintSeen('bob', 'noSequenceTip')).toBe(false);
    expect(hintSeen('ann', 'firstAmbientInit')).toBe(false);
    markHint('bob', 'firstAmbientInit');
    expect(JSON.parse(storage.kept.get(KEY) ?? '')).toEqual({ ann: ['noSequenceTip'], bob: ['firstAmbientInit'] });
  });

  it('are marked once', () => {
    markHint('ann', 'noSequenceTip');
    markHint('ann', 'noSequenceTip');
    expect(JSON.parse(storage.kept.get(KEY) ?? '')).toEqual({ ann: ['noSequenceTip'] });
  });

  it('belong to the signed-in user, otherwise to the visitor', () => {
    const session = { status: 'visitor', user: null, showLogin: false, lastUserId: null } as const;
    expect(hintOwner({ session })).toBe('visitor');
    const user = { userId: 'u-1' } as NonNullable<Parameters<typeof hintOwner>[0]['session']['user']>;
    expect(hintOwner({ session: { ...session, status: 'signedIn', user } })).toBe('u-1');
  });

  it.each(['{', '[]', '7', '{"ann":3}'])('with a damaged entry (%s) count as unseen', (text) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    storage = storageOf({ [KEY]: text });
    vi.stubGlobal('localStorage', storage);
    expect(hintSeen('ann', 'noSequenceTip')).toBe(false);
    markHint('ann', 'noSequenceTip');
    expect(hintSeen('ann', 'noSequenceTip')).toBe(true);
  });

  it('last for the page if storage is full or forbidden', () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    markHint('full', 'noSequenceTip');
    expect(hintSeen('full', 'noSequenceTip')).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    markHint('blocked', 'noSequenceTip');
    expect(hintSeen('blocked', 'noSequenceTip')).toBe(true);
  });
});
