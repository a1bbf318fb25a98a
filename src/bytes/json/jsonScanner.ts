// Counts what a JSON text holds while it comes, before any of it is made into a tree: depth, values, layers and characters. A
// hostile file costs what was read of it up to its first fault, and never the memory of its tree (reliability.md, 21 and 37).

export interface JsonLimits {
  /** Lists and objects that may stand inside one another. */
  depth: number;
  /** Values in all. */
  values: number;
  /** Layers of one list, those inside of layers included. */
  layers: number;
  /** Characters beside those of pictures. */
  chars: number;
  /** Characters of pictures: of texts named `base64`, with their last quote. */
  pictureChars: number;
}

export type JsonExcess = 'tooDeep' | 'tooManyLayers' | 'tooLarge';

export interface JsonScanner {
  /** Takes the next piece of the text; what it is too much of, or null. Nothing is asked after a fault. */
  take(text: string): JsonExcess | null;
  /** Characters of pictures so far. */
  readonly pictureChars: number;
}

/** Names of lists whose objects are layers. */
const LAYER_LISTS = new Set(['nodeList', 'children', 'nodes']);
const PICTURE = 'base64';
/** Longer names are none of those. */
const NAME_MAX = 10;

export function createJsonScanner(limits: JsonLimits): JsonScanner {
  /** For each open list or object whether it is a list of layers. */
  const open: boolean[] = [];
  let values = 0;
  let chars = 0;
  let pictureChars = 0;
  let layers = 0;
  /** Depth of the outermost open list of layers; 0 outside of any. */
  let listAt = 0;
  /** The last whole text, as far as it could be a name. */
  let name = '';
  let inText = false;
  let escaped = false;
  let isPicture = false;
  let begun = '';

  function opened(isList: boolean): JsonExcess | null {
    if (!isList && open.at(-1)) {
      layers += 1;
      if (layers > limits.layers) return 'tooManyLayers';
    }
    const isLayers = isList && LAYER_LISTS.has(name);
    name = '';
    open.push(isLayers);
    if (isLayers && listAt === 0) {
      listAt = open.length;
      layers = 0;
    }
    values += 1;
    return open.length > limits.depth ? 'tooDeep' : null;
  }

  function closed(): void {
    if (open.length === listAt) listAt = 0;
    open.pop();
    name = '';
  }

  /** Past the end of the text that begins or goes on at `from`; the piece's length where it goes on behind it. */
  function pastText(text: string, from: number): number {
    const stop = /["\\]/g;
    for (let at = escaped ? from + 1 : from; ; at = stop.lastIndex + 1) {
      escaped = false;
      stop.lastIndex = at;
      const found = stop.exec(text);
      if (!found) {
        count(text.length - from);
        begun = `${begun}${text.slice(from, from + NAME_MAX)}`.slice(0, NAME_MAX + 1);
        return text.length;
      }
      if (found[0] === '"') {
        count(found.index + 1 - from);
        name = `${begun}${text.slice(from, Math.min(found.index, from + NAME_MAX + 1))}`.slice(0, NAME_MAX + 1);
        inText = false;
        return found.index + 1;
      }
      if (found.index + 1 >= text.length) {
        escaped = true;
        count(text.length - from);
        return text.length;
      }
    }
  }

  const count = (length: number) => {
    if (isPicture) pictureChars += length;
    else chars += length;
  };

  return {
    get pictureChars() {
      return pictureChars;
    },
    take(text) {
      for (let at = 0; at < text.length; ) {
        if (inText) at = pastText(text, at);
        else {
          const sign = text[at];
          at += 1;
          chars += 1;
          if (sign === '"') {
            inText = true;
            begun = '';
            isPicture = name === PICTURE;
          } else if (sign === '[' || sign === '{') {
            const excess = opened(sign === '[');
            if (excess) return excess;
          } else if (sign === ']' || sign === '}') closed();
          else if (sign === ',') {
            values += 1;
            name = '';
          }
        }
        if (values > limits.values) return 'tooManyLayers';
        if (chars > limits.chars || pictureChars > limits.pictureChars) return 'tooLarge';
      }
      return null;
    },
  };
}
