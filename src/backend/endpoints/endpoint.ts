// The shape of one endpoint: prepare outside of the transaction, then load, decide and write inside it.
import type { DataOf, OperationId, ReadBodyOf, ReadHeadersOf, ReadParamsOf } from '@/schemas/wire/operations';
import type { StoreName } from '../domain/records';
import { isRefusal, type Refusal } from '../domain/refusal';
import type { Ports, Tx } from '../ports';

/** A parsed request. */
export interface Input<Id extends OperationId> {
  params: ReadParamsOf<Id>;
  headers: ReadHeadersOf<Id>;
  body: ReadBodyOf<Id>;
  /** Hash of the token sent, if one was. */
  sessionId: string | null;
  /** Aborts when whoever asked waits no more. */
  signal: AbortSignal;
}

/** What is known inside the transaction besides the request. `userId` is empty where no session is needed. */
export interface Who {
  userId: string;
  now: number;
}

/** The last step, run inside the transaction. */
export type Finish<Id extends OperationId> = (tx: Tx, who: Who) => Promise<DataOf<Id> | Refusal>;

export interface Endpoint<Id extends OperationId> {
  stores: readonly StoreName[];
  write: boolean;
  /** Whether `start` does work worth guarding by a first look at the session. */
  prepares: boolean;
  start(input: Input<Id>, ports: Ports): Promise<Finish<Id> | Refusal>;
}

/** An endpoint whose code is not there yet. */
export type Later<Id extends OperationId> = () => Promise<Endpoint<Id>>;

/** One of a file's endpoints, fetched when it is called for the first time. */
export const later =
  <M, N extends keyof M>(file: () => Promise<M>, name: N): (() => Promise<M[N]>) =>
  async () =>
    (await file())[name];

interface Spec<Id extends OperationId, Prepared> {
  /** Stores of the transaction; those of the session are added by the application. */
  stores: readonly StoreName[];
  write?: boolean;
  /** Hash, decode, make ids: everything that is no call of the transaction. */
  prepare?: (input: Input<Id>, ports: Ports) => Promise<Prepared | Refusal>;
  handle: (tx: Tx, context: Input<Id> & Who & { prepared: Prepared; ports: Ports }) => Promise<DataOf<Id> | Refusal>;
}

/** An endpoint with something to prepare. */
export function preparedEndpoint<Id extends OperationId, Prepared>(
  spec: Spec<Id, Prepared> & { prepare: (input: Input<Id>, ports: Ports) => Promise<Prepared | Refusal> },
): Endpoint<Id> {
  return {
    stores: spec.stores,
    write: spec.write ?? false,
    prepares: true,
    start: async (input, ports) => {
      const prepared = await spec.prepare(input, ports);
      if (isRefusal(prepared)) return prepared;
      return (tx, who) => spec.handle(tx, { ...input, ...who, prepared, ports });
    },
  };
}

/** An endpoint that only loads, decides and writes. */
export function endpoint<Id extends OperationId>(spec: Omit<Spec<Id, null>, 'prepare'>): Endpoint<Id> {
  return {
    stores: spec.stores,
    write: spec.write ?? false,
    prepares: false,
    start: async (input, ports) => (tx, who) => spec.handle(tx, { ...input, ...who, prepared: null, ports }),
  };
}
