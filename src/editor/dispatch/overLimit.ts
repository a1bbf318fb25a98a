// The question to show instead of a refusal when imported layers exceed the platform's size limit: scale down, use a
// frame, or cancel.
import type { OverLimitChoice } from '@/face/platforms/conversion';
import { asChosen, overLimitLayers } from '@/face/platforms/overLimit';
import type { FaceNode } from '@/schemas/nodes';
import type { EditCommand, EditSituation } from '../commands/defineCommand';

export interface OverLimitQuestion {
  /** The layers that exceed the limit. */
  layers: readonly FaceNode[];
  /** Runs the act with the chosen options. Layers without a choice are scaled down. */
  go(choices: ReadonlyMap<string, OverLimitChoice>): void;
}

const SMALLER: OverLimitChoice = { kind: 'scale' };

/** The question to show instead of a refusal of these layers. Null if there is nothing to choose. */
export function overLimitQuestion<P>(
  situation: EditSituation,
  command: EditCommand<P>,
  payload: P,
  run: (payload: P) => void,
): OverLimitQuestion | null {
  const coming = command.newLayers?.(situation, payload);
  const layers = coming ? overLimitLayers(coming.nodes, situation.policy) : [];
  if (!coming || layers.length === 0) return null;
  const uuids = new Set(layers);
  return {
    layers,
    go: (choices) =>
      run(
        coming.with(
          coming.nodes.flatMap((node) =>
            uuids.has(node) ? (asChosen(node, choices.get(node.uuid) ?? SMALLER, situation.policy) ?? []) : [node],
          ),
        ),
      ),
  };
}
