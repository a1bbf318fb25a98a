// The points and handles of a path over the canvas: dragged, moved with keys, added, removed, made corners or curves.
import { Check, Minus, Plus, Spline } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CanvasHost, commit } from '@/editor/canvas/canvasHost';
import { NO_GUIDES } from '@/editor/canvas/gestureValues';
import { boxHolds, layerBox } from '@/editor/canvas/layerBoxes';
import { NO_PREVIEW } from '@/editor/canvas/layerFeed';
import { boxOf, isLocked, styleOf } from '@/editor/commands/layerFacts';
import { refuse } from '@/editor/commands/refuse';
import { useEditor } from '@/editor/dispatch/editorContext';
import { reportRefusal } from '@/editor/dispatch/reportRefusal';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, selectSelection } from '@/editor/document/selectors';
import { startHandleDrag } from '@/editor/gestures/handleDrag';
import {
  type Anchor,
  isCurved,
  movedAnchor,
  nearestOn,
  type Outline,
  outlinesOf,
  segmentsNeeded,
  splitAt,
  withAnchor,
  withHandle,
  withToggled,
} from '@/face/geometry/anchors';
import { onCanvas, type Point, round2 } from '@/face/geometry/bounds';
import { pathOf } from '@/face/nodes';
import { tagsTurning } from '@/face/nodes/liveValue';
import { NUDGE_STEP, NUDGE_STEP_LARGE, PATH_SEGMENTS_MAX } from '@/schemas/limits';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';
import { Toolbar } from '@/ui/Toolbar';
import { showToast } from '@/ui/toasts';
import { useStoreValue } from '@/ui/useStoreValue';
import { inBox } from '../gradient/gradientGeometry';
import { ARROWS, Dot } from '../handles/Dot';
import { HandleLines, OutlineLines } from './OutlineLines';
import { nudgePath, pathPatch, setPath } from './setPath';
import { snapPoint } from './snapPoint';
import { useCanvasTool } from './useCanvasTool';
import './pen.css';

/** How near to the outline a double click adds a point, screen px. */
const NEAR = 10;

interface Spot {
  outline: number;
  anchor: number;
}
type Part = 'anchor' | 'before' | 'after';

const spotsOf = (outlines: readonly Outline[]): readonly Spot[] =>
  outlines.flatMap(({ anchors }, outline) => anchors.map((_, anchor) => ({ outline, anchor })));

/** The point to which a key leads: all points are one Tab stop. */
function pointByKey(key: string, index: number, count: number): number | undefined {
  const leads: Readonly<Record<string, number>> = {
    ...{ PageDown: (index + 1) % count, PageUp: (index + count - 1) % count, Home: 0, End: count - 1 },
  };
  return leads[key];
}

export interface PathPointsProps {
  host: CanvasHost;
  uuid: string;
}

