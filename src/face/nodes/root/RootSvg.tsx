// The background colour: a circle or rectangle the size of the canvas.
import { canvasCircle } from '@/face/geometry/bounds';
import type { NodeProps } from '../nodeProps';

export function RootSvg({ node, canvas }: NodeProps<'root'>) {
  if (canvas.shape === 'circle') return <circle {...canvasCircle(canvas)} fill={node.style.fill} />;
  return <rect width={canvas.width} height={canvas.height} fill={node.style.fill} />;
}
