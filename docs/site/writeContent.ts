// The pages of the documentation site: the repository's pages, the user guide in both languages, and one example for each node
// type, data tag and control, listed from the registries.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { COMMANDS } from '@/editor/commands';
import { shortcutText } from '@/editor/commands/keys';
import { DATA_TAGS, TAG_CATEGORIES } from '@/face/dataTags/catalogue';
import { GUIDE_GROUPS, GUIDE_PAGES } from '@/pages/guide/guidePages';
import type { Inline } from '@/pages/guide/inline';
import { limitText } from '@/pages/guide/limitText';
import { type Block, type GuideText, readGuide } from '@/pages/guide/readGuide';
import { LANGUAGES, tagOfLanguage } from '@/schemas/languages';
import { nodeSchemas } from '@/schemas/nodes';
import { CONTROL_NAMES } from '@/schemas/ui';
import { wordsOf as readWords } from '../../build/nodeWords.mjs';

type Language = 'zh' | 'en';

/** Languages of the site: those with complete words. English is at the root. */
export const SITE_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ fallback }) => fallback === null).map(
  ({ id }) => id as Language,
);

interface SidebarItem {
  text: string;
  link: string;
}

export interface SidebarGroup {
  text: string;
  items: SidebarItem[];
  collapsible?: boolean;
  collapsed?: boolean;
}

export interface Site {
  /** Text by path in the folder of pages. */
  pages: ReadonlyMap<string, string>;
  /** Files to copy: path in the folder of pages to path in the repository. */
  files: ReadonlyMap<string, string>;
  /** Sidebar by language and address. */
  sidebars: Readonly<Record<Language, Readonly<Record<string, SidebarGroup[]>>>>;
}

const prefix = (language: Language) => (language === 'en' ? '' : `/${language}`);

const UI = {
  en: {
    tagline: 'A watch-face designer in the browser',
    about: 'The user guide, live parts to try, and how the code works.',
    guide: 'User guide',
    parts: 'Live parts',
    docs: 'For developers',
    nodes: 'Node types',
    tags: 'Data tags',
    controls: 'Controls',
    guideAbout: 'How to design, check, export and publish a face.',
    partsAbout: 'Every node type, data tag and control, drawn and edited by the product itself.',
    docsAbout: 'Architecture, rules, decisions, the API and how to extend the product.',
    nodesLead:
      'Each layer of a face has one of these types. The panel is the product’s own: change a field and the face follows.',
    controlsLead:
      'Each control edits one kind of field, in panels and in forms. The line below it is the stored value.',
    tagsLead: 'A tag is a live value of the watch. Edit the expression, or move the time of the watch.',
    name: 'Name',
    sample: 'Sample',
    range: 'Range',
    searchHint: '',
  },
  zh: {
    tagline: '浏览器中的表盘设计工具',
    about: '用户指南、可直接试用的组件，以及代码说明。',
    guide: '用户指南',
    parts: '在线示例',
    docs: '开发文档（英文）',
    nodes: '图层类型',
    tags: '数据标签',
    controls: '控件',
    guideAbout: '设计、检查、导出和发布表盘的方法。',
    partsAbout: '全部图层类型、数据标签和控件，由产品代码绘制，可直接编辑。',
    docsAbout: '架构、规则、决策、接口以及扩展方法。',
    nodesLead: '表盘的每个图层都属于以下类型之一。旁边是产品中的属性面板，修改字段，表盘随之变化。',
    controlsLead: '每个控件编辑一类字段，面板和表单通用。控件下方显示存储的值。',
    tagsLead: '数据标签是手表的实时数据。可以修改表达式，或调整手表的时间。',
    name: '名称',
    sample: '示例值',
    range: '范围',
    searchHint: '',
  },
} as const;

/** Reads words of the product: `editor:commands.save`. */
function wordsOf(language: Language) {
  const files = new Map<string, unknown>();
  return (key: string): string => {
    const [file = '', path = ''] = key.split(':');
    if (!files.has(file)) files.set(file, readWords(language, file));
    const found = path
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], files.get(file));
    if (typeof found !== 'string') throw new Error(`locales/${language} has no text ${key}.`);
    return found;
  };
}

type Words = ReturnType<typeof wordsOf>;

