// Shadows, glows and outlines that a package leaves out.
import type { FaceNode } from '@/schemas/nodes';
import type { Packaging } from './defineNode';
import { switchedOff } from './effects';
import { exportOutcome } from './index';

/** The layer as a watch with such packages shows it: without the effects that they leave out. Otherwise the same object. */
export const withoutLostEffects = <N extends FaceNode>(node: N, packaging: Packaging): N =>
  switchedOff(node, exportOutcome(node, packaging).lost ?? []);
