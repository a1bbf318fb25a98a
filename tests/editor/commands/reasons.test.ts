// Why a command is disabled: in every situation each disabled command gives a reason, and the reason is true.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { type Command, type EditSituation, reasonOfDisabled } from '@/editor/commands/defineCommand';
import { toggleLock } from '@/editor/commands/flags';
import { boxOf, isFixed, isLocked, isPinned } from '@/editor/commands/layerFacts';
import { showAmbient } from '@/editor/commands/modes';
import { isGroup, pathOf, playbackOf, shadowOfLayer, wordsOf } from '@/face/nodes';
import { effectOfLayer } from '@/face/nodes/effectOfLayer';
import { parentOf } from '@/face/nodes/layerTree';
import en from '@/locales/en/rules.json';
import { backgroundLayer, imageLayer, rootLayer, Session, textLayer, unknownLayer } from '../support/documents';

const layers = () => [
  rootLayer(),
  backgroundLayer(),
  imageLayer('picture'),
  unknownLayer('kept'),
  textLayer('locked', { isLock: true }),
  textLayer('text'),
];
const face = (...selection: string[]) => new Session(layers()).select(...selection);
const ambient = (session: Session) => {
  session.run(showAmbient, undefined);
  return session;
};
const edited = (session: Session) => {
  session.run(toggleLock, { uuids: ['picture'] });
  return session;
};

const SITUATIONS: Record<string, Session> = {
  'an empty design': new Session([rootLayer()]),
  'nothing selected': face(),
  'a text': face('text'),
  'a picture': face('picture'),
  'a locked layer': face('locked'),
  'the background image': face('photo'),
  'a kept part': face('kept'),
  'several layers': face('picture', 'text'),
  'always-on with nothing selected': ambient(face()),
  'always-on with a text': ambient(face()).select('text'),
  'after an edit': edited(face('text')),
};

const free = ({ selected }: EditSituation) => selected.filter((node) => !isFixed(node));

/** When each reason is true. */
const TRUE_WHEN: Record<string, (situation: EditSituation, command: Command) => boolean> = {
  selectFirst: ({ selection }) => selection.length === 0,
  nothingSelected: ({ selection }) => selection.length === 0,
  deselectFirst: ({ selection }) => selection.length > 0,
  selectOne: ({ selected }) => selected.length > 1,
  selectThree: ({ selected }) => selected.filter((node) => !isLocked(node)).length < 3,
  fixedLayer: ({ selected }) => selected.length > 0 && selected.every(isFixed),
  locked: ({ selected }) => selected.some(isLocked),
  noLayers: ({ nodes }) => nodes.every(isFixed),
  noWords: ({ selected }) => selected.every((node) => wordsOf(node) === null),
  noPath: ({ selected }) => selected.every((node) => pathOf(node) === null),
  noAnimation: ({ selected }) => selected.every((node) => playbackOf(node) === null),
  noPlace: (situation) => free(situation).every((node) => boxOf(node) === null),
  noGuides: ({ view }) => view.guides.xs.length + view.guides.ys.length === 0,
  keptLayer: ({ selected }) => selected.some(({ uuid }) => uuid === 'kept'),
  noLetters: ({ selected }) => selected.every((node) => effectOfLayer(node, 'outline') === null),
  noShadow: ({ selected }) => selected.every((node) => shadowOfLayer(node) === null),
  alreadyNormal: ({ mode }) => mode === 'normal',
  alreadyAmbient: ({ mode }) => mode === 'ambient',
  nothingToUndo: ({ canUndo }) => !canUndo,
  nothingToRedo: ({ canRedo }) => !canRedo,
  oneCopy: ({ design }) => design.copies.length === 1,
  lastCopy: ({ design }) => design.copies.length === 1,
  everyCopy: ({ design }) => new Set(design.copies.map(({ platform }) => platform)).size > 1,
  copyIsSource: ({ design, copyId }) => design.copies[0]?.id === copyId,
  copyUpToDate: ({ design, copyId }) => design.copies.find(({ id }) => id === copyId)?.nodeDataUnsync === false,
  alreadyTop: ({ nodes, selected }) => selected.at(-1) === nodes.at(-1),
  belowBackground: ({ nodes }) => nodes.some(isPinned),
  noGroup: ({ selected }) => !selected.some(isGroup),
  noGroupAbove: ({ nodes }) => !nodes.some(isGroup),
  notInGroup: ({ nodes, selected }) => selected.every((node) => parentOf(nodes, node) === null),
  backgroundStays: ({ selected }) => selected.some(isPinned),
};

const canBeDisabled = COMMANDS.filter((command) => command.enabled);

describe.each(Object.entries(SITUATIONS))('with %s', (_, session) => {
  it.each(canBeDisabled.map((command) => [command.name, command] as const))('%s', (__, command) => {
    const { situation } = session;
    const reason = reasonOfDisabled(command, situation);
    expect(reason === null).toBe(command.enabled?.(situation) !== false);
    if (!reason) return;
    expect(Object.keys(TRUE_WHEN)).toContain(reason.messageKey);
    expect(TRUE_WHEN[reason.messageKey]?.(situation, command), reason.messageKey).toBe(true);
    expect(en.refusals).toHaveProperty(reason.messageKey);
  });
});

it('the modes and the copies give reasons of their own', () => {
  const reasonIn = (session: Session, name: string) =>
    reasonOfDisabled(COMMANDS.find((command) => command.name === name)!, session.situation)?.messageKey;
  expect(reasonIn(SITUATIONS['nothing selected']!, 'showNormal')).toBe('alreadyNormal');
  expect(reasonIn(SITUATIONS['always-on with nothing selected']!, 'showAmbient')).toBe('alreadyAmbient');
  expect(reasonIn(SITUATIONS['nothing selected']!, 'switchCopy')).toBe('oneCopy');
  expect(reasonIn(SITUATIONS['nothing selected']!, 'removeCopy')).toBe('lastCopy');
});

it('every command that can be disabled is disabled in one of the situations', () => {
  const never = canBeDisabled.filter((command) =>
    Object.values(SITUATIONS).every(({ situation }) => command.enabled?.(situation) !== false),
  );
  // A new design lacks the copy for the other watch.
  expect(never.map(({ name }) => name)).toEqual(['addCopy']);
});
