// The registry of platforms.
import type { Design, Platform } from '@/schemas/design';
import { android } from './android';
import { compatibleFalcon, falcon } from './falcon';
import type { PlatformPolicy } from './policy';

export const POLICIES = { android, falcon } as const satisfies Record<Platform, PlatformPolicy>;

/** Policies in a design with copies on both platforms; Wear OS hides the same tags at all times (spec 9). */
const COMPATIBLE = { android, falcon: compatibleFalcon } as const satisfies Record<Platform, PlatformPolicy>;

/** Everything a platform allows and refuses. */
export const policyOf = (platform: Platform): PlatformPolicy => POLICIES[platform];

/** Whether the design has copies on several platforms (compatible mode). */
const isCompatible = ({ copies }: { copies: readonly { platform: Platform }[] }): boolean =>
  new Set(copies.map((copy) => copy.platform)).size > 1;

/** The policy of a platform in this design: in compatible mode fewer tags are shown (spec 9). The same object each time. */
export const policyIn = (
  design: { readonly copies: readonly Pick<Design['copies'][number], 'platform'>[] },
  platform: Platform,
): PlatformPolicy => (isCompatible(design) ? COMPATIBLE : POLICIES)[platform];

/** The policy that a copy for `platform` is made for: the design then has copies on both. */
export const compatiblePolicyOf = (platform: Platform): PlatformPolicy => COMPATIBLE[platform];

/** Platforms that a copy of this one can be made for. */
export const otherPlatforms = (platform: Platform): readonly Platform[] =>
  (Object.keys(POLICIES) as Platform[]).filter((name) => name !== platform);
