// Playback of the selected animations, below their properties: play and stop, duration, and the flash estimate.
import { Pause, Play, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectSelectedNodes } from '@/editor/document/selectors';
import { playbackOf } from '@/face/nodes';
import { isAnimation, useAnimations, useIsPlaying } from '@/simulator/animations';
import { flashRisk, framesPerSecond } from '@/simulator/flashRisk';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { useOfSelection } from '@/workspace/properties/useOfSelection';

/** How it plays, in words. */
function TimingWords({ frames, delayMs, loops }: { frames: number; delayMs: number; loops: number }) {
  const { t } = useTranslation('editor');
  const facts = { frames, fps: framesPerSecond(delayMs) };
  return (
    <p className="text-xs text-muted">
      {Number.isFinite(loops) ? t('animations.finite', { ...facts, count: loops }) : t('animations.forever', facts)}
    </p>
  );
}

export function AnimationSection() {
  const { t } = useTranslation('editor');
  const animations = useAnimations();
  const selected = useOfSelection(selectSelectedNodes);
  const canvas = useEditorState(selectCanvas);
  const played = useMemo(() => selected.filter(isAnimation), [selected]);
  const uuids = useMemo(() => played.map(({ uuid }) => uuid), [played]);
  const isPlaying = useIsPlaying(animations?.playback ?? null, uuids);
  const [first] = played;
  if (!animations || !first) return null;
  const timing = played.length === 1 ? playbackOf(first) : null;
  const risks = played.flatMap((node) => flashRisk(node, canvas) ?? []);
  const [risk] = risks;
  return (
    <section aria-label={t('animations.section')} className="flex flex-col gap-1.5 py-1">
      <PanelHeading>{t('animations.section')}</PanelHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={isPlaying ? <Pause size={14} /> : <Play size={14} />} onClick={() => animations.toggle(played)}>
          {isPlaying ? t('animations.stop') : t('animations.play')}
        </Button>
      </div>
      {timing ? <TimingWords {...timing} /> : null}
      {risk ? (
        <p className="flex gap-1.5 rounded-md border border-line bg-raised px-2 py-1.5 text-xs">
          <TriangleAlert size={14} aria-hidden="true" className="mt-px shrink-0 text-warning" />
          <span>{t('animations.mayFlash', { fps: risk.fps, share: risk.share })}</span>
        </p>
      ) : null}
    </section>
  );
}
