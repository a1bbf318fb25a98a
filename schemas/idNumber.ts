// Mainland identity card numbers (GB 11643): 17 digits and a check character.
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Without spaces, in ASCII digits with an upper-case X. */
export const normalIdNumber = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

/** 18 characters with a valid check character (docs/rules/backend.md N1). */
export function isIdNumber(text: string): boolean {
  const number = normalIdNumber(text);
  if (!/^[0-9]{17}[0-9X]$/.test(number)) return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(number[at]), 0);
  return number[17] === CHECKS[sum % 11];
}
