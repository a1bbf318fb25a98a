// Policy of a demo: there are no moderators, so reviews are decided automatically.
import { defaultPolicy, type Policy } from '@/backend/domain/policy';

export const demoPolicy: Policy = { ...defaultPolicy, buildMs: 4000, reviewMs: 60_000 };
