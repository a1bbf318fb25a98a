// How a wearer reads what a layer draws, which decides how it must contrast with what is below it.

/**
 * `text`: letters. `picture`: digits, icons and pictures that data picks. `progress`: a fill, or a shape that data
 * stretches. `hand`: turned by time or data over a dial. `slot`: filled by the system. `plate`: a slot on a background of
 * its own.
 */
export type InkRole = 'text' | 'picture' | 'progress' | 'hand' | 'slot' | 'plate';
