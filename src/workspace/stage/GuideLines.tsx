// The designer's guides over the canvas: dragged with the pointer; with the focus, arrow keys move them and Delete
// removes them.
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { useDesk } from '@/editor/dispatch/editorContext';
import type { GuideAxis } from '@/editor/dispatch/guides';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas } from '@/editor/document/selectors';
import { announce } from '@/ui/announce';
import { startGuideDrag } from './guideDrag';

export interface GuideLinesHandle {
  /** A new guide is dragged out of a ruler. */
  begin(axis: GuideAxis, event: PointerEvent<Element>): void;
}

const AXIS_NAME: Record<GuideAxis, string> = { xs: 'X', ys: 'Y' };
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Updates the position of a line. Its number is shown during a drag or with the focus. */
function layLine(line: HTMLElement, host: CanvasHost, axis: GuideAxis, at: number | null): void {
  line.hidden = at === null;
  if (at === null) return;
  const { zoom, panX, panY } = host.viewport.get();
  const px = Math.round((axis === 'xs' ? panX : panY) + at * zoom);
  line.style.transform = axis === 'xs' ? `translateX(${px}px)` : `translateY(${px}px)`;
  const number = line.firstElementChild;
  if (number && number.textContent !== String(at)) number.textContent = String(at);
}

export function GuideLines({ host, ref }: { host: CanvasHost; ref?: Ref<GuideLinesHandle> }) {
  const copyId = useEditorState(({ editor }) => editor.copyId);
  const { guides } = useDesk();
  const lines = useSyncExternalStore(guides.subscribe, () => guides.of(copyId));
  const canvas = useEditorState(selectCanvas);
  const pulled = { xs: useRef<HTMLDivElement>(null), ys: useRef<HTMLDivElement>(null) };

  useImperativeHandle(ref, () => ({
    begin(axis, event) {
      const line = pulled[axis].current;
      if (!line) return;
      const hide = () => layLine(line, host, axis, null);
      startGuideDrag(event.currentTarget, event.pointerId, {
        axis,
        viewport: host.viewport,
        stage: host.stage,
        limit: axis === 'xs' ? canvas.width : canvas.height,
        show: (at) => layLine(line, host, axis, at),
        done(at) {
          hide();
          if (at !== null) guides.add(copyId, axis, at);
        },
        cancelled: hide,
      });
    },
  }));

  return (
    <>
      {(['xs', 'ys'] as const).map((axis) => (
        <div
          key={axis}
          ref={pulled[axis]}
          hidden
          aria-hidden="true"
          data-pulled
          className={`own-guide own-guide-${axis}`}
        >
          <span className="own-guide-number" />
        </div>
      ))}
      {(['xs', 'ys'] as const).flatMap((axis) =>
        lines[axis].map((at) => (
          <GuideLine
            key={`${axis}${at}`}
            host={host}
            copyId={copyId}
            axis={axis}
            at={at}
            limit={axis === 'xs' ? canvas.width : canvas.height}
          />
        )),
      )}
    </>
  );
}

interface GuideLineProps {
  host: CanvasHost;
  copyId: string;
  axis: GuideAxis;
  /** Canvas px. */
  at: number;
  limit: number;
}

function GuideLine({ host, copyId, axis, at, limit }: GuideLineProps) {
  const { t } = useTranslation('editor');
  const { guides, focus } = useDesk();
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (line.current) layLine(line.current, host, axis, at);
    };
    place();
    return host.viewport.subscribe(place);
  }, [host, axis, at]);

  /** A moved line is another element, so the focus moves to it. */
  const move = (to: number | null) => {
    const beside = line.current?.parentElement;
    guides.move(copyId, axis, at, to);
    const key = to === null ? 'guideRemoved' : 'guide';
    announce(t(`announce.${key}`, { axis: AXIS_NAME[axis], at: to ?? at }), { topic: 'guide' });
    requestAnimationFrame(() => {
      const moved = to === null ? null : beside?.querySelector<HTMLElement>(`[data-guide="${axis}${to}"]`);
      if (moved) moved.focus({ preventScroll: true });
      else focus.take({ place: 'canvas' });
    });
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const element = event.currentTarget;
    element.focus({ preventScroll: true });
    const back = () => layLine(element, host, axis, at);
    startGuideDrag(element, event.pointerId, {
      axis,
      viewport: host.viewport,
      stage: host.stage,
      limit,
      show: (to) => {
        layLine(element, host, axis, to ?? at);
        element.toggleAttribute('data-leaving', to === null);
      },
      done: (to) => {
        element.removeAttribute('data-leaving');
        if (to === at) back();
        else move(to);
      },
      cancelled: () => {
        element.removeAttribute('data-leaving');
        back();
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined) move(Math.min(limit, Math.max(0, at + step * (event.shiftKey ? 10 : 1))));
    else if (event.key === 'Delete' || event.key === 'Backspace') move(null);
    else if (event.key === 'Escape') focus.take({ place: 'canvas' });
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={line}
      role="slider"
      tabIndex={-1}
      data-guide={`${axis}${at}`}
      aria-label={t('canvas.guides.guide', { axis: AXIS_NAME[axis] })}
      aria-orientation={axis === 'xs' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={at}
      className={`own-guide own-guide-${axis}`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onWheel={(event) => host.stage.dispatchEvent(new WheelEvent('wheel', event.nativeEvent))}
    >
      <span aria-hidden="true" className="own-guide-number" />
    </div>
  );
}
