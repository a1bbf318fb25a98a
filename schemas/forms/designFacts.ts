// Form of design properties other than the name.
import { z } from 'zod';
import { colorList } from '../fields';

/**
 * The colours by which a face is found and displayed (spec 5: at most 15). Stored designs may contain duplicates, which
 * are not added again.
 */
export const designFactsForm = z.object({ themeColors: colorList({ section: 'theme' }).default([]) });
