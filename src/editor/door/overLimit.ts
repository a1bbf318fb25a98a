// What is asked instead of a refusal where layers come in larger than the platform takes them: smaller, a frame, or not at all.
import type { OverLimitChoice } from '@/face/platforms/conversion';
import { asChosen, overLimitLayers } from '@/face/platforms/overLimit';
import type { FaceNode } from '@/schemas/nodes';
import type { EditCommand, EditSituation } from '../commands/defineCommand';

export interface OverLimitQuestion {
  /** Layers about which it is asked. */
  layers: readonly FaceNode[];
  /** Runs the act with those layers as chosen; one without a choice is made smaller. */
  go(choices: ReadonlyMap<string, OverLimitChoice>): void;
}

const SMALLER: OverLimitChoice = { kind: 'scale' };

/** The question that stands for a refusal of these layers; null where nothing could be chosen. */
export function overLimitQuestion<P>(
  situation: EditSituation,
  command: EditCommand<P>,
  payload: P,
  run: (payload: P) => void,
): OverLimitQuestion | null {
  const coming = command.newLayers?.(situation, payload);
  const layers = coming ? overLimitLayers(coming.nodes, situation.policy) : [];
  if (!coming || layers.length === 0) return null;
  const asked = new Set(layers);
  return {
    layers,
    go: (choices) =>
      run(
        coming.with(
          coming.nodes.flatMap((node) =>
            asked.has(node) ? (asChosen(node, choices.get(node.uuid) ?? SMALLER, situation.policy) ?? []) : [node],
          ),
        ),
      ),
  };
}
