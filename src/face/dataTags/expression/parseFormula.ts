// Parses the content of parentheses: operators by precedence, calls, values.
import { type ConditionNode, type Formula, FUNCTIONS, OPERATOR_LEVELS, type Operator } from './ast';
import { isFunctionName, type Scanner, stop } from './scan';

/** Spellings of the operators, longer ones first; `=` is Facer's `==`. */
const SPELLINGS: readonly (readonly [spelling: string, operator: Operator])[] = [
  ['||', 'or'],
  ['or', 'or'],
  ['&&', 'and'],
  ['and', 'and'],
  ['==', '=='],
  ['=', '=='],
  ['!=', '!='],
  ['<=', '<='],
  ['<', '<'],
  ['>=', '>='],
  ['>', '>'],
  ['+', '+'],
  ['-', '-'],
  ['*', '*'],
  ['/', '/'],
  ['%', '%'],
];

const LEVEL_OF = new Map<Operator, number>(
  OPERATOR_LEVELS.flatMap((operators, level) => operators.map((operator): [Operator, number] => [operator, level])),
);

/**
 * Parse functions over one scanner. `condition` parses a condition whose `$` is next. `formula(true)` parses the test
 * of a condition; there an unparenthesised condition counts two levels, because its canonical print has parentheses.
 */
export const formulaReader = (scanner: Scanner, condition: () => ConditionNode) => {
  const operatorHere = (): readonly [spelling: string, operator: Operator] | undefined => {
    const word = scanner.word();
    return SPELLINGS.find(([spelling]) => {
      if (word !== '') return word === spelling;
      return spelling === scanner.peek() || spelling === scanner.peek() + scanner.peek(1);
    });
  };

  const level = (lowest: number, isTest: boolean): Formula => {
    if (lowest === OPERATOR_LEVELS.length) return unary(isTest);
    let left = level(lowest + 1, isTest);
    for (;;) {
      scanner.skipSpace();
      const operator = operatorHere();
      if (!operator || LEVEL_OF.get(operator[1]) !== lowest) return left;
      scanner.move(operator[0].length);
      left = { kind: 'binary', operator: operator[1], left, right: level(lowest + 1, isTest) };
    }
  };

  const unary = (isTest: boolean): Formula => {
    scanner.skipSpace();
    if (scanner.peek() !== '-') return value(isTest);
    scanner.enter(scanner.at());
    scanner.move(1);
    const operand = unary(isTest);
    scanner.leave();
    return { kind: 'negate', operand };
  };

  const value = (isTest: boolean): Formula => {
    const at = scanner.at();
    const next = scanner.peek();
    if (scanner.numberFollows()) return { kind: 'number', value: scanner.number() };
    if (next === '"') return { kind: 'string', value: scanner.string() };
    if (next === '#') return scanner.tag();
    if (next === '(') return bracketed();
    if (next === '$') {
      if (!isTest) return condition();
      scanner.enter(at);
      const inner = condition();
      scanner.leave();
      return inner;
    }
    const word = scanner.anyWord();
    if (word === '' || word === 'and' || word === 'or') throw stop('missingValue', at, word.length || next.length);
    if (word === 'true' || word === 'false') {
      scanner.move(word.length);
      return { kind: 'boolean', value: word === 'true' };
    }
    return call();
  };

  const bracketed = (): Formula => {
    const open = scanner.at();
    scanner.enter(open);
    scanner.move(1);
    const inner = level(0, false);
    scanner.closeBracket(open);
    scanner.leave();
    return inner;
  };

  const call = (): Formula => {
    const at = scanner.at();
    const name = scanner.anyWord();
    scanner.move(name.length);
    scanner.skipSpace();
    const open = scanner.at();
    const hasBracket = scanner.peek() === '(';
    if (!isFunctionName(name))
      throw stop(hasBracket ? 'unknownFunction' : 'unknownWord', at, name.length, { word: name });
    if (!hasBracket) throw stop('functionNeedsBracket', at, name.length, { word: name });
    scanner.enter(open);
    scanner.move(1);
    const args: Formula[] = [];
    scanner.skipSpace();
    if (scanner.peek() !== ')') {
      args.push(level(0, false));
      for (scanner.skipSpace(); scanner.peek() === ','; scanner.skipSpace()) {
        scanner.move(1);
        args.push(level(0, false));
      }
    }
    scanner.closeBracket(open);
    scanner.leave();
    const [least, most] = FUNCTIONS[name];
    if (args.length < least || args.length > most) {
      const expected = least === most ? String(least) : `${least}–${most}`;
      throw stop('argumentCount', at, scanner.at() - at, { word: name, expected, found: args.length });
    }
    return { kind: 'call', name, args };
  };

  return { formula: (isTest: boolean): Formula => level(0, isTest), call };
};
