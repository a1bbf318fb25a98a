// Every constant of the specification's section 9 (and the bounds that keep input finite), one named value each.

/** Version of the application, shown and persisted (spec 1, 9). */
export const APP_VERSION = '2.3.9';

/** Largest image upload in bytes, inclusive; shown to people as 500 KB (spec 5, 9). */
export const IMAGE_UPLOAD_BYTES = 512_000;
/** Largest side of an uploaded image in px, read from the header before decoding (backend.md U4). */
export const IMAGE_MAX_SIDE = 4096;
/** Largest pixel count of an uploaded image (backend.md U4). */
export const IMAGE_MAX_PIXELS = 16_800_000;

/** Default canvas side in px of the smartwatch platform (spec 9). */
export const DEFAULT_CANVAS_SIDE = 500;
/** Smallest and largest canvas side in px a designer may ask for. */
export const CANVAS_SIDE_MIN = 100;
export const CANVAS_SIDE_MAX = 1000;

/** Undo keeps this many states, the current one included (spec 4, 9; product.md). */
export const HISTORY_STATES = 20;
/** Edits of one field within this many ms are one history entry (forms.md). */
export const BURST_MS = 800;

/** Zoom factor bounds (spec 4, 9). */
export const ZOOM_MIN = 0.25;
export const ZOOM_MAX = 5;
/** Snap distance in screen px (spec 9). */
export const SNAP_DISTANCE = 5;
/** Padding of the selection box in screen px (spec 9). */
export const SELECTION_PADDING = 4;
/** Keyboard nudge in canvas px; with Shift ten times as far (spec 4, 9). */
export const NUDGE_STEP = 1;
export const NUDGE_STEP_LARGE = 10;

/** How long a toast stays, ms (spec 9). */
export const TOAST_MS = 5000;

/** Default hand rotations in degrees at 08:59:08 (spec 9). */
export const DEFAULT_HAND_ROTATION = { hour: 269.5, minutes: 354, seconds: 48 } as const;

/** Defaults of progress nodes: side and ring width in px (spec 9). */
export const PROGRESS_SIZE = 124;
export const PROGRESS_RING_WIDTH = 16;
/** Animation frame delay in ms, and the loop count above which it loops for ever (spec 9). */
export const ANIMATION_DELAY_MS = 100;
export const ANIMATION_LOOP_FOREVER_ABOVE = 100;
/** Complication defaults in px (spec 9). */
export const COMPLICATION_SIZE = 120;
export const COMPLICATION_RING_WIDTH = 12;
export const COMPLICATION_TEXT_SIZE = 20;

/** Theme colours per design and publish tags per face (spec 5, 9). */
export const THEME_COLORS_MAX = 15;
export const PUBLISH_TAGS_MAX = 5;
/** Data tags one text layer may hold on the smartwatch platform (product.md). */
export const TEXT_TAGS_MAX = 5;
/** Share of the canvas above which an image box neither rotates nor animates (spec 5). */
export const ROTATABLE_AREA_SHARE = 0.3;

/** Page sizes and bounds of paged lists (spec 9, backend.md L15). */
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 100;

/** Request time limits in ms: ordinary, several files, background removal (spec 7). */
export const REQUEST_TIMEOUT_MS = 50_000;
export const MULTI_UPLOAD_TIMEOUT_MS = 90_000;
export const MATTING_TIMEOUT_MS = 120_000;

/** Password length in characters (spec 5). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;

/** Working name of a design, in graphemes (product.md). */
export const DESIGN_NAME_MAX = 40;
/** Layer label, in UTF-16 units. */
export const LABEL_MAX = 100;
/** Text of a text layer and of an expression, in UTF-16 units. */
export const TEXT_MAX = 1000;
export const EXPRESSION_MAX = 1000;
/** Coordinates, sizes and angles a document may hold (reliability.md, fault 22). */
export const COORDINATE_MAX = 10_000;
export const NODES_MAX = 2000;
/** Nesting of JSON and its size in bytes, checked before Zod sees it (reliability.md, fault 21). */
export const JSON_DEPTH_MAX = 32;
export const DOCUMENT_BYTES_MAX = 20 * 1024 * 1024;
/** Bytes (as base64 text) of the pictures a project file may hold beside its document, and how many they may be. */
export const PROJECT_PICTURE_BYTES_MAX = 100 * 1024 * 1024;
export const PROJECT_PICTURES_MAX = 2000;
