// All endpoints by operation; an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { accountsEndpoints } from './modules/accounts/endpointList';
import { aiEndpoints } from './modules/ai/endpointList';
import { designsEndpoints } from './modules/designs/endpointList';
import { moneyEndpoints } from './modules/money/endpointList';
import { publishingEndpoints } from './modules/publishing/endpointList';
import { type Endpoint, type Later, later } from './shared/endpoint';
import { assemblyPage, categoryList, ping, tagList } from './shared/lists';

// These concern all modules.
const wholeAccount = () => import('./wholeAccount');

export const endpoints = {
  ping,
  assemblyPage,
  categoryList,
  tagList,
  ...accountsEndpoints,
  ...designsEndpoints,
  ...publishingEndpoints,
  ...moneyEndpoints,
  ...aiEndpoints,
  accountDelete: later(wholeAccount, 'accountDelete'),
  accountRecords: later(wholeAccount, 'accountRecords'),
} satisfies { [Id in OperationId]: Endpoint<Id> | Later<Id> };
