// The contact sheet of the open design: opens it, and sets its own moments and those that it leaves out.
import { type ContactSheet, contactSheet } from '@/schemas/design';
import { hasGraphemes } from '@/schemas/graphemes';
import { MOMENT_NAME_MAX } from '@/schemas/limits';
import { nameFault } from '@/schemas/names';
import { sameValue } from '../document/sameValue';
import { defineEdit, definePort } from './defineCommand';
import { refuse } from './refuse';

export const showContactSheet = definePort({
  name: 'showContactSheet',
  group: 'file',
  route: 'viewMenu',
  perform: (port) => port.open('contactSheet'),
});

const isName = (name: string): boolean =>
  hasGraphemes(name.trim(), { min: 1, max: MOMENT_NAME_MAX }) && nameFault(name) === null;

/** The payload is the new value. One undo restores the previous one. */
export const setContactSheet = defineEdit<ContactSheet>({
  name: 'setContactSheet',
  group: 'file',
  record: 'entry',
  route: 'viewMenu',
  check: (_, sheet) =>
    contactSheet.safeParse(sheet).success && sheet.moments.every(({ name }) => isName(name))
      ? null
      : refuse('invalidValue'),
  apply: ({ design }, sheet) =>
    sameValue(design.contactSheet, sheet)
      ? null
      : { facts: { contactSheet: { moments: [...sheet.moments], hidden: [...sheet.hidden] } } },
});
