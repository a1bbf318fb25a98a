// The copies of the design, one per platform: the next one, another platform's, updating and deleting the open one.
import { POLICIES } from '@/face/platforms';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { canAddCopy } from '../document/copies';
import { sourceCopy, type WithCopies } from '../document/diverged';
import { definePort } from './defineCommand';

/** Platforms that the design has no copy for. */
export const offeredPlatforms = (design: WithCopies): readonly PlatformPolicy[] =>
  Object.values(POLICIES).filter(({ platform }) => canAddCopy(design, { platform }));

/** Whether a copy differs from what its source would give now. */
export function canUpdate(design: WithCopies, copyId: string): boolean {
  const copy = design.copies.find(({ id }) => id === copyId);
  return copy !== undefined && copy !== sourceCopy(design) && copy.nodeDataUnsync;
}

export const switchCopy = definePort({
  name: 'switchCopy',
  group: 'view',
  shortcuts: ['C'],
  scope: 'layers',
  enabled: ({ design }) => design.copies.length > 1,
  perform(port, { design, copyId }) {
    const at = design.copies.findIndex(({ id }) => id === copyId);
    const next = design.copies[(at + 1) % design.copies.length];
    if (next) port.openCopy(next.id);
  },
});

export const addCopy = definePort({
  name: 'addCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design }) => offeredPlatforms(design).length > 0,
  perform(port, { design }) {
    const [first] = offeredPlatforms(design);
    if (first) port.askCopy({ kind: 'add', platform: first.platform });
  },
});

export const updateCopy = definePort({
  name: 'updateCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design, copyId }) => canUpdate(design, copyId),
  perform: (port, { copyId }) => port.askCopy({ kind: 'update', copyId }),
});

export const removeCopy = definePort({
  name: 'removeCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design }) => design.copies.length > 1,
  perform: (port, { copyId }) => port.askCopy({ kind: 'remove', copyId }),
});
