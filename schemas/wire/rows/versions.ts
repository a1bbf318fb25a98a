// Rows of the calls for versions of a design (our own, not in section 7).
import { DOCUMENT_BODY_BYTES_MAX } from '../../limits';
import { nothing } from '../nothing';
import { row } from '../operation';
import {
  versionData,
  versionFacts,
  versionKeepBody,
  versionKeepData,
  versionNameBody,
  versionPageData,
  versionPageParams,
  versionParams,
} from '../versions';

export const versionsRows = {
  versionPage: row({
    method: 'GET',
    path: '/api/face/version/page',
    auth: 'user',
    params: versionPageParams,
    data: versionPageData,
    idempotent: true,
  }),
  versionName: row({
    method: 'POST',
    path: '/api/face/version/name',
    auth: 'user',
    body: versionNameBody,
    data: versionFacts,
    idempotent: true,
  }),
  versionKeep: row({
    method: 'POST',
    path: '/api/face/version/save',
    auth: 'user',
    body: versionKeepBody,
    data: versionKeepData,
    bytesMax: DOCUMENT_BODY_BYTES_MAX,
    idempotent: true,
  }),
  versionGet: row({
    method: 'GET',
    path: '/api/face/version/:id',
    auth: 'user',
    params: versionParams,
    data: versionData,
    idempotent: true,
  }),
  /** Deleting a missing version succeeds. */
  versionDelete: row({
    method: 'DELETE',
    path: '/api/face/version/:id',
    auth: 'user',
    params: versionParams,
    data: nothing,
    idempotent: true,
  }),
};
