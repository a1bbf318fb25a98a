// Formats numbers by a DecimalFormat pattern: `0`, `#`, `,`, `.` and `%`, with plain characters around them.

const PATTERN = /^([^#0,.]*)([#0,]*)(?:\.([#0]*))?([^#0,.]*)$/;
const plain = (around: string) => around.replaceAll("'", '');

/** Rounds half to even like DecimalFormat; a fraction that a double cannot represent exactly is not a tie. */
const rounded = (value: number, places: number): number => {
  const scaled = value * 10 ** places;
  if (!Number.isFinite(scaled) || Math.abs(scaled) > Number.MAX_SAFE_INTEGER) return value;
  const below = Math.floor(scaled);
  const half = scaled - below === 0.5;
  return (half ? below + (below % 2) : Math.round(scaled)) / 10 ** places;
};

/** `numberFormat("0.##", 3.5)` is "3.5"; null for unsupported patterns. Zero has no sign. */
export const numberFormat = (pattern: string, value: number): string | null => {
  const [matched, before = '', whole = '', fraction = '', after = ''] = PATTERN.exec(pattern) ?? [];
  if (matched === undefined || before.length + whole.length + fraction.length === 0) return null;
  const share = after.includes('%') ? value * 100 : value;
  const most = Math.min(fraction.length, 20);
  const least = fraction.lastIndexOf('0') + 1;
  const number = rounded(Math.abs(share), most);
  const [integer = '', decimals = ''] = number.toFixed(most).split('.');
  const significant = decimals.replace(/0+$/, '').padEnd(least, '0');
  const zeros = whole.replace(/[^0]/g, '').length;
  const digits = (integer === '0' && zeros === 0 ? '' : integer).padStart(zeros, '0');
  const grouped = whole.includes(',') ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;
  const sign = share < 0 && number !== 0 ? '-' : '';
  return `${sign}${plain(before)}${grouped}${significant === '' ? '' : `.${significant}`}${plain(after)}`;
};
