// The search of the catalogue: visible words, and the specification's own terms for the same things.
import { describe, expect, it } from 'vitest';
import { catalogueItems } from '@/face/nodes';
import { i18n, startLanguage } from '@/service/language/i18n';
import { rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { findEntries } from '@/workspace/catalogue/findEntries';
import { MENU_COMMANDS, matchingCommands, menuAdditions, menuCommands } from '@/workspace/commandMenu/commandList';

const TERMS = {
  'dynamic fill': ['fillCircular', 'fillLinear', 'fillArc'],
  'image enumeration': ['progressImages'],
  'step rate': ['fillCircular', 'fillLinear', 'fillArc'],
  programmable: ['interaction'],
  'slot text': ['slotText'],
};

/** Words that designers know from other tools, in both languages. */
const WORDS = {
  en: {
    digit: ['digits', 'digitalTime'],
    digits: ['digits', 'digitalTime'],
    number: ['digits', 'text'],
    numbers: ['digits'],
    complication: ['slotShortText', 'slotRangedValue'],
    widget: ['slotShortText'],
    pointer: ['hour', 'minutes', 'seconds'],
    needle: ['hour'],
    'second hand': ['seconds'],
    gauge: ['fillArc', 'fillCircular'],
    photo: ['image', 'background'],
    gif: ['animation'],
    button: ['interaction'],
    calendar: ['date', 'weekday'],
    pulse: ['heartRate'],
    label: ['text'],
    index: ['tick'],
    wallpaper: ['background'],
    sprite: ['digits', 'animation'],
  },
  zh: {
    数字: ['digits', 'digitalTime'],
    数码: ['digits'],
    指针: ['hour', 'minutes', 'seconds'],
    小部件: ['slotShortText'],
    照片: ['image'],
    动图: ['animation'],
    按钮: ['interaction'],
    日历: ['date', 'weekday'],
    心跳: ['heartRate'],
    圆环: ['fillCircular'],
    壁纸: ['background'],
    digits: ['digits'],
  },
} as const;

const COMMAND_WORDS = {
  en: {
    'screen reader': 'openPreview',
    heard: 'openPreview',
    palette: 'openThemes',
    lint: 'openCheck',
    apk: 'exportFile',
    history: 'showVersions',
  },
  zh: { 读屏: 'openPreview', 朗读: 'describeFace', 调色板: 'openThemes', 历史: 'showVersions', 安装包: 'exportFile' },
} as const;

describe.each(['en', 'zh'] as const)('words of designers find the entries in %s', (language) => {
  it.each(Object.entries(WORDS[language]))('by “%s”', async (word, keys) => {
    await startLanguage(language);
    expect(findEntries(i18n.t, word).map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
    const menu = matchingCommands(menuAdditions(i18n.t as never, [i18n.t as never]), word).map(({ key }) => key);
    expect(menu).toEqual(expect.arrayContaining(keys.map((key: string) => `add-${key}`)));
  });

  it('has words for every entry, and others only for commands of the menu', async () => {
    await startLanguage(language);
    const searchWords: object = i18n.getResourceBundle(language, 'searchWords');
    const entries = new Set(catalogueItems.map(({ key }) => key));
    expect(Object.keys(searchWords)).toEqual(expect.arrayContaining([...entries]));
    const commands = Object.keys(searchWords).filter((key) => !entries.has(key));
    expect(MENU_COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(commands));
  });

  it.each(Object.entries(COMMAND_WORDS[language]))('and the command by “%s”', async (word, command) => {
    await startLanguage(language);
    const t = i18n.t as never;
    const { situation } = new Session([rootLayer(), textLayer('one')]);
    expect(matchingCommands(menuCommands(situation, t, [t]), word).map(({ key }) => key)).toContain(command);
  });
});

describe('a term of the specification finds the item under its name here', () => {
  it.each(Object.entries(TERMS))('%s', async (term, keys) => {
    await startLanguage('en');
    expect(findEntries(i18n.t, term).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
  it.each([
    ['step rate', ['fillCircular', 'fillLinear', 'fillArc']],
    ['步数完成率', ['fillCircular', 'fillLinear', 'fillArc']],
    ['programmable', ['interaction']],
    ['可编程', ['interaction']],
  ])('in Chinese, too: %s', async (term, keys) => {
    await startLanguage('zh');
    expect(findEntries(i18n.t, term).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
});

describe.each(['en', 'zh'] as const)('the name of an entry in %s', (language) => {
  it.each(catalogueItems.map(({ key }) => key))(
    'finds %s before entries whose names only begin with it',
    async (key) => {
      await startLanguage(language);
      const name = i18n.t(`catalogue:items.${key}`);
      const [first] = findEntries(i18n.t, name);
      expect(i18n.t(`catalogue:items.${first?.key}`)).toBe(name);
    },
  );
});
