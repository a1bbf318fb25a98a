// Which data tags this build and this platform offer to the designer.
import { tagsOf } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { build } from '@/service/build/build';
import { tagWords } from './tagWords';

/** Tags in catalogue order, without those this build hides or this platform does not show. */
export function offeredTags(policy: Pick<PlatformPolicy, 'offeredTags' | 'hiddenTags'>): DataTag[] {
  return tagsOf('all', { oversea: build.oversea }).filter(
    (tag) => policy.offeredTags.includes(tag.offered) && !policy.hiddenTags.includes(tag.name),
  );
}

/**
 * Whether a tag's code or one of its descriptions contains the words searched for. One that writes another language than the
 * panel's is found by searching alone.
 */
export function matchesSearch(tag: DataTag, search: string, language: string): boolean {
  const wanted = search.trim().toLowerCase().replaceAll('#', '');
  if (wanted === '') return !tagWords(tag, language).isForeign;
  return [tag.name, tag.desc, tag.descEn].some((text) => text.toLowerCase().includes(wanted));
}
