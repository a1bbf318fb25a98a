// Image files whose names count from 0 to 9: complete sets of picture digits, with or without a minus sign.

/** A set of digits among files. */
export interface NamedDigits {
  /** Indexes of the files: 0 to 9, then the minus sign if there is one. */
  members: readonly number[];
  /** Whether the names say nothing but digits. Otherwise they may as well be frames or levels. */
  isClear: boolean;
  /** The expression that the names suggest, such as the hour; null for none. */
  textTag: string | null;
}

const DIGITS = 10;
const WRITTEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const MINUS = /^(?:-|−|minus|negative|neg|dash|hyphen|负号?|負號?|减号?|減號?)$/;

/** Words beside the number in file names of digits. */
const OF_DIGITS = /^(?:num|nums|numbers?|digits?|figures?|n|d|数字?|數字?|数码|數碼)$/;
/** The same in digits of the time, with its expression. */
const OF_TIME: readonly (readonly [RegExp, string])[] = [
  [/^(?:hours?|hr|h|时|時|小时|小時)$/, '#Db#'],
  [/^(?:minutes?|min|m|分|分钟|分鐘)$/, '#DmZ#'],
  [/^(?:seconds?|sec|s|秒)$/, '#DsZ#'],
];
/**
 * Words in names of files that are numbered for another reason: frames of an animation, and values that pick one
 * picture.
 */
const OF_OTHERS =
  /frame|anim|seq|gif|weather|moon|phase|week|month|level|batter|power|step|帧|幀|动画|動畫|天气|天氣|月|周|星期|电|電/;

const plain = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKC')
    .toLowerCase();
const withoutEnds = (text: string) => text.replace(/^[\s._()[\]-]+|[\s._()[\]-]+$/g, '');

interface Numbered {
  /** The name around the number, equal in all files of a set. */
  before: string;
  after: string;
  number: number;
}

function numbered(name: string): Numbered | null {
  const written = WRITTEN.indexOf(name);
  if (written !== -1) return { before: '', after: '', number: written };
  const [, before = '', number, after = ''] = /^(.*\D)?(\d{1,3})(\D*)$/.exec(name) ?? [];
  return number === undefined ? null : { before, after, number: Number(number) };
}

/** Whether a file is the minus sign of the set: its name has a word for it in place of the number. */
function isMinus(name: string, { before, after }: Numbered): boolean {
  if (!name.startsWith(before) || !name.endsWith(after) || name.length <= before.length + after.length) return false;
  const middle = name.slice(before.length, name.length - after.length);
  return MINUS.test(middle) || MINUS.test(withoutEnds(middle));
}

/** The sets of digits among files, by their names. A set that counts beyond 9 has other pictures. */
export function digitsNamed(fileNames: readonly string[]): NamedDigits[] {
  const names = fileNames.map(plain);
  const sets = new Map<string, { like: Numbered; at: Map<number, number>; isBeyond: boolean }>();
  for (const [index, name] of names.entries()) {
    const like = numbered(name);
    if (!like) continue;
    const key = `${like.before}/${like.after}`;
    const set = sets.get(key) ?? { like, at: new Map(), isBeyond: false };
    sets.set(key, set);
    // Two files for one digit, as in `1.png` and `01.png`, are not a set.
    if (like.number >= DIGITS || set.at.has(like.number)) set.isBeyond = true;
    set.at.set(like.number, index);
  }
  return [...sets.values()].flatMap(({ like, at, isBeyond }): NamedDigits[] => {
    const words = withoutEnds(`${withoutEnds(like.before)} ${withoutEnds(like.after)}`);
    if (isBeyond || at.size !== DIGITS || OF_OTHERS.test(words)) return [];
    const minus = names.findIndex((name) => isMinus(name, like));
    const digits = Array.from({ length: DIGITS }, (_, digit) => at.get(digit) ?? -1);
    const ofTime = OF_TIME.find(([pattern]) => pattern.test(words));
    return [
      {
        members: minus === -1 ? digits : [...digits, minus],
        isClear: words === '' || OF_DIGITS.test(words) || ofTime !== undefined,
        textTag: ofTime?.[1] ?? null,
      },
    ];
  });
}
