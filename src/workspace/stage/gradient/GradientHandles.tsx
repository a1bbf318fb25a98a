// The gradient of the single selected layer on the canvas: its points and color stops are dragged, or moved with keys.
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { layerBox } from '@/editor/canvas/layerBoxes';
import { isOnCanvas, styleOf } from '@/editor/commands/layerFacts';
import { setField } from '@/editor/commands/setField';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { onCanvas, type Point } from '@/face/geometry/bounds';
import { isLocked } from '@/face/nodes';
import { tagsTurning } from '@/face/nodes/liveValue';
import { withMovedStop, withoutStop } from '@/forms/controls/paintChanges';
import { STOPS_MIN } from '@/schemas/paint';
import { useStoreValue } from '@/ui/useStoreValue';
import { ARROWS, Dot } from '../handles/Dot';
import { startGradientDrag } from './gradientDrag';
import { gradientsOf, type PaintedField } from './gradientFields';
import {
  type HandleName,
  handleMover,
  inBox,
  type PointName,
  placeOfShare,
  pointsOf,
  ringOf,
  withPoint,
} from './gradientGeometry';
import './gradient.css';

/** Distance of a stop from the line of the gradient, screen px. */
const BESIDE = 20;
/** Space between the first and the last stop of a sweep, which have the same direction, screen px. */
const APART = 14;

/** Steps of a stop, as shares of the gradient. */
const STEP = 0.01;
const FAR = 0.1;

/** Path of a field of the layer as a field of its style. */
const styleField = (path: string) => path.replace(/^style\./, '');

/** The share to which a key takes a stop, as on the bar of the panel. */
function shareByKey({ key, shiftKey }: KeyboardEvent, here: number): number | undefined {
  const step = shiftKey ? FAR : STEP;
  const shares: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: here - step, ArrowDown: here - step, ArrowRight: here + step, ArrowUp: here + step },
    ...{ PageDown: here - FAR, PageUp: here + FAR, Home: 0, End: 1 },
  };
  return shares[key];
}

const percent = (share: number) => Math.round(share * 100);

const selectPainted = (state: WithEditor) => {
  const [node, ...more] = selectSelectedNodes(state);
  return node && more.length === 0 && !isLocked(node) && isOnCanvas(node) && gradientsOf(node).length > 0 ? node : null;
};

/** The gradient that the handles belong to: the one whose stop was picked last, else the first one. */
function shownOf(fields: readonly PaintedField[], pickedPath: string | undefined): PaintedField | undefined {
  return fields.find(({ path }) => path === pickedPath) ?? fields[0];
}

/** `point` moved by `distance` screen px away from `other`. */
function beyond(point: Point, other: Point, distance: number): Point {
  const [dx, dy] = [point.x - other.x, point.y - other.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: point.x + (dx / length) * distance, y: point.y + (dy / length) * distance };
}

export interface GradientHandlesProps {
  host: CanvasHost;
}