/** Text that Markdown and MDX show as it is. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>|#~]/g, (sign) => `\\${sign}`);
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

function inlineText(part: Inline, language: Language, words: Words): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text);
    case 'strong':
      return `**${escaped(part.text)}**`;
    case 'code':
      return code(part.text);
    case 'tag':
      return code(`#${part.name}#`);
    case 'ui':
      return `**${escaped(words(part.key))}**`;
    case 'limit':
      return limitText(part.path, part.unit, tagOfLanguage(language));
    case 'keys': {
      const [first] = COMMANDS.find(({ name }) => name === part.command)?.shortcuts ?? [];
      return first ? code(shortcutText(first, false)) : '';
    }
    case 'page':
      return `[${escaped(part.text)}](${prefix(language)}/guide/${part.page}${part.heading ? `#${part.heading}` : ''})`;
    case 'route':
      return `**${escaped(part.text)}**`;
  }
}

interface PageContext {
  language: Language;
  words: Words;
  /** Registers a picture of the guide and returns its address. */
  picture(name: string): string;
}

function shortcutTable({ language, words }: PageContext): string {
  const head = { en: ['Command', 'Keys'], zh: ['命令', '按键'] }[language];
  const rows = COMMANDS.filter(({ shortcuts }) => (shortcuts ?? []).length > 0).map(({ name, shortcuts = [] }) => {
    const keys = shortcuts.map((shortcut) => code(shortcutText(shortcut, false))).join(' ');
    return `| ${escaped(words(`editor:commands.${name}`))} | ${keys} |`;
  });
  return [`| ${head.join(' | ')} |`, '| --- | --- |', ...rows].join('\n');
}

function tagTable(language: Language): string {
  const t = UI[language];
  const rows = DATA_TAGS.map(
    (tag) =>
      `| ${code(`#${tag.name}#`)} | ${escaped(language === 'zh' ? tag.desc : tag.descEn)} | ${escaped(String(tag.sample))} |`,
  );
  return [`| ${t.tags} | ${t.name} | ${t.sample} |`, '| --- | --- | --- |', ...rows].join('\n');
}

function blockText(block: Block, context: PageContext): string {
  const { language, words } = context;
  const line = (parts: readonly Inline[]) => parts.map((part) => inlineText(part, language, words)).join('');
  switch (block.kind) {
    case 'paragraph':
      return line(block.words);
    case 'note':
      return `:::info\n${line(block.words)}\n:::`;
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${line(item)}`).join('\n');
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[]) => `| ${cells.map(line).join(' | ')} |`;
      return [row(block.head), `| ${block.head.map(() => '---').join(' | ')} |`, ...block.rows.map(row)].join('\n');
    }
    case 'picture':
      return `![${escaped(block.alt)}](${context.picture(block.name)})`;
    case 'face':
      return `<TemplateExample template="${block.template}" mode="${block.mode}" title={${JSON.stringify(block.alt)}} language="${language}" />`;
    case 'generated':
      return block.name === 'tags' ? tagTable(language) : shortcutTable(context);
  }
}

const EXAMPLES = '@site/examples/live';

function guidePage(text: GuideText, context: PageContext): string {
  const isLive = text.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'face'));
  return [
    ...(isLive ? [`import { TemplateExample } from '${EXAMPLES}';`] : []),
    `# ${escaped(text.title)}`,
    ...text.sections.flatMap(({ id, title, blocks }) => [
      ...(id ? [`## ${escaped(title)} \\{#${id}}`] : []),
      ...blocks.map((block) => blockText(block, context)),
    ]),
    '',
  ].join('\n\n');
}

/** Names of the pictures of a guide, by name without size. */
const pictureFiles = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => [file.split('.')[0] ?? '', file]),
  );

