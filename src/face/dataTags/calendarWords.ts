// Names of months and weekdays in the supported data languages.
import type { DataLanguage } from '@/schemas/languages';

/** Months start with January, weekdays with Sunday. */
export interface CalendarWords {
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysOne: readonly string[];
}

const list = (words: string): readonly string[] => words.split(' ');

export const CALENDAR_WORDS: Record<DataLanguage, CalendarWords> = {
  en: {
    months: list('January February March April May June July August September October November December'),
    monthsShort: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: list('Sun Mon Tue Wed Thu Fri Sat'),
    weekdaysOne: list('S M T W T F S'),
  },
  zh: {
    months: list('一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'),
    monthsShort: list('1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'),
    weekdays: list('星期日 星期一 星期二 星期三 星期四 星期五 星期六'),
    weekdaysShort: list('周日 周一 周二 周三 周四 周五 周六'),
    weekdaysOne: list('日 一 二 三 四 五 六'),
  },
};
