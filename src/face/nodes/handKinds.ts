// The kinds of hands.

import { HAND_TAGS } from '@/schemas/motion';

export type HandKind = keyof typeof HAND_TAGS;

export const isHandKind = (kind: string): kind is HandKind => Object.hasOwn(HAND_TAGS, kind);
