// The registry of platforms.
import type { Design, Platform } from '@/schemas/design';
import { android } from './android';
import { compatibleFalcon, falcon } from './falcon';
import type { PlatformPolicy } from './platformPolicy';

export const POLICIES = { android, falcon } as const satisfies Record<Platform, PlatformPolicy>;

/** Policies in a design with copies on both platforms; Wear OS always hides the same tags (spec 9). */
const COMPATIBLE = { android, falcon: compatibleFalcon } as const satisfies Record<Platform, PlatformPolicy>;

/** The policy of a platform. */
export const policyOf = (platform: Platform): PlatformPolicy => POLICIES[platform];

/** Whether the design has copies on several platforms (compatible mode). */
const isCompatible = ({ copies }: { copies: readonly { platform: Platform }[] }): boolean =>
  new Set(copies.map((copy) => copy.platform)).size > 1;

/** The policy of a platform in this design: compatible mode hides more tags (spec 9). Always the same object. */
export const policyIn = (
  design: { readonly copies: readonly Pick<Design['copies'][number], 'platform'>[] },
  platform: Platform,
): PlatformPolicy => (isCompatible(design) ? COMPATIBLE : POLICIES)[platform];

/** The policy for creating a copy for `platform`, after which the design has copies on both. */
export const compatiblePolicyOf = (platform: Platform): PlatformPolicy => COMPATIBLE[platform];

/** Platforms to which a copy of this one can be converted. */
export const otherPlatforms = (platform: Platform): readonly Platform[] =>
  (Object.keys(POLICIES) as Platform[]).filter((name) => name !== platform);
