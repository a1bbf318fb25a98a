// Settings of an S3-compatible store from the environment.
import { addressOf } from '../adapters/ai/aiSettings';
import type { S3Settings } from '../adapters/s3/s3Blobs';

export const S3_USAGE = `S3_URL           address of an S3-compatible store for the files, without the bucket; without it they are in the folder
S3_BUCKET, S3_KEY, S3_SECRET  its bucket, and the id and secret of a key that may list, read, write and delete there
S3_REGION        region of the bucket; us-east-1
S3_STYLE         "path" if the bucket is in the path of addresses, "host" if it is in front of the host; path`;

/** Null if the files are in the folder. Throws an `Error` with a printable message, which never contains the secret. */
export function readS3(env: Readonly<Record<string, string | undefined>>): S3Settings | null {
  const url = addressOf('S3_URL', env.S3_URL);
  const { S3_BUCKET: bucket, S3_KEY: id, S3_SECRET: secret } = env;
  if (!url) {
    if (bucket || id || secret) throw new Error('S3_URL is missing: S3_BUCKET, S3_KEY and S3_SECRET need it');
    return null;
  }
  if (!bucket) throw new Error('S3_BUCKET is missing: S3_URL needs it');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`S3_BUCKET: "${bucket}" is no name of a bucket`);
  if (!id || !secret) throw new Error('S3_KEY or S3_SECRET is missing: S3_URL needs both');
  const region = env.S3_REGION || 'us-east-1';
  if (!/^[\w-]{1,64}$/.test(region)) throw new Error(`S3_REGION: "${region}" is no name of a region`);
  const style = env.S3_STYLE || 'path';
  if (style !== 'path' && style !== 'host') throw new Error(`S3_STYLE: "${style}" is neither path nor host`);
  return { url, bucket, region, id, secret, style };
}
