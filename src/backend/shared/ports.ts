// Ports of the backend. Adapters implement them; the domain never calls them.

import type { PasswordRecord, RecordOf, StoreName } from '@/backend/records';
import type { LoadsFont } from '@/bytes/font/checkFont';
import type { DecodeImage } from '@/bytes/picture/checkPicture';
import type { CaptchaWay } from '@/schemas/captcha';
import type { DataLanguage } from '@/schemas/languages';
import type { TextStreamParams } from '@/schemas/wire/aiTexts';
import type { OperationId } from '@/schemas/wire/operations';
import type { ContractStatus } from '@/schemas/wire/wallet';
import type { AccountLimits } from './domain/accountLimits';
import type { FieldOf, ListQuery, NumberField, Query, Tally } from './query';

type Key<S extends StoreName> = RecordOf<S>['id'];

/**
 * One transaction. Inside `rw` and `ro` **await only these calls**: IndexedDB commits as soon as no request is pending,
 * so hash, decode and fetch before.
 */
export interface Tx {
  get<S extends StoreName>(store: S, id: Key<S>): Promise<RecordOf<S> | undefined>;
  /** The records with these ids, in the order of the ids. */
  getAll<S extends StoreName>(store: S, ids: readonly Key<S>[]): Promise<(RecordOf<S> | undefined)[]>;
  /** Records that match the query; order and limit are required. */
  list<S extends StoreName>(store: S, query: ListQuery<S>): Promise<RecordOf<S>[]>;
  /** Total number of records of the same query. */
  count<S extends StoreName>(store: S, query: Query<S>): Promise<number>;
  /** The list and the count of the same query. */
  page<S extends StoreName>(store: S, query: ListQuery<S>): Promise<{ records: RecordOf<S>[]; total: number }>;
  /** Number of records by the values of the fields `by`, and the sum of the field `sum`; groups in any order. */
  tally<S extends StoreName, F extends FieldOf<S>>(
    store: S,
    query: Query<S>,
    groups: { by: readonly F[]; sum?: NumberField<S> },
  ): Promise<Tally<S, F>[]>;
  put<S extends StoreName>(store: S, record: RecordOf<S>): Promise<void>;
  /** Puts each record; of several with one id the last. */
  putAll<S extends StoreName>(store: S, records: readonly RecordOf<S>[]): Promise<void>;
  delete<S extends StoreName>(store: S, id: Key<S>): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** How a transaction that writes is kept apart from simultaneous ones. */
export interface WriteScope {
  /** Transactions that name the same account run one after another, also those of other processes. */
  account?: string | undefined;
  /**
   * Whether the account's turn and the records that the transaction changes protect all its decisions. It then reads one
   * snapshot and runs again if another transaction changed the same record. Without it, it is serializable.
   */
  isOwn?: boolean;
}

/** Unit of work: transactions are atomic. A rejection of `work` rolls back and is rethrown. */
export interface Uow {
  rw<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>, scope?: WriteScope): Promise<T>;
  ro<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Storage is full. Nothing of the transaction was written. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** The storage does not respond, or its connection ended during the transaction. A retry may succeed. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** The storage was lost while a transaction was being committed: it is unknown whether it was stored. */
export class CommitLostError extends StorageUnavailableError {
  override name = 'CommitLostError';
}

/** Positions of the first and the last byte of a part, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Bytes by content hash, written before the record that refers to them. */
export interface Blobs {
  /** A collection finds and deletes bytes that no record names. */
  readonly isCollected?: boolean;
  put(hash: string, bytes: Uint8Array): Promise<void>;
  /** All bytes, or those of the range that exist. Null if there is no such hash. */
  get(hash: string, range?: ByteRange): Promise<Uint8Array | null>;
}

/** UTC ms. */
export type Clock = () => number;

export interface Ids {
  /** An unguessable record id. */
  next(): string;
  /** A session token, or a ticket. */
  token(): string;
  /** Six unguessable digits. */
  code(): string;
}

export interface Passwords {
  hash(password: string): Promise<PasswordRecord>;
  /** Without a record: does the same work and returns false, so that the time does not reveal whether there is one. */
  matches(password: string, record: PasswordRecord | null): Promise<boolean>;
}

/** Too much work is waiting; the caller may try again soon. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface Message {
  /** Phone number or address. */
  to: string;
  way: CaptchaWay;
  /** Of an e-mail. */
  subject: string;
  text: string;
}

