// Texts by a chat model behind an API like OpenAI's: streamed as they come, ended with whoever asked.
import { chatPieces } from '@/bytes/events/chatPieces';
import type { Texts } from '../../ports';
import type { ModelSettings } from './aiSettings';
import { askService } from './askService';

/** A model that takes longer has failed, ms; more is not passed on, characters. */
const PATIENCE_MS = 120_000;
const TEXT_MAX = 20_000;

export const chatTexts = ({ url, key }: ModelSettings, model: string): Texts => ({
  isDemo: false,
  async *stream({ messages, temperature, max_tokens, top_p }, asked) {
    const signal = AbortSignal.any([asked, AbortSignal.timeout(PATIENCE_MS)]);
    // Whatever the client calls it, the model is the one of the settings.
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
