// Faults on purpose: latency, refusals, broken answers, put around a backend that knows nothing of them. No tool of the browser can
// reach between the embedded backend and the page.
import { z } from 'zod';
import type { App } from '@/backend/app';
import { routeOf } from '@/backend/route';
import { OPERATION_IDS, type OperationId } from '@/schemas/wire/operations';

export const FAULT_KINDS = ['latency', 'status', 'envelope', 'network', 'hang', 'html', 'truncate'] as const;

const fault = z.strictObject({
  op: z.enum(OPERATION_IDS as [OperationId, ...OperationId[]]),
  /** How many calls it meets. */
  times: z.int().min(1).max(10_000).default(1),
  kind: z.enum(FAULT_KINDS),
  /** Delay of `latency`; with any other kind, a delay before it. */
  ms: z.int().min(0).max(600_000).default(0),
  /** HTTP status of `status`, envelope code of `envelope`. */
  code: z.int().min(100).max(999).default(500),
  /** `handled`: the work is done and only its answer is lost. */
  after: z.enum(['handled', 'unhandled']).default('unhandled'),
});
export type Fault = z.input<typeof fault>;
type PlannedFault = z.output<typeof fault>;

export interface Faults {
  /** Replaces the plan; wrong entries throw. */
  plan(list: readonly Fault[]): void;
  clear(): void;
  /** Calls answered since the plan was set, by operation. */
  readonly calls: Readonly<Partial<Record<OperationId, number>>>;
}

/** A backend that can be told to fail. */
export interface FaultyApp extends App {
  faults: Faults;
}

/** The application with faults around it; calls that are no operation pass. */
export function withFaults(app: App): FaultyApp {
  let planned: PlannedFault[] = [];
  let calls: Partial<Record<OperationId, number>> = {};

  function take(op: OperationId): PlannedFault | null {
    calls[op] = (calls[op] ?? 0) + 1;
    const next = planned.find((entry) => entry.op === op && entry.times > 0);
    if (!next) return null;
    next.times -= 1;
    return next;
  }

  const faults: Faults = {
    plan: (list) => {
      planned = z.array(fault).parse(list);
      calls = {};
    },
    clear: () => {
      planned = [];
      calls = {};
    },
    get calls() {
      return { ...calls };
    },
  };

  return {
    ...app,
    faults,
    fetch: async (request) => {
      const op = routeOf(request)?.op;
      const met = op && take(op);
      if (!met) return app.fetch(request);
      if (met.ms > 0) await wait(met.ms, request.signal);
      if (met.kind === 'latency') return app.fetch(request);
      // A truncated answer needs an answer to cut, so the work is always done.
      const handled = met.after === 'handled' || met.kind === 'truncate' ? await app.fetch(request) : null;
      return broken(met, request, handled);
    },
  };
}

async function broken(met: PlannedFault, request: Request, handled: Response | null): Promise<Response> {
  switch (met.kind) {
    case 'status':
      return new Response('', { status: met.code });
    case 'envelope':
      return Response.json({
        code: met.code,
        success: false,
        data: null,
        msg: `故障 ${met.code}`,
        enMsg: `Fault ${met.code}`,
      });
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
