// The part of Excalidraw that the bench uses, so that types are checked where it is not installed.
declare module '@excalidraw/excalidraw' {
  import type { FunctionComponent } from 'react';

  export interface ExcalidrawApi {
    getSceneElements(): readonly { id: string; x: number; y: number; width: number; height: number }[];
    getAppState(): { scrollX: number; scrollY: number; selectedElementIds: Readonly<Record<string, true>> };
  }
  export const Excalidraw: FunctionComponent<{
    initialData: unknown;
    handleKeyboardGlobally: boolean;
    autoFocus: boolean;
    excalidrawAPI(api: ExcalidrawApi): void;
  }>;
}
declare module '@excalidraw/excalidraw/index.css';
