// A document around the content under test, and its SVG.
import { type XmlElement, type XmlNode, type XmlValues, xml } from '@/bytes/xml/xml';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import type { DrawingResources, DrawnDocument, DrawnWatch } from '@/face/watchFaceFormat/drawing/drawing';
import type { ModeName } from '@/schemas/design';

/** Every picture exists, 40 x 20 px; every family has its own name. */
export const RESOURCES: DrawingResources = {
  picture: (name) => ({ href: `data:image/png;base64,${name.replace(/\W/g, '')}`, width: 40, height: 20 }),
  fontFamily: (name) => `"${name}"`,
  text: (name) => (name === 'greeting' ? 'Good morning' : name === 'padded' ? 'at %1$02d' : null),
};

export interface Over {
  mode?: ModeName;
  state?: Partial<WatchState>;
  watch?: Omit<DrawnWatch, 'state'>;
  resources?: Partial<DrawingResources>;
  /** Attributes of the WatchFace and its children beside the Scene. */
  face?: XmlValues;
  beside?: readonly XmlNode[];
}

/** A face of 100 x 100 px with this root. */
export const drawnRoot = (root: XmlElement, over: Over = {}): DrawnDocument =>
  drawDocument(
    root,
    { ...RESOURCES, ...over.resources },
    { state: sampleState(over.state), ...over.watch },
    over.mode ?? 'normal',
  );

/** A face whose scene holds these elements. */
export const drawn = (scene: readonly XmlElement[], over: Over = {}): DrawnDocument =>
  drawnRoot(
    xml('WatchFace', { width: 100, height: 100, clipShape: 'NONE', ...over.face }, [
      ...(over.beside ?? []),
      xml('Scene', {}, scene),
    ]),
    over,
  );

/** The drawing above the background of the scene. */
export const svgOf = (scene: readonly XmlElement[], over: Over = {}): string =>
  drawn(scene, over).svg.replace(/^<svg[^>]*>(<rect[^>]*>)?|<\/svg>$/g, '');

/** A box in the scene, 10 px from its corner, 40 x 20 px. */
export const BOX = { x: 10, y: 10, width: 40, height: 20 };
