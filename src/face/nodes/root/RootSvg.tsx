// The background colour: a circle or a rectangle as large as the canvas.
import { canvasCircle } from '@/face/geometry/bounds';
import type { NodeProps } from '../nodeProps';

export function RootSvg({ node, canvas }: NodeProps<'root'>) {
  if (canvas.shape === 'circle') return <circle {...canvasCircle(canvas)} fill={node.style.fill} />;
  return <rect width={canvas.width} height={canvas.height} fill={node.style.fill} />;
}
