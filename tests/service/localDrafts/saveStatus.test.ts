// The save state: every state with every event, and every state has words in both languages and an icon.
import { describe, expect, it } from 'vitest';
import en from '@/locales/en/editor.json';
import zh from '@/locales/zh/editor.json';
import { describeSaveStatus } from '@/service/localDrafts/describeSaveStatus';
import {
  INITIAL_STATUS,
  isAtRisk,
  type SaveEvent,
  type SaveStatus,
  saveStatus,
} from '@/service/localDrafts/saveStatus';

const STATES = {
  clean: { name: 'clean' },
  dirty: { name: 'dirty' },
  savingLocal: { name: 'saving-local' },
  local: { name: 'local' },
  remote: { name: 'saving-remote', onDevice: true },
  'remote!': { name: 'saving-remote', onDevice: false },
  saved: { name: 'saved', at: 5 },
  offline: { name: 'offline', onDevice: true },
  'offline!': { name: 'offline', onDevice: false },
  conflict: { name: 'conflict', rev: 7, onDevice: true },
  'conflict!': { name: 'conflict', rev: 7, onDevice: false },
  'full!': { name: 'blocked', reason: 'storageFull', onDevice: false },
  refused: { name: 'blocked', reason: 'refused', onDevice: true },
  'refused!': { name: 'blocked', reason: 'refused', onDevice: false },
  signIn: { name: 'blocked', reason: 'signInNeeded', onDevice: true },
  'signIn!': { name: 'blocked', reason: 'signInNeeded', onDevice: false },
  readOnly: { name: 'blocked', reason: 'otherTab', onDevice: true },
} as const satisfies Record<string, SaveStatus>;
type StateName = keyof typeof STATES;

const EVENTS = {
  openedUnsaved: { type: 'opened', unsaved: true },
  openedSaved: { type: 'opened', unsaved: false },
  edited: { type: 'edited' },
  localStarted: { type: 'localStarted' },
  localDone: { type: 'localDone' },
  localFailed: { type: 'localFailed', reason: 'storageFull' },
  remoteStarted: { type: 'remoteStarted' },
  remoteDone: { type: 'remoteDone', at: 5 },
  remoteOffline: { type: 'remoteOffline' },
  remoteConflict: { type: 'remoteConflict', rev: 7 },
  remoteRefused: { type: 'remoteRefused', reason: 'refused' },
  remoteNeedsSignIn: { type: 'remoteNeedsSignIn' },
  remoteCancelled: { type: 'remoteCancelled' },
  wentOffline: { type: 'wentOffline' },
  cameOnline: { type: 'cameOnline' },
  conflictResolved: { type: 'conflictResolved' },
  readOnly: { type: 'readOnly', reason: 'otherTab' },
} as const satisfies Record<string, SaveEvent>;
type EventName = keyof typeof EVENTS;

/** Every pair; a state is written `!` while the newest edit is not on this device, `=` if the event changes nothing. */
const ORDER: StateName[] = [
  'clean',
  'dirty',
  'savingLocal',
  'local',
  'remote',
  'remote!',
  'saved',
  'offline',
  'offline!',
  'conflict',
  'conflict!',
  'full!',
  'refused',
  'refused!',
  'signIn',
  'signIn!',
  'readOnly',
];
const TABLE: Record<EventName, string> = {
  openedUnsaved:
    'local local local local local local local local local local local local local local local local local',
  openedSaved: 'clean clean clean clean clean clean clean clean clean clean clean clean clean clean clean clean clean',
  edited: 'dirty = dirty dirty dirty dirty dirty dirty dirty conflict! = = dirty dirty dirty dirty =',
  localStarted: '= savingLocal = = = = = = = = = = = = = = =',
  localDone: '= = local = = remote = = offline = conflict local = refused = signIn =',
  localFailed: 'full! full! full! full! remote! = full! full! full! conflict! = = full! full! full! full! =',
  remoteStarted:
    'remote remote! remote! remote = = remote remote remote! remote remote! remote! remote remote! remote remote! =',
  remoteDone: '= = = = saved saved = = = = = = = = = = =',
  remoteOffline:
    'offline offline! offline! offline offline offline! offline = = offline offline! offline! offline offline! offline offline! =',
  remoteConflict:
    'conflict conflict! conflict! conflict conflict conflict! conflict conflict conflict! = = conflict! conflict conflict! conflict conflict! =',
  remoteRefused:
    'refused refused! refused! refused refused refused! refused refused refused! refused refused! refused! = = refused refused! =',
  remoteNeedsSignIn: 'signIn signIn! signIn! signIn signIn signIn! signIn signIn signIn! = = = signIn signIn! = = =',
  remoteCancelled: '= = = = local dirty = = = = = = = = = = =',
  wentOffline: '= = = offline = = = = = = = = = = = = =',
  cameOnline: '= = = = = = = local dirty = = = = = = = =',
  conflictResolved: '= = = = = = = = = local dirty = = = = = =',
  readOnly:
    'readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly readOnly =',
};

