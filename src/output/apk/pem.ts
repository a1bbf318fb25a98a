// PEM texts (RFC 7468): labelled base64 blocks.
import { fromBase64, toBase64 } from '@/bytes/base64';

const LINE = 64;

export interface PemBlock {
  /** The label, such as `CERTIFICATE`. */
  readonly label: string;
  /** Null if damaged. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** Header lines, as in old encrypted keys. */
  readonly head: string;
}

export function writePem(label: string, bytes: Uint8Array): string {
  const lines = toBase64(bytes).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** Lines of a block: optional `Name: value` headers, then base64. */
function blockOf(label: string, lines: readonly string[]): PemBlock {
  const isHead = (line: string) => line.includes(':');
  const bytes = fromBase64(
    lines
      .filter((line) => !isHead(line))
      .join('')
      .replace(/\s+/g, ''),
  );
  return { label, head: lines.filter(isHead).join('\n'), bytes: bytes && bytes.length > 0 ? bytes : null };
}

/** The blocks of a text; other text is ignored. A block without an end is damaged. */
export function readPem(text: string): readonly PemBlock[] {
  const blocks: PemBlock[] = [];
  let open: { label: string; lines: string[] } | null = null;
  for (const line of text.split(/[\r\n]+/)) {
    const [, edge, label = ''] = /^\s*-----(BEGIN|END) ([A-Z0-9 ]{1,40})-----\s*$/.exec(line) ?? [];
    if (edge === 'BEGIN') {
      if (open) blocks.push({ label: open.label, head: '', bytes: null });
      open = { label, lines: [] };
    } else if (edge === 'END') {
      if (open) blocks.push(blockOf(open.label, open.lines));
      open = null;
    } else open?.lines.push(line);
  }
  if (open) blocks.push({ label: open.label, head: '', bytes: null });
  return blocks;
}
