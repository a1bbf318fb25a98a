// Structure of an endpoint: prepare outside the transaction, then load, decide and write inside it.

import type { StoreName } from '@/backend/records';
import type { DataOf, OperationId, ReadBodyOf, ReadHeadersOf, ReadParamsOf } from '@/schemas/wire/operations';
import { isRefusal, type Refusal } from './domain/refusal';
import type { Ports, Tx } from './ports';

/** A parsed request. */
export interface Input<Id extends OperationId> {
  params: ReadParamsOf<Id>;
  headers: ReadHeadersOf<Id>;
  body: ReadBodyOf<Id>;
  /** Hash of the received token, if any. */
  sessionId: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** Available inside the transaction besides the request. `userId` is empty if no session is needed. */
export interface Who {
  userId: string;
  now: number;
}

/** The last step, run inside the transaction. */
export type Finish<Id extends OperationId> = (tx: Tx, who: Who) => Promise<DataOf<Id> | Refusal>;

export interface Endpoint<Id extends OperationId> {
  stores: readonly StoreName[];
  write: boolean;
  /** Whether `start` is expensive enough to check the session first. */
  prepares: boolean;
  start(input: Input<Id>, ports: Ports): Promise<Finish<Id> | Refusal>;
}

/** A lazily loaded endpoint. */
export type Later<Id extends OperationId> = () => Promise<Endpoint<Id>>;

/** An endpoint of a module that is loaded on first call. */
export const later =
  <M, N extends keyof M>(file: () => Promise<M>, name: N): (() => Promise<M[N]>) =>
  async () =>
    (await file())[name];

interface Spec<Id extends OperationId, Prepared> {
  /** Stores of the transaction; the application adds those of the session. */
  stores: readonly StoreName[];
  write?: boolean;
  /** Work outside the transaction: hashing, decoding, creating ids. */
  prepare?: (input: Input<Id>, ports: Ports) => Promise<Prepared | Refusal>;
  handle: (tx: Tx, context: Input<Id> & Who & { prepared: Prepared; ports: Ports }) => Promise<DataOf<Id> | Refusal>;
}

/** An endpoint with a preparation step. */
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

/** An endpoint without preparation. */
export function endpoint<Id extends OperationId>(spec: Omit<Spec<Id, null>, 'prepare'>): Endpoint<Id> {
  return {
    stores: spec.stores,
    write: spec.write ?? false,
    prepares: false,
    start: async (input, ports) => (tx, who) => spec.handle(tx, { ...input, ...who, prepared: null, ports }),
  };
}
