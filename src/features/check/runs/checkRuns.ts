// Checks the open copy in a worker after a pause in edits, never during a drag.

import type { CheckState } from '@/editor/dispatch/checkResults';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { canvasOf, copyNow, currentCopy } from '@/editor/document/editorState';
import { STILL_LIT_MAX } from '@/face/seen/limits';
import type { CheckFacts, CheckFinding } from '@/output/watchFace/checkFinding';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { stillLayers } from '@/output/watchFace/checkStill';
import { type Checker, createChecker } from '@/packaging/check/checker';
import { createFaceFacts } from '@/packaging/check/faceFacts';
import { createSeenOfCopy } from '@/packaging/check/seenOfCopy';
import { createTextFacts } from '@/packaging/check/textFacts';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FontService } from '@/service/fonts/fontService';
import { measureLit } from '@/simulator/measureLit';
import { shownNodes } from '@/simulator/shownNodes';
import { whenIdle } from '@/ui/whenIdle';
import { brightestShare } from './brightestChoices';

/** Length of the pause in ms. */
const PAUSE_MS = 500;

type Fonts = Pick<FontService, 'get' | 'subscribe'> | null;

const sameList = (one: readonly FaceNode[], other: readonly FaceNode[]): boolean =>
  one.length === other.length && one.every((node, index) => node === other[index]);

interface LitShares {
  /** With the brightest choices. */
  lit: number | null;
  /** Of the layers that never change. */
  still: number | null;
}

const NOT_LIT: LitShares = { lit: null, still: null };

/** The lit shares of a copy's always-on mode, recalculated when its layers change. Null without always-on. */
function createLitCount(store: EditorReduxStore, fonts: Fonts) {
  let last: { nodes: readonly FaceNode[]; options: FaceCopy['options']; shares: LitShares } | null = null;
  return async (copy: FaceCopy, signal: AbortSignal): Promise<LitShares> => {
    if (!copy.ambient) return NOT_LIT;
    const nodes = shownNodes(copy, 'ambient');
    if (last && last.options === copy.options && sameList(last.nodes, nodes)) return last.shares;
    const canvas = canvasOf(copy);
    const face = {
      canvas,
      rest: copy.watchFace,
      ...{ fonts: fonts?.get().fonts ?? [], loadPictures: store.desk.loadPictures },
    };
    try {
      const lit = await brightestShare(copy, (one) =>
        measureLit({ ...face, nodes: shownNodes(one, 'ambient') }, signal),
      );
      // Still layers light no more than all of them, so most faces need no second picture.
      const still = lit > STILL_LIT_MAX ? await measureLit({ ...face, nodes: stillLayers(nodes) }, signal) : null;
      const shares = { lit, still };
      last = { nodes, options: copy.options, shares };
      return shares;
    } catch (error) {
      if (!signal.aborted) console.info('The lit pixels could not be counted.', error);
      return NOT_LIT;
    }
  };
}

