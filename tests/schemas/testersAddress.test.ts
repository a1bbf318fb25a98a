// Testers' input: times, and addresses with a world, a time and faults.
import { describe, expect, it } from 'vitest';
import { memoryUow } from '@/backend/adapters/memory';
import { createDemoClock } from '@/mocks/demoClock';
import { readAddress } from '@/schemas/testersAddress';
import { readClockMove } from '@/schemas/testersClock';

const MINUTE = 60_000;

describe('a time', () => {
  it.each([
    ['2026-01-01T08:00Z', { kind: 'to', at: Date.UTC(2026, 0, 1, 8) }],
    ['2026-01-01T08:00:30+08:00', { kind: 'to', at: Date.UTC(2026, 0, 1, 0, 0, 30) }],
    ['2026-01-01T08:00', { kind: 'to', at: new Date(2026, 0, 1, 8).getTime() }],
    ['2026-01-01', { kind: 'to', at: new Date(2026, 0, 1).getTime() }],
    ['+3d', { kind: 'by', ms: 3 * 1440 * MINUTE }],
    [' 3d', { kind: 'by', ms: 3 * 1440 * MINUTE }],
    ['-90m', { kind: 'by', ms: -90 * MINUTE }],
    ['+2h', { kind: 'by', ms: 120 * MINUTE }],
    ['real', { kind: 'real' }],
  ])('%j is read', (text, move) => expect(readClockMove(text)).toEqual(move));

  it.each([
    '',
    'soon',
    '3d',
    '+3',
    '+3w',
    '+9999999d',
    '+999999d',
    '2026-13-01',
    '2026-01-01T25:00',
    '1900-01-01',
    '+-3d',
  ])('%j is refused', (text) => expect(readClockMove(text)).toBeNull());
});

describe('an address', () => {
  it.each(['', '?lang=en', '?worlds=1'])('%j contains nothing', (search) => expect(readAddress(search)).toBeNull());

  it('contains the panel, a world, a time and faults', () => {
    expect(
      readAddress('?testers&world=rich&now=%2B1d&fault=draftSave:network:2,any:latency&fault=login:status:1:503'),
    ).toEqual({
      ...{ open: true, world: 'rich', clock: { kind: 'by', ms: 1440 * MINUTE }, problems: [] },
      faults: [
        expect.objectContaining({ op: 'draftSave', kind: 'network', times: 2 }),
        expect.objectContaining({ op: 'any', kind: 'latency', times: 1, ms: 3000 }),
        expect.objectContaining({ op: 'login', kind: 'status', code: 503 }),
      ],
    });
  });

  it.each([
    ['?world=moon', 'world', 'moon'],
    ['?world=', 'world', ''],
    ['?now=soon', 'now', 'soon'],
    ['?fault=', 'faultCall', ''],
    ['?fault=draft:network', 'faultCall', 'draft:network'],
    ['?fault=draftSave', 'faultKind', 'draftSave'],
    ['?fault=draftSave:envelope', 'faultKind', 'draftSave:envelope'],
    ['?fault=draftSave:network:0', 'faultNumber', 'draftSave:network:0'],
    ['?fault=draftSave:network:many', 'faultNumber', 'draftSave:network:many'],
    ['?fault=draftSave:network:', 'faultNumber', 'draftSave:network:'],
    ['?fault=draftSave:network:1:5', 'faultNumber', 'draftSave:network:1:5'],
    ['?fault=draftSave:status:1:9', 'faultNumber', 'draftSave:status:1:9'],
    ['?fault=draftSave:latency:1:1:1', 'faultNumber', 'draftSave:latency:1:1:1'],
  ])('%s is reported as a wrong %s', (search, what, text) => {
    expect(readAddress(search)?.problems).toEqual([{ what, text }]);
  });
});

describe('the clock of a demo', () => {
  it('runs on from where it was set, is shared with another tab and after a restart, and can be reset', async () => {
    const uow = memoryUow();
    let real = 1_000_000;
    const open = () => createDemoClock({ uow, real: () => real });
    const [one, other] = [open(), open()];
    await one.move({ kind: 'to', at: 5_000_000 });
    real += 250;
    expect([one.now(), other.now()]).toEqual([5_000_250, real]);
    await other.read();
    expect(other.now()).toBe(5_000_250);
    await one.move({ kind: 'by', ms: -MINUTE });
    expect(one.now()).toBe(5_000_250 - MINUTE);
    await one.set({ kind: 'fixed', at: 7 });
    real += 99;
    await other.read();
    expect([one.now(), other.now()]).toEqual([7, 7]);
    await one.move({ kind: 'real' });
    await other.read();
    expect([one.now(), other.now()]).toEqual([real, real]);
  });
});
