// The built-in families: one row each. Loaded with the first use of fonts, not at the start.
import { BUILT_IN_FONT_SCHEME } from './builtInFontRef';
import { DEFAULT_FONT_FAMILY, type FamilyKind, type Font, type FontWeight } from './font';

const FONT_WEIGHTS: readonly FontWeight[] = [300, 400, 700];

const STYLES: Readonly<Record<FontWeight, string>> = { 300: 'Light', 400: 'Regular', 700: 'Bold' };

export interface BuiltInFamily {
  /** Name for people. */
  family: string;
  kind: FamilyKind;
  /** Package of the files, below `@expo-google-fonts/`. */
  source: string;
  /** Bytes of the file of each weight; a test compares them with the files. */
  bytes: Readonly<Partial<Record<FontWeight, number>>>;
}

/** In the order of the list; the default family first. */
export const BUILT_IN_FAMILIES: readonly BuiltInFamily[] = [
  { family: 'Roboto', kind: 'sans', source: 'roboto', bytes: { 300: 159_200, 400: 159_108, 700: 159_900 } },
  { family: 'Inter', kind: 'sans', source: 'inter', bytes: { 300: 343_320, 400: 342_408, 700: 344_072 } },
  { family: 'Montserrat', kind: 'sans', source: 'montserrat', bytes: { 300: 330_888, 400: 330_948, 700: 335_788 } },
  { family: 'Oswald', kind: 'condensed', source: 'oswald', bytes: { 300: 87_480, 400: 87_248, 700: 87_600 } },
  { family: 'Bebas Neue', kind: 'condensed', source: 'bebas-neue', bytes: { 400: 57_676 } },
  { family: 'Antonio', kind: 'condensed', source: 'antonio', bytes: { 300: 37_808, 400: 37_728, 700: 37_840 } },
  { family: 'Teko', kind: 'condensed', source: 'teko', bytes: { 300: 154_052, 400: 154_700, 700: 154_864 } },
  {
    family: 'Barlow Condensed',
    kind: 'condensed',
    source: 'barlow-condensed',
    bytes: { 300: 96_620, 400: 97_132, 700: 104_316 },
  },
  { family: 'Rajdhani', kind: 'technical', source: 'rajdhani', bytes: { 300: 357_516, 400: 352_088, 700: 373_192 } },
  { family: 'Oxanium', kind: 'technical', source: 'oxanium', bytes: { 300: 29_532, 400: 29_468, 700: 29_428 } },
  {
    family: 'Chakra Petch',
    kind: 'technical',
    source: 'chakra-petch',
    bytes: { 300: 71_912, 400: 71_556, 700: 71_436 },
  },
  { family: 'Orbitron', kind: 'technical', source: 'orbitron', bytes: { 400: 24_716, 700: 24_668 } },
  { family: 'Quicksand', kind: 'rounded', source: 'quicksand', bytes: { 300: 78_656, 400: 78_932, 700: 78_592 } },
  { family: 'Russo One', kind: 'display', source: 'russo-one', bytes: { 400: 37_480 } },
  { family: 'Audiowide', kind: 'display', source: 'audiowide', bytes: { 400: 47_676 } },
  {
    family: 'JetBrains Mono',
    kind: 'mono',
    source: 'jetbrains-mono',
    bytes: { 300: 115_020, 400: 114_904, 700: 114_828 },
  },
  { family: 'Share Tech Mono', kind: 'mono', source: 'share-tech-mono', bytes: { 400: 42_756 } },
  { family: 'Cinzel', kind: 'serif', source: 'cinzel', bytes: { 400: 76_640, 700: 77_060 } },
  { family: 'Playfair Display', kind: 'serif', source: 'playfair-display', bytes: { 400: 193_380, 700: 193_720 } },
  { family: 'Pacifico', kind: 'script', source: 'pacifico', bytes: { 400: 315_408 } },
  { family: 'VT323', kind: 'pixel', source: 'vt323', bytes: { 400: 149_688 } },
];

/** One weight of a family. */
export interface BuiltInTypeface {
  /** The name in designs, such as `Oswald-Bold`. */
  name: string;
  family: BuiltInFamily;
  weight: FontWeight;
  bytes: number;
  /** Path of the file below `node_modules`. */
  path: string;
}

const typefacesOf = (family: BuiltInFamily): BuiltInTypeface[] =>
  FONT_WEIGHTS.flatMap((weight) => {
    const bytes = family.bytes[weight];
    if (bytes === undefined) return [];
    const plain = family.family.replaceAll(' ', '');
    const folder = `${weight}${STYLES[weight]}`;
    const path = `@expo-google-fonts/${family.source}/${folder}/${plain}_${folder}.ttf`;
    return [{ name: `${plain}-${STYLES[weight]}`, family, weight, bytes, path }];
  });

export const BUILT_IN_TYPEFACES: readonly BuiltInTypeface[] = BUILT_IN_FAMILIES.flatMap(typefacesOf);

const byName = new Map(BUILT_IN_TYPEFACES.map((typeface) => [typeface.name, typeface]));

/** The built-in typeface with this name in designs. */
export const builtInTypeface = (name: string): BuiltInTypeface | undefined => byName.get(name);

/** Above the ids that a service and this device assign. */
const FIRST_ID = 2 ** 50;

/** The built-in fonts as list entries, without the default one. */
export const BUILT_IN_FONTS: readonly Font[] = BUILT_IN_TYPEFACES.flatMap(({ name, bytes }, index) =>
  name === DEFAULT_FONT_FAMILY
    ? []
    : [
        {
          id: FIRST_ID + index,
          fontName: name,
          fontUrl: `${BUILT_IN_FONT_SCHEME}${name}`,
          isSys: true,
          fileSize: bytes,
        },
      ],
);
