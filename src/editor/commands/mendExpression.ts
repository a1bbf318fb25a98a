// Fixes an expression: replaces a tag by its sample, or removes parts that show seconds. Pure.
import { dataTag } from '@/face/dataTags/catalogue';
import { type ExpressionTree, type Formula, type TextPart, tagsIn } from '@/face/dataTags/expression/ast';
import { parse } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
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

function fixedFormula(formula: Formula, name: string, sample: Formula): Formula {
  const fixed = (inner: Formula) => fixedFormula(inner, name, sample);
  switch (formula.kind) {
    case 'tag':
      return formula.name === name ? sample : formula;
    case 'negate':
      return { ...formula, operand: fixed(formula.operand) };
    case 'binary':
      return { ...formula, left: fixed(formula.left), right: fixed(formula.right) };
    case 'call':
      return { ...formula, args: formula.args.map(fixed) };
    case 'condition':
      return {
        ...formula,
        test: fixed(formula.test),
        yes: fixedTree(formula.yes, name, sample),
        no: fixedTree(formula.no, name, sample),
      };
    default:
      return formula;
  }
}

function fixedPart(part: TextPart, name: string, sample: Formula): TextPart {
  if (part.kind === 'literal') return part;
  if (part.kind === 'calculation') return { ...part, formula: fixedFormula(part.formula, name, sample) };
  // In parentheses, because free text is not allowed beside tags.
  if (part.kind === 'tag') return part.name === name ? { kind: 'calculation', formula: sample } : part;
  return fixedFormula(part, name, sample) as typeof part;
}

const fixedTree = (tree: ExpressionTree, name: string, sample: Formula): ExpressionTree => ({
  ...tree,
  parts: tree.parts.map((part) => fixedPart(part, name, sample)),
});

/** The expression with the tag replaced by its sample; null if it is invalid or the tag is unknown. */
export function withTagFixed(source: string, name: string): ExpressionTree | null {
  const parsed = parse(source);
  const sample = sampleOf(name);
  return parsed.ok && sample ? fixedTree(parsed.tree, name, sample) : null;
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
