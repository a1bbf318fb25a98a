// Images picked by a data tag: one of them, or one per digit. Without a value, only the editor shows a picture.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { followedTags } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg, useLivePick } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { useWatch } from '../WatchSvg';
import { digitCells, pickIndex, writtenDigits } from './picking';
import { givesNoNumber } from './sequenceIssues';

type SequenceProps = Omit<NodeProps<'image_sequence'>, 'canvas'>;

function PickedSvg({ node, showKept }: SequenceProps) {
  const { style, uuid, label } = node;
  const { imgs, textTag, width, height } = style;
  const read = useCallback(
    (watch: LiveWatch) => pickIndex({ textTag, imgs }, watch, uuid) ?? (showKept ? 0 : null),
    [textTag, imgs, uuid, showKept],
  );
  const shown = useLivePick(textTag, read);
  const urls = useMemo(() => imgs.map(({ url }) => url), [imgs]);
  return <OneOfSvg {...{ urls, shown, width, height, label, showKept }} />;
}

/** Re-renders when the written text changes, like a text layer. */
function DigitsSvg({ node, showKept }: SequenceProps) {
  const { style, uuid, label } = node;
  const { textTag } = style;
  const watch = useWatch();
  const follow = useCallback(
    (listener: () => void) => watch.subscribe(followedTags(textTag), listener),
    [watch, textTag],
  );
  const read = () => writtenDigits({ textTag }, watch, uuid);
  const text = useSyncExternalStore(follow, read, read) ?? (showKept ? '0'.repeat(style.places) : '');
  return (
    <g data-pictures="">
      {digitCells(text, style).flatMap(({ digit, x, y, width, height }) => {
        const picture = style.imgs[digit];
        return picture ? (
          <g key={x} transform={`translate(${x} ${y})`}>
            <PictureSvg url={picture.url} {...{ width, height, label, showKept }} />
          </g>
        ) : (
          []
        );
      })}
    </g>
  );
}

export function ImageSequenceSvg({ node, showKept }: NodeProps<'image_sequence'>) {
  const { shows, imgs, width, height } = node.style;
  // A tag that never gives a number shows a placeholder in the editor and nothing on the watch.
  if (imgs.length === 0 || givesNoNumber(node.style))
    return <PictureSvg url="" {...{ width, height, label: node.label, showKept }} />;
  const Shown = shows === 'digits' ? DigitsSvg : PickedSvg;
  return <Shown node={node} showKept={showKept} />;
}
