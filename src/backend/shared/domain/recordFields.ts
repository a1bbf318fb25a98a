// Fields of stored records.
import { z } from 'zod';
import { JSON_VALUES_MAX } from '@/schemas/limits';

/** A record's key, unless it is made of several. */
export const id = z.string().min(1).max(64);

/** UTC ms. */
export const instant = z.int().min(0);

/** Ids of the pictures in a document. */
export const fileIds = z.array(z.string().max(64)).max(JSON_VALUES_MAX).default([]);

/** A boolean for index filters. */
export const flag = z.enum(['yes', 'no']);
