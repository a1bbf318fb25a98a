// The starting designs on offer, in the order they are shown.
import { meridian } from './meridian';
import { pulse } from './pulse';
import type { Template } from './template';

export const TEMPLATES: readonly Template[] = [meridian, pulse];
