// What counts as readable on a watch.

/**
 * Millimetres per canvas width: the visible width of a watch of 1.39 inches, the larger of Google's reference sizes
 * ("Wear OS app quality" of its developer pages).
 */
export const WATCH_WIDTH_MM = 35.3;

/**
 * Minimum contrast of text with the layers below (WCAG 2.2, 1.4.3). The darkest tenth of the letters' pixels must reach
 * the lower limit, so that no part of a word is lost; their median the higher one, unless the text is large.
 */
export const TEXT_CONTRAST_MIN = 4.5;
export const LARGE_TEXT_CONTRAST_MIN = 3;
/** Minimum contrast of graphics that are needed to understand a face (WCAG 2.2, 1.4.11). */
export const GRAPHICS_CONTRAST_MIN = 3;
/** Share from which the contrast of a fill is judged: less of it is too little ink for a percentile. */
export const FILLED_SHARE_MIN = 0.5;
/** Font size from which text is large: 24 CSS px (WCAG 2.2, "large scale") seen from 35 cm, mm. */
export const LARGE_TEXT_MM = 3.1;

/** How far an outline must reach beyond its letters to be seen as their background, mm: an arc minute from 35 cm. */
export const OUTLINE_MM_MIN = 0.1;

/** Minimum share of a text beyond the edge that counts as cut, and how far it must extend beyond it, canvas px. */
export const CUT_SHARE_MIN = 0.005;
export const CUT_PX_MIN = 4;

/** Share of the radius at which a layer that the check moves inside ends: the safe area of text on a watch. */
export const SAFE_SHARE = 0.96;

/** Minimum share of a text under an opaque layer that counts as covered. */
export const COVERED_SHARE_MIN = 0.05;

/**
 * Minimum height of digits and capitals, mm: 10 arc minutes from 35 cm, half of the size that ensures reading (20 to 22
 * arc minutes, doi.org/10.1201/b22361-52). Google's smallest text style has capitals of 1.1 mm.
 */
export const CAPITALS_MM_MIN = 1;
/** Height of capitals and digits per font size, of the default font. */
export const CAPITALS_PER_SIZE = 0.711;

/**
 * Minimum height of Chinese characters, mm, whose strokes are closer: our own choice between the height for capitals
 * and the 2 mm that are required of headsets (doi.org/10.1080/00140139.2024.2369205).
 */
export const HAN_MM_MIN = 1.3;
/**
 * Minimum length of the shorter side of a tap area, mm: two thirds of the 48 dp that Google's accessibility help
 * recommends ("Touch target size"), which are 7.5 mm on this watch.
 */
export const TAP_MM_MIN = 5;
/** Length of the shorter side of a tap area below which it is narrow, mm: the 7 mm that 48 dp are at least. */
export const TAP_MM_COMFORT = 7;
/** Shares of a face's score that an error and a warning take: our own choice. */
export const ERROR_COST = 0.25;
export const WARNING_COST = 0.08;
/** Maximum number of points that all hints take; each takes one. */
export const HINT_POINTS_MAX = 5;
/** Height of letters below which they are not read at a glance, mm: 20 arc minutes from 35 cm, which ensure reading. */
export const TEXT_MM_COMFORT = 2;
/**
 * Largest share of the face that layers which never change may light in always-on, because they stay in one place all day.
 * Our own choice: no maker of screens publishes a number.
 */
export const STILL_LIT_MAX = 0.1;
/** Height of 国 per font size, as in Noto Sans CJK. */
export const HAN_PER_SIZE = 0.93;
