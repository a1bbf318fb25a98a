// Server-sent events out of bytes that come in pieces, which may end inside a character or a line. WHATWG HTML, server-sent events.

/** More than this without an end of line is no stream of events, characters. */
const LINE_MAX = 1_000_000;

/** The data of each event, in their order; comments and fields of other names are passed over. What was cut off counts as nothing; a signal that aborts cuts it off. */
export async function* readEvents(bytes: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<string> {
  // One decoder for the whole stream: it keeps the first bytes of a character until the others come.
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  // At once, also while nothing comes: a generator that waits cannot be told to return.
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
      // A return at the end may be the first half of a line's end, while more may come.
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
    // Whoever reads no more lets the sender know.
    signal?.removeEventListener('abort', leave);
    leave();
  }
}