export function PathPoints({ host, uuid }: PathPointsProps) {
  const { t } = useTranslation('pen');
  const { store, watch } = useEditor();
  const nodes = useEditorState(selectNodes);
  const selection = useEditorState(selectSelection);
  const view = useStoreValue(host.viewport);
  const [tried, setTried] = useState<readonly Outline[] | null>(null);
  const [picked, setPicked] = useState(0);
  const [, turn] = useReducer((count: number) => count + 1, 0);
  const root = useRef<HTMLFieldSetElement>(null);
  const helpId = useId();
  const node = nodes.find((one) => one.uuid === uuid);
  const layer = node && layerBox(node, host.angleOf, nodes);
  const segments = node && pathOf(node);
  const own = node && boxOf(node);
  const isHeld = node !== undefined && isLocked(node);
  const isOver = !layer || !segments || !own || isHeld || selection.length !== 1 || selection[0] !== uuid;

  const leave = () => {
    store.desk.tool.set(null);
    store.desk.focus.take({ place: 'canvas', part: uuid });
  };
  // The layer was deleted, locked or deselected.
  useEffect(() => {
    if (isOver) store.desk.tool.set(null);
    if (isHeld) reportRefusal(refuse('locked'));
  }, [isOver, isHeld, store]);
  const focusPoint = (index: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>('[data-point]')[index]?.focus());
  useEffect(() => {
    const frame = requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-point]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const tags = node ? tagsTurning(styleOf(node)).join(' ') : '';
  useEffect(() => (tags ? watch.subscribe(tags.split(' '), turn) : undefined), [watch, tags]);

  const stored = segments && own ? outlinesOf(segments, own) : [];
  const outlines = tried ?? stored;
  const spots = spotsOf(outlines);
  const current = Math.min(picked, spots.length - 1);
  const anchorAt = ({ outline, anchor }: Spot): Anchor | undefined => outlines[outline]?.anchors[anchor];
  const canvasOf = (local: Point): Point => (layer ? onCanvas(layer.box, local) : local);
  const place = (local: Point): Point => {
    const { x, y } = canvasOf(local);
    return { x: view.panX + x * view.zoom, y: view.panY + y * view.zoom };
  };

  /** Returns whether it was done. */
  const change = (next: readonly Outline[], run?: string): boolean => {
    const patch = node && pathPatch(node, next);
    if (!patch) return false;
    if (segmentsNeeded(next) > PATH_SEGMENTS_MAX) {
      const closing = segmentsNeeded(next) - spotsOf(next).length;
      showToast({ tone: 'warning', text: t('points.tooMany', { most: PATH_SEGMENTS_MAX - closing }) });
      return false;
    }
    const command = run === undefined ? setPath : nudgePath;
    return runCommand(store, command, { uuid, patch, ...(run !== undefined && { run }) }) === null;
  };
  const say = (key: 'point' | 'changed' | 'added' | 'removed' | 'last', index: number, anchor?: Anchor) => {
    const at = anchor ? canvasOf(anchor) : { x: 0, y: 0 };
    const kind = t(`kinds.${anchor && isCurved(anchor) ? 'curve' : 'corner'}`);
    announce(t(`said.${key}`, { number: index + 1, kind, x: round2(at.x), y: round2(at.y) }), { topic: 'pen' });
  };

  const toggle = (index: number) => {
    const spot = spots[index];
    if (!spot) return;
    const next = outlines.map((one, outline) => (outline === spot.outline ? withToggled(one, spot.anchor) : one));
    if (change(next)) say('changed', index, next[spot.outline]?.anchors[spot.anchor]);
  };
  const remove = (index: number) => {
    const spot = spots[index];
    if (!spot) return;
    const next = withAnchor(outlines, spot, null);
    if (next.length === 0) {
      say('last', index);
      return;
    }
    if (!change(next)) return;
    const left = Math.max(0, Math.min(index, spotsOf(next).length - 1));
    setPicked(left);
    focusPoint(left);
    say('removed', spotsOf(next).length - 1);
  };
  const addAt = (outline: number, side: number, share: number) => {
    const next = outlines.map((one, at) => (at === outline ? splitAt(one, side, share) : one));
    if (!change(next)) return;
    const index = spotsOf(next).findIndex((spot) => spot.outline === outline && spot.anchor === side + 1);
    setPicked(index);
    focusPoint(index);
    say('added', index, next[outline]?.anchors[side + 1]);
  };
  /** In the middle of the side after the point, or before the last one of an open outline. */
  const addAfter = (index: number) => {
    const spot = spots[index];
    const one = spot && outlines[spot.outline];
    if (!spot || !one) return;
    addAt(spot.outline, one.isClosed ? spot.anchor : Math.min(spot.anchor, one.anchors.length - 2), 0.5);
  };

  const movedTo = (spot: Spot, part: Part, to: Point, isFree: boolean): readonly Outline[] => {
    const anchor = stored[spot.outline]?.anchors[spot.anchor];
    if (!anchor) return stored;
    const next = part === 'anchor' ? movedAnchor(anchor, to) : withHandle(anchor, part, to, isFree);
    return withAnchor(stored, spot, next);
  };
  const onPress = (index: number, part: Part) => (event: PointerEvent<HTMLSpanElement>) => {
    const spot = spots[index];
    const anchor = spot && anchorAt(spot);
    const at = part === 'anchor' ? anchor : anchor?.[part];
    if (host.running.current || !node || !layer || !spot || !anchor || !at) return;
    const { box } = layer;
    const from = onCanvas(box, at);
    const center = onCanvas(box, anchor);
    const points = stored.flatMap((one) =>
      one.anchors.filter((other) => other !== anchor).map((other) => onCanvas(box, other)),
    );
    let next: readonly Outline[] = stored;
    const clear = () => {
      host.overlay.guides(NO_GUIDES);
      host.feed.preview(NO_PREVIEW);
      setTried(null);
    };
    startHandleDrag(host, event.currentTarget, event.nativeEvent, {
      move({ now, pressed, isFree, shift, alt }) {
        const wanted = { x: from.x + now.x - pressed.x, y: from.y + now.y - pressed.y };
        const along = shift ? (part === 'anchor' ? from : center) : null;
        const snapped = snapPoint(host, wanted, {
          isFree,
          along,
          points: part === 'anchor' ? points : [],
          except: uuid,
        });
        next = movedTo(spot, part, inBox(box, snapped.at), alt);
        const patch = pathPatch(node, next);
        if (!patch) return;
        host.overlay.guides(snapped.guides);
        host.feed.preview(new Map([[uuid, patch]]));
        setTried(next);
      },
      end() {
        const patch = pathPatch(node, next);
        if (patch && !commit(host, setPath, { uuid, patch }))
          say('point', index, next[spot.outline]?.anchors[spot.anchor]);
        clear();
      },
      cancel: clear,
    });
  };
  const onKey = (index: number, part: Part) => (event: KeyboardEvent) => {
    const spot = spots[index];
    const anchor = spot && anchorAt(spot);
    const at = part === 'anchor' ? anchor : anchor?.[part];
    if (!layer || !spot || !anchor || !at) return false;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? NUDGE_STEP_LARGE : NUDGE_STEP;
      // The arrows have the directions of the screen, also in a turned layer.
      const here = onCanvas(layer.box, at);
      const to = inBox(layer.box, { x: here.x + arrow.x * step, y: here.y + arrow.y * step });
      change(movedTo(spot, part, to, false), `${index}.${part}`);
      return true;
    }
    const to = part === 'anchor' ? pointByKey(event.key, index, spots.length) : undefined;
    if (to !== undefined) {
      focusPoint(to);
      return true;
    }
    const key = event.key.toLowerCase();
    if (key === 'delete' || key === 'backspace') {
      if (part === 'anchor') remove(index);
      else {
        change(withAnchor(outlines, spot, { ...anchor, [part]: null }));
        focusPoint(index);
      }
    } else if (key === 'c') toggle(index);
    else if (key === 'insert' || key === '+') addAfter(index);
    else if (key === 'enter') leave();
    else return false;
    return true;
  };

  useCanvasTool(host, 'points', {
    press: ({ at }) => ({
      drag: () => null,
      click() {
        const point = host.viewport.toCanvas(at);
        if (layer && !boxHolds(layer.box, point, (2 * NEAR) / view.zoom)) leave();
        else focusPoint(current);
      },
    }),
    double({ at }) {
      if (!layer) return;
      const nearest = nearestOn(outlines, inBox(layer.box, host.viewport.toCanvas(at)));
      if (!nearest) return;
      const { outline, side, t: share, distance } = nearest;
      const { scaleX = 1, scaleY = 1 } = layer.box;
      if (distance * Math.max(Math.abs(scaleX), Math.abs(scaleY)) * view.zoom <= NEAR) addAt(outline, side, share);
    },
  });

  if (isOver) return null;
  const shown = spots[current];
  const selected = shown && anchorAt(shown);
  const value = (local: Point) => {
    const { x, y } = canvasOf(local);
    return { now: round2(x), text: t('place', { x: round2(x), y: round2(y) }) };
  };
  return (
    <fieldset
      ref={root}
      aria-label={t('points.title')}
      aria-describedby={helpId}
      className="pen-tool"
      onWheel={(event) => host.stage.dispatchEvent(new WheelEvent('wheel', event.nativeEvent))}
    >
      <svg aria-hidden="true" className="pen-lines">
        {outlines.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
          <OutlineLines key={index} outline={one} place={place} />
        ))}
        {selected ? <HandleLines anchors={[selected]} place={place} /> : null}
      </svg>
      {spots.map((spot, index) => {
        const anchor = anchorAt(spot);
        if (!anchor) return null;
        const kind = t(`kinds.${isCurved(anchor) ? 'curve' : 'corner'}`);
        return (
          <Dot
            key={`${spot.outline}.${spot.anchor}`}
            mark="point"
            at={place(anchor)}
            label={t('points.point', { number: index + 1, count: spots.length, kind })}
            {...value(anchor)}
            isPicked={index === current}
            isTabStop={index === current}
            className={isCurved(anchor) ? '' : 'pen-corner'}
            onFocus={() => setPicked(index)}
            onPress={onPress(index, 'anchor')}
            onKey={onKey(index, 'anchor')}
            onEscape={leave}
          />
        );
      })}
      {(['before', 'after'] as const).map((part) => {
        const at = selected?.[part];
        return at ? (
          <Dot
            key={part}
            at={place(at)}
            label={t(`points.${part}`, { number: current + 1 })}
            {...value(at)}
            className="pen-pull"
            onPress={onPress(current, part)}
            onKey={onKey(current, part)}
            onEscape={() => focusPoint(current)}
          />
        ) : null;
      })}
      <Toolbar label={t('points.title')} className="pen-bar rounded-lg border border-line bg-panel p-0.5">
        <IconButton
          label={t('points.toggle')}
          icon={<Spline size={16} strokeWidth={1.5} />}
          pressed={selected !== undefined && isCurved(selected)}
          onClick={() => toggle(current)}
        />
        <IconButton
          label={t('points.add')}
          icon={<Plus size={16} strokeWidth={1.5} />}
          onClick={() => addAfter(current)}
        />
        <IconButton
          label={t('points.remove')}
          icon={<Minus size={16} strokeWidth={1.5} />}
          disabledReason={spots.length > 2 ? undefined : t('said.last')}
          onClick={() => remove(current)}
        />
        <IconButton label={t('points.done')} icon={<Check size={16} strokeWidth={1.5} />} onClick={leave} />
      </Toolbar>
      <p id={helpId} className="sr-only">
        {t('points.help')}
      </p>
    </fieldset>
  );
}
