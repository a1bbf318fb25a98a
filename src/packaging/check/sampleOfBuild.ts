// The sample state of this build, in the designer's language.
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { build } from '@/service/build/build';
import { languageRow } from '@/service/language/i18n';

export const sampleOfBuild = (): WatchState =>
  sampleState({ zone: build.timeZone, place: build.place, language: languageRow().data });
