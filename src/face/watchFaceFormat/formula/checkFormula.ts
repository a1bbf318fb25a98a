// Checks a formula of the Watch Face Format at one version: names, versions, argument counts, text where numbers are
// expected.
import { sourcesIn, visitFormula, type WatchFormula } from './formula';
import { formulaKind } from './formulaKind';
import { functionForms } from './functions';
import { watchSource } from './sources';

/** `name`: the source, function or operator; `since` and `version`: format versions; `found`: number of arguments. */
export interface FormulaFault {
  readonly key:
    | 'unknownSource'
    | 'newSource'
    | 'unknownFunction'
    | 'newFunction'
    | 'argumentCount'
    | 'textCalculated'
    | 'textCompared';
  readonly params: Readonly<Record<string, string | number>>;
}

const isText = (formula: WatchFormula) => formulaKind(formula) === 'text';
/** Text of the watch: its sources and substrings of them. Settings and complications may be compared. */
const isWatchText = (formula: WatchFormula) => isText(formula) && sourcesIn(formula).length > 0;

const ofSource = (name: string, version: number): FormulaFault[] => {
  const source = watchSource(name);
  if (!source) return [{ key: 'unknownSource', params: { name } }];
  return source.since > version ? [{ key: 'newSource', params: { name, since: source.since, version } }] : [];
};

const ofCall = ({ name, args }: Extract<WatchFormula, { kind: 'call' }>, version: number): FormulaFault[] => {
  const forms = functionForms(name);
  if (!forms) return [{ key: 'unknownFunction', params: { name } }];
  const form = forms.find(({ takes }) => takes.length === args.length);
  if (!form) return [{ key: 'argumentCount', params: { name, found: args.length } }];
  const { since } = form;
  const isNew: FormulaFault[] = since > version ? [{ key: 'newFunction', params: { name, since, version } }] : [];
  const hasText = args.some((argument, place) => form.takes[place] === 'number' && isText(argument));
  return hasText ? [...isNew, { key: 'textCalculated', params: { name } }] : isNew;
};

const CALCULATES = new Set(['+', '-', '*', '/', '%', '|', '&']);

const ofBinary = ({ operator, left, right }: Extract<WatchFormula, { kind: 'binary' }>): FormulaFault[] => {
  if (operator === '&&' || operator === '||') return [];
  const sides = [left, right];
  if (CALCULATES.has(operator)) {
    return sides.some(isText) ? [{ key: 'textCalculated', params: { name: operator } }] : [];
  }
  // Any source may be compared with null.
  const isAboutNull = sides.some(({ kind }) => kind === 'null');
  const isOrdered = operator !== '==' && operator !== '!=';
  const isWrong = !isAboutNull && (sides.some(isWatchText) || (isOrdered && sides.some(isText)));
  return isWrong ? [{ key: 'textCompared', params: { name: operator } }] : [];
};

/** The faults of a formula in a document of that version, in formula order. */
export const checkFormula = (tree: WatchFormula, version: number): FormulaFault[] => {
  const faults: FormulaFault[] = [];
  visitFormula(tree, (part) => {
    if (part.kind === 'source') faults.push(...ofSource(part.name, version));
    if (part.kind === 'call') faults.push(...ofCall(part, version));
    if (part.kind === 'binary') faults.push(...ofBinary(part));
    if (part.kind === 'unary' && isText(part.operand)) {
      faults.push({ key: 'textCalculated', params: { name: part.operator } });
    }
  });
  return faults;
};

/** The lowest version that supports everything in the formula, at least 1; unknown names require none. */
export const versionOf = (tree: WatchFormula): number => {
  let version = 1;
  visitFormula(tree, (part) => {
    if (part.kind === 'source') version = Math.max(version, watchSource(part.name)?.since ?? 1);
    if (part.kind !== 'call') return;
    const form = functionForms(part.name)?.find(({ takes }) => takes.length === part.args.length);
    version = Math.max(version, form?.since ?? 1);
  });
  return version;
};
