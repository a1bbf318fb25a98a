// Templates in display order. One line per template.
import { harbor } from './harbor';
import { meridian } from './meridian';
import { pulse } from './pulse';
import { slab } from './slab';
import { solstice } from './solstice';
import type { Template } from './template';
import { tempo } from './tempo';

export const TEMPLATES: readonly Template[] = [meridian, pulse, solstice, slab, harbor, tempo];
