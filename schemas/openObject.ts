// Objects of the file format: what this version does not know of them is kept, so that a newer or foreign writer loses nothing.
import { z } from 'zod';

/**
 * An object with these fields; any others pass unread. How many and how deep they are is bounded before a schema sees them
 * (`readDesign`). Its type names the known fields only, so that nobody works on what is merely kept.
 */
export const openObject = <const T extends z.core.$ZodLooseShape>(shape: T): z.ZodObject<T> =>
  z.looseObject(shape) as unknown as z.ZodObject<T>;
