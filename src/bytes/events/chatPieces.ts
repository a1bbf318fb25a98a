// The words in the events of a chat model: pieces of its answer, until it says that it is done.
import { z } from 'zod';
import { readEvents } from './readEvents';

const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  error: z.unknown().optional(),
});

/** The model, or what stands before it, says that it failed, or the stream ended before its end. */
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

/** Throws `BrokenStream` where the answer is not whole; what came until then was given. */
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
