// Extracts the text pieces of an answer from a chat model's event stream.
import { z } from 'zod';
import { readEvents } from './readEvents';

const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  error: z.unknown().optional(),
});

/** The model or its proxy reported a failure, or the stream ended early. */
export class BrokenStream extends Error {
  override name = 'BrokenStream';
}

function read(data: string): z.output<typeof piece> {
  try {
    return piece.parse(JSON.parse(data));
  } catch (fault) {
    throw new BrokenStream('an event is none of a chat model', { cause: fault });
  }
}

/** Throws `BrokenStream` if the answer is incomplete, after yielding what arrived. */
export async function* chatPieces(bytes: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<string> {
  for await (const data of readEvents(bytes, signal)) {
    if (data.trim() === '[DONE]') return;
    const { choices, error } = read(data);
    if (error !== undefined && error !== null) throw new BrokenStream('the model failed');
    const content = choices?.[0]?.delta?.content;
    if (content) yield content;
  }
  throw new BrokenStream('the stream ended before its end');
}
