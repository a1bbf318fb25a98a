// Fonts for a font field: families with their weights and the state of each face, and uploading another.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_FONT_BYTES, DEFAULT_FONT_ID, type FamilyKind, type FontWeight } from '@/schemas/font';
import { type FontEntry, useFonts } from './fontService';
import { useFontUpload } from './useFontUpload';

/** One weight of a family, or the only face of a designer's font. */
export interface FontChoice {
  /** The name in designs. */
  name: string;
  /** Null for a font of the designer. */
  weight: FontWeight | null;
  /** State of the face, such as loading. */
  note?: string | undefined;
  /** Size of the file, which counts in the memory of the watch; undefined if it is not known. */
  bytes?: number | undefined;
}

export interface FamilyChoice {
  /** Name for people. */
  family: string;
  /** Null for a font of the designer. */
  kind: FamilyKind | null;
  isBuiltIn: boolean;
  /** Light ones first. */
  faces: readonly [FontChoice, ...FontChoice[]];
}

export interface FontChoices {
  /** The designer's own fonts, then the built-in families. */
  families: readonly FamilyChoice[];
  /** Uploads a font and returns its family, or null after reporting an error. Undefined if uploads are off. */
  upload: { busy: boolean; choose(): Promise<string | null> } | undefined;
}

const QUIET: ReadonlySet<string> = new Set(['ready', 'unused']);

function familiesOf(fonts: readonly FontEntry[], noteOf: (font: FontEntry) => string | undefined): FamilyChoice[] {
  const families = new Map<string, FamilyChoice>();
  for (const font of fonts) {
    const { fontName: name, builtIn } = font;
    const bytes = font.id === DEFAULT_FONT_ID ? DEFAULT_FONT_BYTES : font.fileSize;
    const face: FontChoice = { name, weight: builtIn?.weight ?? null, note: noteOf(font), bytes };
    const key = builtIn ? `family ${builtIn.family}` : `font ${name}`;
    const before = families.get(key);
    const faces = [...(before?.faces ?? []), face].sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
    const [first = face, ...others] = faces;
    families.set(key, {
      family: builtIn?.family ?? name,
      kind: builtIn?.kind ?? null,
      isBuiltIn: font.isSys,
      faces: [first, ...others],
    });
  }
  const all = [...families.values()];
  return [...all.filter(({ isBuiltIn }) => !isBuiltIn), ...all.filter(({ isBuiltIn }) => isBuiltIn)];
}

/** The face of a family whose weight is nearest to `weight`; the lighter of two. */
export function nearestFace({ faces }: FamilyChoice, weight: FontWeight | null): FontChoice {
  const distance = (face: FontChoice) => Math.abs((face.weight ?? 400) - (weight ?? 400));
  return faces.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

export function useFontChoices(): FontChoices {
  const { t } = useTranslation('editor');
  const { fonts, uploading } = useFonts();
  const uploadFont = useFontUpload();
  return useMemo(
    () => ({
      families: familiesOf(fonts, ({ state }) => (QUIET.has(state) ? undefined : t(`fonts.states.${state}`))),
      upload: uploadFont && {
        busy: uploading !== null,
        choose: async () => (await uploadFont())?.fontName ?? null,
      },
    }),
    [fonts, uploading, uploadFont, t],
  );
}
