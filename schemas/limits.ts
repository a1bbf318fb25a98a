// Every constant of the specification's section 9 (and the bounds that keep input finite), one named value each.

/** Version of the application, shown and persisted (spec 1, 9). */
export const APP_VERSION = '2.3.9';

/** Largest image upload in bytes, inclusive; shown to people as 500 KB (spec 5, 9). */
export const IMAGE_UPLOAD_BYTES = 512_000;
/** Largest font upload in bytes, inclusive (backend.md U13). */
export const FONT_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Pictures one call to the multi-file upload may carry. */
export const UPLOAD_FILES_MAX = 100;
/** What a multipart body weighs beside its files, at most. */
export const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
/** Largest side of an uploaded image in px, read from the header before decoding (backend.md U4). */
export const IMAGE_MAX_SIDE = 4096;
/** Longest SVG drawing that a layer keeps beside its picture, UTF-16 units. */
export const VECTOR_SOURCE_MAX = 100_000;
/** Longer side in px of the picture made of an SVG drawing: twice the side of the usual canvas. */
export const VECTOR_SIDE_MAX = 1000;
/** Largest pixel count of an uploaded image (backend.md U4). */
export const IMAGE_MAX_PIXELS = 16_800_000;
/** Most frames a GIF may bring, as many as an animation holds, and the pixels of all of them together (bounds the memory). */
export const GIF_FRAMES_MAX = 500;
export const GIF_PIXELS_MAX = 100_000_000;

/** Default canvas side in px of the smartwatch platform (spec 9). */
export const DEFAULT_CANVAS_SIDE = 500;
/** Radius of the default canvas, px (spec 9). */
export const DEFAULT_CANVAS_RADIUS = 250;
/** Canvas side of the chip platform, px: 466 x 466 is the 217,156 px² of the area rule (spec 9, product.md). */
export const FALCON_CANVAS_SIDE = 466;
export const FALCON_CANVAS_AREA = 217_156;
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
/** Steps in percent that a dynamic fill may move in, and step goals offered (spec 9). */
export const PROGRESS_SEGMENTS = [5, 10, 20, 25, 50] as const;
export const STEP_GOALS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000] as const;
/** Animation frame delay in ms, and the loop count above which it loops for ever (spec 9). */
export const ANIMATION_DELAY_MS = 100;
export const ANIMATION_LOOP_FOREVER_ABOVE = 100;
/** Longest delay between frames that a layer can have, ms. */
export const ANIMATION_DELAY_MAX_MS = 60_000;
/** Animation frame delay of the chip platform, ms (spec 9). */
export const FALCON_ANIMATION_DELAY_MS = 200;
/** Sequence-frame layers of a face; the chip platform pastes none while more than 2 exist (spec 5, 9). */
export const SEQUENCE_LAYERS_MAX = 3;
export const FALCON_PASTE_ANIMATIONS_ABOVE = 2;
/** Complication slots of a face; none is pasted while more than 7 exist (spec 5, 9). */
export const COMPLICATION_SLOTS_MAX = 8;
export const COMPLICATION_PASTE_ABOVE = 7;
/** Complication defaults in px (spec 9). */
export const COMPLICATION_SIZE = 120;
export const COMPLICATION_RING_WIDTH = 12;
export const COMPLICATION_TEXT_SIZE = 20;
/** Progress types by their numbers (spec 9). */
export const PROGRESS_TYPE_CODES = { Linear: 0, Circular: 1, Arc: 2 } as const;
/** What the progress presets divide their value by (spec 9). */
export const PROGRESS_PRESET_DIVISORS = { battery: 100, heartRate: 240, week: 7, month: 12 } as const;

/** Bytes the assets of a chip-platform copy weigh together at most, inclusive (spec 5, 9). */
export const FALCON_ASSETS_BYTES = 512_000;
/** A finished chip-platform package stays under this many bytes (spec 5, backend.md K7). */
export const FALCON_PACKAGE_BYTES = 1024 * 1024;
/** Order of dynamic layers on the chip platform, and its element types (spec 9). */
export const LEVEL_MIN = -1;
export const LEVEL_MAX = 14;
export const ELEMENT_TYPE_MIN = 1;
export const ELEMENT_TYPE_MAX = 17;
/** Sizes in px of the two slots that start with others than `COMPLICATION_SIZE` (spec 9). */
export const COMPLICATION_LONG_TEXT = { width: 240, height: 48 } as const;
export const COMPLICATION_SHORT_TEXT = { width: 100, height: 100 } as const;
/** Title of a new slot, px: smaller than its text, so that three lines stand in a round slot. */
export const COMPLICATION_TITLE_SIZE = 14;
/** How long a tapped slot shows its highlight, ms (spec 9). */
export const COMPLICATION_FLASH_MS = 200;
/** Launch target of a tap area, in UTF-16 units. */
export const INTENT_MAX = 500;

