// The real canvas over the real store and commands, with N layers or a template, for measurements and for inspection.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { withEditor } from '@/app/editorStore';
import { createStore } from '@/app/store';
import { createViewport } from '@/editor/canvas/viewport';
import { createZoomPort } from '@/editor/canvas/zoomPort';
import { selectAll } from '@/editor/commands/select';
import { EditorContext, type EditorServices } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { selectNode } from '@/editor/document/selectors';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { TEMPLATES } from '@/schemas/templates';
import { artUrl } from '@/schemas/templates/artUrls';
import { createDesign } from '@/schemas/templates/createDesign';
import { i18n, startLanguage } from '@/service/language/i18n';
import { redoIn, undoIn } from '@/tests/editor/support/acts';
import { RenderCounter, takeRendered } from '@/tests/support/RenderCounter';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';
import './bench.css';
import { withDesk } from '@/tests/editor/support/withDesk';
import { assets, benchDesign, DRAGGED } from './layers';

const query = new URLSearchParams(location.search);
const template = TEMPLATES.find(({ id }) => id === query.get('template'));
const counting = query.has('count');

await startLanguage(query.get('lang') === 'zh' ? 'zh' : 'en');
const store = withDesk(withEditor(createStore()));
const watch = createWatch(SAMPLE_STATE);
const viewport = createViewport();
const nothing = () => {};
const port = {
  ...createZoomPort(viewport),
  undo: () => undoIn(store),
  redo: () => redoIn(store),
  save: nothing,
  publish: nothing,
  showHelp: nothing,
  openGuide: nothing,
  rename: nothing,
  pickImage: nothing,
  focusProperties: nothing,
  describeSelection: nothing,
};
const services = { store, port, watch } as unknown as EditorServices;

let serial = 0;
const faceOf = () =>
  template
    ? createDesign({
        id: 'bench',
        copyId: 'copy',
        newId: () => `u${++serial}`,
        system: 'wearOS',
        ratio: query.get('ratio') ?? '500*500',
        shape: query.get('shape') === 'rectangle' ? 'rectangle' : 'circle',
        name: 'Bench',
        language: 'en',
        template,
        labelOf: (name) => name,
      })
    : benchDesign(Number(query.get('n') ?? 10));
const pictures = { resolve: async (ref: string) => (await artUrl(ref)) ?? assets.resolve(ref) };

function Page() {
  const [files, setFiles] = useState('');
  const region = (
    <CanvasRegion
      className="h-full"
      viewport={viewport}
      onImageFiles={(dropped) => setFiles(dropped.map((file) => file.name).join())}
    />
  );
  return (
    <div className="h-full" data-files={files}>
      {counting ? <RenderCounter>{region}</RenderCounter> : region}
    </div>
  );
}

store.dispatch(designOpened({ design: faceOf(), baseRev: 0 }));
const mount = () =>
  createRoot(document.getElementById('app') as HTMLElement).render(
    <I18nextProvider i18n={i18n}>
      <EditorContext value={services}>
        <AssetProvider assets={pictures}>
          <Page />
        </AssetProvider>
      </EditorContext>
    </I18nextProvider>,
  );
if (query.has('show')) mount();

Object.assign(window, {
  bench: {
    open: mount,
    store,
    watch,
    viewport,
    draggedAt() {
      const node = selectNode(store.getState(), DRAGGED);
      const style = node && 'style' in node ? (node.style as { x: number; y: number; width: number }) : null;
      const at = viewport.toScreen({ x: (style?.x ?? 0) + 25, y: (style?.y ?? 0) + 25 });
      return at;
    },
    undo: port.undo,
    selectAll: () => runCommand(store, selectAll, undefined),
    takeRendered,
  },
});
