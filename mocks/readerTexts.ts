// The demo's own descriptions and reasons, answered in the language of the reader (`Accept-Language`). They are recognised by
// their whole text; what people typed is answered as it was typed.
import type { App } from '@/backend/app';
import { routeOf } from '@/backend/route';
import { type DataLanguage, inLanguage, LANGUAGES } from '@/schemas/languages';
import type { OperationId } from '@/schemas/wire/operations';
import type { TextPair } from './worlds/texts';

/** The calls whose answers hold descriptions of faces, or reasons of reviews and payouts. */
const WITH_TEXTS: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['facePage', 'faceGet', 'facePublish', 'faceSave', 'changeOnline', 'changeOnlineSingle'] as const),
  ...(['changeAudit', 'changeAuditSingle', 'moderationPage'] as const),
  ...(['withdrawPage', 'withdrawDomestic', 'withdrawOverseas', 'operatorOrders', 'operatorMark'] as const),
]);

/** A description or a reason in the text of an answer; the second group is the JSON string. */
const FIELD = /"(description|reason)":("(?:[^"\\]|\\.)+")/g;

/** The language of the data for the reader's first language; null where it is not one of the product's. */
function languageOf(request: Request): DataLanguage | null {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[,;]/);
  const [primary = ''] = first.trim().toLowerCase().split('-');
  return LANGUAGES.find(({ id }) => id === primary)?.data ?? null;
}

/** The text as worlds stored it until both languages were kept: line by line the Chinese and then the English. */
function joined([zh, en]: TextPair): string {
  const english = en.split('\n').map((line) => line.replace(/^\d+\. /, ''));
  return zh
    .split('\n')
    .map((line, at) => `${line} ${english[at] ?? ''}`)
    .join('\n');
}

async function loadPairs(): Promise<ReadonlyMap<string, TextPair>> {
  const { ABOUT, REASONS } = await import('./worlds/texts');
  const pairs = [...Object.values(ABOUT), ...Object.values(REASONS)];
  return new Map(pairs.flatMap((pair) => [...pair, joined(pair)].map((text) => [text, pair] as const)));
}

/** The application with the demo's texts in the language of the reader. */
export function withReaderTexts<T extends App>(app: T): T {
  let pairs: ReturnType<typeof loadPairs> | null = null;
  return {
    ...app,
    fetch: async (request) => {
      const response = await app.fetch(request);
      const op = routeOf(request)?.op;
      const language = languageOf(request);
      if (op === undefined || !WITH_TEXTS.has(op) || language === null || response.status !== 200) return response;
      pairs ??= loadPairs();
      const known = await pairs;
      const text = (await response.text()).replace(FIELD, (all, field: string, value: string) => {
        const pair = known.get(JSON.parse(value) as string);
        if (!pair) return all;
        const [zh, en] = pair;
        return `"${field}":${JSON.stringify(inLanguage(language, { zh, en }))}`;
      });
      return new Response(text, { status: response.status, headers: response.headers });
    },
  };
}
