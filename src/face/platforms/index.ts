// The registry of platforms.
import type { Platform } from '@/schemas/design';
import { android } from './android';
import { falcon } from './falcon';
import type { PlatformPolicy } from './policy';

export const POLICIES = { android, falcon } as const satisfies Record<Platform, PlatformPolicy>;

/** Everything a platform allows and refuses. */
export const policyOf = (platform: Platform): PlatformPolicy => POLICIES[platform];
