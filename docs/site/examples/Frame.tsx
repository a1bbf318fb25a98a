// The frame of an example: loads words and code when it comes near the window, and gives the fields what they need.
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { evaluateText, formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import { LiveValuesContext } from '@/forms/services/liveValues';
import { type TagService, TagServiceContext } from '@/forms/services/tagService';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { artSource } from './art';
import { CHOICES, LISTED } from './pictures';
import type { SiteLanguage } from './siteLanguage';
import { wordsOf } from './words';

export type { SiteLanguage };

function Words({ language, children }: { language: SiteLanguage; children: ReactNode }) {
  return <I18nextProvider i18n={use(wordsOf(language))}>{children}</I18nextProvider>;
}

function tagServiceOf(watch: LiveWatch, language: SiteLanguage): TagService {
  const faultText = { zh: '表达式有误', en: 'This expression has an error' }[language];
  const live = (name: string) => {
    const value = watch.read(name);
    return value === null ? MISSING : formatValue(value);
  };
  return {
    tags: () =>
      DATA_TAGS.map((tag) => ({
        name: tag.name,
        desc: language === 'zh' ? tag.desc : tag.descEn,
        sample: String(tag.sample),
        live: () => live(tag.name),
        category: tag.category,
        categoryLabel: tag.category,
      })),
    checkPlainText: () => null,
    checkExpression: (source, kind) => {
      const fault = source === '' ? null : kind === 'text' ? textTagFault(source, 40) : numberFault(source);
      return fault ? { message: `${faultText} (${fault.at + 1})`, position: fault.at, length: fault.length } : null;
    },
  };
}

let turn = 0;
/** Pictures come from the product's art: the button takes the next one. */
const pictureService = {
  pickImage: async () => CHOICES[turn++ % CHOICES.length] ?? null,
  pickImages: async () => LISTED.digits.map((picture) => ({ ...picture, width: 84, height: 112 })),
  takeImages: async () => null,
  imageSrc: artSource.resolve,
};

/** A watch at 08:59:08 with sample values, one per example. */
export function useExampleWatch(language: SiteLanguage): LiveWatch {
  return useMemo(() => createWatch(sampleState({ zone: 'Asia/Shanghai', language })), [language]);
}

function Services({ language, watch, children }: { language: SiteLanguage; watch: LiveWatch; children: ReactNode }) {
  const tags = useMemo(() => tagServiceOf(watch, language), [watch, language]);
  const values = useMemo(
    () => ({
      liveExpression: (source: string) => {
        const parsed = parse(source);
        return parsed.ok ? evaluateText(parsed.tree, watch.read) : '';
      },
      subscribeLive: watch.subscribeState,
    }),
    [watch],
  );
  return (
    <PictureServiceContext value={pictureService}>
      <TagServiceContext value={tags}>
        <LiveValuesContext value={values}>{children}</LiveValuesContext>
      </TagServiceContext>
    </PictureServiceContext>
  );
}

interface FrameProps {
  language: SiteLanguage;
  watch: LiveWatch;
  children: ReactNode;
}

/** Children are mounted once the example is within a window's height. The box keeps its height before that. */
export function Frame({ language, watch, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const waiting = <div className="example-waiting">{language === 'zh' ? '正在加载示例…' : 'Loading the example…'}</div>;
  return (
    <div ref={box} className="example rp-not-doc">
      {isNear ? (
        <Suspense fallback={waiting}>
          <Words language={language}>
            <Services language={language} watch={watch}>
              {children}
            </Services>
          </Words>
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
