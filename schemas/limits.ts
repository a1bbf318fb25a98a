// Constants of the specification's section 9, and limits for input.

/** Version of the application, displayed and persisted (spec 1, 9). */
export const APP_VERSION = '2.3.9';

/** Maximum image upload in bytes, inclusive; displayed as 500 KB (spec 5, 9). */
export const IMAGE_UPLOAD_BYTES = 512_000;
/** Maximum font upload in bytes, inclusive (docs/rules/backend.md U13). */
export const FONT_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Maximum pictures per multi-file upload. */
export const UPLOAD_FILES_MAX = 100;
/** Maximum bytes of a multipart body besides its files. */
export const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
/** Maximum side of an uploaded image in px, read from the header before decoding (docs/rules/backend.md U4). */
export const IMAGE_MAX_SIDE = 4096;
/** Maximum SVG source that a layer stores with its picture, UTF-16 units. */
export const VECTOR_SOURCE_MAX = 100_000;
/** Longer side in px of a picture rendered from SVG: twice the side of the usual canvas. */
export const VECTOR_SIDE_MAX = 1000;
/** Maximum length of an SVG file, bytes, and of the text that its entities add, UTF-16 units. */
export const SVG_CHARACTERS_MAX = 4 * IMAGE_UPLOAD_BYTES;
/**
 * Maximum work of an SVG in units of one filled shape, with everything that its references draw again (Chromium needs
 * at most about four seconds of CPU time for it), and maximum levels of elements.
 */
export const SVG_WORK_MAX = 20_000;
export const SVG_DEPTH_MAX = 256;
/** Maximum side of a picture that an export draws, px: twice the side of the largest canvas. */
export const BAKED_SIDE_MAX = 2000;
/** Maximum pixel count of an uploaded image (docs/rules/backend.md U4). */
export const IMAGE_MAX_PIXELS = 16_800_000;
/** Maximum frames of an imported GIF, equal to those of an animation, and of all their pixels (limits memory). */
export const GIF_FRAMES_MAX = 500;
export const GIF_PIXELS_MAX = 100_000_000;

/** Default canvas side in px of the smartwatch platform (spec 9). */
export const DEFAULT_CANVAS_SIDE = 500;
/** Radius of the default canvas, px (spec 9). */
export const DEFAULT_CANVAS_RADIUS = 250;
/** Canvas side of the chip platform, px; the area rule uses 466 x 466 = 217,156 px² (spec 9, docs/rules/product.md). */
export const FALCON_CANVAS_SIDE = 466;
export const FALCON_CANVAS_AREA = 217_156;
/** Range of canvas sides in px that a designer may choose. */
export const CANVAS_SIDE_MIN = 100;
export const CANVAS_SIDE_MAX = 1000;

/** Number of undo states, including the current one (spec 4, 9; docs/rules/product.md). */
export const HISTORY_STATES = 20;
/** Edits of one field within this many ms are merged into one history entry (docs/rules/forms.md). */
export const BURST_MS = 800;

/** Range of the zoom factor (spec 4, 9). */
export const ZOOM_MIN = 0.25;
export const ZOOM_MAX = 5;
/** Snap distance in screen px (spec 9). */
export const SNAP_DISTANCE = 5;
/** Padding of the selection box in screen px (spec 9). */
export const SELECTION_PADDING = 4;
/** Most segments of the outline of a path. */
export const PATH_SEGMENTS_MAX = 2000;
/** Keyboard nudge in canvas px; ten times as far with Shift (spec 4, 9). */
export const NUDGE_STEP = 1;
export const NUDGE_STEP_LARGE = 10;

/** Duration of a toast, ms (spec 9). */
export const TOAST_MS = 5000;

/** Default hand rotations in degrees at 08:59:08 (spec 9). */
export const DEFAULT_HAND_ROTATION = { hour: 269.5, minutes: 354, seconds: 48 } as const;

/** Defaults of progress nodes: side and ring width in px (spec 9). */
export const PROGRESS_SIZE = 124;
export const PROGRESS_RING_WIDTH = 16;
/** Steps in percent of a dynamic fill, and the selectable step goals (spec 9). */
export const PROGRESS_SEGMENTS = [5, 10, 20, 25, 50] as const;
export const STEP_GOALS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000] as const;
/** Animation frame delay in ms, and the loop count above which it loops forever (spec 9). */
export const ANIMATION_DELAY_MS = 100;
export const ANIMATION_LOOP_FOREVER_ABOVE = 100;
/** Maximum delay between frames of a layer, ms. */
export const ANIMATION_DELAY_MAX_MS = 60_000;
/** Animation frame delay of the chip platform, ms (spec 9). */
export const FALCON_ANIMATION_DELAY_MS = 200;
/**
 * Maximum sequence-frame layers of a face; the chip platform refuses to paste one while more than 2 exist (spec 5, 9).
 */
