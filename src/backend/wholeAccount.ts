// Calls about a whole account, for which each module has a part: its deletion in one transaction, so that it is deleted entirely or
// not at all, and its records for its owner (docs/rules/backend.md S18, S19).

import {
  accountsOfAccount,
  type OwnerProof,
  ownerFault,
  prepareOwnerProof,
} from './modules/accounts/endpoints/deletion';
import { aiOfAccount } from './modules/ai/endpoints/accountPart';
import { designsOfAccount } from './modules/designs/endpoints/accountPart';
import { moneyOfAccount } from './modules/money/endpoints/accountPart';
import { publishingOfAccount } from './modules/publishing/endpoints/accountPart';
import type { AccountPart } from './shared/accountPart';
import { refuse } from './shared/domain/refusal';
import { endpoint, preparedEndpoint } from './shared/endpoint';

/**
 * Money first, because it reads the faces; faces before designs, whose documents they share; the account's own record
 * last, because the others read it.
 */
const PARTS: readonly AccountPart[] = [
  moneyOfAccount,
  publishingOfAccount,
  designsOfAccount,
  aiOfAccount,
  accountsOfAccount,
];

const STORES = [...new Set(PARTS.flatMap(({ stores }) => stores))];

export const accountRecords = endpoint<'accountRecords'>({
  stores: STORES,
  mode: 'read',
  handle: async (tx, { params: { kind, ...page }, userId }) => {
    const list = PARTS.map(({ records }) => records?.[kind]).find((one) => one !== undefined);
    const answer = await list?.(tx, userId, page);
    return answer ? { ...answer, records: answer.records.map((record) => ({ ...record })) } : refuse('notFound');
  },
});

export const accountDelete = preparedEndpoint<'accountDelete', OwnerProof>({
  stores: STORES,
  mode: 'write',
  prepare: prepareOwnerProof,
  handle: async (tx, { prepared, sessionId, userId, now, ports }) => {
    const who = { userId, now };
    const unproven = await ownerFault(tx, prepared, sessionId, now, ports);
    if (unproven) return unproven;
    for (const { fault } of PARTS) {
      const refusal = await fault?.(tx, who, ports);
      if (refusal) return refusal;
    }
    for (const { erase } of PARTS) await erase(tx, who, ports);
    return null;
  },
});