/** A message was not sent. The error's own message is safe for logs: it has neither recipient nor text. */
export class MessageError extends Error {
  override name = 'MessageError';
  constructor(
    message: string,
    /** A repetition would fail too, for example because there is no such recipient. */
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/** `dead`: no further attempts, because the recipient was refused or it is too late. */
export type MessageOutcome = 'sent' | 'retried' | 'dead';

/** Outcomes of this process's tries, and the number of messages of all processes that waited at its last look. */
export interface MessageFigures {
  counts: Readonly<Record<CaptchaWay, Readonly<Record<MessageOutcome, number>>>>;
  waiting: number;
}

/** Sends messages to users. */
export interface Messenger {
  /** Ways by which it can send; absent: all of them. */
  readonly ways?: readonly CaptchaWay[];
  /** Messages are stored with what they belong to, and sent afterwards. Otherwise they are shown at once. */
  readonly isQueued?: boolean;
  /** Name of the service in messages, and their language if the caller requested none. */
  readonly service?: { name: string; language: DataLanguage | null };
  /** `id`: the same at each repetition. Rejects if it cannot send. */
  send(message: Message & { id?: string }): Promise<void>;
}

/** Result of a redirect from a sign-in provider, and the values created before it. */
export interface ThirdPartyGrant {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** Exchanges an authorization code for an identity. Null if the code is invalid or the answer fails verification. */
export interface ThirdParty {
  exchange(grant: ThirdPartyGrant): Promise<ThirdPartyPerson | null>;
}

/**
 * Executes payouts and has contracts signed. Called inside transactions, so it only derives results from stored data;
 * the backend records what has happened so far.
 */
export interface Payouts {
  /** False if an operator makes each transition, so that no order is ever due. */
  readonly isAutomatic: boolean;
  /** The next automatic transition of an open order, and when; null if an operator must make it. */
  next(order: RecordOf<'orders'>): OrderStep | null;
  /** Signing URL of a user's contract; empty if reading is signing. */
  linkOf(userId: string): string;
  /** Outcome of a pending contract, and when; null if unknown. */
  signing(payee: RecordOf<'payees'>): { status: Extract<ContractStatus, 'signed' | 'failed'>; at: number } | null;
}

/** Makes pictures of words. */
export interface Pictures {
  /** No model: it draws for show. */
  readonly isDemo: boolean;
  /** Id of this process, if pictures cost money, so that only one process makes those of a task. */
  readonly worker?: string;
  /**
   * PNG or JPEG files; `failed`: there will be none; `later`: not yet, ask again. The same `taskId` returns the same
   * pictures; task ids are unique across users.
   */
  make(task: { taskId: string; prompt: string }): Promise<readonly Blob[] | 'failed' | 'later'>;
}

/** Writes texts, piece by piece. */
export interface Texts {
  readonly isDemo: boolean;
  /** Yields text pieces until the signal aborts; throws on errors. */
  stream(params: TextStreamParams, signal: AbortSignal): AsyncIterable<string>;
}

/** Removes picture backgrounds. */
export interface Backgrounds {
  readonly isDemo: boolean;
  /** A PNG file; null if no background was found. */
  remove(picture: Blob, signal: AbortSignal): Promise<Blob | null>;
}

/** Room for the bodies of requests that a server handles at the same time. */
export interface BodyRoom {
  /** Takes room for further bytes of a request's body; false if there is none now. */
  enter(request: Request, account: string, bytes: number): boolean;
  /** Frees what a request took, if anything. */
  leave(request: Request): void;
}

/** Limits how often calls that cost something are served. */
export interface CallLimiter {
  /**
   * Counts a call, or returns how long its caller has to wait, ms; 0: it is served. `account`: empty without a session.
   * `address`: of the caller's network.
   */
  take(op: OperationId, caller: { account: string; address: string }, now: number): number;
}

/** SHA-256 in lower-case hexadecimal. */
export type Hash = (content: Uint8Array | string) => Promise<string>;

/** Type of an exception for logs; its message may contain private data. */
export const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : 'failed');

export interface Ports {
  uow: Uow;
  /** Missing in a browser, which serves itself alone. */
  bodies?: BodyRoom;
  /** Missing in a browser, and in a demo. */
  calls?: CallLimiter | undefined;
  blobs: Blobs;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  messenger: Messenger;
  /** Null without a provider: such sign-ins are refused. */
  thirdParty: ThirdParty | null;
  payouts: Payouts;
  /** Null without an AI model: the AI calls then respond as if they did not exist. */
  pictures: Pictures | null;
  texts: Texts | null;
  backgrounds: Backgrounds | null;
  hash: Hash;
  /** An image decoder, or null if there is none; then only the structure is checked. */
  decode: DecodeImage | null;
  loadsFont: LoadsFont;
  policy: AccountLimits;
  /** Receives unexpected errors, with the operation. */
  report: (op: string, thrown: unknown) => void;
}

/** The person identified by the provider. */
export interface ThirdPartyPerson {
  type: 'google_en';
  /** The provider. */
  issuer: string;
  /** The provider's permanent user id. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** A transition to a state; `by`: the operator who made it, if any. */
export interface OrderStep {
  status: RecordOf<'orders'>['status'];
  at: number;
  reason?: string;
  by?: string;
}

/** Available inside the transaction besides the request. `userId` is empty if no session is needed. */
export interface Who {
  userId: string;
  now: number;
}