export const SEQUENCE_LAYERS_MAX = 3;
export const FALCON_PASTE_ANIMATIONS_ABOVE = 2;
/** Maximum complication slots of a face; none can be pasted while more than 7 exist (spec 5, 9). */
export const COMPLICATION_SLOTS_MAX = 8;
export const COMPLICATION_PASTE_ABOVE = 7;
/** Complication defaults in px (spec 9). */
export const COMPLICATION_SIZE = 120;
export const COMPLICATION_RING_WIDTH = 12;
export const COMPLICATION_TEXT_SIZE = 20;
/** Numbers of the progress types (spec 9). */
export const PROGRESS_TYPE_CODES = { Linear: 0, Circular: 1, Arc: 2 } as const;
/** Divisors of the progress presets (spec 9). */
export const PROGRESS_PRESET_DIVISORS = { battery: 100, heartRate: 240, week: 7, month: 12 } as const;

/** Maximum total bytes of the assets in a chip-platform copy, inclusive (spec 5, 9). */
export const FALCON_ASSETS_BYTES = 512_000;
/** Upper bound, exclusive, of a chip-platform package in bytes (spec 5, docs/rules/backend.md K7). */
export const FALCON_PACKAGE_BYTES = 1024 * 1024;
/** Range of levels that order dynamic layers on the chip platform (spec 9). */
export const LEVEL_MIN = -1;
export const LEVEL_MAX = 14;
export const ELEMENT_TYPE_MIN = 1;
export const ELEMENT_TYPE_MAX = 17;
/** Sizes in px of the two slot types that do not start with `COMPLICATION_SIZE` (spec 9). */
export const COMPLICATION_LONG_TEXT = { width: 240, height: 48 } as const;
export const COMPLICATION_SHORT_TEXT = { width: 100, height: 100 } as const;
/** Title size of a new slot, px; smaller than its text, so that three lines fit in a round slot. */
export const COMPLICATION_TITLE_SIZE = 14;
/** Duration of a tapped slot's highlight, ms (spec 9). */
export const COMPLICATION_FLASH_MS = 200;
/** Maximum launch target of a tap area, in UTF-16 units. */
export const INTENT_MAX = 500;

/** Maximum theme colours per design and publish tags per face (spec 5, 9). */
export const THEME_COLORS_MAX = 15;
export const PUBLISH_TAGS_MAX = 5;
/** Names of a published face: Chinese in graphemes, English in letters, digits and spaces (spec 5; docs/rules/backend.md F1, F2). */
export const NAME_CN_MAX = 10;
export const NAME_EN_MAX = 19;
/** Description of a published face in graphemes (spec 5; docs/rules/backend.md F3), and a publish tag in characters (F4). */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;
export const PUBLISH_TAG_MAX = 20;
/** Maximum detail pictures of a face besides its preview. */
export const DETAIL_IMAGES_MAX = 6;
/** Range of prices in minor units (docs/rules/backend.md L12). */
export const PRICE_MIN = 1;
export const PRICE_MAX = 99_999;
/** Maximum rejection reason, in UTF-16 units. */
export const REVIEW_REASON_MAX = 500;
/** Maximum entries of a face's history (our own). */
export const FACE_HISTORY_MAX = 100;
/** Maximum package of one copy in bytes: an app with pictures and fonts, or layers with pictures and two previews. */
export const PACKAGE_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum bytes of a package's provenance entry (our own: some names and a hash). */
export const PACKAGE_MARK_BYTES_MAX = 4096;
/**
 * Maximum bytes of a package's signing block: two certificates and signatures, each at most as long as a key file (our
 * own).
 */
export const SIGNING_BLOCK_BYTES_MAX = 256 * 1024;
/** Range of the longer side in px of an exported picture (our own; above it browsers start to reject canvases). */
export const EXPORT_PICTURE_SIDE_MIN = 64;
export const EXPORT_PICTURE_SIDE_MAX = 2048;
/**
 * Maximum version code accepted by the smartwatch store, and maximum characters of a package name (limit of the
 * resource table).
 */
