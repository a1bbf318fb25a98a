// Localizes the demo's own descriptions and reasons by `Accept-Language`. They are recognised by their whole text;
// users' texts are returned as typed.
import type { App } from '@/backend/app';
import { routeOf } from '@/backend/route';
import { type DataLanguage, inLanguage, LANGUAGES } from '@/schemas/languages';
import type { OperationId } from '@/schemas/wire/operations';
import type { TextPair } from './worlds/texts';

/** Calls whose responses contain descriptions of faces, or reasons of reviews and payouts. */
const WITH_TEXTS: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['facePage', 'faceGet', 'facePublish', 'faceSave', 'changeOnline', 'changeOnlineSingle'] as const),
  ...(['changeAudit', 'changeAuditSingle', 'moderationPage'] as const),
  ...(['withdrawPage', 'withdrawDomestic', 'withdrawOverseas', 'operatorOrders', 'operatorMark'] as const),
]);

/** A description or reason in a response; the second group is the JSON string. */
const FIELD = /"(description|reason)":("(?:[^"\\]|\\.)+")/g;

/** The data language for the user's first language; null if the product does not support it. */
function languageOf(request: Request): DataLanguage | null {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[,;]/);
  const [primary = ''] = first.trim().toLowerCase().split('-');
  return LANGUAGES.find(({ id }) => id === primary)?.data ?? null;
}

/** The text as worlds stored it before both languages were separate: line by line Chinese, then English. */
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

/** The application with demo texts in the user's language. */
export function withReaderTexts<T extends App>(app: T): T {
  let pairs: ReturnType<typeof loadPairs> | null = null;
  return {
    ...app,
    fetch: async (request, address) => {
      const response = await app.fetch(request, address);
      const op = routeOf(request)?.op;
      const language = languageOf(request);
      if (op === undefined || !WITH_TEXTS.has(op) || language === null || response.status !== 200) return response;
      pairs ??= loadPairs();
      const table = await pairs;
      const text = (await response.text()).replace(FIELD, (all, field: string, value: string) => {
        const pair = table.get(JSON.parse(value) as string);
        if (!pair) return all;
        const [zh, en] = pair;
        return `"${field}":${JSON.stringify(inLanguage(language, { zh, en }))}`;
      });
      return new Response(text, { status: response.status, headers: response.headers });
    },
  };
}
