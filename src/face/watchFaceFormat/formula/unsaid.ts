// Ends the writing of an expression that the Watch Face Format cannot say; never leaves `writeExpression.ts`.
import type { UnsaidReason } from '../said';

export class Unsaid extends Error {
  constructor(
    readonly reason: UnsaidReason,
    readonly tags: readonly string[] = [],
  ) {
    super(reason);
  }
}
