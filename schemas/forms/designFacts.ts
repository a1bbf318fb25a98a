// What belongs to a whole design beside its name, as its own properties show it.
import { z } from 'zod';
import { colorList } from '../fields';

/** The colours a face is found and shown by (spec 5: at most 15). Stored designs may hold one twice; it is not added twice. */
export const designFactsForm = z.object({ themeColors: colorList({ section: 'theme' }).default([]) });
