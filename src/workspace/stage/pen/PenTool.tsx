// The pen over the canvas: the unfinished path, the cross at which the next point is placed, and the bar of the pen.
import { Check, Spline, Trash2, Undo2, Waypoints } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import type { DrawingTool } from '@/editor/dispatch/editorSession';
import { overCanvas } from '@/editor/gestures/spaceKey';
import { corner, isCurved } from '@/face/geometry/anchors';
import { type Point, round2 } from '@/face/geometry/bounds';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';
import { Listening } from '@/ui/Listening';
import { Toolbar } from '@/ui/Toolbar';
import { useStoreValue } from '@/ui/useStoreValue';
import { ARROWS } from '../handles/Dot';
import { HandleLines, OutlineLines } from './OutlineLines';
import { canClose, createPen, type Pen, type Say } from './penSession';
import { useCanvasTool } from './useCanvasTool';
import './pen.css';

/** The line that is shown while the pen draws. Those of a mouse and keys, and of a finger, are shown by media queries. */
const HINTS = ['click', 'tap', 'drag', 'finish', 'check', 'back'] as const;

const say: Say = (key, number, anchor) => {
  const kind = i18n.t(`pen:kinds.${anchor && isCurved(anchor) ? 'curve' : 'corner'}`);
  const place = { x: round2(anchor?.x ?? 0), y: round2(anchor?.y ?? 0) };
  announce(i18n.t(`pen:said.${key}`, { number, kind, ...place }), { topic: 'pen' });
};

/** The act of a key; undefined if the pen does not use it. */
function actOf(pen: Pen, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
  const { anchors, isByKeys, isClosing, pulled } = pen.draft.get();
  // A pressed point ends by its release, or by Escape, which the canvas handles.
  if (pulled) return key === 'Escape' ? undefined : () => {};
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z') return pen.removeLast;
  if (ctrlKey || metaKey || altKey) return undefined;
  const arrow = ARROWS[key];
  if (arrow) return () => pen.moveBy(arrow, shiftKey);
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Home':
      return pen.moveHome;
    case 'Enter':
      // A second press at the same place finishes.
      return isByKeys || isClosing || anchors.length === 0 ? pen.place : () => pen.finish(false);
    case 'Backspace':
    case 'Delete':
      return pen.removeLast;
    case 'c':
      return pen.toggleLast;
    case 'Escape':
      return () => pen.finish(false);
    default:
      return undefined;
  }
}

export interface PenToolProps {
  host: CanvasHost;
  tool: Extract<DrawingTool, { kind: 'pen' }>;
}

export function PenTool({ host, tool }: PenToolProps) {
  const { t } = useTranslation('pen');
  const [pen] = useState(() => createPen(host, () => i18n.t('pen:layer'), say));
  const { anchors, cross, pulled, isClosing } = useStoreValue(pen.draft);
  const view = useStoreValue(host.viewport);
  const element = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const place = ({ x, y }: Point): Point => ({ x: view.panX + x * view.zoom, y: view.panY + y * view.zoom });

  useEffect(() => pen.leave, [pen]);
  useCanvasTool(host, 'pen', {
    press(start, isTouch) {
      element.current?.focus({ preventScroll: true });
      return pen.press(start, isTouch);
    },
    tapSpace: pen.place,
    hover: pen.hover,
    leave: pen.leave,
  });

  // Another request for the pen gives it the focus again.
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    if (tool.from) pen.placeAt(tool.from);
  }, [pen, tool]);

  const { unfinished } = host.store.desk;
  useEffect(() => {
    unfinished.current = pen.giveWay;
    return () => {
      // Still the pen's: the editor is closed.
      if (unfinished.current === pen.giveWay && pen.draft.get().anchors.length > 1) pen.giveWay();
    };
  }, [pen, unfinished]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Buttons of the bar have Enter and Space of their own.
    const isOnBar = event.target !== element.current;
    if (isOnBar && (event.key === 'Enter' || event.key === ' ' || event.key in ARROWS || event.key === 'Home')) return;
    const act = actOf(pen, event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const next = pulled ?? corner(cross);
  const placed = { anchors, isClosed: false };
  const last = anchors.at(-1);
  const [first] = anchors;
  const band = last
    ? {
        anchors: [
          { ...last, before: null },
          isClosing && first ? { ...first, before: pulled?.before ?? first.before } : next,
        ],
        isClosed: false,
      }
    : null;
  const shown = pulled ? [...(last ? [last] : []), pulled] : last ? [last] : [];
  const handles = shown.flatMap(({ before, after }) => [before, after].filter((handle) => handle !== null));
  const at = place(cross);
  const none = anchors.length === 0 ? t('lacks.point') : undefined;
  return (
    <fieldset aria-label={t('title')} aria-describedby={helpId} className="pen-tool">
      <Listening onKeyDown={onKeyDown}>
        <svg aria-hidden="true" className="pen-lines">
          <OutlineLines outline={placed} place={place} />
          {band ? <OutlineLines outline={band} place={place} className="pen-band" /> : null}
          <HandleLines anchors={shown} place={place} />
          {handles.map((handle) => (
            <circle key={`${handle.x} ${handle.y}`} r="3.5" {...centre(place(handle))} className="pen-handle" />
          ))}
          {anchors.map((anchor, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity
              key={index}
              r={index === 0 && isClosing ? 7 : 5}
              {...centre(place(anchor))}
              className="pen-point"
              data-closing={(index === 0 && isClosing) || undefined}
            />
          ))}
        </svg>
        <div
          ref={element}
          role="slider"
          tabIndex={0}
          {...overCanvas('tool')}
          aria-label={t('cross')}
          aria-describedby={helpId}
          aria-valuenow={cross.x}
          aria-valuetext={isClosing ? t('closing') : t('place', { x: round2(cross.x), y: round2(cross.y) })}
          className="pen-cross handle-spot"
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        />
        <Toolbar keepFocus label={t('title')} className="pen-bar rounded-lg border border-line bg-panel p-0.5">
          <IconButton
            label={t('acts.removeLast')}
            icon={<Undo2 size={16} strokeWidth={1.5} />}
            disabledReason={none}
            onClick={pen.removeLast}
          />
          <IconButton
            label={t('acts.toggle')}
            icon={<Spline size={16} strokeWidth={1.5} />}
            pressed={last !== undefined && isCurved(last)}
            disabledReason={anchors.length > 1 ? undefined : t('lacks.two')}
            onClick={pen.toggleLast}
          />
          <IconButton
            label={t('acts.close')}
            icon={<Waypoints size={16} strokeWidth={1.5} />}
            disabledReason={canClose(anchors) ? undefined : t('lacks.three')}
            onClick={() => pen.finish(true)}
          />
          <IconButton
            label={t('acts.finish')}
            icon={<Check size={16} strokeWidth={1.5} />}
            disabledReason={anchors.length > 1 ? undefined : t('lacks.two')}
            onClick={() => pen.finish(false)}
          />
          <IconButton label={t('acts.discard')} icon={<Trash2 size={16} strokeWidth={1.5} />} onClick={pen.discard} />
        </Toolbar>
        <p aria-hidden="true" className="pen-hint text-muted">
          {HINTS.map((key) => (
            <span key={key} data-hint={key}>
              {t(`hints.${key}`)}
            </span>
          ))}
        </p>
        <p id={helpId} className="sr-only">
          {t('help')}
        </p>
      </Listening>
    </fieldset>
  );
}

const centre = ({ x, y }: Point) => ({ cx: x, cy: y });
