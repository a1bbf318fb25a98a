// The lower bound: the same drawing as plain SVG, whose single transform attribute is set directly for each pointer move. It
// responds to the same input as the editor: drag, Ctrl+Z, Ctrl+A, and a field.
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import { WatchProvider } from '@/face/nodes/WatchSvg';
import { assets, benchDesign, DRAGGED } from './layers';

const count = Number(new URLSearchParams(location.search).get('n') ?? 10);
const nodes = benchDesign(count).copies[0]?.normal.nodeList ?? [];
const canvas = { width: 500, height: 500, shape: 'circle' } as const;
const markup = renderToStaticMarkup(
  <WatchProvider watch={createWatch(SAMPLE_STATE)}>
    <AssetProvider assets={assets}>
      {nodes.map((node) => (
        <NodeSvg key={node.uuid} node={node} canvas={canvas} />
      ))}
    </AssetProvider>
  </WatchProvider>,
);

let svg: SVGSVGElement;
let dragged: SVGGElement;

/** Puts the drawing on the page, and the dragged layer into a separate element. */
function open() {
  const style = 'display:block;touch-action:none;user-select:none';
  document.body.innerHTML = `<svg width="500" height="500" viewBox="0 0 500 500" style="${style}">${markup}</svg>`;
  svg = document.querySelector('svg') as SVGSVGElement;
  const inner = svg.querySelector(`[data-node="${DRAGGED}"]`) as SVGGElement;
  dragged = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  inner.replaceWith(dragged);
  dragged.append(inner);
  listen();
  addField();
}

function listen() {
  let from: { x: number; y: number } | null = null;
  svg.addEventListener('pointerdown', (event) => {
    from = { x: event.clientX, y: event.clientY };
    svg.setPointerCapture(event.pointerId);
  });
  // The drag selects no text, as in any editor.
  svg.addEventListener('mousedown', (event) => event.preventDefault());
  svg.addEventListener('pointermove', (event) => {
    if (from) dragged.setAttribute('transform', `translate(${event.clientX - from.x} ${event.clientY - from.y})`);
  });
  svg.addEventListener('pointerup', () => {
    from = null;
  });
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    if (event.key === 'z') dragged.removeAttribute('transform');
    if (event.key === 'a') selectAll();
  });
}

/** Selecting everything, at minimum cost: the boxes of all layers are read and one outline is drawn. */
function selectAll() {
  const all = [...svg.querySelectorAll<SVGGElement>('[data-node]')];
  const right = Math.max(...all.map((element) => element.getBBox()).map((box) => box.x + box.width));
  const outline = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  outline.setAttribute('width', String(right));
  outline.setAttribute('height', '500');
  outline.setAttribute('fill', 'none');
  outline.setAttribute('stroke', 'white');
  svg.append(outline);
}

/** A field, at minimum cost: typing moves the layer. */
function addField() {
  const field = document.createElement('input');
  field.addEventListener('input', () => dragged.setAttribute('transform', `translate(${Number(field.value) || 0} 0)`));
  document.body.append(field);
}

open();
