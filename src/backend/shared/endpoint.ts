// Structure of an endpoint: prepare outside the transaction, then load, decide and write inside it.

import type { StoreName } from '@/backend/records';
import type { DataOf, OperationId, ReadBodyOf, ReadHeadersOf, ReadParamsOf } from '@/schemas/wire/operations';
import { isRefusal, type Refusal } from './domain/refusal';
import type { ModulePorts } from './modulePorts';
import type { Ports, Tx, Who } from './ports';

/** A parsed request. */
export interface Input<Id extends OperationId> {
  params: ReadParamsOf<Id>;
  headers: ReadHeadersOf<Id>;
  body: ReadBodyOf<Id>;
  /** Hash of the received token, if any. */
  sessionId: string | null;
  /** Network address of the caller, an IPv6 one without its last 64 bits; empty in a page. */
  address: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** A stored file as an answer. The bytes are read when it is sent. */
export class StoredFile {
  constructor(
    /** Key of the bytes: their hash. */
    readonly blob: string,
    /** MIME type. */
    readonly type: string,
    /** Whether everybody who has the address may read the file, which then never changes. */
    readonly isPublic: boolean,
  ) {}
}

/** A file may be sent from where it is stored. */
type Outcome<Id extends OperationId> = DataOf<Id> extends Blob ? Blob | StoredFile : DataOf<Id>;

/** The last step, run inside the transaction. */
export type Finish<Id extends OperationId> = (tx: Tx, who: Who) => Promise<Outcome<Id> | Refusal>;

/** Runs work in a transaction of its own, after the caller was checked in it; a refusal ends the call. */
export type Transact = <T>(kind: 'read' | 'write', work: (tx: Tx, who: Who) => Promise<T>) => Promise<T | Refusal>;

/** Several transactions instead of one; what the first ones wrote stays if a later one fails. */
export interface Course<Id extends OperationId> {
  run(transact: Transact): Promise<DataOf<Id> | Refusal>;
}

/**
 * How an operation uses the stores. `read`: only reads; the store refuses a write. `own`: writes records of the caller,
 * and the decision depends only on records that the caller's calls create or that the operation itself changes
 * (docs/decisions/068-writes-of-an-account.md). `money`: writes, and the decision depends on amounts that other calls
 * change.
 */
export type Mode = 'read' | 'own' | 'write' | 'money';

export interface Endpoint<Id extends OperationId> {
  stores: readonly StoreName[];
  mode: Mode;
  /** Ports to other modules; the application opens their stores too. */
  uses: readonly (keyof ModulePorts)[];
  /** Whether `start` is expensive enough to check the session first. */
  prepares: boolean;
  start(input: Input<Id>, ports: Ports, modules: ModulePorts): Promise<Finish<Id> | Course<Id> | Refusal>;
}

/** A lazily loaded endpoint. */
export type Later<Id extends OperationId> = () => Promise<Endpoint<Id>>;

/** An endpoint of a module that is loaded on first call. */
export const later =
  <M, N extends keyof M>(file: () => Promise<M>, name: N): (() => Promise<M[N]>) =>
  async () =>
    (await file())[name];

type Prepare<Id extends OperationId, Prepared> = (
  input: Input<Id>,
  ports: Ports,
  modules: ModulePorts,
) => Promise<Prepared | Refusal>;

interface Spec<Id extends OperationId, Prepared> {
  /** Stores of the transaction; the application adds those of the session and of the ports in `uses`. */
  stores: readonly StoreName[];
  uses?: readonly (keyof ModulePorts)[];
  mode: Mode;
  /** Work outside the transaction: hashing, decoding, creating ids. */
  prepare?: Prepare<Id, Prepared>;
  handle: (
    tx: Tx,
    context: Input<Id> & Who & { prepared: Prepared; ports: Ports; modules: ModulePorts },
  ) => Promise<Outcome<Id> | Refusal>;
}

/** An endpoint with a preparation step. */
export function preparedEndpoint<Id extends OperationId, Prepared>(
  spec: Spec<Id, Prepared> & { prepare: Prepare<Id, Prepared> },
): Endpoint<Id> {
  return {
    stores: spec.stores,
    mode: spec.mode,
    uses: spec.uses ?? [],
    prepares: true,
    start: async (input, ports, modules) => {
      const prepared = await spec.prepare(input, ports, modules);
      if (isRefusal(prepared)) return prepared;
      return (tx, who) => spec.handle(tx, { ...input, ...who, prepared, ports, modules });
    },
  };
}

/** An endpoint without preparation. */
export function endpoint<Id extends OperationId>(spec: Omit<Spec<Id, null>, 'prepare'>): Endpoint<Id> {
  return {
    stores: spec.stores,
    mode: spec.mode,
    uses: spec.uses ?? [],
    prepares: false,
    start: async (input, ports, modules) => (tx, who) =>
      spec.handle(tx, { ...input, ...who, prepared: null, ports, modules }),
  };
}

/** An endpoint whose work is too long for one transaction. Repeating an interrupted call must continue it. */
export function partedEndpoint<Id extends OperationId>(
  spec: Pick<Spec<Id, null>, 'stores' | 'mode'> & {
    handle: (input: Input<Id>, transact: Transact) => Promise<DataOf<Id> | Refusal>;
  },
): Endpoint<Id> {
  return {
    stores: spec.stores,
    mode: spec.mode,
    uses: [],
    prepares: false,
    start: async (input) => ({ run: (transact) => spec.handle(input, transact) }),
  };
}
