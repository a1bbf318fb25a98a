// Rows of the calls about a designer's own pictures and sets of them (our own: section 7 has none).
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
  /** What is not there counts as deleted. */
  pictureSetDelete: row({
    method: 'DELETE',
    path: '/api/picture/set/:id',
    auth: 'user',
    params: pictureSetParams,
    data: nothing,
    idempotent: true,
  }),
  /** Refused while anything uses the picture; what is not there counts as deleted. */
  pictureDelete: row({
    method: 'DELETE',
    path: '/api/picture/:id',
    auth: 'user',
    params: pictureParams,
    data: nothing,
    idempotent: true,
  }),
};
