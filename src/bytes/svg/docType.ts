// Removes the document type of an SVG and expands its internal entities. External entities are never loaded.
import { prologOf } from './svgText';

/** A comment, or a general entity with a value of its own. Parameter entities and external ones do not match. */
const ENTITY = /<!--|<!ENTITY\s+([^\s%"'<>&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
/** The start of a comment or a CDATA section, or a reference by name. */
const REFERENCE = /<!--|<!\[CDATA\[|&([^\s#&;<]{1,60});/g;
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Maximum levels of entities within entities. */
const LEVELS_MAX = 16;

/** Matches outside comments and CDATA sections. */
function* matchesOutside(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const own = new RegExp(pattern);
  for (let match = own.exec(text); match; match = own.exec(text)) {
    if (match[1] !== undefined) {
      yield match;
      continue;
    }
    const end = text.indexOf(match[0] === '<!--' ? '-->' : ']]>', own.lastIndex);
    if (end < 0) return;
    own.lastIndex = end;
  }
}

/** Quotes in a plain value are text, also where the value is part of an attribute. */
const quoted = (value: string) =>
  value.includes('<') ? value : value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');

function entitiesIn(docType: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of matchesOutside(ENTITY, docType)) {
    // The first declaration of a name counts (XML 1.0, 4.2).
    if (!PREDEFINED.has(name) && !entities.has(name)) entities.set(name, quoted(double ?? single ?? ''));
  }
  return entities;
}

/** The entities of one document; `left` counts down the characters that they may still add. */
class Expansion {
  constructor(
    private readonly entities: ReadonlyMap<string, string>,
    private left: number,
  ) {}

  /** Unknown names are kept, so that the XML parser reports them. Null if the result is too long or nested. */
  expand(text: string, level = 0): string | null {
    const parts: string[] = [];
    let at = 0;
    for (const { 0: whole, 1: name = '', index } of matchesOutside(REFERENCE, text)) {
      const value = this.entities.get(name);
      if (value === undefined) continue;
      // Each reference counts, so that empty entities are bounded too.
      this.left -= Math.max(1, value.length);
      const inner = level < LEVELS_MAX && this.left >= 0 ? this.expand(value, level + 1) : null;
      if (inner === null) return null;
      parts.push(text.slice(at, index), inner);
      at = index + whole.length;
    }
    parts.push(text.slice(at));
    return parts.join('');
  }
}

/**
 * The document without its document type, with internal entities expanded. Null if they would add more than `most`
 * characters.
 */
export function withoutDocType(text: string, most: number): string | null {
  const { docType } = prologOf(text);
  if (!docType) return text;
  const entities = entitiesIn(text.slice(docType.start, docType.end));
  const rest = text.slice(0, docType.start) + text.slice(docType.end);
  return entities.size === 0 ? rest : new Expansion(entities, most).expand(rest);
}
