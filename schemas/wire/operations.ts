// One row per endpoint: used for the backend's routing, the client's calls, and contract tests.
import type { z } from 'zod';
import type { Operation } from './operation';
import { accountRows } from './rows/account';
import { aiRows } from './rows/ai';
import { aiFeaturesRows } from './rows/aiFeatures';
import { aiTextsRows, backgroundRows } from './rows/aiTexts';
import { buildsRows } from './rows/builds';
import { copyPicturesRows } from './rows/copyPictures';
import { draftsRows } from './rows/drafts';
import { facesRows } from './rows/faces';
import { fontsRows } from './rows/fonts';
import { listsRows } from './rows/lists';
import { operatorRows } from './rows/operator';
import { ownAccountRows } from './rows/ownAccount';
import { picturesRows } from './rows/pictures';
import { sessionRows } from './rows/session';
import { uploadsRows } from './rows/uploads';
import { versionsRows } from './rows/versions';
import { walletRows } from './rows/wallet';

export type { Operation } from './operation';

/** The first matching row wins, so fixed segments come before `:id`. */
export const operations = {
  ...listsRows,
  ...accountRows,
  ...sessionRows,
  ...ownAccountRows,
  ...uploadsRows,
  ...draftsRows,
  ...copyPicturesRows,
  ...versionsRows,
  ...picturesRows,
  ...facesRows,
  ...buildsRows,
  ...fontsRows,
  ...walletRows,
  ...operatorRows,
  ...aiRows,
  ...aiFeaturesRows,
  ...aiTextsRows,
  ...backgroundRows,
} satisfies Record<string, Operation>;

type Rows = typeof operations;
export type OperationId = keyof Rows;
type Part<Id extends OperationId, Key extends 'params' | 'headers' | 'body'> =
  Rows[Id] extends Record<Key, infer S extends z.ZodType> ? S : never;
/** Caller's parameters, before defaults. */
export type ParamsOf<Id extends OperationId> = [Part<Id, 'params'>] extends [never]
  ? undefined
  : z.input<Part<Id, 'params'>>;
export type BodyOf<Id extends OperationId> = [Part<Id, 'body'>] extends [never] ? undefined : z.input<Part<Id, 'body'>>;
/** Backend's parameters, after defaults. */
export type ReadParamsOf<Id extends OperationId> = [Part<Id, 'params'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'params'>>;
export type ReadHeadersOf<Id extends OperationId> = [Part<Id, 'headers'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'headers'>>;
export type ReadBodyOf<Id extends OperationId> = [Part<Id, 'body'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'body'>>;
export type DataOf<Id extends OperationId> = z.output<Rows[Id]['data']>;

export const OPERATION_IDS = Object.keys(operations) as OperationId[];
