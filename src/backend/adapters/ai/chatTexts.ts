// Texts from a chat model with an OpenAI-compatible API: streamed, and cancelled with the caller's request.

import type { Texts } from '@/backend/shared/ports';
import { chatPieces } from '@/bytes/events/chatPieces';
import type { ModelSettings } from './aiSettings';
import { askService } from './askService';

/** Timeout of the model, ms; maximum characters passed on. */
const PATIENCE_MS = 120_000;
const TEXT_MAX = 20_000;

export const chatTexts = ({ url, key }: ModelSettings, model: string): Texts => ({
  isDemo: false,
  async *stream({ messages, temperature, max_tokens, top_p }, abort) {
    const signal = AbortSignal.any([abort, AbortSignal.timeout(PATIENCE_MS)]);
    // The model comes from the settings, whatever the client requests.
    const body = JSON.stringify({ model, messages, temperature, max_tokens, top_p, stream: true });
    const response = await askService({ url: `${url}/chat/completions`, key, body, signal, type: 'application/json' });
    if (!response.body) throw new Error('the model answered nothing');
    let characters = 0;
    for await (const piece of chatPieces(response.body, signal)) {
      characters += piece.length;
      if (characters > TEXT_MAX) return;
      yield piece;
    }
  },
});
