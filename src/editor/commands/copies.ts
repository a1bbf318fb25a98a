// Copies of the design, one per platform: show, create, update from the first, delete. The last three ask for
// confirmation.
import { POLICIES } from '@/face/platforms';
import type { ConversionMessage } from '@/face/platforms/conversion';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import type { FaceCopy } from '@/schemas/design';
import * as copies from '../document/copies';
import { sourceCopy, type WithCopies } from '../document/copySync';
import { copyById } from '../document/editorState';
import { defineState } from './defineCommand';
import { copyWords, placeMessages, platformWords } from './placeMessages';
import { lack } from './refuse';
import type { UserMessage } from './userMessages';

/** Platforms for which the design has no copy. */
export const offeredPlatforms = (design: WithCopies): readonly PlatformPolicy[] =>
  Object.values(POLICIES).filter(({ platform }) => copies.canAddCopy(design, { platform }));

/** Whether updating a copy from its source would change it. */
export function canUpdate(design: WithCopies, copyId: string): boolean {
  const copy = design.copies.find(({ id }) => id === copyId);
  return copy !== undefined && copy !== sourceCopy(design) && copy.nodeDataUnsync;
}

/** Shows a copy; its keys cycle through the copies. */
export const switchCopy = defineState<string>({
  name: 'switchCopy',
  group: 'view',
  shortcuts: ['C'],
  scope: 'layers',
  enabled: ({ design }) => design.copies.length > 1,
  lacks: () => lack('oneCopy'),
  fromKeys({ design, copyId }) {
    const at = design.copies.findIndex(({ id }) => id === copyId);
    return design.copies[(at + 1) % design.copies.length]?.id ?? copyId;
  },
  change: copies.switchCopy,
  messages: (_, after) => placeMessages(after),
});

/** A copy converted from another by its platform's rules. */
export interface ConvertedCopy {
  source: FaceCopy;
  copy: FaceCopy;
  messages: readonly ConversionMessage[];
}

const doneMessage = (kind: 'add' | 'update', { source, copy, messages }: ConvertedCopy): readonly UserMessage[] => [
  {
    kind: 'say',
    topic: 'copies',
    words: { key: `editor:copies.${kind}Done`, params: { source: platformWords(source), target: copyWords(copy) } },
  },
  { kind: 'conversion', messages },
];

export const addCopy = defineState<ConvertedCopy>({
  name: 'addCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design }) => offeredPlatforms(design).length > 0,
  lacks: () => lack('everyCopy'),
  exactName({ design }) {
    const [first] = offeredPlatforms(design);
    return first ? { key: 'editor:commandMenu.copyFor', params: { platform: platformWords(first) } } : null;
  },
  byPort(port, { design }) {
    const [first] = offeredPlatforms(design);
    if (first) port.askCopy({ kind: 'add', platform: first.platform });
  },
  change: (state, { copy }) => copies.addCopy(state, copy),
  messages: (_before, _after, made) => doneMessage('add', made),
});

export const updateCopy = defineState<ConvertedCopy>({
  name: 'updateCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design, copyId }) => canUpdate(design, copyId),
  lacks: ({ design, copyId }) => lack(sourceCopy(design)?.id === copyId ? 'copyIsSource' : 'copyUpToDate'),
  byPort: (port, { copyId }) => port.askCopy({ kind: 'update', copyId }),
  change: (state, { copy }, at) => copies.replaceCopy(state, copy.id, copy, { label: 'updateCopy', at }),
  messages: (_before, _after, made) => doneMessage('update', made),
});

/** Deletes the copy with this id. */
export const removeCopy = defineState<string>({
  name: 'removeCopy',
  group: 'file',
  route: 'copiesBar',
  enabled: ({ design }) => design.copies.length > 1,
  lacks: () => lack('lastCopy'),
  byPort: (port, { copyId }) => port.askCopy({ kind: 'remove', copyId }),
  change: copies.removeCopy,
  messages(before, _after, copyId) {
    const copy = copyById(before, copyId);
    const params = copy ? { name: copyWords(copy) } : {};
    return [{ kind: 'say', topic: 'copies', words: { key: 'editor:copies.removed', params } }];
  },
});
