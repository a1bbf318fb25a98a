// Excalidraw with the bench's scene, which it reads from the storage of its page as excalidraw.com does.
import { Excalidraw, type ExcalidrawApi } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';
import { SCENE_KEY } from './storage';

// Fonts and words are served from this machine.
Object.assign(window, { EXCALIDRAW_ASSET_PATH: '/' });

const stored = localStorage.getItem(SCENE_KEY);
const initialData = stored === null ? null : JSON.parse(stored);

createRoot(document.getElementById('app') as HTMLElement).render(
  <Excalidraw
    initialData={initialData}
    handleKeyboardGlobally
    autoFocus
    excalidrawAPI={(api: ExcalidrawApi) => Object.assign(window, { excalidraw: api })}
  />,
);