/** Follows the store until it is stopped. */
export function startCheckRuns(store: EditorReduxStore, fonts: Fonts, checker: Checker = createChecker()): () => void {
  const { check: board } = store.desk;
  const facts = createFaceFacts();
  const texts = createTextFacts();
  const countLit = createLitCount(store, fonts);
  let run = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  let isPressed = false;
  let isDue = false;
  /** Measurements that continue when the pointer is released. */
  let waiting: (() => void)[] = [];
  const calm = () =>
    new Promise<void>((resolve) => {
      const attempt = () => void whenIdle(() => (isPressed ? waiting.push(attempt) : resolve()));
      attempt();
    });
  const seen = createSeenOfCopy({
    fonts: () => fonts?.get().fonts ?? [],
    loadPictures: store.desk.loadPictures,
    calm,
  });

  const copyOpen = (): FaceCopy | null => {
    const { editor } = store.getState();
    const copy = currentCopy(editor);
    return copy ? copyNow(editor, copy) : null;
  };

  const perform = async () => {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    const copy = copyOpen();
    if (!copy) return;
    const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
    try {
      const ofFiles = await facts.of(copy, families, fonts?.get() ?? { fonts: [], list: 'loading' });
      if (signal.aborted) return;
      const faceFacts = { ...ofFiles, ...texts.of(copy) };
      const lit = await countLit(copy, signal);
      if (signal.aborted) return;
      const tell = async (seenNow: CheckFacts['seen'] | null, state: CheckState['seen']) => {
        const check = await checker.check(copy, { ...faceFacts, ...lit, ...(seenNow && { seen: seenNow }) });
        if (!signal.aborted) board.tell({ status: 'checked', copyId: copy.id, check, seen: state });
      };
      // Measuring is slow, so report the other findings first, with the last measurements of unchanged layers.
      const isRead = board.readers.get() > 0;
      await tell(seen.stillTrue(copy), isRead ? 'measuring' : 'off');
      // The list may have been opened meanwhile.
      if (signal.aborted || board.readers.get() === 0) return;
      if (!isRead) board.tell({ ...board.get(), seen: 'measuring' });
      const measured = await seen.measure(copy, signal);
      if (!signal.aborted) await tell(measured, measured ? 'measured' : 'failed');
    } catch (error) {
      if (signal.aborted) return;
      console.info('The face could not be checked.', error);
      board.tell({ status: 'failed', copyId: copy.id, check: null, seen: 'off' });
    }
  };
  const due = () => {
    isDue = isPressed;
    if (isPressed) return;
    cancelIdle();
    cancelIdle = whenIdle(() => void perform());
  };
  const soon = () => {
    // The face changed during the check.
    run.abort();
    cancelIdle();
    clearTimeout(timer);
    timer = setTimeout(due, PAUSE_MS);
  };
  const press = () => {
    isPressed = true;
  };
  const letGo = () => {
    isPressed = false;
    const continued = waiting;
    waiting = [];
    for (const attempt of continued) attempt();
    if (isDue) due();
  };

  /** Removes the findings of deleted layers at once. */
  const dropDeleted = () => {
    const now = board.get();
    const copy = copyOpen();
    if (!now.check || copy?.id !== now.copyId) return;
    const there = new Set(layersOf(copy).map(({ mode, node }) => `${mode} ${node.uuid}`));
    const isThere = ({ mode, uuid, inBoth }: CheckFinding) =>
      uuid === null || there.has(`${mode} ${uuid}`) || (inBoth === true && there.has(`ambient ${uuid}`));
    const [findings, meant] = [now.check.findings.filter(isThere), now.check.meant.filter(isThere)];
    const isLess = findings.length + meant.length < now.check.findings.length + now.check.meant.length;
    if (isLess) board.tell({ ...now, check: { ...now.check, findings, meant } });
  };

  /** Measures when the list is opened, and stops when it is closed. */
  const onReaders = () => {
    const now = board.get();
    const isRead = board.readers.get() > 0;
    if (isRead && now.status !== 'waiting' && now.seen === 'off') due();
    if (isRead || now.seen !== 'measuring') return;
    run.abort();
    board.tell({ ...now, seen: 'off' });
  };

  let last = store.getState().editor;
  const unread = board.readers.subscribe(onReaders);
  const unfollow = store.subscribe(() => {
    const now = store.getState().editor;
    const isEdited = now.change !== last.change;
    const needsCheck = isEdited || now.copyId !== last.copyId || now.design !== last.design;
    last = now;
    if (isEdited) dropDeleted();
    if (needsCheck) soon();
  });
  const unlist = fonts?.subscribe(soon);
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', letGo, true);
  addEventListener('pointercancel', letGo, true);
  due();
  return () => {
    unread();
    unfollow();
    unlist?.();
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', letGo, true);
    removeEventListener('pointercancel', letGo, true);
    clearTimeout(timer);
    cancelIdle();
    run.abort();
    checker.close();
    seen.close();
  };
}
