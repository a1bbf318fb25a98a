// Rows of the calls that store and return pictures (spec 7, Assets).
import { z } from 'zod';
import { IMAGE_UPLOAD_BYTES, MULTI_UPLOAD_TIMEOUT_MS, MULTIPART_OVERHEAD_BYTES, UPLOAD_FILES_MAX } from '../../limits';
import { row } from '../operation';
import { fileParams, listUploadBody, listUploadData, uploadBody, uploadData, uploadParams } from '../uploads';

export const uploadsRows = {
  upload: row({
    method: 'POST',
    path: '/api/upload',
    auth: 'user',
    params: uploadParams,
    body: uploadBody,
    encoding: 'multipart',
    data: uploadData,
    idempotent: true,
  }),
  listUpload: row({
    method: 'POST',
    path: '/api/list/upload',
    auth: 'user',
    body: listUploadBody,
    encoding: 'multipart',
    bytesMax: UPLOAD_FILES_MAX * (IMAGE_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES),
    data: listUploadData,
    idempotent: true,
    timeoutMs: MULTI_UPLOAD_TIMEOUT_MS,
  }),
  file: row({
    method: 'GET',
    path: '/api/files/:id',
    auth: 'none',
    params: fileParams,
    data: z.instanceof(Blob),
    binary: true,
    idempotent: true,
  }),
};
