// Calls by subject: the pages of docs/api and the tags of the OpenAPI document.
import type { Operation } from '@/schemas/wire/operation';
import { accountRows } from '@/schemas/wire/rows/account';
import { aiRows } from '@/schemas/wire/rows/ai';
import { aiFeaturesRows } from '@/schemas/wire/rows/aiFeatures';
import { aiTextsRows, backgroundRows } from '@/schemas/wire/rows/aiTexts';
import { buildsRows } from '@/schemas/wire/rows/builds';
import { copyPicturesRows } from '@/schemas/wire/rows/copyPictures';
import { draftsRows } from '@/schemas/wire/rows/drafts';
import { facesRows } from '@/schemas/wire/rows/faces';
import { fontsRows } from '@/schemas/wire/rows/fonts';
import { listsRows } from '@/schemas/wire/rows/lists';
import { operatorRows } from '@/schemas/wire/rows/operator';
import { ownAccountRows } from '@/schemas/wire/rows/ownAccount';
import { picturesRows } from '@/schemas/wire/rows/pictures';
import { sessionRows } from '@/schemas/wire/rows/session';
import { uploadsRows } from '@/schemas/wire/rows/uploads';
import { versionsRows } from '@/schemas/wire/rows/versions';
import { walletRows } from '@/schemas/wire/rows/wallet';

export interface CallGroup {
  /** Name of the page in docs/api, and tag in the OpenAPI document. */
  file: string;
  title: string;
  rows: Readonly<Record<string, Operation>>;
}

/** Every row of the operations table is in one group; the test compares. */
export const CALL_GROUPS: readonly CallGroup[] = [
  { file: 'accounts', title: 'Accounts and sessions', rows: { ...accountRows, ...sessionRows, ...ownAccountRows } },
  { file: 'designs', title: 'Designs and versions', rows: { ...draftsRows, ...copyPicturesRows, ...versionsRows } },
  { file: 'files', title: 'Pictures, picture sets and fonts', rows: { ...uploadsRows, ...picturesRows, ...fontsRows } },
  { file: 'faces', title: 'Faces, review and statistics', rows: facesRows },
  { file: 'builds', title: 'Build tasks and packages', rows: buildsRows },
  { file: 'money', title: 'Wallet, withdrawals and contract', rows: walletRows },
  { file: 'operator', title: 'Calls of operators', rows: operatorRows },
  { file: 'ai', title: 'AI', rows: { ...aiRows, ...aiFeaturesRows, ...aiTextsRows, ...backgroundRows } },
  { file: 'lists', title: 'Lists and health', rows: listsRows },
];
