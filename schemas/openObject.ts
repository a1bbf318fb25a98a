// Objects of the file format preserve unknown fields, so that data of newer or other writers is not lost.
import { z } from 'zod';

/**
 * An object with these fields; unknown ones pass through. Their number and depth are bounded before validation
 * (`readDesign`). Its type contains only the known fields, so that code cannot use the preserved ones.
 */
export const openObject = <const T extends z.core.$ZodLooseShape>(shape: T): z.ZodObject<T> =>
  z.looseObject(shape) as unknown as z.ZodObject<T>;
