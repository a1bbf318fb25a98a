// Parses tester parameters of a URL: `?world=rich&now=2026-01-01T08:00&fault=draftSave:network:2`. Invalid parts are
// reported, never ignored.
import { FAULT_CALLS, FAULT_KINDS, FAULT_MS, type Fault, plannedFault, WORLD_NAMES, type WorldName } from './testers';
import { type ClockMove, readClockMove } from './testersClock';

/** An invalid part; the text is `testers.address.<what>`. */
export interface AddressProblem {
  what: 'world' | 'now' | 'faultCall' | 'faultKind' | 'faultNumber';
  /** The part as written in the URL, at most 80 characters. */
  text: string;
}

export interface AddressOptions {
  /** The panel itself. */
  open: boolean;
  world: WorldName | null;
  clock: ClockMove | null;
  faults: readonly Fault[];
  problems: readonly AddressProblem[];
}

const SHOWN_MAX = 80;

/** `call:kind[:times[:number]]`; the number is the delay in ms of `latency`, the status of `status`. */
function readFault(text: string): Fault | AddressProblem['what'] {
  const [call = '', kind = '', times = '1', number, ...more] = text.trim().split(':');
  const op = FAULT_CALLS.find((one) => one === call);
  if (!op) return 'faultCall';
  // 403 is what people call it.
  const faultKind = FAULT_KINDS.find((one) => one === (kind === '403' ? 'forbidden' : kind));
  if (!faultKind || faultKind === 'envelope') return 'faultKind';
  const takesNumber = faultKind === 'latency' || faultKind === 'status';
  if (more.length > 0 || (number !== undefined && !takesNumber)) return 'faultNumber';
  const read = plannedFault.safeParse({
    ...{ op, kind: faultKind, times: Number(times || Number.NaN) },
    ...(faultKind === 'latency' && { ms: Number(number ?? FAULT_MS) }),
    ...(faultKind === 'status' && number !== undefined && { code: Number(number) }),
  });
  return read.success ? read.data : 'faultNumber';
}

/** Parses the query of a URL; null if it has no tester parameters. */
export function readAddress(search: string): AddressOptions | null {
  const query = new URLSearchParams(search);
  const problems: AddressProblem[] = [];
  const note = (what: AddressProblem['what'], text: string) => problems.push({ what, text: text.slice(0, SHOWN_MAX) });

  const worldText = query.get('world');
  const world = WORLD_NAMES.find((name) => name === worldText) ?? null;
  if (worldText !== null && world === null) note('world', worldText);

  const nowText = query.get('now');
  const clock = nowText === null ? null : readClockMove(nowText);
  if (nowText !== null && clock === null) note('now', nowText);

  const faults = query
    .getAll('fault')
    .flatMap((list) => list.split(','))
    .flatMap((text) => {
      const read = readFault(text);
      if (typeof read !== 'string') return [read];
      note(read, text);
      return [];
    });
  const open = query.has('testers');
  const asksNothing = !open && worldText === null && nowText === null && faults.length === 0 && problems.length === 0;
  return asksNothing ? null : { open, world, clock, faults, problems };
}
