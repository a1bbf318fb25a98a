// Signature version 4 of requests to an S3-compatible store
// (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
import { AwsV4Signer } from 'aws4fetch';

export interface S3Key {
  id: string;
  secret: string;
  region: string;
}

export interface UnsignedRequest {
  method: string;
  url: URL;
  /** All of them are signed. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in lower-case hexadecimal. */
  bodyHash: string;
  /** UTC ms. Stores refuse a difference of more than 15 minutes from their clock. */
  at: number;
}

/** Signing keys by secret, day, region and service: one more each day. */
const signingKeys = new Map<string, ArrayBuffer>();

/** The headers of the request with its signature. */
export async function signed(
  { method, url, headers, bodyHash, at }: UnsignedRequest,
  { id, secret, region }: S3Key,
): Promise<Record<string, string>> {
  const request = await new AwsV4Signer({
    ...{ method, url: url.href, service: 's3', region, accessKeyId: id, secretAccessKey: secret, allHeaders: true },
    // Without this header aws4fetch leaves the body unsigned.
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    cache: signingKeys,
    datetime: new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, ''),
  }).sign();
  return Object.fromEntries(request.headers);
}
