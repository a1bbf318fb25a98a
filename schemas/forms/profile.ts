// The profile form, and its request body (spec 3, Profile; spec 5).
import { z } from 'zod';
import { hasGraphemes } from '../graphemes';
import { isIntro } from '../introWords';
import { INTRO_WORDS_MAX, USERNAME_MAX } from '../limits';
import { holdsControls, nameFault } from '../names';
import { ui } from '../ui';

/** 1 to 30 visible characters without hidden ones. */
const username = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((name) => hasGraphemes(name, { max: USERNAME_MAX }), {
      params: { key: 'tooLong', max: USERNAME_MAX },
    })
    .superRefine((name, context) => {
      const fault = name === '' ? null : nameFault(name);
      if (fault) context.addIssue({ code: 'custom', params: { key: fault } });
    })
    .register(ui, { control: 'text', autocomplete: 'nickname' });

/** Up to 100 words; may be empty. */
const intro = () =>
  z
    .string()
    .trim()
    .refine(isIntro, { params: { key: 'tooManyWords', max: INTRO_WORDS_MAX } })
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .register(ui, { control: 'textarea', autocomplete: 'off' });

/** As stored by the server: the avatar is one of its files, or none. */
export const designerFacts = z.object({
  username: username(),
  intro: intro(),
  avatar: z
    .string()
    .max(300)
    .regex(/^(?:\/api\/files\/[\w.-]{1,64})?$/),
});

/** As edited: the avatar may still be a file on this device. */
export const profileForm = z.object({
  avatar: z
    .string()
    .max(300)
    .regex(/^(?:asset:[0-9a-f]{64}|\/api\/files\/[\w.-]{1,64})?$/)
    .register(ui, { control: 'image' }),
  username: username(),
  intro: intro(),
});
export type ProfileForm = z.output<typeof profileForm>;
