// Parses server-sent events from byte chunks that may split characters or lines. WHATWG HTML, server-sent events.

/** Maximum characters of a line; a longer one is not an event stream. */
const LINE_MAX = 1_000_000;

/**
 * Yields the data of each event, in order; skips comments and other fields. An incomplete last event is dropped;
 * aborting the signal ends the stream.
 */
export async function* readEvents(bytes: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<string> {
  // One decoder for the whole stream, because it buffers incomplete characters.
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  // Cancels immediately, even while waiting for data: a suspended generator cannot be returned.
  const leave = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += value ? decoder.decode(value, { stream: true }) : decoder.decode();
      if (rest.length > LINE_MAX) throw new Error('a line of the stream has no end');
      // A CR at the end may be half of a CRLF if more data follows.
      const lines = rest.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      }
      if (done) return;
    }
  } finally {
    // Cancel the source when the consumer stops.
    signal?.removeEventListener('abort', leave);
    leave();
  }
}
