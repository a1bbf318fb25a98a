// How much JSON of each kind may hold. A document inside something else may be as deep there as by itself.
import {
  DOCUMENT_BYTES_MAX,
  JSON_DEPTH_MAX,
  JSON_VALUES_MAX,
  NODES_MAX,
  PROJECT_PICTURE_BYTES_MAX,
  PROJECT_PICTURES_MAX,
} from '@/schemas/limits';
import type { JsonLimits } from './jsonScanner';

/** A document within `levels` further lists or objects. What holds values stands no deeper than `JSON_DEPTH_MAX` below it. */
const documentWithin = (levels: number): JsonLimits => ({
  depth: JSON_DEPTH_MAX + 1 + levels,
  values: JSON_VALUES_MAX + 100,
  layers: NODES_MAX,
  chars: DOCUMENT_BYTES_MAX,
  pictureChars: DOCUMENT_BYTES_MAX,
});

/** The body of a call: at most a document and what is said of it. */
export const BODY_LIMITS: JsonLimits = documentWithin(1);

/** A project file: a document, and pictures beside it. */
export const PROJECT_LIMITS: JsonLimits = {
  ...documentWithin(1),
  values: JSON_VALUES_MAX + 4 * PROJECT_PICTURES_MAX,
  pictureChars: PROJECT_PICTURE_BYTES_MAX,
};

/** Everything of a browser, `bytes` at most: many documents, each within store, record and envelope. */
export const dataLimits = (bytes: number): JsonLimits => ({
  ...documentWithin(6),
  values: 20 * JSON_VALUES_MAX,
  chars: bytes,
  pictureChars: bytes,
});

/** Layers in a clipboard, `chars` at most. */
export const layersLimits = (chars: number): JsonLimits => ({ ...documentWithin(0), chars });
