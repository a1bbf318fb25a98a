// Streams a text of the AI: one request, pieces in order, until the end or an abort (docs/rules/backend.md I12).
import { BrokenStream, chatPieces } from '@/bytes/events/chatPieces';
import { AI_TEXT_PARAMETERS } from '@/schemas/limits';
import { AI_TEXT_MODELS } from '@/schemas/wire/aiTexts';
import type { BodyOf } from '@/schemas/wire/operations';
import { aiTextsRows } from '@/schemas/wire/rows/aiTexts';
import type { ApiError } from '../api/apiError';
import { apiUrl, backendFetch } from '../api/backendPort';
import { authHeaders, readAnswer } from '../api/baseQuery';
import { readToken } from '../session/tokenStore';
import { noSigner, type Signer } from './signer';

export type TextMessages = BodyOf<'textStream'>['params']['messages'];

/** No text, or only part of one, with the error of the call. */
export class TextFault extends Error {
  override name = 'TextFault';
  constructor(readonly error: ApiError) {
    super(`no text: ${error.kind}`);
  }
}

export interface TextPorts {
  send(request: Request): Promise<Response>;
  sign: Signer;
}

const PORTS: TextPorts = { send: backendFetch, sign: noSigner };
const ROW = aiTextsRows.textStream;

const bodyOf = (messages: TextMessages): BodyOf<'textStream'> => ({
  source: 'web',
  engine: 'chatgpt',
  params: { messages, model: AI_TEXT_MODELS[0], ...AI_TEXT_PARAMETERS, stream: true },
});

/** Throws `TextFault`; ends silently if the signal aborts. */
export async function* streamText(
  messages: TextMessages,
  signal: AbortSignal,
  { send, sign }: TextPorts = PORTS,
): AsyncGenerator<string> {
  const url = apiUrl(ROW.path);
  const body = JSON.stringify(bodyOf(messages));
  const headers = { 'content-type': 'application/json', ...(await sign(body)), ...authHeaders(url, readToken()) };
  try {
    const init: RequestInit = { method: ROW.method, headers, body, signal, credentials: 'omit', redirect: 'error' };
    const response = await send(new Request(url, init));
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer = readAnswer(ROW, response.status, await response.text());
      throw new TextFault('error' in answer ? answer.error : { kind: 'schema' });
    }
    if (response.body) yield* chatPieces(response.body, signal);
  } catch (thrown) {
    if (signal.aborted) return;
    if (thrown instanceof TextFault) throw thrown;
    throw new TextFault({ kind: thrown instanceof BrokenStream ? 'schema' : 'network' });
  }
}
