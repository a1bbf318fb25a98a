// Fixes an expression: replaces a tag by its sample, or removes parts that show seconds. Pure.
import { dataTag } from '@/face/dataTags/catalogue';
import { type ExpressionTree, type Formula, type TextPart, tagsIn } from '@/face/dataTags/expression/ast';
import { parse } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
import { rewrite } from '@/face/dataTags/expression/rewrite';
import { changesEachSecond } from '@/face/liveData/minuteWatch';

/** A tag's sample as a formula: its initial value on the simulated watch. */
function sampleOf(name: string): Formula | null {
  const sample = dataTag(name)?.sample;
  if (sample === undefined) return null;
  if (typeof sample === 'string') return { kind: 'string', value: sample };
  if (typeof sample === 'boolean') return { kind: 'boolean', value: sample };
  const size: Formula = { kind: 'number', value: Math.abs(sample) };
  return sample < 0 ? { kind: 'negate', operand: size } : size;
}

/** The expression with the tag replaced by its sample; null if it is invalid or the tag is unknown. */
export function withTagFixed(source: string, name: string): ExpressionTree | null {
  const parsed = parse(source);
  const sample = sampleOf(name);
  if (!parsed.ok || !sample) return null;
  return rewrite(parsed.tree, (formula) => (formula.kind === 'tag' && formula.name === name ? sample : null));
}

const isRestless = (part: TextPart): boolean =>
  tagsIn({ kind: 'text', parts: [part] }).some((name) => {
    const tag = dataTag(name);
    return tag !== undefined && changesEachSecond(tag);
  });

/** The expression without parts that show seconds and the separators before them; empty if no tag remains. */
export function withoutSeconds(source: string): string {
  const parsed = parse(source);
  if (!parsed.ok) return '';
  const parts: TextPart[] = [];
  for (const part of parsed.tree.parts) {
    if (!isRestless(part)) parts.push(part);
    else if (parts.at(-1)?.kind === 'literal') parts.pop();
  }
  while (parts[0]?.kind === 'literal') parts.shift();
  const left: ExpressionTree = { kind: 'text', parts };
  return tagsIn(left).length === 0 ? '' : print(left);
}