export const VERSION_CODE_MAX = 2_100_000_000;
export const PACKAGE_NAME_MAX = 127;
/** Maximum graphemes of a face's label; the watch's picker cuts off the rest. */
export const PACKAGE_LABEL_MAX = 40;
/** Maximum data tags of a text layer on the smartwatch platform (docs/rules/product.md). */
export const TEXT_TAGS_MAX = 5;
/** Maximum share of lit pixels in always-on (watch face quality guidelines). */
export const AMBIENT_LIT_MAX = 0.15;
/** Share of the canvas above which an image cannot be rotated or animated (spec 5). */
export const ROTATABLE_AREA_SHARE = 0.3;

/** Default and maximum size of a list page (spec 9, docs/rules/backend.md L15). */
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 100;
/** Maximum days per statistics response. */
export const STATISTICS_DAYS_MAX = 400;
export const FONTS_PAGE_SIZE = 50;
export const ASSETS_PAGE_SIZE = 50;
export const WITHDRAWALS_PAGE_SIZE = 50;
export const AI_HISTORY_PAGE_SIZE = 4;

/**
 * AI pictures: tasks per user and day, first poll and polling interval in ms, and when polling gives up (spec 4, 9).
 */
export const AI_TASKS_PER_DAY = 10;
export const AI_FIRST_POLL_MS = 5000;
export const AI_POLL_INTERVAL_MS = 2000;
export const AI_POLLS_MAX = 300;
export const AI_POLL_TOTAL_MS = 600_000;
/** Maximum prompt in graphemes (docs/rules/backend.md I4), pictures of one task, and length of a collected text. */
export const AI_PROMPT_MAX = 1000;
export const AI_IMAGES_MAX = 8;
export const AI_RESULT_MAX = 2000;
/** Maximum graphemes sent to a model at once, and texts and background removals per user and day (our own). */
export const AI_TEXT_INPUT_MAX = 4000;
export const AI_TEXTS_PER_DAY = 100;
export const AI_BACKGROUNDS_PER_DAY = 50;
/** AI texts: requested length in words (exclusive), and request parameters (spec 7, 9). */
export const AI_TEXT_WORDS_BELOW = 40;
export const AI_TEXT_PARAMETERS = { temperature: 0.6, max_tokens: 2000, top_p: 0.9 } as const;

/** Designers' shares in percent of a design's profit and of the monthly subscription revenue (spec 1, 9). */
export const DESIGN_PROFIT_PERCENT = 50;
export const SUBSCRIPTION_REVENUE_PERCENT = 60;
/** Overseas withdrawals, in cents; the fee in basis points (spec 9, docs/rules/backend.md B10). */
export const WITHDRAWAL_OVERSEA_CENTS = { min: 100, notice: 2000, perDay: 200_000 } as const;
export const WITHDRAWAL_OVERSEA_FEE_BASIS_POINTS = 440;
/**
 * Days of the month (UTC) on which withdrawals are open, days until income is available, days until a transfer arrives
 * (spec 9).
 */
export const WITHDRAWAL_OVERSEA_WINDOW = { firstDay: 11, lastDay: 15 } as const;
export const BALANCE_MATURES_DAYS = 30;
export const WITHDRAWAL_OVERSEA_BUSINESS_DAYS = 14;
/** Domestic withdrawals, in fen; the tax in basis points (spec 9). */
export const WITHDRAWAL_DOMESTIC_FEN = { min: 5000, perDay: 1_000_000 } as const;
export const WITHDRAWAL_DOMESTIC_TAX_BASIS_POINTS = 650;
export const WITHDRAWAL_DOMESTIC_WORKING_DAYS = 3;

/** Default language in the domestic build (spec 1, 9). */
export const DEFAULT_LOCALE = 'zh';
/** Default platforms of the design list and of recommended faces (spec 9). */
export const DEFAULT_LIST_PLATFORM = 'android';
export const DEFAULT_RECOMMEND_PLATFORM = 'wear os';

/** Request timeouts in ms: ordinary, multi-file upload, background removal (spec 7). */
export const REQUEST_TIMEOUT_MS = 50_000;
export const MULTI_UPLOAD_TIMEOUT_MS = 90_000;
export const MATTING_TIMEOUT_MS = 120_000;

/** Range of password lengths in characters (spec 5). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;
/** Verification codes: digits, validity and waiting time until the next one, ms (docs/rules/backend.md S7). */
export const CAPTCHA_DIGITS = 6;
export const CAPTCHA_VALID_MS = 5 * 60_000;
export const CAPTCHA_PAUSE_MS = 60_000;
/**
 * Designer's name in graphemes; intro in words (spec 5), and in UTF-16 units, above which words are not counted
 * (docs/rules/backend.md F6).
 */