describe('the reducer', () => {
  it('has a row for every state in the table', () => {
    expect([...ORDER].sort()).toEqual(Object.keys(STATES).sort());
    for (const [event, row] of Object.entries(TABLE)) expect(row.split(' '), event).toHaveLength(ORDER.length);
  });

  const pairs = (Object.keys(TABLE) as EventName[]).flatMap((event) =>
    TABLE[event].split(' ').map((after, index) => [ORDER[index]!, event, after] as const),
  );
  it.each(pairs)('%s + %s -> %s', (from, event, after) => {
    const expected = after === '=' ? STATES[from] : STATES[after as StateName];
    expect(saveStatus(STATES[from], EVENTS[event])).toEqual(expected);
  });

  it('starts with nothing to lose', () => expect(isAtRisk(INITIAL_STATUS)).toBe(false));

  it.each(Object.entries(STATES))('in state %s knows whether closing the page loses an edit', (name, status) => {
    expect(isAtRisk(status)).toBe(name.endsWith('!') || name === 'dirty' || name === 'savingLocal');
  });

  it('never reports saved while edits made during the save are pending', () => {
    const story: SaveEvent[] = [
      EVENTS.edited,
      EVENTS.localStarted,
      EVENTS.localDone,
      EVENTS.remoteStarted,
      EVENTS.edited,
      EVENTS.localStarted,
      EVENTS.remoteDone,
      EVENTS.localDone,
    ];
    const names = story.map(
      ((status: SaveStatus) => (event: SaveEvent) => {
        status = saveStatus(status, event);
        return status.name;
      })(INITIAL_STATUS),
    );
    expect(names).toEqual([
      'dirty',
      'saving-local',
      'local',
      'saving-remote',
      'dirty',
      'saving-local',
      'saving-local',
      'local',
    ]);
  });
});

describe('the words', () => {
  const text = (words: unknown, key: string): unknown =>
    key
      .replace('editor:', '')
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words);
  const reasons = [
    'storageFull',
    'storageClosed',
    'memoryOnly',
    'storageFailed',
    'newerVersion',
    'otherTab',
    'serverError',
    'refused',
    'missingImage',
    'tooManyRequests',
    'signInNeeded',
  ] as const;
  const all: SaveStatus[] = [
    ...Object.values(STATES),
    { name: 'conflict', rev: null, onDevice: true },
    ...reasons.map((reason): SaveStatus => ({ name: 'blocked', reason, onDevice: false })),
  ];

  it.each(all.map((status) => [JSON.stringify(status), status] as const))(
    '%s has text in both languages and an icon',
    (_, status) => {
      for (const age of [0, 12_000, 120_000, 7_200_000]) {
        const { key, icon, params } = describeSaveStatus(status, age + 5);
        for (const words of [en, zh]) {
          const sentence = text(words, key);
          expect(typeof sentence).toBe('string');
          const placeholders = [...String(sentence).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
          expect(Object.keys(params)).toEqual(placeholders);
        }
        expect(icon).not.toBe('');
      }
    },
  );

  const wordsAt = (age: number) => {
    const { key, params } = describeSaveStatus({ name: 'saved', at: 1_000_000 }, 1_000_000 + age);
    return String(text(en, key)).replace('{{n}}', String(params.n));
  };
  it.each([
    [0, 'Saved just now'],
    [4999, 'Saved just now'],
    [12_000, 'Saved 12 s ago'],
    [59_999, 'Saved 59 s ago'],
    [60_000, 'Saved 1 min ago'],
    [3_599_999, 'Saved 59 min ago'],
    [3_600_000, 'Saved 1 h ago'],
    [90_000_000, 'Saved 25 h ago'],
    [-86_400_000, 'Saved just now'],
  ])('%i ms after a save: %s', (age, words) => expect(wordsAt(age)).toBe(words));

  it('ask to sign in, and do not blame the server', () => {
    const after = saveStatus(STATES.remote, EVENTS.remoteNeedsSignIn);
    expect(text(en, describeSaveStatus(after, 0).key)).toBe('Not saved to your account: sign in first');
    expect(describeSaveStatus(after, 0).tone).toBe('warning');
    expect(describeSaveStatus(STATES['signIn!'], 0).tone).toBe('danger');
  });

  it('name a full disk and the device in everyday words', () => {
    expect(text(en, describeSaveStatus(STATES.local, 0).key)).toBe('Saved on this device');
    expect(text(en, describeSaveStatus(STATES['full!'], 0).key)).toBe('Not saved: storage is full');
    expect(describeSaveStatus(STATES['full!'], 0).tone).toBe('danger');
  });
});
