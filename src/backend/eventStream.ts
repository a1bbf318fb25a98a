// Pieces of a text as a stream of server-sent events, in the shape that chat models have made common.

const utf8 = new TextEncoder();
const event = (data: unknown): Uint8Array => utf8.encode(`data: ${JSON.stringify(data)}\n\n`);

/**
 * Begins with the first reading, and ends what is behind it when nobody reads any more, or when `asked` aborts. What goes wrong is
 * told without its words, which are for `report` alone.
 */
export function eventStream(
  pieces: (signal: AbortSignal) => AsyncIterable<string>,
  asked: AbortSignal,
  report: (thrown: unknown) => void,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const signal = AbortSignal.any([asked, left.signal]);
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
