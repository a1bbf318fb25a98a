// Each quick fix of the check clears its finding, is one undo step, and does not change the rest of the face.
import { describe, expect, it } from 'vitest';
import { withoutSeconds, withTagFixed } from '@/editor/commands/mendExpression';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { fixTag, halveFrames, hideSeconds, swapPictures } from '@/editor/commands/quickFixes';
import { CLOSED, copyNow, currentCopy, openDesign } from '@/editor/document/editorState';
import { print } from '@/face/dataTags/expression/print';
import { emsOf } from '@/face/nodes/googleComplication/fitText';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { type CheckFinding, NO_FACTS, type QuickFixKind } from '@/output/watchFace/checkFinding';
import { createTextFacts } from '@/packaging/check/textFacts';
import type { FaceCopy } from '@/schemas/design';
import { BROKEN_FACES, type BrokenFace, faceOf, raw, ref } from '../../support/brokenFaces';
import { designOf, rootLayer, Session } from '../support/documents';
import { MEND_ACTS, type MendAct, SMALLER } from '../support/mendActs';

/** An editor with this copy open. */
function opened(copy: FaceCopy): Session {
  const session = new Session([rootLayer()]);
  session.state = openDesign(CLOSED, { ...designOf([rootLayer()]), copies: [copy] }, 0);
  return session;
}
const copyOf = (session: Session): FaceCopy => copyNow(session.state, currentCopy(session.state)!);

/** Texts are measured again after a fix, with approximate widths of Roboto. */
const texts = createTextFacts(emsOf);

const all = ({ facts }: BrokenFace, session: Session): readonly CheckFinding[] =>
  checkCopy(copyOf(session), {
    ...NO_FACTS,
    ...facts,
    ...texts.of(copyOf(session)),
    pictures: { ...facts?.pictures, [SMALLER]: { width: 100, height: 75, bytes: 7, sha: 's', crop: null } },
  }).findings;

const MENDABLE = BROKEN_FACES.flatMap((face) => face.mends.map((kind) => [face.key, kind, face] as const));

describe('one click', () => {
  it.each(MENDABLE)('%s: %s', (key, kind, face) => {
    const session = opened(faceOf(face.normal, face.ambient, face.rest, face.settings));
    if (face.mode === 'ambient') session.run(MODE_COMMANDS.ambient, undefined);
    const before = session.nodes;
    const finding = all(face, session).find((one) => one.key === key)!;
    const mend = finding.mends.find((one) => one.kind === kind)!;
    expect((MEND_ACTS[kind] as MendAct<QuickFixKind>)(session, finding.uuid ?? '', mend)).toBeNull();
    expect(session.nodes).not.toEqual(before);
    // Removing the only layer leaves an empty face, which is another finding.
    const left = all(face, session).filter(({ params }) => params.fault !== 'emptyScene');
    expect(left.filter((one) => one.key === key)).toEqual([]);
    expect(
      left.filter(
        ({ id }) =>
          !all(face, opened(faceOf(face.normal, face.ambient, face.rest, face.settings))).some((one) => one.id === id),
      ),
    ).toEqual([]);
    session.undo();
    expect(session.nodes).toEqual(before);
    session.redo();
    expect(session.nodes).not.toEqual(before);
  });
});

