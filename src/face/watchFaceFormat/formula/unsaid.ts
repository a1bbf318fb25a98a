// Aborts the conversion of an expression that the Watch Face Format cannot express; caught in `writeExpression.ts`.
import type { UnwritableReason } from '@/face/watchFaceFormat/writtenExpression';

export class Unsaid extends Error {
  constructor(
    readonly reason: UnwritableReason,
    readonly tags: readonly string[] = [],
  ) {
    super(reason);
  }
}
