// Last state of the design list, for the next visit (spec 3, routeInfo: listRange, listPlatform, listCurrent).
import { z } from 'zod';
import { platform } from '@/schemas/design';
import { FACE_STATUSES, type faceStatus, LIST_ALL, statusNumber } from '@/schemas/faceStatus';
import { DEFAULT_LIST_PLATFORM } from '@/schemas/limits';

const KEY = 'dialwright.routeInfo';

/** As stored: numbers on the wire, -1 for all. */
const routeFacts = z.object({
  listRange: z
    .int()
    .min(LIST_ALL)
    .max(FACE_STATUSES.length - 1),
  listPlatform: platform.or(z.literal('all')),
  listCurrent: z.int().min(1).max(999_999),
});

export interface RouteInfo {
  status: z.output<typeof faceStatus> | 'all';
  platform: z.output<typeof platform> | 'all';
  /** From 1. */
  page: number;
}

const START: RouteInfo = { status: 'all', platform: DEFAULT_LIST_PLATFORM, page: 1 };

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by policy: accessing the property itself throws.
  }
}

/** The list's last state on this device; by default the first page of smartwatch designs (spec 9). */
export function readRouteInfo(): RouteInfo {
  const noted = storage()?.getItem(KEY);
  if (!noted) return START;
  try {
    const { listRange, listPlatform, listCurrent } = routeFacts.parse(JSON.parse(noted));
    return { status: FACE_STATUSES[listRange] ?? 'all', platform: listPlatform, page: listCurrent };
  } catch {
    return START; // Written by another version.
  }
}

export function keepRouteInfo({ status, platform: listPlatform, page }: RouteInfo): void {
  const listRange = status === 'all' ? LIST_ALL : statusNumber(status);
  try {
    storage()?.setItem(KEY, JSON.stringify({ listRange, listPlatform, listCurrent: page }));
  } catch (error) {
    console.info('The place in the list could not be noted.', error);
  }
}
