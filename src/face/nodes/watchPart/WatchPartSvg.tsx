// A kept part as it is drawn: its box where faces are made.
import { KeptSvg } from '../KeptSvg';
import type { NodeProps } from '../nodeProps';

export const WatchPartSvg = (props: NodeProps<'watch_part'>) => <KeptSvg {...props} />;
