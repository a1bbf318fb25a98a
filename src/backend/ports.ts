// What the backend needs of the world around it. Adapters give it; the domain never asks.

import type { LoadsFont } from '@/bytes/font/checkFont';
import type { DecodeImage } from '@/bytes/picture/checkPicture';
import type { CaptchaWay } from '@/schemas/captcha';
import type { TextStreamParams } from '@/schemas/wire/aiTexts';
import type { ContractStatus } from '@/schemas/wire/wallet';
import type { OrderStep } from './domain/orders';
import type { Policy } from './domain/policy';
import type { PasswordRecord, RecordOf, StoreName } from './domain/records';
import type { ThirdPartyPerson } from './domain/registration';
import type { ListQuery, Query } from './query';

type Key<S extends StoreName> = RecordOf<S>['id'];

/**
 * One transaction. Inside `rw` and `ro` **await only these calls**: IndexedDB commits as soon as nothing is asked of it, so
 * hashing, decoding and fetching come before.
 */
export interface Tx {
  get<S extends StoreName>(store: S, id: Key<S>): Promise<RecordOf<S> | undefined>;
  /** Records as the query says; there is no list without an order and a limit. */
  list<S extends StoreName>(store: S, query: ListQuery<S>): Promise<RecordOf<S>[]>;
  /** How many records a list of the same query has in all. */
  count<S extends StoreName>(store: S, query: Query<S>): Promise<number>;
  put<S extends StoreName>(store: S, record: RecordOf<S>): Promise<void>;
  delete<S extends StoreName>(store: S, id: Key<S>): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** Unit of work: all of a transaction happens or nothing. A rejection of `work` undoes it and comes out. */
export interface Uow {
  rw<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>): Promise<T>;
  ro<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The medium has no room. Nothing of the transaction was kept. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** Bytes by content hash. They are written before the record that names them. */
export interface Blobs {
  put(hash: string, bytes: Uint8Array): Promise<void>;
  get(hash: string): Promise<Uint8Array | null>;
}

/** UTC ms. */
export type Clock = () => number;

export interface Ids {
  /** An unguessable id of a record. */
  next(): string;
  /** A session token, or a ticket. */
  token(): string;
  /** Six digits nobody can guess. */
  code(): string;
}

export interface Passwords {
  hash(password: string): Promise<PasswordRecord>;
  matches(password: string, record: PasswordRecord): Promise<boolean>;
}

export interface Message {
  /** Phone number or address. */
  to: string;
  way: CaptchaWay;
  text: string;
}

/** Carries a message to a person; rejects where it cannot. */
export interface Messenger {
  send(message: Message): Promise<void>;
}

/** What a browser brings back from a provider of sign-ins, with what it made before it went there. */
export interface ThirdPartyGrant {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** Asks a provider whose code this is; null where it is nobody's, or the answer is not to be trusted. */
export interface ThirdParty {
  exchange(grant: ThirdPartyGrant): Promise<ThirdPartyPerson | null>;
}

/**
 * Carries withdrawals out, and has contracts signed. It is asked inside a transaction, so that it only says what follows from what
 * is stored: the backend writes down what came about until now.
 */
export interface Payouts {
  /** What becomes of an open order by itself next, and when; null where somebody has to say so. */
  next(order: RecordOf<'orders'>): OrderStep | null;
  /** Where the contract of a person is signed; empty where it is signed by reading it. */
  linkOf(userId: string): string;
  /** What becomes of a contract that somebody went to sign, and when; null where nothing is known. */
  signing(payee: RecordOf<'payees'>): { status: Extract<ContractStatus, 'signed' | 'failed'>; at: number } | null;
}

/** Makes pictures of words. */
export interface Pictures {
  /** No model: it draws for show. */
  readonly isDemo: boolean;
  /** Where pictures cost: this process, so that of several one alone has those of a task made. */
  readonly worker?: string;
  /** PNG or JPEG files; `failed`: there will be none; `later`: not yet, ask again. The same `taskId` is the same
   * pictures; nobody else has one of that name. */
  make(task: { taskId: string; prompt: string }): Promise<readonly Blob[] | 'failed' | 'later'>;
}

/** Writes texts, piece by piece. */
export interface Texts {
  readonly isDemo: boolean;
  /** Pieces in their order, until the signal aborts; what goes wrong is thrown. */
  stream(asked: TextStreamParams, signal: AbortSignal): AsyncIterable<string>;
}

/** Takes backgrounds out of pictures. */
export interface Backgrounds {
  readonly isDemo: boolean;
  /** A PNG file; null where it finds no background. */
  remove(picture: Blob, signal: AbortSignal): Promise<Blob | null>;
}

/** SHA-256 in lower-case hexadecimal. */
export type Hash = (content: Uint8Array | string) => Promise<string>;

/** What kind of thing was thrown, for reports: its words may hold what nobody else should read. */
export const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : 'failed');

export interface Ports {
  uow: Uow;
  blobs: Blobs;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  messenger: Messenger;
  /** Null where no provider is set up: such sign-ins are then refused. */
  thirdParty: ThirdParty | null;
  payouts: Payouts;
  /** Null where nothing makes pictures: the calls of the AI are then as if they were not there. */
  pictures: Pictures | null;
  texts: Texts | null;
  backgrounds: Backgrounds | null;
  hash: Hash;
  /** A real decoder of pictures, or null where none is at hand: then the structure alone is judged. */
  decode: DecodeImage | null;
  loadsFont: LoadsFont;
  policy: Policy;
  /** Hears of what should never happen: the call it happened in, and what was thrown. */
  report: (op: string, thrown: unknown) => void;
}
