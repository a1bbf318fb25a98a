// Demo chat model: prewritten texts, streamed in pieces and labelled as demo output.
import type { TextStreamParams } from '@/schemas/wire/aiTexts';
import { cannedAnswer } from './cannedAnswer';

/** Delay between pieces, ms, to stream like a model. */
const PIECE_MS = 45;
/** A word in a prompt that interrupts the stream, for testers. */
export const BREAKS_OFF = 'demo-breaks';

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

export async function* cannedPieces({ messages }: TextStreamParams, signal: AbortSignal): AsyncGenerator<string> {
  const prompt = messages.map(({ content }) => content).join('\n');
  const pieces = cannedAnswer(prompt).match(/\s*\S{1,6}/gu) ?? [];
  for (const [index, piece] of pieces.entries()) {
    await wait(PIECE_MS, signal);
    if (prompt.includes(BREAKS_OFF) && index >= pieces.length / 2) throw new Error('the demo broke off');
    yield piece;
  }
}