/** Theme colours per design and publish tags per face (spec 5, 9). */
export const THEME_COLORS_MAX = 15;
export const PUBLISH_TAGS_MAX = 5;
/** Names of a published face: Chinese in graphemes, English in letters, digits and spaces (spec 5; backend.md F1, F2). */
export const NAME_CN_MAX = 10;
export const NAME_EN_MAX = 19;
/** Description of a published face in graphemes (spec 5; backend.md F3), and one publish tag in characters (F4). */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;
export const PUBLISH_TAG_MAX = 20;
/** Pictures that show a face in detail, beside its preview. */
export const DETAIL_IMAGES_MAX = 6;
/** A price in minor units (backend.md L12). */
export const PRICE_MIN = 1;
export const PRICE_MAX = 99_999;
/** Why a face is not approved, in UTF-16 units. */
export const REVIEW_REASON_MAX = 500;
/** Entries of a face's history that can be told (our own). */
export const FACE_HISTORY_MAX = 100;
/** Largest package of one copy in bytes: an app with its pictures and fonts, or layers with pictures and two previews. */
export const PACKAGE_BYTES_MAX = 64 * 1024 * 1024;
/** Bytes of what a package says of itself (our own: some names and a hash). */
export const PACKAGE_MARK_BYTES_MAX = 4096;
/** Bytes of the block with a package's signatures: certificate and signature twice, each at most as long as a key's file may be (our own). */
export const SIGNING_BLOCK_BYTES_MAX = 256 * 1024;
/** Longer side in px of a picture of the face that is exported (our own: above it browsers begin to refuse canvases). */
export const EXPORT_PICTURE_SIDE_MIN = 64;
export const EXPORT_PICTURE_SIDE_MAX = 2048;
/** Largest version code of a package that the store of the smartwatch takes, and most characters of a package's name (the table of its resources). */
export const VERSION_CODE_MAX = 2_100_000_000;
export const PACKAGE_NAME_MAX = 127;
/** Graphemes of the name under which a watch lists a face: more is cut by its picker. */
export const PACKAGE_LABEL_MAX = 40;
/** Data tags one text layer may hold on the smartwatch platform (product.md). */
export const TEXT_TAGS_MAX = 5;
/** Share of the pixels that should be lit in always-on at most (watch face quality guidelines). */
export const AMBIENT_LIT_MAX = 0.15;
/** Share of the canvas above which an image box neither rotates nor animates (spec 5). */
export const ROTATABLE_AREA_SHARE = 0.3;

/** Page sizes and bounds of paged lists (spec 9, backend.md L15). */
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 100;
/** Most days that one answer of the statistics covers. */
export const STATISTICS_DAYS_MAX = 400;
export const FONTS_PAGE_SIZE = 50;
export const ASSETS_PAGE_SIZE = 50;
export const WITHDRAWALS_PAGE_SIZE = 50;
export const AI_HISTORY_PAGE_SIZE = 4;

/** AI pictures: tasks per person and day, first poll and interval in ms, and when polling gives up (spec 4, 9). */
export const AI_TASKS_PER_DAY = 10;
export const AI_FIRST_POLL_MS = 5000;
export const AI_POLL_INTERVAL_MS = 2000;
export const AI_POLLS_MAX = 300;
export const AI_POLL_TOTAL_MS = 600_000;
/** A prompt in characters as people count them (backend.md I4), pictures of one task, and a text that is told to have been used. */
export const AI_PROMPT_MAX = 1000;
export const AI_IMAGES_MAX = 8;
export const AI_RESULT_MAX = 2000;
/** Characters, as people count them, that a model may be told at once, and texts and pictures without background of a person a day (ours). */
export const AI_TEXT_INPUT_MAX = 4000;
export const AI_TEXTS_PER_DAY = 100;
export const AI_BACKGROUNDS_PER_DAY = 50;
/** AI texts: words asked for (under), and the parameters of the request (spec 7, 9). */
export const AI_TEXT_WORDS_BELOW = 40;
export const AI_TEXT_PARAMETERS = { temperature: 0.6, max_tokens: 2000, top_p: 0.9 } as const;

