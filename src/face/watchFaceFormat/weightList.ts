// The number list of a weighted stroke, as version 4's pattern defines it: groups of digits, each with one other
// character before its digits, or with one among or after them, and an `f` at its end. Matched in a single pass,
// because a regular expression would try every way to split the digits.

type State = 'start' | 'digits' | 'digitsAfterSign' | 'sign' | 'signAndDigits' | 'end';

const nextOf: Record<State, (kind: 'digit' | 'f' | 'other') => readonly State[]> = {
  start: () => [],
  digits: (kind) => (kind === 'digit' ? ['digits'] : kind === 'f' ? ['end', 'digitsAfterSign'] : ['digitsAfterSign']),
  digitsAfterSign: (kind) => (kind === 'digit' ? ['digitsAfterSign'] : kind === 'f' ? ['end'] : []),
  sign: (kind) => (kind === 'digit' ? ['signAndDigits'] : []),
  signAndDigits: (kind) => (kind === 'digit' ? ['signAndDigits'] : kind === 'f' ? ['end'] : []),
  end: () => [],
};

/** Whether the text is a sequence of such groups. */
export function isTiledByNumbers(text: string): boolean {
  let states = new Set<State>(['start']);
  for (const character of text) {
    if (character === '\n' || character === '\r') return false;
    const kind = /\d/.test(character) ? 'digit' : /[fF]/.test(character) ? 'f' : 'other';
    const next = new Set<State>();
    for (const state of states) {
      for (const following of nextOf[state](kind)) next.add(following);
      // A group may end anywhere except after the character before its digits; the next one may begin with a digit or
      // any other character.
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
