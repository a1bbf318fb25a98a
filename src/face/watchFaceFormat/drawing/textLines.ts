// Lines of a text in its box: broken between words, cut if there are too many, with an ellipsis if enabled.
import { emsOf } from './advances';

export interface LineRoom {
  /** Width of the box in ems of the font. */
  ems: number;
  /** Between letters, ems. */
  spacing: number;
  /** Maximum number of lines. */
  most: number;
  ellipsis: boolean;
}

const ELLIPSIS = '…';
/** Uncertainty of estimated widths, ems; text within it counts as fitting. */
const TOLERANCE = 0.05;

/** As much of a line as fits beside an ellipsis. */
function cut(line: string, { ems, spacing }: LineRoom): string {
  let fitting = '';
  let width = emsOf(ELLIPSIS);
  for (const letter of line) {
    width += emsOf(letter) + spacing;
    if (width > ems) break;
    fitting += letter;
  }
  return fitting.trimEnd() + ELLIPSIS;
}

/** Breaks before Han characters and after spaces. */
const WORDS = /\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu;

function broken(line: string, { ems, spacing }: LineRoom): string[] {
  const lines: string[] = [];
  let now = '';
  for (const [word] of line.matchAll(WORDS)) {
    if (now !== '' && emsOf((now + word).trimEnd(), spacing) > ems + TOLERANCE) {
      lines.push(now.trimEnd());
      now = '';
    }
    now += word;
  }
  return [...lines, now.trimEnd()];
}

/** Letters that are looked at. */
const LONGEST = 2000;

/**
 * The lines of a text. A single line is never broken; if it is wider than its box it is cut off or ends in an ellipsis.
 */
export function textLines(text: string, room: LineRoom): string[] {
  const typed = text.slice(0, LONGEST).split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = room.most === 1 ? typed : typed.flatMap((line) => broken(line, room));
  const shown = lines.slice(0, room.most);
  if (!room.ellipsis) return shown;
  return shown.map((line, index) => {
    const isCut = index === room.most - 1 && lines.length > room.most && room.most > 1;
    if (isCut) return cut(line, room);
    return emsOf(line, room.spacing) > room.ems + TOLERANCE ? cut(line, room) : line;
  });
}