export const USERNAME_MAX = 30;
export const INTRO_WORDS_MAX = 100;
export const INTRO_UNITS_MAX = 2000;

/** Maximum working name of a design, in graphemes (docs/rules/product.md). */
export const DESIGN_NAME_MAX = 40;
/** Stored versions of a design: latest unnamed saves, and named ones (our own); a version's name in graphemes. */
export const VERSIONS_SAVED_MAX = 20;
export const VERSIONS_NAMED_MAX = 50;
export const VERSION_NAME_MAX = 40;
/** Picture sets per designer, pictures per set, and length of a set's name in graphemes (our own). */
export const PICTURE_SETS_MAX = 200;
export const PICTURE_SET_IMAGES_MAX = 100;
export const PICTURE_SET_NAME_MAX = 40;
/** Layer label, in UTF-16 units. */
export const LABEL_MAX = 100;
/** Maximum text of a text layer and of an expression, in UTF-16 units. */
export const TEXT_MAX = 1000;
export const EXPRESSION_MAX = 1000;
/** Limits of coordinates and layers in a document (docs/rules/reliability.md, fault 22). */
export const COORDINATE_MAX = 10_000;
export const NODES_MAX = 2000;
/** Maximum depth of groups in groups. */
export const GROUP_DEPTH_MAX = 8;
/** Maximum copies of a design, one per platform. */
export const COPIES_MAX = 8;
/** Longer side of the picture of a saved copy, px, and maximum size of its PNG file, bytes. */
export const COPY_PICTURE_SIDE = 240;
export const COPY_PICTURE_BYTES_MAX = 100_000;
/** Maximum nesting of JSON and its size in bytes, checked before Zod validates it (docs/rules/reliability.md, fault 21). */
export const JSON_DEPTH_MAX = 32;
/** Maximum body of requests without a session, in bytes: names, codes and passwords. */
export const OPEN_BODY_BYTES_MAX = 64 * 1024;
/** Maximum body of a call of a signed-in caller that names no other, in bytes: forms and single pictures. */
export const BODY_BYTES_MAX = 1024 * 1024;
/** Maximum bytes of the pictures and fonts of an account; a server can set another. */
export const ACCOUNT_STORAGE_BYTES = 1024 * 1024 * 1024;
/** Maximum values of a document: enough for 2,000 layers, and well below what causes problems. */
export const JSON_VALUES_MAX = 400_000;
/** Maximum size of a design as it is stored, with the facts that a save adds, in bytes of UTF-8. */
export const DOCUMENT_BYTES_MAX = 20 * 1024 * 1024;
/** Maximum body of a call that carries a design: the design and what surrounds it. */
export const DOCUMENT_BODY_BYTES_MAX = DOCUMENT_BYTES_MAX + 64 * 1024;
/** Maximum bytes (as base64) and number of the pictures in a project file. */
export const PROJECT_PICTURE_BYTES_MAX = 100 * 1024 * 1024;
export const PROJECT_PICTURES_MAX = 2000;
/** Maximum uploaded fonts in a project file, and their bytes: one of 20 MB plus several of usual size. */
export const PROJECT_FONTS_MAX = 50;
export const PROJECT_FONT_BYTES_MAX = 40 * 1024 * 1024;
/** Maximum text alternative of a layer, in UTF-16 units. */
export const ALT_MAX = 200;

/** Payee names in characters (docs/rules/backend.md N1), identity card numbers, payout accounts. */
export const PAYEE_NAME_MIN = 2;
export const PAYEE_NAME_MAX = 30;
export const ID_NUMBER_MAX = 18;
export const PAYEE_ACCOUNT_MAX = 254;
/** Maximum reason for a failed order, in UTF-16 units, and status changes per order. */
export const ORDER_REASON_MAX = 200;
export const AUDITS_MAX = 20;
/** Differences of one wallet that are stored and shown; a wallet with more has most of its sums wrong. */
export const DIFFERENCES_MAX = 50;
/** Maximum months of a statement, maturing days listed separately, rows of a sales import. */
export const STATEMENT_MONTHS_MAX = 120;
/** Days that a statement lists separately, ending today; the mockup's "30 days". */
export const STATEMENT_DAYS = 30;
export const WALLET_MATURING_MAX = 40;
export const SALES_ROWS_MAX = 5000;
/** Maximum body of a sales import: rows of the longest kind, with escaped characters. */
export const SALES_BODY_BYTES_MAX = SALES_ROWS_MAX * 1024;

