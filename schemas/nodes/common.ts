// Common to all layers: identity, box, rotation, opacity, visibility and lock.
import { z } from 'zod';
import { angle, coordinate, expression, length, share, toggle } from '../fields';
import {
  ALT_MAX,
  COLOR_ROLES_MAX,
  COLOR_RULES_MAX,
  EXPRESSION_MAX,
  LABEL_MAX,
  LEFTOVER_MAX,
  LEFTOVERS_MAX,
  LIVE_MAX,
  MEANT_MAX,
  MEANT_NOTE_MAX,
  RESOURCE_NAME_MAX,
} from '../limits';
import { motionField } from '../motion';
import { ATTRIBUTE_NAME } from '../names';
import { openObject } from '../openObject';
import { shownFor } from '../options';
import { roleId } from '../theme';
import { tiltField } from '../tilt';
import { ui } from '../ui';

/** Id of a node in its design: a UUID, or any short token in external documents. */
export const uuid = () => z.string().regex(/^[\w-]{1,64}$/);

/** Name of a layer as shown to the designer. */
export const label = () => z.string().trim().min(1).max(LABEL_MAX).register(ui, { control: 'text', section: 'layer' });

/** An attribute or element of an imported layer that no field of ours has. An export writes it back. */
const leftover = openObject({
  /** Its element among those that the layer is written as, such as `PartDraw/Ellipse[1]/Fill`; indices from 0. */
  element: z.string().max(RESOURCE_NAME_MAX),
  /** The attribute; absent for a child element. */
  attribute: z.string().max(RESOURCE_NAME_MAX).regex(ATTRIBUTE_NAME).optional(),
  /** The attribute's value, or the XML of the child element. */
  value: z.string().max(LEFTOVER_MAX),
  /** What our writer wrote there at the import. If it writes something else now, the layer's own field counts. */
  over: z.string().max(LEFTOVER_MAX).optional(),
});

export type Leftover = z.infer<typeof leftover>;

/** A finding about how the layer looks that the designer has accepted. */
const meantFinding = openObject({
  /** Its kind, such as `contrastLow`. */
  key: z.string().min(1).max(64),
  /** The layer that causes it, such as the one that covers this layer; absent if the finding names none. */
  by: uuid().optional(),
  /** Why it is meant; may be empty. */
  note: z.string().max(MEANT_NOTE_MAX),
});

export type MeantFinding = z.infer<typeof meantFinding>;

/** A color of a layer that data selects: while `when` is not 0, the field at `path` has this color. */
const colorRule = openObject({
  path: z.string().max(64),
  when: z.string().min(1).max(EXPRESSION_MAX),
  /** `#rrggbb` or `#rrggbbaa`. */
  color: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i),
});

export type ColorRule = z.output<typeof colorRule>;

/** Fields of every node besides `style`. */
export const nodeBase = {
  uuid: uuid(),
  label: label(),
  constructorName: z.string().max(64).optional(),
  icon: z.string().max(300).optional(),
  /** Cannot be selected or moved (docs/rules/product.md). */
  freeze: z.boolean().default(false),
  /** Order among dynamic layers on ASR, -1 to 14 (spec 8, docs/rules/product.md). */
  level: z.int().min(-1).max(14).default(-1),
  /** In always-on: the slot of the normal list that this layer is above. Absent: it is below every slot. */
  overSlot: uuid().optional(),
  /** The group that contains the layer; absent: none. A group follows its layers in the list (docs/decisions/064). */
  parentId: uuid().optional(),
  /**
   * Color fields that follow a role of the face's theme, by their place in the layer, such as `style.fill` or `colorRules.0.color`. The field itself
   * holds the color of the default choice (docs/decisions/073).
   */
  colorRoles: z
    .record(z.string().max(64), roleId())
    .refine((roles) => Object.keys(roles).length <= COLOR_ROLES_MAX)
    .optional(),
  /** The choice of an option that shows the layer, and everything in a group; absent: always shown (docs/decisions/075). */
  shownFor: shownFor.optional().register(ui, { control: 'shownFor', section: 'layer' }),
  /** Derived from `shownFor`: another choice is shown now; in a saved design, another one is the default. */
  unchosen: z.literal(true).optional(),
  /**
   * Expressions by property, such as `x`: on the watch the property has the value of its expression. The field itself holds
   * the value without data (docs/decisions/076).
   */
  live: z
    .record(z.string().max(64), z.string().min(1).max(EXPRESSION_MAX))
    .refine((live) => Object.keys(live).length <= LIVE_MAX)
    .optional(),
  /**
   * Colors by data: for each place, the first rule that holds decides, else the field's own color or role
   * (docs/decisions/088).
   */
  colorRules: z.array(colorRule).max(COLOR_RULES_MAX).optional(),
  /** Attributes and elements of the imported source that no field holds (docs/decisions/070). */
  left: z.array(leftover).max(LEFTOVERS_MAX).optional(),
  /** Findings of the check that the designer accepts (docs/decisions/078). */
  meant: z.array(meantFinding).max(MEANT_MAX).optional(),
};

/** Style fields of every drawn node. The box is unrotated; `rotation` rotates it about `offset`. */
export const boxStyle = {
  x: coordinate({ section: 'layout', row: 'position' }).default(0),
  y: coordinate({ section: 'layout', row: 'position' }).default(0),
  width: length({ section: 'layout', row: 'size' }).default(100),
  height: length({ section: 'layout', row: 'size' }).default(100),
  /** Resting angle, degrees clockwise. */
  rotation: angle({ section: 'layout', row: 'turn' }).default(0),
  opacity: share({ section: 'layout', control: 'number', row: 'turn' }).default(1),
  /** Keeps the proportions while resizing. */
  ratio: toggle({ section: 'layout' }).default(false),
  /** Replaces `rotation` while it has a value (docs/rules/product.md). */
  rotate: expression({ section: 'data', asks: 'turn' }).default(''),
  /** How it moves while a hand's tag turns it (docs/decisions/077). */
  motion: motionField(),
  /** How it moves while the wrist tilts the watch (docs/decisions/077). */
  tilt: tiltField(),
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
  /** Text alternative of the layer, which may contain data tags. Absent: its own text or value. */
  alt: z.string().max(ALT_MAX).optional().register(ui, { control: 'text', section: 'layer', plain: true }),
  /** The same in Chinese. Absent: `alt` in both languages. */
  altZh: z.string().max(ALT_MAX).optional().register(ui, { control: 'text', section: 'layer', plain: true }),
};

/** An image in a list: reference and size in bytes. */
export const listedImage = (url: z.ZodType<string>) =>
  openObject({ url, fileSize: z.int().min(0).max(100_000_000).default(0) });
