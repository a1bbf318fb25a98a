// The watch for an element with a Localization: in another zone or a fixed language.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { zoneOffset } from '@/face/dataTags/localTime';
import type { WatchState } from '@/face/dataTags/watchState';
import type { DataLanguage } from '@/schemas/languages';
import type { Pen } from './drawing';

function zoneOf(name: string | undefined, { now, zone }: WatchState): string {
  if (name === undefined || name === '' || name === 'SYNC_TO_DEVICE') return zone;
  try {
    zoneOffset(now, name);
    return name;
  } catch {
    return zone;
  }
}

/**
 * The watch's language if the list has it, else the first of the list; English for languages that we do not support.
 */
function languageOf(locales: string | undefined, { language }: WatchState): DataLanguage {
  const listed = (locales ?? '').split(/\s+/).filter(Boolean);
  if (listed.length === 0 || listed.some((locale) => locale.startsWith(language))) return language;
  return listed[0]?.startsWith('zh') ? 'zh' : 'en';
}

/** The pen for the content of this element. */
export function localized(element: XmlElement, pen: Pen): Pen {
  const [localization] = elementsOf(element, 'Localization');
  if (!localization) return pen;
  const { timeZone, locales } = localization.attributes;
  const [zone, language] = [zoneOf(timeZone, pen.state), languageOf(locales, pen.state)];
  if (zone === pen.state.zone && language === pen.state.language) return pen;
  return { ...pen, state: { ...pen.state, zone, language } };
}