/** Designers' shares in percent: of a design's profit, of the monthly subscription revenue (spec 1, 9). */
export const DESIGN_PROFIT_PERCENT = 50;
export const SUBSCRIPTION_REVENUE_PERCENT = 60;
/** Withdrawals overseas, in cents; the fee is about this many hundredths of a percent (spec 9, backend.md B10). */
export const WITHDRAWAL_OVERSEA_CENTS = { min: 100, notice: 2000, perDay: 200_000 } as const;
export const WITHDRAWAL_OVERSEA_FEE_BASIS_POINTS = 440;
/** Days of the month (UTC) on which withdrawing is open, days until income is paid into the balance, days of a transfer (spec 9). */
export const WITHDRAWAL_OVERSEA_WINDOW = { firstDay: 11, lastDay: 15 } as const;
export const BALANCE_MATURES_DAYS = 30;
export const WITHDRAWAL_OVERSEA_BUSINESS_DAYS = 14;
/** Withdrawals in the domestic build, in fen; the tax in hundredths of a percent (spec 9). */
export const WITHDRAWAL_DOMESTIC_FEN = { min: 5000, perDay: 1_000_000 } as const;
export const WITHDRAWAL_DOMESTIC_TAX_BASIS_POINTS = 650;
export const WITHDRAWAL_DOMESTIC_WORKING_DAYS = 3;

/** Language of a first visit in the domestic build (spec 1, 9). */
export const DEFAULT_LOCALE = 'zh';
/** Platform whose designs are listed, and whose faces are recommended, first (spec 9). */
export const DEFAULT_LIST_PLATFORM = 'android';
export const DEFAULT_RECOMMEND_PLATFORM = 'wear os';

/** Request time limits in ms: ordinary, several files, background removal (spec 7). */
export const REQUEST_TIMEOUT_MS = 50_000;
export const MULTI_UPLOAD_TIMEOUT_MS = 90_000;
export const MATTING_TIMEOUT_MS = 120_000;

/** Password length in characters (spec 5). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;
/** Verification codes: digits, how long one counts and how long the next one is waited for, ms (backend.md S7). */
export const CAPTCHA_DIGITS = 6;
export const CAPTCHA_VALID_MS = 5 * 60_000;
export const CAPTCHA_PAUSE_MS = 60_000;
/** Designer's name in graphemes; intro in words (spec 5), and in UTF-16 units, beyond which nobody counts (backend.md F6). */
export const USERNAME_MAX = 30;
export const INTRO_WORDS_MAX = 100;
export const INTRO_UNITS_MAX = 2000;

/** Working name of a design, in graphemes (product.md). */
export const DESIGN_NAME_MAX = 40;
/** Versions of a design: the last saves without a name, and those with one (our own); a name in graphemes. */
export const VERSIONS_SAVED_MAX = 20;
export const VERSIONS_NAMED_MAX = 50;
export const VERSION_NAME_MAX = 40;
/** Sets of pictures that one designer may keep, the pictures of one set, and its name in graphemes (our own). */
export const PICTURE_SETS_MAX = 200;
export const PICTURE_SET_IMAGES_MAX = 100;
export const PICTURE_SET_NAME_MAX = 40;
/** Layer label, in UTF-16 units. */
export const LABEL_MAX = 100;
/** Text of a text layer and of an expression, in UTF-16 units. */
export const TEXT_MAX = 1000;
export const EXPRESSION_MAX = 1000;
/** Coordinates, sizes and angles a document may hold (reliability.md, fault 22). */
export const COORDINATE_MAX = 10_000;
export const NODES_MAX = 2000;
/** Copies of one design, one per platform. */
export const COPIES_MAX = 8;
/** Nesting of JSON and its size in bytes, checked before Zod sees it (reliability.md, fault 21). */
export const JSON_DEPTH_MAX = 32;
/** Bytes of a body that anybody may send, without a session: names, codes and passwords. */
export const OPEN_BODY_BYTES_MAX = 64 * 1024;
/** Values a document may hold in all: generous for 2,000 layers, far below what hurts. */
export const JSON_VALUES_MAX = 400_000;
export const DOCUMENT_BYTES_MAX = 20 * 1024 * 1024;
/** Bytes (as base64 text) of the pictures a project file may hold beside its document, and how many they may be. */
export const PROJECT_PICTURE_BYTES_MAX = 100 * 1024 * 1024;
export const PROJECT_PICTURES_MAX = 2000;
/** Uploaded fonts that a project file may hold, and their bytes: as many as one with 20 MB and a few of the usual size. */
export const PROJECT_FONTS_MAX = 50;
export const PROJECT_FONT_BYTES_MAX = 40 * 1024 * 1024;
/** Longest text that stands for what a layer shows, in UTF-16 units. */
export const ALT_MAX = 200;

