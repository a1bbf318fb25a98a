// The bench's scene in Excalidraw's file format: an element for each layer, with the same size and position.
import { benchDesign, PICTURE_PNG } from '../page/layers';

const PICTURE_ID = 'picture';

/** Position of the scene's origin in the window, client px: clear of Excalidraw's panels. */
const ORIGIN = { x: 470, y: 200 };

interface LayerStyle {
  x: number;
  y: number;
  width: number;
  height: number;
  text?: string;
  fontSize?: number;
  progressType?: string;
}

/** The kind of element that draws what the layer draws. */
function shapeOf(nodeType: string, style: LayerStyle): object {
  if (nodeType === 'text') {
    const { text = '', fontSize = 12 } = style;
    return { type: 'text', text, originalText: text, fontSize, fontFamily: 2, autoResize: false };
  }
  if (nodeType === 'image') return { type: 'image', fileId: PICTURE_ID, status: 'saved', scale: [1, 1] };
  if (style.progressType === 'Linear') return { type: 'rectangle', backgroundColor: '#4080c0', strokeWidth: 1 };
  return { type: 'ellipse', strokeWidth: 4 };
}

/** A scene of `count` layers as JSON text. The element named `dragged` is filled, so that a press in its centre hits it. */
export function excalidrawScene(count: number): string {
  const nodes = (benchDesign(count).copies[0]?.normal.nodeList ?? []).filter(({ nodeType }) => nodeType !== 'root');
  const elements = nodes.map((node) => {
    const style = node.style as unknown as LayerStyle;
    const { x, y, width, height } = style;
    const shape = shapeOf(node.nodeType, style);
    const filled = node.uuid === 'dragged' ? { type: 'rectangle', backgroundColor: '#c08040' } : {};
    return { id: node.uuid, x, y, width, height, fillStyle: 'solid', roughness: 0, ...shape, ...filled };
  });
  const picture = {
    id: PICTURE_ID,
    mimeType: 'image/png',
    dataURL: `data:image/png;base64,${PICTURE_PNG}`,
    created: 1,
  };
  const appState = { objectsSnapModeEnabled: true, scrollX: ORIGIN.x, scrollY: ORIGIN.y, zoom: { value: 1 } };
  return JSON.stringify({ type: 'excalidraw', version: 2, elements, appState, files: { [PICTURE_ID]: picture } });
}
