// Fault injection around a backend that is unaware of it: latency, refusals, broken responses. Browser tools cannot
// intercept calls between the embedded backend and the page.
import { z } from 'zod';
import type { App } from '@/backend/app';
import { routeOf } from '@/backend/route';
import { ANY_CALL, type Fault, type PlannedFault, plannedFault } from '@/schemas/testers';
import { CODE } from '@/schemas/wire/envelope';
import type { OperationId } from '@/schemas/wire/operations';

export interface Faults {
  /** Replaces the plan; throws on invalid entries. */
  plan(list: readonly Fault[]): void;
  /** Adds an entry to the plan. */
  add(entry: Fault): void;
  clear(): void;
  /** The remaining plan, with the remaining calls of each entry. */
  readonly planned: readonly PlannedFault[];
  /** Answered calls since the plan was set, by operation. */
  readonly calls: Readonly<Partial<Record<OperationId, number>>>;
}

/** A backend with fault injection. */
export interface FaultyApp extends App {
  faults: Faults;
}

/** Truncating or losing a response requires that the call was processed. */
const ALWAYS_DONE: ReadonlySet<PlannedFault['kind']> = new Set(['truncate', 'lost']);

/** The application with fault injection; requests that are not operations pass through. */
export function withFaults(app: App): FaultyApp {
  let planned: PlannedFault[] = [];
  let calls: Partial<Record<OperationId, number>> = {};

  function take(op: OperationId): PlannedFault | null {
    calls[op] = (calls[op] ?? 0) + 1;
    const next = planned.find((entry) => (entry.op === op || entry.op === ANY_CALL) && entry.times > 0);
    if (!next) return null;
    next.times -= 1;
    return next;
  }

  const faults: Faults = {
    plan: (list) => {
      planned = z.array(plannedFault).parse(list);
      calls = {};
    },
    add: (entry) => {
      planned = [...planned, plannedFault.parse(entry)];
    },
    clear: () => {
      planned = [];
      calls = {};
    },
    get planned() {
      return planned.filter(({ times }) => times > 0).map((entry) => ({ ...entry }));
    },
    get calls() {
      return { ...calls };
    },
  };

  return {
    ...app,
    faults,
    fetch: async (request, address) => {
      const op = routeOf(request)?.op;
      const fault = op && take(op);
      if (!fault) return app.fetch(request, address);
      if (fault.ms > 0) await wait(fault.ms, request.signal);
      if (fault.kind === 'latency') return app.fetch(request, address);
      const handled =
        fault.after === 'handled' || ALWAYS_DONE.has(fault.kind) ? await app.fetch(request, address) : null;
      return broken(fault, request, handled);
    },
  };
}

async function broken(fault: PlannedFault, request: Request, handled: Response | null): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return new Response('', { status: fault.code });
    case 'envelope':
      return refused(fault.code);
    case 'forbidden':
      return refused(CODE.sessionEnded);
    case 'html':
      return new Response('<!doctype html><title>host</title>', { headers: { 'content-type': 'text/html' } });
    case 'truncate': {
      const text = (await handled?.text()) ?? '';
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      });
    }
    case 'hang':
      await untilAborted(request.signal);
      return Response.error();
    default:
      return Response.error();
  }
}

const refused = (code: number): Response =>
  Response.json({ code, success: false, data: null, msg: `故障 ${code}`, enMsg: `Fault ${code}` });

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
