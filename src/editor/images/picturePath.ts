// Names the field of a layer's picture.

/** Path of the field that holds the one picture which fills a layer. */
export const PICTURE_PATH = 'style.url';
