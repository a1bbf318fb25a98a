// Evaluates typed sums: + - * / and parentheses, with a custom parser. Never runs text as code.

/** Longer texts are not sums; the limit bounds the parser's depth. */
const SUM_LENGTH_MAX = 100;

/** Normalizes full-width characters, typographic operators and decimal commas. */
const plainText = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(',', '.').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');

/** Digits with an optional exponent, such as `1e3`. */
const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;

/** Parses from the left; `failed` is set at the first invalid character. */
class SumReader {
  #rest: string;
  constructor(text: string) {
    this.#rest = text;
  }

  /** Consumes the next character if it is one of these. */
  #take(characters: string): string | null {
    this.#rest = this.#rest.trimStart();
    const [next = ''] = this.#rest;
    if (next === '' || !characters.includes(next)) return null;
    this.#rest = this.#rest.slice(1);
    return next;
  }

  #sum(): number {
    let value = this.#product();
    for (let sign = this.#take('+-'); sign; sign = this.#take('+-')) {
      const term = this.#product();
      value = sign === '+' ? value + term : value - term;
    }
    return value;
  }

  #product(): number {
    let value = this.#factor();
    for (let sign = this.#take('*/'); sign; sign = this.#take('*/')) {
      const factor = this.#factor();
      value = sign === '*' ? value * factor : value / factor;
    }
    return value;
  }

  #factor(): number {
    const sign = this.#take('+-');
    if (sign) return sign === '-' ? -this.#factor() : this.#factor();
    if (this.#take('(')) {
      const value = this.#sum();
      return this.#take(')') ? value : Number.NaN;
    }
    const [digits] = NUMBER.exec(this.#rest) ?? [];
    if (digits === undefined) return Number.NaN;
    this.#rest = this.#rest.slice(digits.length);
    return Number(digits);
  }

  /** NaN if a part is missing, input remains, or on division by zero. */
  read(): number {
    const value = this.#sum();
    return this.#rest.trim() === '' && Number.isFinite(value) ? value : Number.NaN;
  }
}

/** Value of a number or a sum such as `(100+25)*2`; NaN for any other text. */
export function readSum(text: string): number {
  const plain = plainText(text);
  return plain.length > SUM_LENGTH_MAX ? Number.NaN : new SumReader(plain).read();
}

/** Whether further typing could complete the text to a sum: it ends with an operator, or a parenthesis is open. */
export function isUnfinishedSum(text: string): boolean {
  const plain = plainText(text);
  if (!/[-+*/(]/.test(plain) || !Number.isNaN(readSum(plain))) return false;
  const open = plain.replace(/[^(]/g, '').length - plain.replace(/[^)]/g, '').length;
  const ending = /[-+*/(]\s*$/.test(plain) ? '1' : '';
  return open >= 0 && !Number.isNaN(readSum(plain + ending + ')'.repeat(open)));
}
