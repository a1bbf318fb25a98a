// Deletes an account in one transaction, so that it is deleted entirely or not at all (docs/rules/backend.md S18).

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
import { preparedEndpoint } from './shared/endpoint';

/** Faces before designs, whose documents they share; the account's own record last, because the others read it. */
const PARTS: readonly AccountPart[] = [
  publishingOfAccount,
  designsOfAccount,
  aiOfAccount,
  moneyOfAccount,
  accountsOfAccount,
];

export const accountDelete = preparedEndpoint<'accountDelete', OwnerProof>({
  stores: [...new Set(PARTS.flatMap(({ stores }) => stores))],
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
