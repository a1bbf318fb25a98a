// The kind of package of each platform, without the rest of its policy: small enough for pages that only draw faces.
import type { Packaging } from '@/face/nodes/defineNode';
import type { Platform } from '@/schemas/design';

const PACKAGINGS = { android: 'watchFace', falcon: 'layers' } as const satisfies Record<Platform, Packaging>;

/** The kind of package of a platform. */
export const packagingOf = (platform: Platform): Packaging => PACKAGINGS[platform];