export function GradientHandles({ host }: GradientHandlesProps) {
  const { t } = useTranslation(['fields', 'gradient']);
  const { store, watch } = useEditor();
  const node = useEditorState(selectPainted);
  // A turned group moves its layers.
  const nodes = useEditorState(selectNodes);
  const view = useStoreValue(host.viewport);
  const picked = useStoreValue(store.desk.pickedStop);
  const [, turn] = useReducer((count: number) => count + 1, 0);
  const root = useRef<HTMLFieldSetElement>(null);
  const helpId = useId();

  const tags = node ? tagsTurning(styleOf(node)).join(' ') : '';
  useEffect(() => (tags ? watch.subscribe(tags.split(' '), turn) : undefined), [watch, tags]);

  // Other gestures write to the page, where the handles do not follow.
  useEffect(() => {
    const show = () => {
      const other = host.running.current !== null && !root.current?.querySelector('[data-dragged]');
      root.current?.toggleAttribute('data-away', other);
    };
    const showSoon = () => void requestAnimationFrame(show);
    window.addEventListener('pointermove', show);
    window.addEventListener('pointerup', showSoon);
    window.addEventListener('pointercancel', showSoon);
    return () => {
      window.removeEventListener('pointermove', show);
      window.removeEventListener('pointerup', showSoon);
      window.removeEventListener('pointercancel', showSoon);
    };
  }, [host]);

  const isOfNode = picked?.uuid === node?.uuid;
  const field = node ? shownOf(gradientsOf(node), isOfNode ? picked?.path : undefined) : undefined;
  const layer = node && layerBox(node, host.angleOf, nodes);
  if (!node || !field || !layer?.isShown) return null;
  const { paint, path } = field;
  const { box } = layer;
  const { uuid } = node;
  const current = isOfNode && picked?.path === path ? Math.min(picked.index, paint.stops.length - 1) : 0;
  const place = (local: Point): Point => {
    const { x, y } = onCanvas(box, local);
    return { x: view.panX + x * view.zoom, y: view.panY + y * view.zoom };
  };
  const points = pointsOf(paint, box).map(({ name, at }) => ({ name, at, screen: place(at) }));
  const [first, second] = points;
  if (!first || !second) return null;
  const ring = ringOf(box);
  const longer = Math.max(box.width, box.height) / 2;

  /** A handle is shown before its point, because the handles of the box and of its rotation are at the edge and beyond. */
  const standOf = (name: PointName): Point => {
    if (name === 'centre') return first.screen;
    if (name === 'angle') return second.screen;
    const [point, other] = name === 'from' ? [first, second] : [second, first];
    const length = Math.hypot(point.screen.x - other.screen.x, point.screen.y - other.screen.y);
    return beyond(point.screen, other.screen, -Math.min(BESIDE, length / 3));
  };
  const stops = paint.stops.map(({ at, color }) => {
    const apart = paint.kind === 'sweep' ? Math.min(0.1, APART / (4 * Math.PI * ring * view.zoom)) : 0;
    const { at: local, side } = placeOfShare(paint, Math.min(1 - apart, Math.max(apart, at)), box);
    const screen = place(local);
    return { at, color, local, screen, stand: beyond(screen, place(side), -BESIDE) };
  });

  const change = (value: unknown) =>
    runCommand(store, setField, { uuids: [uuid], path: styleField(path), value }, { isToldElsewhere: true });
  const pick = (index: number) => store.desk.pickedStop.set({ uuid, path, index });
  const focusStop = (index: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>('[data-stop]')[index]?.focus());

  const onPress = (name: HandleName, at: Point) => (event: PointerEvent<HTMLSpanElement>) => {
    if (host.running.current) return;
    startGradientDrag(host, event.currentTarget, event.nativeEvent, {
      uuid,
      path: styleField(path),
      at,
      box: () => layerBox(node, host.angleOf, selectNodes(store.getState()))?.box ?? box,
      moved: handleMover(paint, name, box),
    });
  };
  const onEscape = () => void store.desk.focus.take({ place: 'canvas' });
  const onPointKey = (name: PointName, at: Point, event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return false;
    const step = event.shiftKey ? 10 : 1;
    const sign = arrow.x - arrow.y;
    if (name === 'angle' && paint.kind === 'sweep') {
      const angle = Math.round((paint.angle + sign * step) * 10) / 10;
      change({ ...paint, angle: angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle });
    } else if (name === 'radius') change(withPoint(paint, name, { x: at.x + sign * step, y: at.y }, box));
    else {
      // The arrows have the directions of the screen, also in a turned layer.
      const here = onCanvas(box, at);
      change(withPoint(paint, name, inBox(box, { x: here.x + arrow.x * step, y: here.y + arrow.y * step }), box));
    }
    return true;
  };
  const onStopKey = (index: number, event: KeyboardEvent) => {
    const here = paint.stops[index]?.at ?? 0;
    if ((event.key === 'Delete' || event.key === 'Backspace') && paint.stops.length > STOPS_MIN) {
      const next = withoutStop(paint, index);
      change(next.paint);
      pick(next.index);
      focusStop(next.index);
    }
    const to = shareByKey(event, here);
    if (to !== undefined) {
      const next = withMovedStop(paint, index, to);
      change(next.paint);
      pick(next.index);
      focusStop(next.index);
    }
    return to !== undefined || event.key === 'Delete' || event.key === 'Backspace';
  };
  const statedBy = (name: PointName): { now: number; text: string } => {
    if (name === 'angle' && paint.kind === 'sweep') return { now: paint.angle, text: `${paint.angle}°` };
    if (name === 'radius' && paint.kind === 'radial')
      return { now: Math.round(paint.radius * longer), text: `${Math.round(paint.radius * longer)} px` };
    const at = points.find((point) => point.name === name)?.at ?? { x: 0, y: 0 };
    const share = { x: percent(at.x / box.width), y: percent(at.y / box.height) };
    return { now: share.x, text: `X ${share.x} %, Y ${share.y} %` };
  };

  return (
    <fieldset
      ref={root}
      aria-label={t('gradient:group', { section: t(`sections.${field.section}`) })}
      aria-describedby={helpId}
      className="gradient-handles"
      onWheel={(event) => host.stage.dispatchEvent(new WheelEvent('wheel', event.nativeEvent))}
    >
      <svg aria-hidden="true" className="gradient-lines">
        <GradientLine points={[first.screen, second.screen]} />
        {paint.kind === 'sweep' ? <GradientLine points={ringPoints(first.at, ring).map(place)} /> : null}
        {stops.map(({ screen, stand }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity; a dot is its place in the list
          <GradientLine key={index} points={[screen, stand]} />
        ))}
      </svg>
      {points.map(({ name, at }) => (
        <Dot
          key={name}
          at={standOf(name)}
          label={t(`gradient:points.${name}`)}
          {...statedBy(name)}
          onPress={onPress(name, at)}
          onKey={(event) => onPointKey(name, at, event)}
          onEscape={onEscape}
        />
      ))}
      {stops.map(({ at, color, local, stand }, index) => (
        <Dot
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity; a dot is its place in the list
          key={index}
          mark="stop"
          isPicked={index === current}
          at={stand}
          label={t('paint.stop', { number: index + 1, count: stops.length })}
          min={0}
          max={100}
          now={percent(at)}
          text={`${percent(at)} %, ${color.toUpperCase()}`}
          className="gradient-stop keep-colors"
          style={{ color }}
          onFocus={() => pick(index)}
          onPress={onPress(index, local)}
          onKey={(event) => onStopKey(index, event)}
          onEscape={onEscape}
        />
      ))}
      <p id={helpId} className="sr-only">
        {t('gradient:help')}
      </p>
    </fieldset>
  );
}

/** Points of a circle in px of the box, which a scaled layer shows as an ellipse. */
const ringPoints = (centre: Point, ring: number): Point[] =>
  Array.from({ length: 73 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    return { x: centre.x + ring * Math.sin(angle), y: centre.y - ring * Math.cos(angle) };
  });

/** A line with a dark edge, so that it shows on every color. */
function GradientLine({ points }: { points: readonly Point[] }) {
  const list = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <polyline points={list} className="gradient-edge" />
      <polyline points={list} />
    </>
  );
}
