// Calls an AI service: key in a header, no redirects to other hosts, limited response size.

export interface ServiceCall {
  url: string;
  key: string | undefined;
  body: BodyInit;
  signal: AbortSignal;
  type?: string;
}

/** The service responded with an error status. The message of the response is not kept. */
export class ServiceRefused extends Error {
  override name = 'ServiceRefused';
  constructor(readonly status: number) {
    super(`the service answered ${status}`);
  }
}

/** Returns a successful response; throws `ServiceRefused` for any other. */
export async function askService({ url, key, body, signal, type }: ServiceCall): Promise<Response> {
  const headers = { ...(type && { 'content-type': type }), ...(key && { authorization: `Bearer ${key}` }) };
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ServiceRefused(response.status);
}

/** The whole response body, up to `most` bytes. */
export async function wholeAnswer({ body, headers }: Response, most: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of body ?? new ReadableStream<Uint8Array>()) {
    bytes += piece.length;
    if (bytes > most) throw new Error('the answer is too large');
    pieces.push(new Uint8Array(piece));
  }
  return new Blob(pieces, { type: headers.get('content-type')?.split(';')[0] ?? '' });
}
