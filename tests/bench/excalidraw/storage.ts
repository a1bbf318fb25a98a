// Where the page of Excalidraw finds its scene.

/** The key in `localStorage`; its value is a scene in Excalidraw's file format. */
export const SCENE_KEY = 'bench-scene';
