// The stream of a chat model, wherever its bytes are split: characters, lines and events stay whole (docs/rules/backend.md I12).
import { describe, expect, it } from 'vitest';
import { BrokenStream, chatPieces } from '@/bytes/events/chatPieces';
import { readEvents } from '@/bytes/events/readEvents';
import fc from '@/tests/support/property';

const utf8 = new TextEncoder();
const eventOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const wholeOf = (pieces: readonly string[]) => `${pieces.map(eventOf).join('')}data: [DONE]\n\n`;

/** The bytes split at these positions. */
function cut(bytes: Uint8Array, places: readonly number[]): ReadableStream<Uint8Array> {
  const ends = [...new Set([...places.map((place) => place % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      for (const [index, end] of ends.entries()) controller.enqueue(bytes.slice(ends[index - 1] ?? 0, end));
      controller.close();
    },
  });
}

async function all(pieces: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}
const chat = (text: string, places: readonly number[] = []) => all(chatPieces(cut(utf8.encode(text), places)));

describe('I12 the chunks of a stream', () => {
  it('are whole with a split at every position, even inside characters and lines', async () => {
    const bytes = utf8.encode(wholeOf(['夜', '🙂 港', '\n', 'é']));
    for (let place = 0; place <= bytes.length; place += 1)
      expect(await all(chatPieces(cut(bytes, [place])))).toEqual(['夜', '🙂 港', '\n', 'é']);
  });

  it('are whole byte by byte', async () => {
    const text = wholeOf(['海港之光', ' 🌊']);
    expect(await chat(text, [...utf8.encode(text).keys()])).toEqual(['海港之光', ' 🌊']);
  });

  it('are whole for any words, any splits and any line ends', async () => {
    const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 6 }),
        fc.array(fc.nat(2000), { maxLength: 40 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (pieces, places, end) => {
          const text = wholeOf(pieces).replaceAll('\n', end);
          expect(await chat(text, places)).toEqual(pieces);
        },
      ),
      { numRuns: process.env.LONG ? 2000 : 150 },
    );
  });

  it('skip comments, other fields and events without words', async () => {
    const role = 'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n';
    const text = `: keep\n\nevent: message\nid: 4\n${role}${eventOf('a')}data: {"choices":[]}\n\ndata: [DONE]\n\n${eventOf('b')}`;
    expect(await chat(text)).toEqual(['a']);
  });

  it('may span several lines of data', async () => {
    expect(await all(readEvents(cut(utf8.encode('data: one\ndata:two\n\n'), [])))).toEqual(['one\ntwo']);
  });

  it.each([
    ['is truncated', eventOf('half')],
    ['is truncated inside an event', `${eventOf('half')}data: {"choi`],
    ['reports a failure', `${eventOf('half')}data: {"error":{"message":"failed"}}\n\n`],
    ['is not from a model', `${eventOf('half')}data: <html>\n\n`],
  ])('are delivered before an error where the stream %s', async (_, text) => {
    const got: string[] = [];
    const reading = async () => {
      for await (const piece of chatPieces(cut(utf8.encode(text), [7]))) got.push(piece);
    };
    await expect(reading()).rejects.toBeInstanceOf(BrokenStream);
    expect(got).toEqual(['half']);
  });

  it('cancel the sender when the reader stops', async () => {
    let isLeft = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(utf8.encode(eventOf('a'))),
      cancel: () => {
        isLeft = true;
      },
    });
    for await (const piece of chatPieces(stream)) if (piece) break;
    expect(isLeft).toBe(true);
  });
});
