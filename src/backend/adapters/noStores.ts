// The transaction of a call that names no store: no engine is asked for one.
import type { Tx } from '../ports';

const refuseAll = () => Promise.reject(new Error('no store is named'));

/** Every call of it is a fault of who wrote the endpoint. */
export const noStores: Tx = {
  get: refuseAll,
  list: refuseAll,
  count: refuseAll,
  put: refuseAll,
  delete: refuseAll,
  clear: refuseAll,
};