/** Names of payees in characters (backend.md N1), numbers of identity cards, accounts money is sent to. */
export const PAYEE_NAME_MIN = 2;
export const PAYEE_NAME_MAX = 30;
export const ID_NUMBER_MAX = 18;
export const PAYEE_ACCOUNT_MAX = 254;
/** Why an order failed, in UTF-16 units, and the marks of one order. */
export const ORDER_REASON_MAX = 200;
export const AUDITS_MAX = 20;
/** Months of one statement, days of maturing that are told one by one, rows of one import of sales. */
export const STATEMENT_MONTHS_MAX = 120;
/** Days that a statement tells one by one, today the last: the mockup's "30 days". */
export const STATEMENT_DAYS = 30;
export const WALLET_MATURING_MAX = 40;
export const SALES_ROWS_MAX = 5000;

/** Archives from outside (source ZIP, APK, assets): bytes of the file, as much as a package of ours may weigh. */
export const ZIP_BYTES_MAX = 64 * 1024 * 1024;
/** Entries of an archive: the pictures of a face are some hundreds, an app with code some thousands, which is none of ours. */
export const ZIP_ENTRIES_MAX = 2000;
/** Bytes of one entry and of all when inflated: what a tab can hold beside the design. */
export const ZIP_ENTRY_BYTES_MAX = 64 * 1024 * 1024;
export const ZIP_INFLATED_BYTES_MAX = 256 * 1024 * 1024;
/** How many times its size an entry may grow, and the inflated bytes from which that is asked: real text stays under 200, a bomb is at 1,000. */
export const ZIP_RATIO_MAX = 400;
export const ZIP_RATIO_FROM_BYTES = 1024 * 1024;
/** Name of an entry in bytes: what file systems take for a path. */
export const ZIP_NAME_BYTES_MAX = 1024;

/** XML from outside: bytes; nesting (real faces stay under 20); elements (5,000 layers of ten); attributes of one element. */
export const XML_BYTES_MAX = 16 * 1024 * 1024;
export const XML_DEPTH_MAX = 64;
export const XML_ELEMENTS_MAX = 50_000;
export const XML_ATTRIBUTES_MAX = 100;

/** Values of a package's table of resources: a face has some hundreds, an app with many languages some ten thousand. */
export const RESOURCE_VALUES_MAX = 100_000;

/** Characters of a PEM file with a key and its certificate: those of an RSA key of 4,096 bits are about 6,000. */
export const PEM_CHARS_MAX = 64 * 1024;
/** Bits of an RSA key that signs: fewer are not safe, more take long and no watch needs them. */
export const RSA_BITS_MIN = 2048;
export const RSA_BITS_MAX = 8192;

/** XML text of one kept part in UTF-16 units: parts of the format's samples stay under 60,000, a scene kept whole under 200,000. */
export const PART_XML_MAX = 200_000;
/** XML text of what a kept face says before its scene: settings with their options, bitmap fonts of some hundred letters. */
export const HEAD_XML_MAX = 200_000;
/** Pictures, typefaces and texts that one kept part names: an animation of a minute's frames at ten a second; the others as a package has. */
export const PART_PICTURES_MAX = 600;
export const PART_FONTS_MAX = 50;
export const PART_STRINGS_MAX = 500;
/** Name of a resource in UTF-16 units, as file systems take it, and of an attribute's value. */
export const RESOURCE_NAME_MAX = 255;
