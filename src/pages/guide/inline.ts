// Parses the inline part of the guide's Markdown subset: bold, code, links, and tokens in double braces that refer to
// parts of the product.
import { type GuidePageId, guidePage } from './guidePages';

export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'page'; text: string; page: GuidePageId; heading: string | null }
  | { kind: 'route'; text: string; to: string }
  /** An interface text by namespace and key: `editor:commands.save`. */
  | { kind: 'ui'; key: string }
  /** Keys of a registry command, by its name. */
  | { kind: 'keys'; command: string }
  /** A constant of `schemas/limits.ts`, by its path, and its unit. */
  | { kind: 'limit'; path: string; unit: string }
  /** A data tag by its name, without hashes. */
  | { kind: 'tag'; name: string };

/** The text violates the format, and its author must correct it. */
export class GuideFault extends Error {
  override name = 'GuideFault';
}

const TOKEN = /\{\{(\w+):([^}]+)\}\}|\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

function named(kind: string, value: string): Inline {
  if (kind === 'ui') return { kind: 'ui', key: value };
  if (kind === 'keys') return { kind: 'keys', command: value };
  if (kind === 'tag') return { kind: 'tag', name: value };
  if (kind === 'limit') {
    const [path = '', unit = 'number'] = value.split(' ');
    return { kind: 'limit', path, unit };
  }
  throw new GuideFault(`There is no token {{${kind}:…}}.`);
}

function link(text: string, target: string): Inline {
  if (target.startsWith('/')) return { kind: 'route', text, to: target };
  const [name = '', heading] = target.split('#');
  const page = guidePage(name);
  if (!page) throw new GuideFault(`[${text}](${target}) leads to no page of the guide.`);
  return { kind: 'page', text, page, heading: heading ?? null };
}

/** Throws `GuideFault`. */
export function readInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [whole, kind, value = '', strong, code, text, target = ''] = match;
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    if (kind) parts.push(named(kind, value));
    else if (strong) parts.push({ kind: 'strong', text: strong });
    else if (code) parts.push({ kind: 'code', text: code });
    else if (text) parts.push(link(text, target));
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}
