// Rows of the operator's calls; our own, not in section 7. For anyone else they answer as if they did not exist.

import { SALES_BODY_BYTES_MAX } from '../../limits';
import { row } from '../operation';
import {
  operatorMarkBody,
  operatorOrder,
  operatorOrderData,
  operatorOrderParams,
  salesImportBody,
  salesImportData,
  walletDifferenceData,
  walletDifferenceParams,
} from '../operator';

const operator = { auth: 'operator', idempotent: true } as const;

export const operatorRows = {
  operatorOrders: row({
    ...operator,
    method: 'GET',
    path: '/api/operator/order/page',
    params: operatorOrderParams,
    data: operatorOrderData,
  }),
  operatorMark: row({
    ...operator,
    method: 'POST',
    path: '/api/operator/order/mark',
    body: operatorMarkBody,
    data: operatorOrder,
  }),
  walletDifferences: row({
    ...operator,
    method: 'GET',
    path: '/api/operator/wallet/differences',
    params: walletDifferenceParams,
    data: walletDifferenceData,
  }),
  salesImport: row({
    ...operator,
    method: 'POST',
    path: '/api/operator/sales/import',
    body: salesImportBody,
    bytesMax: SALES_BODY_BYTES_MAX,
    data: salesImportData,
  }),
};
