// The documentation site. Its pages are in .docs-content, written by site/build.mjs. It asks no other host for anything.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from '@rspress/core';
import type { SidebarGroup } from './site/writeContent.ts';

const docs = import.meta.dirname;
const root = resolve(docs, '..');
const content = join(root, '.docs-content');
const sidebars = JSON.parse(readFileSync(join(content, 'sidebars.json'), 'utf8')) as Record<
  'zh' | 'en',
  Record<string, SidebarGroup[]>
>;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The theme writes short scripts into the page; nothing is fetched from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const NAV = {
  en: [
    { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
    { text: 'Live parts', link: '/parts/node-types', activeMatch: '^/parts/' },
    { text: 'Developers', link: '/docs/architecture', activeMatch: '^/docs/' },
  ],
  zh: [
    { text: '指南', link: '/zh/guide/start', activeMatch: '^/zh/guide/' },
    { text: '在线示例', link: '/zh/parts/node-types', activeMatch: '^/zh/parts/' },
    { text: '开发文档（英文）', link: '/docs/architecture' },
  ],
};

export default defineConfig({
  root: content,
  outDir: join(root, 'dist-docs'),
  base: process.env.DOCS_BASE ?? '/',
  title: 'Dialwright',
  description: 'A watch-face designer in the browser',
  icon: '/icon.svg',
  lang: 'en',
  globalStyles: join(docs, 'site/site.css'),
  head: [['meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }]],
  locales: [
    { lang: 'en', label: 'English', title: 'Dialwright', description: 'A watch-face designer in the browser' },
    { lang: 'zh', label: '中文', title: 'Dialwright', description: '浏览器中的表盘设计工具' },
  ],
  themeConfig: {
    search: true,
    locales: (['en', 'zh'] as const).map((lang) => ({
      lang,
      label: lang === 'zh' ? '中文' : 'English',
      nav: NAV[lang],
      sidebar: sidebars[lang],
    })),
    footer: { message: `Dialwright ${version}` },
    llmsUI: false,
    socialLinks: [],
  },
  route: { localeRedirect: 'never' },
  search: { codeBlocks: true },
  markdown: { link: { checkDeadLinks: true } },
  builderConfig: {
    output: { cleanDistPath: true },
    resolve: {
      alias: {
        '@site': join(docs, 'site'),
        '@/schemas': join(root, 'schemas'),
        '@/locales': join(root, 'locales'),
        '@/mocks': join(root, 'mocks'),
        '@': join(root, 'src'),
        react: join(root, 'node_modules/react'),
        'react-dom': join(root, 'node_modules/react-dom'),
      },
    },
    source: {
      define: {
        'import.meta.env': JSON.stringify({ VITE_BUILD: 'overseas', VITE_BACKEND: 'embedded', BASE_URL: '/' }),
        EMBEDDED_BACKEND: 'false',
      },
    },
    tools: {
      rspack: (_config, { appendPlugins, rspack }) => {
        // The product's own loader of words uses a function of its bundler. The examples have words of their own.
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/^\.\/texts$/, (request: { context?: string; request: string }) => {
            if (request.context?.endsWith('src/service/language'))
              request.request = join(docs, 'site/examples/noTexts.ts');
          }),
        );
      },
    },
  },
});
