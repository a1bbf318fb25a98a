// A design as stored: its metadata, and per platform a copy with a normal and an always-on layer list.
import { z } from 'zod';
import { rootNode } from '@/face/nodes/root/schema';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import { color } from './fields';
import { CANVAS_SIDE_MAX, CANVAS_SIDE_MIN, COPIES_MAX, DESIGN_NAME_MAX, NODES_MAX, THEME_COLORS_MAX } from './limits';
import { node } from './nodes';
import { uuid } from './nodes/common';
import { openObject } from './openObject';
import { faceOptions } from './options';
import { faceTheme } from './theme';

/** Version of the stored format. Older documents are migrated by `migrations.ts`; newer ones open read-only. */
export const SCHEMA_VERSION = 3;

export const platform = z.enum(['android', 'falcon']);
export type Platform = z.output<typeof platform>;

/** Watch system of a design: all watches, Wear OS, or other (ASR). */
export const watchSystem = z.enum(['all', 'wearOS', 'other']);
export type WatchSystem = z.output<typeof watchSystem>;

/** The first platform of a design for this system (docs/rules/product.md). */
export const firstPlatform = (system: WatchSystem): Platform => (system === 'other' ? 'falcon' : 'android');

/** Whether watches of this system support copies for the platform. */
export const isServed = (of: Platform, system: WatchSystem): boolean =>
  system === 'all' || firstPlatform(system) === of;

export const shape = z.enum(['circle', 'rectangle']);
export type Shape = z.output<typeof shape>;

/** Identifies one of a copy's two layer lists. */
export const modeName = z.enum(['normal', 'ambient']);
export type ModeName = z.output<typeof modeName>;

/** Canvas size as text, `width*height` in px (spec 3). */
export const ratio = z
  .string()
  .regex(/^\d{3,4}\*\d{3,4}$/)
  .refine(
    (text) => text.split('*').every((side) => Number(side) >= CANVAS_SIDE_MIN && Number(side) <= CANVAS_SIDE_MAX),
    { error: 'canvas side out of bounds' },
  );

/**
 * Address of the picture of a saved copy or mode (spec 3). The service fills it in when it answers with a saved design. It is neither
 * content of the design nor a picture that a layer uses: `imageRefsOf` leaves it out.
 */
const previewUrl = () => z.string().max(300);

/**
 * Bytes of the picture files that a mode or copy uses, by reference (spec 3). The service writes them at each save; what an older
 * or foreign writer put there in another shape is dropped, and written again by the next save.
 */
const fileSizes = () => z.record(z.string().max(300), z.int().min(0).max(100_000_000)).optional().catch(undefined);

/** One layer list in painting order. The root is first and occurs once. */
export const mode = openObject({
  nodeList: z
    .array(node)
    .min(1)
    .max(NODES_MAX)
    .refine((list) => rootNode.safeParse(list[0]).success && list.filter((n) => n.nodeType === 'root').length === 1, {
      error: 'the first layer, and no other, is the background colour',
    })
    .refine((list) => new Set(list.map((n) => n.uuid)).size === list.length, { error: 'two layers share an id' }),
  /** Picture of the mode in the saved copy; empty until the service has one. */
  imageUrl: previewUrl().default(''),
  fileSizes: fileSizes(),
});
export type FaceMode = z.output<typeof mode>;

/** The face for one platform. Does not include the undo history (docs/rules/product.md). */
export const copy = openObject({
  id: uuid(),
  platform,
  shape,
  ratio,
  /** The copy has diverged from its source. */
  nodeDataUnsync: z.boolean().default(false),
  /** Index of the frame that replaced an animation, by node uuid. */
  animationToImageIndex: z.record(z.string(), z.int().min(0)).default({}),
  /** That of the normal mode. */
  imageUrl: previewUrl().optional(),
  /** Those of both modes, and of the pictures beside the layers. */
  fileSizes: fileSizes(),
  /** Imported faces: data of the document outside the layers. */
  watchFace: watchFaceRest.optional(),
  /** The wearer's color choices; the same in every copy of a design (docs/decisions/073). */
  theme: faceTheme.optional(),
  /** What the wearer chooses besides colors; the same in every copy of a design (docs/decisions/075). */
  options: faceOptions.optional(),
  normal: mode,
  ambient: mode.nullable().default(null),
});
export type FaceCopy = z.output<typeof copy>;

/** Working name in one language: 0 to 40 graphemes; if empty, the name in the other language is shown. */
export const workingName = z
  .string()
  .max(DESIGN_NAME_MAX * 12)
  .default('');

export const design = openObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  id: uuid(),
  system: watchSystem,
  ratio,
  dialNameCn: workingName,
  dialName: workingName,
  themeColors: z.array(color()).max(THEME_COLORS_MAX).default([]),
  fdIds: z.array(uuid()).max(COPIES_MAX),
  activeFdId: uuid().nullable(),
  isAmbientMode: z.boolean().default(false),
  vipExclusive: z.boolean().default(false),
  audited: z.boolean().default(false),
  copies: z.array(copy).min(1).max(COPIES_MAX),
});
export type Design = z.output<typeof design> & {
  /** Read by `contactSheetOf` (`contactSheet.ts`) when the sheet opens. Absent if the sheet was never changed. */
  contactSheet?: unknown;
};

/** Canvas width and height in px of a `ratio` text. */
export function canvasSize(text: string): { width: number; height: number } {
  const [width = 0, height = 0] = text.split('*').map(Number);
  return { width, height };
}

/** The watch system served by copies on these platforms; 'all' for both. */
export function systemOf(platforms: readonly Platform[]): WatchSystem {
  if (new Set(platforms).size > 1) return 'all';
  return platforms[0] === 'falcon' ? 'other' : 'wearOS';
}
