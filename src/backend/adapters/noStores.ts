// Transaction for calls without stores; opens no connection.
import type { Tx } from '@/backend/shared/ports';

const refuseAll = () => Promise.reject(new Error('no store is named'));

/** Any use is a bug of the endpoint. */
export const noStores: Tx = {
  get: refuseAll,
  getAll: refuseAll,
  list: refuseAll,
  count: refuseAll,
  page: refuseAll,
  tally: refuseAll,
  put: refuseAll,
  putAll: refuseAll,
  delete: refuseAll,
  clear: refuseAll,
};
