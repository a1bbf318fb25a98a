// Limits for each kind of JSON. A document embedded in another structure may be as deep as on its own.
import {
  DOCUMENT_BYTES_MAX,
  JSON_DEPTH_MAX,
  JSON_VALUES_MAX,
  NODES_MAX,
  PROJECT_PICTURE_BYTES_MAX,
  PROJECT_PICTURES_MAX,
} from '@/schemas/limits';
import type { JsonLimits } from './jsonScanner';

/**
 * Limits of a document nested in `levels` further lists or objects. No value in it is deeper than `JSON_DEPTH_MAX`
 * below it.
 */
const documentWithin = (levels: number): JsonLimits => ({
  depth: JSON_DEPTH_MAX + 1 + levels,
  values: JSON_VALUES_MAX + 100,
  layers: NODES_MAX,
  chars: DOCUMENT_BYTES_MAX,
  pictureChars: DOCUMENT_BYTES_MAX,
});

/** A request body: at most a document and metadata. */
export const BODY_LIMITS: JsonLimits = documentWithin(1);

/** A project file: a document and its pictures. */
export const PROJECT_LIMITS: JsonLimits = {
  ...documentWithin(1),
  values: JSON_VALUES_MAX + 4 * PROJECT_PICTURES_MAX,
  pictureChars: PROJECT_PICTURE_BYTES_MAX,
};

/** All data of a browser, at most `bytes`: many documents, each within store, record and envelope. */
export const dataLimits = (bytes: number): JsonLimits => ({
  ...documentWithin(6),
  values: 20 * JSON_VALUES_MAX,
  chars: bytes,
  pictureChars: bytes,
});

/** Layers on a clipboard, at most `chars`. */
export const layersLimits = (chars: number): JsonLimits => ({ ...documentWithin(0), chars });
