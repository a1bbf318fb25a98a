// Rows of the calls for a designer's own pictures and sets (our own, not in section 7).
import { nothing } from '../nothing';
import { row } from '../operation';
import {
  picturePageData,
  picturePageParams,
  pictureParams,
  pictureSetBody,
  pictureSetData,
  pictureSetPageData,
  pictureSetPageParams,
  pictureSetParams,
} from '../pictures';

export const picturesRows = {
  picturePage: row({
    method: 'GET',
    path: '/api/picture/page',
    auth: 'user',
    params: picturePageParams,
    data: picturePageData,
    idempotent: true,
  }),
  pictureSetPage: row({
    method: 'GET',
    path: '/api/picture/set/page',
    auth: 'user',
    params: pictureSetPageParams,
    data: pictureSetPageData,
    idempotent: true,
  }),
  pictureSetSave: row({
    method: 'POST',
    path: '/api/picture/set/save',
    auth: 'user',
    body: pictureSetBody,
    data: pictureSetData,
    idempotent: true,
  }),
  /** Deleting a missing set succeeds. */
  pictureSetDelete: row({
    method: 'DELETE',
    path: '/api/picture/set/:id',
    auth: 'user',
    params: pictureSetParams,
    data: nothing,
    idempotent: true,
  }),
  /** Refused while the picture is in use; deleting a missing picture succeeds. */
  pictureDelete: row({
    method: 'DELETE',
    path: '/api/picture/:id',
    auth: 'user',
    params: pictureParams,
    data: nothing,
    idempotent: true,
  }),
};
