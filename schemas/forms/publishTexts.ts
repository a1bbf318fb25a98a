// The optional texts of the publish form. A row here is a field of the form and of its request, and a row of the details.
import { z } from 'zod';
import { hasGraphemes } from '../graphemes';
import { ALT_MAX } from '../limits';
import { holdsControls } from '../names';
import { ui } from '../ui';

export interface PublishText {
  /** Graphemes. */
  max: number;
  section: 'store' | 'offer' | 'pictures';
  control: 'text' | 'textarea';
}

const PUBLISH_TEXTS = {
  /** Text description of the face for people who cannot see its pictures (docs/accessibility.md A14). */
  alt: { max: ALT_MAX, section: 'pictures', control: 'textarea' },
} as const satisfies Record<string, PublishText>;

export type PublishTextName = keyof typeof PUBLISH_TEXTS;

export const PUBLISH_TEXT_NAMES = Object.keys(PUBLISH_TEXTS) as PublishTextName[];

/** An object with one member for each text. */
export const forEachText = <T>(make: (text: PublishText, name: PublishTextName) => T): Record<PublishTextName, T> =>
  Object.fromEntries(PUBLISH_TEXT_NAMES.map((name) => [name, make(PUBLISH_TEXTS[name], name)])) as Record<
    PublishTextName,
    T
  >;

/** The field of the form: trimmed, within its length and without control characters. */
export const publishText = ({ max, section, control }: PublishText) =>
  z
    .string()
    .trim()
    .refine((text) => hasGraphemes(text, { max }), { params: { key: 'tooLong', max } })
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .default('')
    .register(ui, { control, section, counted: max });

/**
 * Maximum number of UTF-16 units per grapheme in a request. A longer text is refused by the form, which names the
 * field.
 */
const UNITS = 12;

/** The field of the request. */
export const wireText = ({ max }: PublishText) =>
  z
    .string()
    .max(max * UNITS)
    .default('');