/** Maximum bytes of an archive from outside (source ZIP, APK, assets); equal to our own package limit. */
export const ZIP_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum entries of an archive: a face has hundreds of pictures; an app with thousands of files is not a face. */
export const ZIP_ENTRIES_MAX = 2000;
/** Maximum inflated bytes of one entry and of all: what a tab can hold besides the design. */
export const ZIP_ENTRY_BYTES_MAX = 64 * 1024 * 1024;
export const ZIP_INFLATED_BYTES_MAX = 256 * 1024 * 1024;
/**
 * Maximum compression ratio of an entry, and the inflated size from which it is checked: real text stays under 200, a
 * bomb is at 1,000.
 */
export const ZIP_RATIO_MAX = 400;
export const ZIP_RATIO_FROM_BYTES = 1024 * 1024;
/** Maximum entry name in bytes, as in file system paths. */
export const ZIP_NAME_BYTES_MAX = 1024;

/**
 * Limits of XML from outside: bytes; nesting (real faces stay under 20); elements (5,000 layers of ten); attributes per
 * element.
 */
export const XML_BYTES_MAX = 16 * 1024 * 1024;
export const XML_DEPTH_MAX = 64;
export const XML_ELEMENTS_MAX = 50_000;
export const XML_ATTRIBUTES_MAX = 100;

/** Maximum values of a package's resource table: a face has hundreds, an app with many languages about ten thousand. */
export const RESOURCE_VALUES_MAX = 100_000;

/** Maximum characters of a PEM file with key and certificate; an RSA key of 4,096 bits needs about 6,000. */
export const PEM_CHARS_MAX = 64 * 1024;
/** Range of an RSA signing key in bits: fewer are unsafe, more are slow and not needed by watches. */
export const RSA_BITS_MIN = 2048;
export const RSA_BITS_MAX = 8192;

/**
 * Maximum XML of one preserved part in UTF-16 units: parts of the format's samples stay under 60,000, a whole preserved
 * scene under 200,000.
 */
export const PART_XML_MAX = 200_000;
/** Maximum XML before the scene of an imported face: settings with options, bitmap fonts with hundreds of glyphs. */
export const HEAD_XML_MAX = 200_000;
/**
 * Maximum pictures, typefaces and texts of one preserved part: a minute of animation at ten frames per second; the
 * others as in a package.
 */
export const PART_PICTURES_MAX = 600;
export const PART_FONTS_MAX = 50;
export const PART_STRINGS_MAX = 500;
/** Maximum resource name in UTF-16 units, as in file systems, and attribute value. */
export const RESOURCE_NAME_MAX = 255;

/** Leftovers of an imported layer, and characters of each. An import makes far fewer. */
export const LEFTOVERS_MAX = 64;
export const LEFTOVER_MAX = 2000;

/** Roles and choices of a face's color theme: the most that the Watch Face Format reads. */
export const THEME_ROLES_MAX = 5;
export const THEME_CHOICES_MAX = 100;
/** Choices that Google's stricter validator accepts. */
export const THEME_CHOICES_SAFE = 20;
/** Name of a role or a choice, in UTF-16 units. */
export const THEME_NAME_MAX = 40;
/** Color fields of one layer that follow a role. A slot, which has the most, has 18. */
export const COLOR_ROLES_MAX = 32;
/** Rules that color one layer by data. Each multiplies the elements that a package draws the layer with. */
export const COLOR_RULES_MAX = 8;
/** Properties of one layer that follow data: more than any type of layer has. */
export const LIVE_MAX = 12;

/** Maximum findings of the check that a designer accepts for a layer, and length of each note in UTF-16 units. */
export const MEANT_MAX = 16;

export const MEANT_NOTE_MAX = 200;
/** States of the watch in which the check evaluates one expression over the ranges of its tags, at most. */
export const RANGE_STATES_MAX = 200;
/** Deleted roles whose replacement a face remembers. */
export const THEME_REPLACED_MAX = 200;

/** Characters of a palette that is pasted as text. */
export const PALETTE_TEXT_MAX = 20_000;

/** Settings that a face offers its wearer: the theme and every option. More are not read by the format. */
export const SETTINGS_MAX = 20;
/** Flavors of a face: the format reads 20, and the export may add one with the defaults. */
export const FLAVORS_MAX = 19;
/** Choices of one option: the most that the Watch Face Format reads. */
export const OPTION_CHOICES_MAX = 100;
/** Name of an option or of its choice, in UTF-16 units. */
export const OPTION_NAME_MAX = 40;
/** Deleted choices whose replacement a face remembers: as many as all options of a face can have. */
export const OPTIONS_REPLACED_MAX = 2000;
