// Serializes a tree as an XML document that parses to the same tree.
import type { XmlComment, XmlElement, XmlNode } from './xml';
import { allowed, escapedText, escapedValue, isXmlName } from './xmlCharacters';

export interface XmlWriting {
  /**
   * Spaces per level; without it there is no whitespace between elements. An element with text is not indented, because
   * whitespace would become text.
   */
  readonly indent?: number;
  /** Comments beside the root. */
  readonly before?: readonly XmlComment[];
  readonly after?: readonly XmlComment[];
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A comment may not contain two dashes in a row or end in one. */
const comment = (text: string) => `<!--${allowed(text).replace(/-(?=-|$)/g, '- ')}-->`;

function named(name: string): string {
  if (!isXmlName(name)) throw new RangeError(`No name in XML: ${name}`);
  return name;
}

const startOf = ({ name, attributes }: XmlElement) =>
  Object.entries(attributes).reduce(
    (text, [key, value]) => `${text} ${named(key)}="${escapedValue(value)}"`,
    `<${named(name)}`,
  );

/** Pending output: a node, or finished text. `level` is -1 without indentation. */
type Task = string | { readonly node: XmlNode; readonly level: number };

/**
 * The document, starting with its declaration. Characters that XML does not allow become U+FFFD.
 * @throws RangeError if an element or attribute name is invalid.
 */
export function writeXml(root: XmlElement, { indent, before = [], after = [] }: XmlWriting = {}): string {
  const out: string[] = [DECLARATION];
  for (const { text } of before) out.push(comment(text), '\n');
  const lineAt = (level: number) => (indent === undefined || level < 0 ? '' : `\n${' '.repeat(indent * level)}`);
  // An explicit stack, so that a deep tree does not overflow.
  const tasks: Task[] = [{ node: root, level: 0 }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === 'string') {
      out.push(task);
      continue;
    }
    const { node, level } = task;
    if (node.kind === 'text') out.push(escapedText(node.text));
    else if (node.kind === 'comment') out.push(comment(node.text));
    else if (node.children.length === 0) out.push(`${startOf(node)}/>`);
    else {
      const inner = level < 0 || node.children.some(({ kind }) => kind === 'text') ? -1 : level + 1;
      out.push(`${startOf(node)}>`);
      tasks.push(`${inner < 0 ? '' : lineAt(level)}</${node.name}>`);
      for (const child of node.children.toReversed()) tasks.push({ node: child, level: inner }, lineAt(inner));
    }
  }
  for (const { text } of after) out.push('\n', comment(text));
  out.push('\n');
  return out.join('');
}
