// Measures streamed JSON text before it is parsed: depth, values, layers and characters. A hostile file costs only the
// reading up to its first violation, never the memory of its tree (docs/rules/reliability.md, fault 21 and fault 37).

export interface JsonLimits {
  /** Maximum nesting of lists and objects. */
  depth: number;
  /** Values in all. */
  values: number;
  /** Maximum layers of one list, including nested ones. */
  layers: number;
  /** Maximum characters other than those of pictures. */
  chars: number;
  /** Maximum characters of pictures: of strings named `base64`, including the closing quote. */
  pictureChars: number;
}

export type JsonExcess = 'tooDeep' | 'tooManyLayers' | 'tooLarge';

export interface JsonScanner {
  /** Scans the next chunk; returns the limit it exceeds, or null. Do not call again after a violation. */
  take(text: string): JsonExcess | null;
  /** Characters of pictures so far. */
  readonly pictureChars: number;
}

/** Names of lists that contain layers. */
const LAYER_LISTS = new Set(['nodeList', 'children', 'nodes']);
const PICTURE = 'base64';
/** Longer names cannot match. */
const NAME_MAX = 10;

export function createJsonScanner(limits: JsonLimits): JsonScanner {
  /** For each open list or object, whether it is a list of layers. */
  const open: boolean[] = [];
  let values = 0;
  let chars = 0;
  let pictureChars = 0;
  let layers = 0;
  /** Depth of the outermost open list of layers; 0 outside of any. */
  let listAt = 0;
  /** The last complete string, as far as it could be a name. */
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

  /**
   * Index after the string that starts or continues at `from`, or the chunk's length if the string is not closed in it.
   */
  function pastText(text: string, from: number): number {
    const stop = /["\\]/g;
    for (let at = escaped ? from + 1 : from; ; at = stop.lastIndex + 1) {
      escaped = false;
      stop.lastIndex = at;
      const match = stop.exec(text);
      if (!match) {
        count(text.length - from);
        begun = `${begun}${text.slice(from, from + NAME_MAX)}`.slice(0, NAME_MAX + 1);
        return text.length;
      }
      if (match[0] === '"') {
        count(match.index + 1 - from);
        name = `${begun}${text.slice(from, Math.min(match.index, from + NAME_MAX + 1))}`.slice(0, NAME_MAX + 1);
        inText = false;
        return match.index + 1;
      }
      if (match.index + 1 >= text.length) {
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
