// Joins a label and a message in one line.
import type { TFunction } from 'i18next';
import { unended } from './unended';

/** The label without its own end punctuation, and a colon in the language's style. */
export const labelEnd = (t: TFunction, label: string): string => `${unended(label)}${t('messages:ui.colon')}`;

/** `Name: Enter a name.` */
export const labelled = (t: TFunction, label: string, text: string): string => `${labelEnd(t, label)}${text}`;
