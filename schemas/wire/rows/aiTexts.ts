// Rows of the app API (spec 7, AI): streamed texts and background removal.
import { z } from 'zod';
import { MATTING_TIMEOUT_MS } from '../../limits';
import { backgroundBody, textStreamBody } from '../aiTexts';
import { row } from '../operation';
import { uploadData } from '../uploads';

export const aiTextsRows = {
  textStream: row({
    method: 'POST',
    path: '/chatgptStream/api_stream',
    auth: 'user',
    body: textStreamBody,
    data: z.instanceof(ReadableStream),
    stream: true,
    idempotent: false,
  }),
};

export const backgroundRows = {
  backgroundRemove: row({
    method: 'POST',
    path: '/matting/upload/url',
    auth: 'user',
    body: backgroundBody,
    encoding: 'multipart',
    data: uploadData,
    idempotent: false,
    timeoutMs: MATTING_TIMEOUT_MS,
  }),
};
