// The lower right corner of the canvas: plays all animations in the normal mode, shows the lit pixels in always-on.
import { Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes } from '@/editor/document/selectors';
import { isAnimation, useAnimations, useIsPlaying } from '@/simulator/animations';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';

/** A design opens in the normal mode. */
const LitShare = later<object>(async () => (await import('./LitShare')).LitShare);

function PlayAll() {
  const { t } = useTranslation('editor');
  const animations = useAnimations();
  const nodes = useEditorState(selectNodes);
  const played = useMemo(() => nodes.filter(isAnimation), [nodes]);
  const uuids = useMemo(() => played.map(({ uuid }) => uuid), [played]);
  const isPlaying = useIsPlaying(animations?.playback ?? null, uuids);
  if (!animations || played.length === 0) return null;
  return (
    <Button
      size="sm"
      className="absolute right-3 bottom-3 max-[360px]:bottom-13 min-h-8 shadow-lg shadow-black/20"
      icon={isPlaying ? <Pause size={14} /> : <Play size={14} />}
      onClick={() => (isPlaying ? animations.stop(played) : animations.play(played))}
    >
      {isPlaying ? t('animations.stopAll') : t('animations.playAll')}
    </Button>
  );
}

export function CanvasCorner() {
  const isAmbient = useEditorState(({ editor }) => editor.mode === 'ambient');
  return isAmbient ? <LitShare /> : <PlayAll />;
}
