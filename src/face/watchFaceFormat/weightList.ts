// The list of numbers of a weighted stroke, as version 4 draws its pattern: pieces of digits, each with one other character
// before its digits, or with one among or after them, and an `f` at its end. Read in one pass: as a regular expression it
// would try every way to cut the digits.

type State = 'start' | 'digits' | 'digitsAfterSign' | 'sign' | 'signAndDigits' | 'end';

const nextOf: Record<State, (kind: 'digit' | 'f' | 'other') => readonly State[]> = {
  start: () => [],
  digits: (kind) => (kind === 'digit' ? ['digits'] : kind === 'f' ? ['end', 'digitsAfterSign'] : ['digitsAfterSign']),
  digitsAfterSign: (kind) => (kind === 'digit' ? ['digitsAfterSign'] : kind === 'f' ? ['end'] : []),
  sign: (kind) => (kind === 'digit' ? ['signAndDigits'] : []),
  signAndDigits: (kind) => (kind === 'digit' ? ['signAndDigits'] : kind === 'f' ? ['end'] : []),
  end: () => [],
};

/** Whether the text is such pieces, one after the other. */
export function isTiledByNumbers(text: string): boolean {
  let states = new Set<State>(['start']);
  for (const character of text) {
    if (character === '\n' || character === '\r') return false;
    const kind = /\d/.test(character) ? 'digit' : /[fF]/.test(character) ? 'f' : 'other';
    const next = new Set<State>();
    for (const state of states) {
      for (const following of nextOf[state](kind)) next.add(following);
      // A piece may end anywhere but after the sign before its digits; a digit begins the next one, and so does anything.
      if (state === 'sign') continue;
      next.add('sign');
      if (kind === 'digit') next.add('digits');
    }
    states = next;
  }
  states.delete('start');
  states.delete('sign');
  return states.size > 0;
}
