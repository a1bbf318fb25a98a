import { DOCUMENT_BODY_BYTES_MAX } from '../../limits';
import {
  draftData,
  draftDeleteParams,
  draftPageData,
  draftPageParams,
  draftParams,
  draftSaveBody,
  draftSaveData,
} from '../drafts';
import { nothing } from '../nothing';
import { row } from '../operation';

export const draftsRows = {
  draftSave: row({
    method: 'POST',
    path: '/api/face/draft/save',
    auth: 'user',
    body: draftSaveBody,
    data: draftSaveData,
    bytesMax: DOCUMENT_BODY_BYTES_MAX,
    idempotent: true,
  }),
  draftPage: row({
    method: 'GET',
    path: '/api/face/draft/page',
    auth: 'user',
    params: draftPageParams,
    data: draftPageData,
    idempotent: true,
  }),
  draftGet: row({
    method: 'GET',
    path: '/api/face/draft/:id',
    auth: 'user',
    params: draftParams,
    data: draftData,
    idempotent: true,
  }),
  draftDelete: row({
    method: 'DELETE',
    path: '/api/face/draft/:id',
    auth: 'user',
    params: draftDeleteParams,
    data: nothing,
    idempotent: true,
  }),
};
