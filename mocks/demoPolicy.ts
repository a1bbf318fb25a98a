// Numbers of a demo: nobody judges there, so time does, and what comes of it can be seen.
import { defaultPolicy, type Policy } from '@/backend/domain/policy';

export const demoPolicy: Policy = { ...defaultPolicy, buildMs: 4000, reviewMs: 60_000 };
