// Downloads as bytes. The browser belongs to another process, so a download has no path here.
import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { fileOf, type PictureFile } from './pictures';

/** The bytes of a download, once it is complete. Rejects if it failed. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** The download as a file that can be chosen again. */
export const downloadedFile = async (download: Download, type = 'application/octet-stream'): Promise<PictureFile> =>
  fileOf(await bytesOf(download), download.suggestedFilename(), type);
