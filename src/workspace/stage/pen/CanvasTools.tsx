// The tool that takes the presses on the canvas: the pen, or the points of a path.
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import type { DrawingTool } from '@/editor/dispatch/editorSession';
import { PathPoints } from './PathPoints';
import { PenTool } from './PenTool';

export interface CanvasToolsProps {
  host: CanvasHost;
  tool: DrawingTool;
}

export function CanvasTools({ host, tool }: CanvasToolsProps) {
  if (tool.kind === 'pen') return <PenTool host={host} tool={tool} />;
  return <PathPoints key={tool.uuid} host={host} uuid={tool.uuid} />;
}
