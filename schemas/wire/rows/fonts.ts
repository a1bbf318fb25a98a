import { font } from '../../font';
import { FONT_UPLOAD_BYTES } from '../../limits';
import { fontPageData, fontPageHeaders, fontPageParams, fontParams, fontUploadBody, fontUploadParams } from '../fonts';
import { nothing } from '../nothing';
import { row } from '../operation';

export const fontsRows = {
  fontPage: row({
    method: 'GET',
    path: '/api/font/page',
    auth: 'none',
    params: fontPageParams,
    headers: fontPageHeaders,
    data: fontPageData,
    idempotent: true,
  }),
  fontUpload: row({
    method: 'POST',
    path: '/api/font/upload',
    auth: 'user',
    params: fontUploadParams,
    body: fontUploadBody,
    encoding: 'multipart',
    // Reads more than the limit, so that the refusal can name the rule.
    bytesMax: 2 * FONT_UPLOAD_BYTES,
    data: font,
    idempotent: true,
  }),
  fontDelete: row({
    method: 'DELETE',
    path: '/api/font/:id',
    auth: 'user',
    params: fontParams,
    data: nothing,
    idempotent: true,
  }),
};
