// Finds the schema of one field in an object schema, using only public Zod classes.
import { z } from 'zod';

/** The schema under optional, nullable, default and other wrappers. */
function peel(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  )
    return peel(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? peel(schema.in as z.ZodType) : schema;
}

/** The schema at a dotted path, with its wrappers. Throws if there is none; paths come from `describeFields`. */
export function fieldSchema(schema: z.ZodType, path: string): z.ZodType {
  return path.split('.').reduce<z.ZodType>((at, key) => {
    const object = peel(at);
    const next = object instanceof z.ZodObject ? (object.shape[key] as z.ZodType | undefined) : undefined;
    if (!next) throw new Error(`no field ${path}`);
    return next;
  }, schema);
}
