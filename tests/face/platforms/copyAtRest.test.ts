// The colors that a copy is stored in: the default choice, or the one for watches without choices.
import { expect, it } from 'vitest';
import { colorIn, withRoles } from '@/face/nodes/colorRoles';
import { policyOf } from '@/face/platforms';
import { messagesOf } from '@/face/platforms/conversionNotes';
import { copyAtRest } from '@/face/platforms/copyAtRest';
import { type FaceCopy, platform } from '@/schemas/design';
import { wornCopy } from '@/simulator/controls/wornCopy';
import { faceOf } from '../../output/watchFace/faces';
import { bare } from '../nodes/sampleNodes';

const theme = {
  ...{ id: 'themeColor', roles: [{ id: 'main', name: 'Main' }], chipChoice: 'night' },
  choices: [
    { id: 'day', name: 'Day', colors: ['#ffffff'] },
    { id: 'night', name: 'Night', colors: ['#333333'] },
  ],
};
const text = withRoles(bare('text', { text: 'one', fill: '#ffffff' }), { 'style.fill': 'main' });
const fillOf = ({ normal }: FaceCopy) => colorIn(normal.nodeList.at(-1)!, 'style.fill');

it.each(platform.options)(
  'of %s: the choice that its wearer sees first, in the store, the preview and the report',
  (id) => {
    const copy: FaceCopy = { ...faceOf([text]), platform: id, theme };
    const hasChoices = policyOf(id).packaging === 'watchFace';
    const first = hasChoices ? '#ffffff' : '#333333';
    expect(fillOf(copyAtRest(copy))).toBe(first);
    expect(fillOf(wornCopy(copy, { choiceId: null, picks: {} }))).toBe(first);
    // A watch without choices ignores what was picked for another copy.
    expect(fillOf(wornCopy(copy, { choiceId: 'night', picks: {} }))).toBe('#333333');
    expect(fillOf(wornCopy(copy, { choiceId: 'day', picks: {} }))).toBe(first);
    const notes = messagesOf([], false, copy, policyOf(id)).filter(({ messageKey }) => messageKey === 'themeResolved');
    expect(notes.map(({ params }) => params?.name)).toEqual(hasChoices ? [] : ['Night']);
  },
);

it('is the default choice after the choice of ASR watches was deleted elsewhere', () => {
  const copy: FaceCopy = { ...faceOf([text]), platform: 'falcon', theme: { ...theme, chipChoice: 'gone' } };
  expect(copyAtRest(copy)).toBe(copy);
});
