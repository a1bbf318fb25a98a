// The data tags that this build and this platform offer.
import { tagsOf } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { build } from '@/service/build/build';
import { tagWords } from './tagTexts';

/** Tags in catalogue order, without those that this build hides or this platform does not show. */
export function offeredTags(policy: Pick<PlatformPolicy, 'offeredTags' | 'hiddenTags'>): DataTag[] {
  return tagsOf('all', { oversea: build.oversea }).filter(
    (tag) => policy.offeredTags.includes(tag.offered) && !policy.hiddenTags.includes(tag.name),
  );
}

/**
 * Whether a tag's code or one of its descriptions contains the search text. Tags that output another language than the
 * panel's are found only by a search.
 */
export function matchesSearch(tag: DataTag, search: string, language: string): boolean {
  const wanted = search.trim().toLowerCase().replaceAll('#', '');
  if (wanted === '') return !tagWords(tag, language).isForeign;
  return [tag.name, tag.desc, tag.descEn].some((text) => text.toLowerCase().includes(wanted));
}
