// Writes a tree as an XML document that reads back as the same tree.
import type { XmlComment, XmlElement, XmlNode } from './xml';
import { allowed, escapedText, escapedValue, isXmlName } from './xmlCharacters';

export interface XmlWriting {
  /** Spaces for each level; without it nothing stands between elements. An element with text stays in one piece: spaces would be text. */
  readonly indent?: number;
  /** Comments beside the root. */
  readonly before?: readonly XmlComment[];
  readonly after?: readonly XmlComment[];
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** No two dashes within a comment, none at its end. */
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

/** What is still to be written: a node, or text that is ready. `level` is -1 where no layout is wanted. */
type Task = string | { readonly node: XmlNode; readonly level: number };

/**
 * The document, its declaration first. Characters that XML cannot hold are written as U+FFFD.
 * @throws RangeError where an element or attribute has a name that is none.
 */
export function writeXml(root: XmlElement, { indent, before = [], after = [] }: XmlWriting = {}): string {
  const out: string[] = [DECLARATION];
  for (const { text } of before) out.push(comment(text), '\n');
  const lineAt = (level: number) => (indent === undefined || level < 0 ? '' : `\n${' '.repeat(indent * level)}`);
  // A stack of its own: a deep tree cannot overflow it.
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