function addGuide(
  root: string,
  language: Language,
  pages: Map<string, string>,
  files: Map<string, string>,
): SidebarGroup[] {
  const folder = join('locales', language, 'guide');
  const pictures = pictureFiles(join(root, folder));
  const words = wordsOf(language);
  const titles = new Map<string, string>();
  for (const page of GUIDE_PAGES) {
    const text = readGuide(readFileSync(join(root, folder, `${page}.md`), 'utf8'), 'overseas');
    titles.set(page, text.title);
    const picture = (name: string) => {
      const file = pictures.get(name);
      if (!file) throw new Error(`The guide has no picture ${name}.`);
      files.set(`public/guide/${language}/${file}`, join(folder, file));
      return `/guide/${language}/${file}`;
    };
    pages.set(`${language}/guide/${page}.mdx`, guidePage(text, { language, words, picture }));
  }
  return GUIDE_GROUPS.map(({ id, pages: ids }) => ({
    text: words(`guide:groups.${id}`),
    items: ids.map((page) => ({ text: titles.get(page) ?? page, link: `${prefix(language)}/guide/${page}` })),
  }));
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function addParts(language: Language, pages: Map<string, string>): SidebarGroup[] {
  const t = UI[language];
  const words = wordsOf(language);
  const page = (path: string, title: string, lead: string, component: string, sections: readonly string[]) =>
    pages.set(
      `${language}/parts/${path}.mdx`,
      [`import { ${component} } from '${EXAMPLES}';`, `# ${title}`, lead, ...sections, ''].join('\n\n'),
    );
  const types = Object.keys(nodeSchemas);
  page(
    'node-types',
    t.nodes,
    t.nodesLead,
    'NodeExample',
    types.map(
      (type) =>
        `## ${escaped(words(`editor:canvas.types.${type}`))} \\{#${slug(type)}}\n\n${code(type)}\n\n<NodeExample type="${type}" language="${language}" />`,
    ),
  );
  page(
    'controls',
    t.controls,
    t.controlsLead,
    'ControlExample',
    CONTROL_NAMES.map(
      (name) => `## ${name} \\{#${slug(name)}}\n\n<ControlExample name="${name}" language="${language}" />`,
    ),
  );
  for (const category of TAG_CATEGORIES) {
    const tags = DATA_TAGS.filter((tag) => tag.category === category);
    page(
      `tags-${category}`,
      `${t.tags}${language === 'zh' ? '：' : ': '}${words(`catalogue:tagCategories.${category}`)}`,
      t.tagsLead,
      'TagExample',
      tags.map(({ name, desc, descEn, sample, range, rangeEn }) => {
        const isChinese = language === 'zh';
        const colon = isChinese ? '：' : ': ';
        const facts = [
          `${t.sample}${colon}${code(String(sample))}`,
          ...(range ? [`${t.range}${colon}${escaped(String(isChinese ? range : rangeEn))}`] : []),
        ];
        return `## ${name} \\{#${slug(name)}-${name.length}${/[a-z]/.test(name) ? 's' : ''}}\n\n${escaped(isChinese ? desc : descEn)}${isChinese ? '。' : '. '}${facts.join(' · ')}\n\n<TagExample name="${name}" language="${language}" />`;
      }),
    );
  }
  const at = `${prefix(language)}/parts`;
  return [
    {
      text: t.parts,
      items: [
        { text: t.nodes, link: `${at}/node-types` },
        { text: t.controls, link: `${at}/controls` },
      ],
    },
    {
      text: t.tags,
      items: TAG_CATEGORIES.map((category) => ({
        text: words(`catalogue:tagCategories.${category}`),
        link: `${at}/tags-${category}`,
      })),
    },
  ];
}

/** A sequence diagram as a table of its messages: the site has no drawing library. */
function diagramTable(source: string): string {
  const names = new Map(
    [...source.matchAll(/participant (\w+) as (.+)/g)].map(([, id = '', name = '']) => [id, name.trim()]),
  );
  const rows = source.split('\n').flatMap((line) => {
    const [, from = '', to = '', said = ''] = /^\s*(\w+)\s*-+>>\+?-?\s*(\w+)\s*:\s*(.+)$/.exec(line) ?? [];
    const note = /^\s*(?:Note \w+ [\w,]+:|loop|alt|else|opt)\s*(.+)$/.exec(line)?.[1];
    if (said) return `| ${escaped(names.get(from) ?? from)} | ${escaped(names.get(to) ?? to)} | ${escaped(said)} |`;
    return note ? `| | | *${escaped(note.replace(/<br\/?>/g, ' '))}* |` : [];
  });
  return ['| from | to | what |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The repository's own pages, by file. */
const DOC_GROUPS: readonly { text: string; match(path: string): boolean; collapsed?: boolean }[] = [
  {
    text: 'Start',
    match: (path) => /^(?:architecture|glossary|writing|building|CONTRIBUTING|accessibility)\.md$/.test(path),
  },
  { text: 'How to extend', match: (path) => path.startsWith('how-to/') },
  { text: 'Rules', match: (path) => path.startsWith('rules/') },
  {
    text: 'Files and formats',
    match: (path) => /^(?:design-file|project-file|chip-package|watch-face-format)\.md$/.test(path),
  },
  {
    text: 'Server and API',
    match: (path) => path === 'server.md' || path === 'SECURITY.md' || path.startsWith('api/'),
  },
  { text: 'Decisions', match: (path) => path.startsWith('decisions/'), collapsed: true },
  { text: 'Coverage', match: (path) => path === 'coverage.md' },
];

const markdownIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.') || entry.name === 'site') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? markdownIn(root, path) : entry.name.endsWith('.md') ? [path] : [];
  });

function addDocs(root: string, pages: Map<string, string>): SidebarGroup[] {
  // Path in the repository to path below /docs.
  const sources = new Map([
    ...markdownIn(root, 'docs').map((path): [string, string] => [path, relative('docs', path)]),
    ['CONTRIBUTING.md', 'CONTRIBUTING.md'],
    ['SECURITY.md', 'SECURITY.md'],
  ]);
  const addressOf = (place: string) => `/docs/${place.replace(/README\.md$/, 'index').replace(/\.md$/, '')}`;
  const titles = new Map<string, string>();
  for (const [source, place] of sources) {
    const text = readFileSync(join(root, source), 'utf8');
    titles.set(place, /^# (.+)$/m.exec(text)?.[1]?.replace(/`/g, '') ?? place);
    const linked = text
      .replace(/```mermaid\n([\s\S]*?)```/g, (_, diagram: string) => diagramTable(diagram))
      // A link to another page leads to its address, a link to a file shows its path.
      .replace(
        /(?<!!)\[([^\]]+)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)/g,
        (_, label: string, target: string, hash = '') => {
          const page = sources.get(normalize(join(dirname(source), target)));
          return page === undefined ? label : `[${label}](${addressOf(page)}${hash})`;
        },
      );
    pages.set(`en/docs/${place.replace(/README\.md$/, 'index.md')}`, linked);
  }
  return DOC_GROUPS.map(({ text, match, collapsed }) => ({
    text,
    collapsible: true,
    collapsed: collapsed ?? false,
    items: [...sources.values()]
      .filter(match)
      .sort(
        (left, right) =>
          Number(right.endsWith('README.md')) - Number(left.endsWith('README.md')) || left.localeCompare(right),
      )
      .map((place) => ({ text: titles.get(place) ?? place, link: addressOf(place) })),
  }));
}

function homePage(language: Language): string {
  const t = UI[language];
  const at = prefix(language);
  const entries = [
    [t.guide, t.guideAbout, `${at}/guide/start`],
    [t.parts, t.partsAbout, `${at}/parts/node-types`],
    [t.docs, t.docsAbout, '/docs/architecture'],
  ];
  return [
    '---',
    'pageType: home',
    'hero:',
    '  name: Dialwright',
    `  text: ${t.tagline}`,
    `  tagline: ${t.about}`,
    '  actions:',
    ...entries.flatMap(([text, , link], index) => [
      `    - theme: ${index === 0 ? 'brand' : 'alt'}`,
      `      text: ${text}`,
      `      link: ${link}`,
    ]),
    'features:',
    ...entries.flatMap(([title, details, link]) => [
      `  - title: ${title}`,
      `    details: ${details}`,
      `    link: ${link}`,
    ]),
    '---',
    '',
  ].join('\n');
}

/** Namespaces of the fields and controls in the examples. */
const EXAMPLE_ROOMS = ['fields', 'catalogue', 'messages', 'errors', 'editor', 'pages'];

/** The words of the examples, with those of the node types, by path. */
export const exampleWords = (): ReadonlyMap<string, string> =>
  new Map(
    SITE_LANGUAGES.map((language) => [
      `words/${language}.json`,
      JSON.stringify(Object.fromEntries(EXAMPLE_ROOMS.map((room) => [room, readWords(language, room)]))),
    ]),
  );

/** Every page of the site. `root` is the repository. */
export function siteContent(root: string): Site {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const docs = addDocs(root, pages);
  const sidebars = Object.fromEntries(
    SITE_LANGUAGES.map((language) => {
      pages.set(`${language}/index.md`, homePage(language));
      const at = prefix(language);
      return [
        language,
        {
          [`${at}/guide/`]: addGuide(root, language, pages, files),
          [`${at}/parts/`]: addParts(language, pages),
          ...(language === 'en' ? { '/docs/': docs } : {}),
        },
      ];
    }),
  ) as Site['sidebars'];
  return { pages, files, sidebars };
}
