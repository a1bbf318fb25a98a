// The names of all calls as a source file, generated from the operations table. `npm run openapi` writes it to
// schemas/wire/callNames.ts.
import { OPERATION_IDS } from '@/schemas/wire/operations';

export const callNamesText = (): string =>
  [
    '// Names of all operations without the table, so that pages that only need names do not load it. Written by `npm run openapi`.',
    "import type { OperationId } from './operations';",
    '',
    '/** In table order. */',
    'export const CALL_NAMES = [',
    ...OPERATION_IDS.map((id) => `  '${id}',`),
    '] as const satisfies readonly OperationId[];',
    '',
  ].join('\n');
