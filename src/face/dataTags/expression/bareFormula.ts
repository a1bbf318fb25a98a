// A calculation as a designer types it, without the parentheses around it that an expression needs.
import type { ExpressionFault } from './ast';
import { parse } from './parse';
import { numberFault } from './usage';

/** The expression of a typed calculation: as it is if it is a number already, else in parentheses. Empty: empty. */
export function bracketed(typed: string): string {
  const text = typed.trim();
  return text === '' || numberFault(text) === null ? text : `(${text})`;
}

/** The error in a typed calculation at its place there, or null. An empty one has no error. */
export function bareFault(typed: string): ExpressionFault | null {
  const start = typed.length - typed.trimStart().length;
  const source = bracketed(typed);
  const fault = numberFault(source);
  if (!fault) return null;
  // The added parenthesis is not the one to correct.
  const own = fault.key === 'unclosedBracket' && fault.at === 0 ? numberFault(typed) : null;
  if (own && own.key !== 'notNumber') return own;
  const by = start - (source.length > typed.trim().length ? 1 : 0);
  return { ...fault, at: Math.min(typed.length, Math.max(0, fault.at + by)) };
}

/** The expression as a designer types it: without parentheses around all of it. */
export function unbracketed(source: string): string {
  const isWhole = source.startsWith('(') && source.endsWith(')');
  const parsed = isWhole ? parse(source) : null;
  const [only, more] = parsed?.ok ? parsed.tree.parts : [];
  const inner = source.slice(1, -1);
  return only?.kind === 'calculation' && !more && bareFault(inner) === null ? inner : source;
}
