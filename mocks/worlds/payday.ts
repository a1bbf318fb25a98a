// Start time of the payday world: inside a withdrawal window, if the region has one.

import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { windowAt } from '@/backend/shared/domain/calendar';
import type { Region } from '@/schemas/session';
import type { WorldName } from '@/schemas/testers';

const WITHIN_MS = 34 * 3_600_000;

/** The instant to set the clock to when entering a world now; null to keep it. */
export function clockOf(world: WorldName, now: number, region: Region, policy: AccountLimits): number | null {
  const window = world === 'payday' ? windowAt(policy.money[region].rules, now) : null;
  return window === null || window.isOpen ? null : window.from + WITHIN_MS;
}
