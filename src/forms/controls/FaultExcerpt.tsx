// The invalid part of an expression, highlighted on one line. The message next to it names the position.
import type { ExpressionIssue } from '../services/tagService';

/** Characters shown before and inside the error; the panel's edge cuts the rest. */
const BEFORE = 14;
const FAULT = 24;
const AFTER = 40;

const MORE = '…';

/**
 * The text before the error, the error, and the text after it, each short enough for one line. If something is missing
 * there: a gap.
 */
export function faultExcerpt(source: string, { position, length }: Pick<ExpressionIssue, 'position' | 'length'>) {
  const [before, fault, after] = [
    [...source.slice(0, position)],
    [...source.slice(position, position + length)],
    [...source.slice(position + length)],
  ] as const;
  return {
    before: (before.length > BEFORE ? MORE : '') + before.slice(-BEFORE).join(''),
    fault: fault.length === 0 ? '\u00a0' : fault.slice(0, FAULT).join('') + (fault.length > FAULT ? MORE : ''),
    after: after.slice(0, AFTER).join('') + (after.length > AFTER ? MORE : ''),
  };
}

export function FaultExcerpt({ source, issue }: { source: string; issue: ExpressionIssue }) {
  const { before, fault, after } = faultExcerpt(source, issue);
  return (
    <p aria-hidden="true" className="mt-1 truncate font-mono text-xs whitespace-pre text-muted">
      {before}
      <mark className="rounded-xs border-b-2 border-danger bg-hover text-ink">{fault}</mark>
      {after}
    </p>
  );
}
