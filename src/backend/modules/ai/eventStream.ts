// Encodes text pieces as server-sent events in the format of common chat APIs.

const utf8 = new TextEncoder();
const event = (data: unknown): Uint8Array => utf8.encode(`data: ${JSON.stringify(data)}\n\n`);

/**
 * Starts on first read. Cancels the source when the reader cancels or the request aborts. Errors go to `report`; the
 * client gets no details.
 */
export function eventStream(
  pieces: (signal: AbortSignal) => AsyncIterable<string>,
  abort: AbortSignal,
  report: (thrown: unknown) => void,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const signal = AbortSignal.any([abort, left.signal]);
  let reading: AsyncIterator<string> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reading ??= pieces(signal)[Symbol.asyncIterator]();
        try {
          const { value, done } = await reading.next();
          if (!done) return controller.enqueue(event({ choices: [{ delta: { content: value } }] }));
          controller.enqueue(utf8.encode('data: [DONE]\n\n'));
        } catch (thrown) {
          if (!signal.aborted) {
            report(thrown);
            controller.enqueue(event({ error: { message: 'failed' } }));
          }
        }
        if (!left.signal.aborted) controller.close();
      },
      cancel() {
        left.abort();
      },
    },
    { highWaterMark: 0 },
  );
}
