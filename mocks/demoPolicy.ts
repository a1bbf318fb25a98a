// Policy of a demo: there are no moderators, so reviews are decided automatically.
import { type AccountLimits, defaultLimits } from '@/backend/shared/domain/accountLimits';

export const demoPolicy: AccountLimits = { ...defaultLimits, buildMs: 4000, reviewMs: 60_000 };
