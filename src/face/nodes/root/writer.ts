// Writes the background colour to the Watch Face Format: a rectangle over the whole canvas if the scene's own colour is
// not enough.
import { xml } from '@/bytes/xml/xml';
import type { WatchFaceWriter } from '../faceSheet';
import { watchColor } from '../watchFaceColor';

export const write: WatchFaceWriter<'root'> = ({ label, style }, { canvas: { width, height } }) => [
  xml('PartDraw', { name: label, x: 0, y: 0, width, height }, [
    xml('Rectangle', { x: 0, y: 0, width, height }, [xml('Fill', { color: watchColor(style.fill) })]),
  ]),
];
