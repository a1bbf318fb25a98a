// Policy of a demo: there are no moderators, so reviews are decided automatically.
import { defaultLimits, type AccountLimits } from '@/backend/domain/policy';

export const demoPolicy: AccountLimits = { ...defaultLimits, buildMs: 4000, reviewMs: 60_000 };