describe('a tag without a source', () => {
  it.each([
    ['#DH#:#WCPM#', 'WCPM', /^#DH#:\(\d+\)$/],
    ['#ZDEVICE#', 'ZDEVICE', /^\(".+"\)$/],
    ['(#CAL# / 2)', 'CAL', /^\(\d+ ?\/ ?2\)$/],
    ['$#DIST#>3?#DIST#:#DH#$', 'DIST', /^\$4\.6 ?> ?3\?\(4\.6\):#DH#\$$/],
  ])('%s is replaced by a value beside other tags', (source, tag, wanted) => {
    expect(print(withTagFixed(source, tag)!)).toMatch(wanted);
  });
  it('is replaced by text if nothing else is shown', () => {
    const session = opened(faceOf([raw('text', 'dust', { textTag: '#ZDEVICE#', text: 'old' })]));
    session.run(fixTag, { uuid: 'dust', path: 'style.textTag', tag: 'ZDEVICE' });
    expect(session.style('dust').textTag).toBe('');
    expect(session.style('dust').text).not.toBe('old');
  });
  it('is replaced by the fixed angle of a layer that it rotates', () => {
    const session = opened(faceOf([raw('text', 'dial', { text: 'A', rotate: '#WWD#' })]));
    session.run(fixTag, { uuid: 'dial', path: 'style.rotate', tag: 'WWD' });
    expect(session.style('dial').rotate === '' || !String(session.style('dial').rotate).includes('#')).toBe(true);
  });
  it('of an icon is replaced beside its style', () => {
    const icon = raw(
      'image',
      'icon',
      { url: ref('a') },
      { type: 'icon', activeIcon: ref('b'), activeWhen: '(#NC# > 0)' },
    );
    const session = opened(faceOf([icon]));
    session.run(fixTag, { uuid: 'icon', path: 'activeWhen', tag: 'NC' });
    expect(session.node('icon')).toMatchObject({ activeWhen: expect.not.stringContaining('#') });
  });
  it('of a locked layer stays, with an announcement', () => {
    const session = opened(faceOf([raw('text', 'dust', { textTag: '#WCPM#', isLock: true })]));
    const refusal = session.run(fixTag, { uuid: 'dust', path: 'style.textTag', tag: 'WCPM' });
    expect(refusal?.messageKey).toBe('locked');
  });
});

describe('seconds', () => {
  it.each([
    ['#DH#:#DmZ#:#DsZ#', '#DH#:#DmZ#'],
    ['#DsZ#', ''],
    ['#DsZ# #DH#', '#DH#'],
    ['#DH#.#DsZ#-#Dm#', '#DH#-#Dm#'],
    ['(#Ds# * 6)', ''],
  ])('change %s to "%s"', (source, left) => expect(withoutSeconds(source)).toBe(left));
  it('remove a hand of always-on', () => {
    const session = opened(faceOf([], [raw('image', 'hand', { url: ref('a') }, { type: 'seconds' })]));
    session.run(MODE_COMMANDS.ambient, undefined);
    session.run(hideSeconds, { uuid: 'hand' });
    expect(session.order).toEqual(['ambient-root']);
  });
});

it('halves frames and doubles their time', () => {
  const imgs = [0, 1, 2, 3, 4].map((index) => ({ url: ref(`f${index}`), fileSize: 1 }));
  const session = opened(faceOf([raw('animation', 'film', { imgs, delayTime: 100 })]));
  session.run(halveFrames, { uuid: 'film' });
  expect(session.style('film')).toMatchObject({ delayTime: 200, imgs: [imgs[0], imgs[2], imgs[4]] });
});

describe('pictures', () => {
  const large = () => raw('image', 'day', { url: ref('shared'), fileSize: 900 });
  it('are replaced in both modes, with their bytes, and restored with one undo', () => {
    const session = opened(faceOf([large()], [{ ...large(), uuid: 'night' }]));
    const before = copyOf(session);
    session.run(swapPictures, { pictures: new Map([[ref('shared'), { url: SMALLER, fileSize: 7 }]]) });
    const shown = (copy: FaceCopy) =>
      [copy.normal.nodeList[1], copy.ambient?.nodeList[1]].map((node) => (node as { style: object }).style);
    for (const style of shown(copyOf(session))) expect(style).toMatchObject({ url: SMALLER, fileSize: 7 });
    session.undo();
    expect(copyOf(session)).toEqual(before);
    session.redo();
    for (const style of shown(copyOf(session))) expect(style).toMatchObject({ url: SMALLER });
  });
  it('that nothing shows are not replaced', () => {
    const session = opened(faceOf([large()]));
    session.run(swapPictures, { pictures: new Map([[ref('other'), { url: SMALLER, fileSize: 7 }]]) });
    expect(session.undos).toBe(0);
  });
});
