// Which data tags this build and this platform offer to the designer.
import { tagsOf } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { build } from '@/service/build/build';

/** Tags in catalogue order, without those this build hides or this platform does not show. */
export function offeredTags(policy: Pick<PlatformPolicy, 'offeredTags' | 'hiddenTags'>): DataTag[] {
  return tagsOf('all', { oversea: build.oversea }).filter(
    (tag) => policy.offeredTags.includes(tag.offered) && !policy.hiddenTags.includes(tag.name),
  );
}

/** Whether a tag's name or one of its descriptions contains the words searched for. */
export function matchesSearch(tag: DataTag, search: string): boolean {
  const wanted = search.trim().toLowerCase().replaceAll('#', '');
  return [tag.name, tag.desc, tag.descEn].some((text) => text.toLowerCase().includes(wanted));
}
