// Forms for exporting a face as a picture or a smartwatch package.
import { z } from 'zod';
import { modeName } from '../design';
import { choice } from '../fields';
import { hasGraphemes } from '../graphemes';
import {
  DEFAULT_CANVAS_SIDE,
  EXPORT_PICTURE_SIDE_MAX,
  EXPORT_PICTURE_SIDE_MIN,
  PACKAGE_LABEL_MAX,
  PACKAGE_NAME_MAX,
  VERSION_CODE_MAX,
} from '../limits';
import { nameFault } from '../names';
import { type PackageNameFault, packageNameFault } from '../packageName';
import { type ShowIf, ui } from '../ui';

const CHOSEN: ShowIf = { field: 'moment', in: ['chosen'] };

/** Date and time of day, in the simulated watch's time zone. */
const DAY = /^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A picture of the face: copy, mode, time and size. */
export const exportPictureForm = z.object({
  /** Id of the copy; shown as a choice of the existing copies. */
  copyId: z.string().min(1).register(ui, { control: 'text', section: 'pictures' }),
  mode: choice(modeName.options as ['normal', 'ambient'], { section: 'pictures' }).default('normal'),
  moment: choice(['simulator', 'chosen'], { section: 'pictures' }).default('simulator'),
  date: z.string().regex(DAY).register(ui, { control: 'date', section: 'pictures', row: 'when', showIf: CHOSEN }),
  time: z.string().regex(TIME).register(ui, { control: 'time', section: 'pictures', row: 'when', showIf: CHOSEN }),
  /** Longer side, px. */
  side: z
    .int()
    .min(EXPORT_PICTURE_SIDE_MIN)
    .max(EXPORT_PICTURE_SIDE_MAX)
    .default(DEFAULT_CANVAS_SIDE)
    .register(ui, { control: 'number', section: 'pictures', unit: 'px', step: 1 }),
});
export type ExportPictureForm = z.output<typeof exportPictureForm>;

const label = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((name) => hasGraphemes(name, { max: PACKAGE_LABEL_MAX }), {
      params: { key: 'tooLong', max: PACKAGE_LABEL_MAX },
    })
    .superRefine((name, context) => {
      const fault = name === '' ? null : nameFault(name);
      if (fault) context.addIssue({ code: 'custom', params: { key: fault } });
    })
    .register(ui, { control: 'text', section: 'name', row: 'labels', autocomplete: 'off' });

/** Keys under `errors.field`. */
const NAME_FAULTS: Readonly<Record<PackageNameFault, { key: string; max?: number }>> = {
  tooFewParts: { key: 'packageParts' },
  badPart: { key: 'packageLetters' },
  keyword: { key: 'packageReserved' },
  tooLong: { key: 'tooLong', max: PACKAGE_NAME_MAX },
};

/** Validate the upper bound but hide it in the form. */
const versionCode = (last: number) =>
  z
    .int()
    .min(1)
    .refine((code) => code <= VERSION_CODE_MAX, { params: { key: 'tooBig', max: VERSION_CODE_MAX } })
    .refine((code) => code > last, { params: { key: 'versionUsed', last } })
    .default(1)
    .register(ui, { control: 'number', section: 'package', row: 'kind', step: 1 });

/**
 * The package of a smartwatch copy. `lastCode`: version code of the last package built for the design on this device;
 * watches only update to a higher one.
 */
export const watchPackageForm = (lastCode: number) =>
  z.object({
    /** Id of the copy; shown as a choice of the existing copies. */
    copyId: z.string().min(1).register(ui, { control: 'text', section: 'package' }),
    kind: choice(['signed', 'source'], { section: 'package', row: 'kind' }).default('signed'),
    versionCode: versionCode(lastCode),
    labelEn: label(),
    labelZh: label(),
    packageName: z
      .string()
      .trim()
      .min(1)
      .superRefine((name, context) => {
        const fault = name === '' ? null : packageNameFault(name);
        if (fault) context.addIssue({ code: 'custom', params: NAME_FAULTS[fault] });
      })
      .register(ui, { control: 'text', section: 'package', autocomplete: 'off' }),
  });
export type WatchPackageForm = z.output<ReturnType<typeof watchPackageForm>>;
