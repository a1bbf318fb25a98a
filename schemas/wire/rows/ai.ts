// Rows of the AI calls (spec 7, AI): text-to-image, the beta, and collecting results.
import {
  collectImageBody,
  collectTextBody,
  imageHistoryData,
  imageHistoryParams,
  imageQueryParams,
  imageQuotaData,
  imageSubmitBody,
  imageSubmitData,
  imageTask,
} from '../ai';
import { nothing } from '../nothing';
import { row } from '../operation';

export const aiRows = {
  imageSubmit: row({
    method: 'POST',
    path: '/api/midjourney/imggen',
    auth: 'user',
    body: imageSubmitBody,
    data: imageSubmitData,
    idempotent: true,
  }),
  imageQuery: row({
    method: 'GET',
    path: '/api/midjourney/imgqry',
    auth: 'user',
    params: imageQueryParams,
    data: imageTask,
    idempotent: true,
  }),
  imageHistory: row({
    method: 'GET',
    path: '/api/midjourney/history/page',
    auth: 'user',
    params: imageHistoryParams,
    data: imageHistoryData,
    idempotent: true,
  }),
  imageQuota: row({
    method: 'GET',
    path: '/api/midjourney/today/task/quantity',
    auth: 'user',
    data: imageQuotaData,
    idempotent: true,
  }),
  betaJoin: row({
    method: 'POST',
    path: '/api/aigc/user/online/join',
    auth: 'user',
    data: nothing,
    idempotent: true,
  }),
  betaExit: row({
    method: 'POST',
    path: '/api/aigc/user/online/exit',
    auth: 'user',
    data: nothing,
    idempotent: true,
  }),
  collectText: row({
    method: 'POST',
    path: '/api/aigc/result/collect/chatgpt',
    auth: 'user',
    body: collectTextBody,
    data: nothing,
    idempotent: true,
  }),
  collectImage: row({
    method: 'POST',
    path: '/api/aigc/result/collect/midjourney',
    auth: 'user',
    body: collectImageBody,
    data: nothing,
    idempotent: true,
  }),
};
