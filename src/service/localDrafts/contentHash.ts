// A fast hash of a stored document that detects damaged records. Not for security.
import type { Design } from '@/schemas/design';
import { designContent } from '@/schemas/savedFacts';

/**
 * 64 bits of `text` as 16 hex digits (cyrb53's mixing, over UTF-16 units). Synchronous, so that a closing page can use
 * it.
 */
export function contentHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return hex(high) + hex(low);
}

/**
 * Hash of a design's content, independent of key order and of what a save derives from the content: the server may return
 * another order and adds those fields.
 */
export function documentHash(design: Design): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return contentHash(JSON.stringify(designContent(design), sorted));
}
