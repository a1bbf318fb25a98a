// An animation: with a playback, all frames are present and one is shown; without, only the first is drawn.
import { useMemo } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { usePlayback } from '../PlaybackSvg';

function FramesSvg({ node, showKept, playback }: NodeProps<'animation'> & { playback: Playback }) {
  const { style, uuid, label } = node;
  const { imgs, width, height } = style;
  const urls = useMemo(() => imgs.map(({ url }) => url), [imgs]);
  const shown = useMemo(
    () => ({
      // After an edit that removed frames, show the last one until the next start.
      read: () => Math.min(playback.frame(uuid), urls.length - 1),
      subscribe: (listener: () => void) => playback.subscribe(uuid, listener),
    }),
    [playback, uuid, urls],
  );
  return <OneOfSvg {...{ urls, shown, width, height, label, showKept }} />;
}

export function AnimationSvg(props: NodeProps<'animation'>) {
  const playback = usePlayback();
  const { style, label } = props.node;
  const [first] = style.imgs;
  if (first && playback) return <FramesSvg {...props} playback={playback} />;
  const { width, height } = style;
  return <PictureSvg url={first?.url ?? ''} {...{ width, height, label }} showKept={props.showKept} />;
}
