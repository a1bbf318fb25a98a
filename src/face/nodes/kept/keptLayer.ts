// A layer made of a part that is kept.
import { type NodeOf, nodeSchemas } from '@/schemas/nodes';
import type { Resources } from './partResources';

export type KeptLayer = NodeOf<'watch_part'>;

export interface KeptStyle extends Resources {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where it stands as it came, px. */
  fromX: number;
  fromY: number;
  xml: string;
}

/** Null where it is more than one layer may hold. */
export function keptLayer(uuid: string, label: string, style: KeptStyle): KeptLayer | null {
  const parsed = nodeSchemas.watch_part.safeParse({ uuid, label, nodeType: 'watch_part', style });
  return parsed.success ? parsed.data : null;
}
