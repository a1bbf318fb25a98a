// Rows of the build tasks (spec 7, Designs); package calls are our own, not in section 7.
import { z } from 'zod';
import { MULTI_UPLOAD_TIMEOUT_MS, MULTIPART_OVERHEAD_BYTES, PACKAGE_BYTES_MAX } from '../../limits';
import { buildListData, buildListParams, buildPreviewParams, buildTask, packageBody, packageParams } from '../builds';
import { row } from '../operation';

export const buildsRows = {
  buildList: row({
    method: 'GET',
    path: '/api/face/build/task/list',
    auth: 'user',
    params: buildListParams,
    data: buildListData,
    idempotent: true,
  }),
  /** Creates build tasks for the saved revision without changing a status (K6). */
  buildPreview: row({
    method: 'POST',
    path: '/api/face/draft/build/preview/:id',
    auth: 'user',
    params: buildPreviewParams,
    data: buildListData,
    idempotent: true,
  }),
  packageUpload: row({
    method: 'POST',
    path: '/api/face/build/package',
    auth: 'user',
    body: packageBody,
    encoding: 'multipart',
    bytesMax: PACKAGE_BYTES_MAX + MULTIPART_OVERHEAD_BYTES,
    data: buildTask,
    idempotent: true,
    timeoutMs: MULTI_UPLOAD_TIMEOUT_MS,
  }),
  packageGet: row({
    method: 'GET',
    path: '/api/face/build/package/:id',
    auth: 'user',
    params: packageParams,
    data: z.instanceof(Blob),
    binary: true,
    idempotent: true,
  }),
};
