// A layer with properties that follow data: place, opacity and visibility change attributes of its element; what changes the
// drawing itself renders the layer again.
import { type ReactNode, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { transformOf } from '@/face/geometry/transform';
import type { LiveWatch } from '@/face/liveData/watch';
import { colorRulesOf, inColors, ruledColors } from './colorRules';
import { DRAWN_FIELDS, isShownLive, liveDrawn, liveOf, liveOpacity, livePlace, withDrawn } from './live';
import { followedTags, liveAngle, turningTags } from './liveValue';
import type { BoxedLayer } from './seen';
import { useLiveAttribute, useWatch } from './WatchSvg';

/** Distinct tags of some expressions. */
const tagsOfAll = (expressions: readonly string[]): readonly string[] => [
  ...new Set(expressions.flatMap((expression) => followedTags(expression))),
];

/**
 * A text computed from live data; re-renders only when the text changes. `expressions` and `read` must stay the same while
 * their values do.
 */
function useLiveFact(expressions: readonly string[], read: (watch: LiveWatch) => string): string {
  const watch = useWatch();
  const follow = useCallback(
    (listener: () => void) => watch.subscribe(tagsOfAll(expressions), listener),
    [watch, expressions],
  );
  const now = () => read(watch);
  return useSyncExternalStore(follow, now, now);
}

/** No value differs from the layer's own. */
const AT_REST = '[{},{}]';

/**
 * The layer with the current values of the fields that change its drawing; the same object while the values are
 * unchanged.
 */
function useDrawnNode(node: BoxedLayer): BoxedLayer {
  const sources = useMemo(
    () => [
      ...DRAWN_FIELDS.flatMap((field) => liveOf(node)[field] ?? []),
      ...colorRulesOf(node).map(({ when }) => when),
    ],
    [node],
  );
  const read = useCallback(
    (watch: LiveWatch) => JSON.stringify([liveDrawn(node, watch), ruledColors(node, watch)]),
    [node],
  );
  const values = useLiveFact(sources, read);
  return useMemo(() => {
    if (values === AT_REST) return node;
    const [drawn, colors] = JSON.parse(values) as [ReturnType<typeof liveDrawn>, ReturnType<typeof ruledColors>];
    return inColors(withDrawn(node, drawn), colors);
  }, [node, values]);
}

interface FollowingProps {
  node: BoxedLayer;
  textRendering: string;
  /** Draws the layer in its box. */
  children: (drawn: BoxedLayer) => ReactNode;
}

export function FollowingSvg({ node, textRendering, children }: FollowingProps) {
  const group = useRef<SVGGElement>(null);
  const drawn = useDrawnNode(node);
  const live = liveOf(node);
  const places = useMemo(
    () => [...turningTags(node.style), ...tagsOfAll([live.x ?? '', live.y ?? ''])],
    [node.style, live],
  );
  const readTransform = useCallback(
    (watch: LiveWatch) =>
      transformOf({ ...drawn.style, ...livePlace(node, watch) }, liveAngle(node.style, watch, node.uuid)),
    [node, drawn],
  );
  const readOpacity = useCallback(
    (watch: LiveWatch) => {
      const opacity = liveOpacity(node, watch);
      return opacity === 1 ? null : String(Math.round(opacity * 10_000) / 10_000);
    },
    [node],
  );
  const readDisplay = useCallback((watch: LiveWatch) => (isShownLive(node, watch) ? null : 'none'), [node]);
  const transform = useLiveAttribute(group, 'transform', places, readTransform);
  const opacity = useLiveAttribute(group, 'opacity', followedTags(live.opacity ?? ''), readOpacity);
  const display = useLiveAttribute(group, 'display', followedTags(live.visible ?? ''), readDisplay);
  return (
    <g
      ref={group}
      data-node={node.uuid}
      transform={transform}
      opacity={opacity ?? undefined}
      display={display ?? undefined}
      textRendering={textRendering}
    >
      {children(drawn)}
    </g>
  );
}
