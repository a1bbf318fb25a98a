// What every layer has: identity, box, rotation, opacity, visibility and lock.
import { z } from 'zod';
import { angle, coordinate, expression, length, share, toggle } from '../fields';
import { ALT_MAX, LABEL_MAX } from '../limits';
import { openObject } from '../openObject';
import { ui } from '../ui';

/** Identity of a node inside its design: a UUID, or any short token in documents from elsewhere. */
export const uuid = () => z.string().regex(/^[\w-]{1,64}$/);

/** Name of a layer as the designer reads it. */
export const label = () => z.string().trim().min(1).max(LABEL_MAX).register(ui, { control: 'text', section: 'layer' });

/** Fields beside `style` that every node has. `children` exists for groups, which come later. */
export const nodeBase = {
  uuid: uuid(),
  label: label(),
  constructorName: z.string().max(64).optional(),
  icon: z.string().max(300).optional(),
  /** Not selectable and not movable (product.md). */
  freeze: z.boolean().default(false),
  /** Order among dynamic layers on ASR, -1 to 14 (spec 8, product.md). */
  level: z.int().min(-1).max(14).default(-1),
  /** In always-on: the slot of the normal layers that it stands above. Absent: every slot stands above it. */
  overSlot: uuid().optional(),
};

/** Style fields that every drawn node shares. The box is unrotated; `rotation` turns it about `offset`. */
export const boxStyle = {
  x: coordinate({ section: 'layout', row: 'position' }).default(0),
  y: coordinate({ section: 'layout', row: 'position' }).default(0),
  width: length({ section: 'layout', row: 'size' }).default(100),
  height: length({ section: 'layout', row: 'size' }).default(100),
  /** Resting angle, degrees clockwise. */
  rotation: angle({ section: 'layout', row: 'turn' }).default(0),
  opacity: share({ section: 'layout', control: 'number', row: 'turn' }).default(1),
  /** Keep width and height in proportion while resizing. */
  ratio: toggle({ section: 'layout' }).default(false),
  /** While present it replaces `rotation` (product.md). */
  rotate: expression({ section: 'data', asks: 'turn' }).default(''),
  /** Pivot of the rotation in px from the box's top-left; null is the centre of the box. */
  offset: openObject({
    x: coordinate({ section: 'layout', row: 'pivot' }),
    y: coordinate({ section: 'layout', row: 'pivot' }),
  })
    .nullable()
    .default(null),
  scaleX: z.number().min(-100).max(100).default(1).register(ui, { control: 'hidden' }),
  scaleY: z.number().min(-100).max(100).default(1).register(ui, { control: 'hidden' }),
  visible: z.boolean().default(true).register(ui, { control: 'hidden' }),
  isLock: z.boolean().default(false).register(ui, { control: 'hidden' }),
  draggable: z.boolean().default(true).register(ui, { control: 'hidden' }),
  /** What the layer shows, in words: for those who do not see it. Absent: its own words or value. */
  alt: z.string().max(ALT_MAX).optional().register(ui, { control: 'text', section: 'layer', plain: true }),
};

/** An image of a list: reference and size in bytes. */
export const listedImage = (url: z.ZodType<string>) =>
  openObject({ url, fileSize: z.int().min(0).max(100_000_000).default(0) });
