// Sets the moments of the design's own contact sheet and those that it leaves out. Loaded with the sheet, whose controls are the
// only way to it.
import { type ContactSheet, contactSheet } from '@/schemas/contactSheet';
import { nameFault } from '@/schemas/names';
import { sameValue } from '../document/sameValue';
import { defineEdit } from './defineCommand';
import { refuse } from './refuse';

/** The payload is the new value. One undo restores the previous one. */
export const setContactSheet = defineEdit<ContactSheet>({
  name: 'setContactSheet',
  group: 'file',
  record: 'entry',
  route: 'viewMenu',
  check: (_, sheet) =>
    contactSheet.safeParse(sheet).success && sheet.moments.every(({ name }) => nameFault(name) === null)
      ? null
      : refuse('invalidValue'),
  apply: ({ design }, sheet) =>
    sameValue(design.contactSheet, sheet)
      ? null
      : { facts: { contactSheet: { moments: [...sheet.moments], hidden: [...sheet.hidden] } } },
});
