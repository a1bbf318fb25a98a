// What the properties form needs of the product: fonts, pictures, the tags on offer, and the check of expressions.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateText, formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { numberFault, tagInWords, textTagFault } from '@/face/dataTags/expression/usage';
import type { PlatformPolicy } from '@/face/platforms/policy';
import type { FormFacts, FormServices } from '@/forms/formServices';
import { holdsControls } from '@/schemas/names';
import { resolveAsset, resolvedAsset } from '@/service/api/assetUrl';
import { useFonts } from '@/service/fonts/fontService';
import { useSimulator } from '@/simulator/simulator';
import { useFontUpload } from '../assets/useFontUpload';
import { offeredTags } from '../data/offeredTags';
import { faultWords } from './faultWords';

/** Choosing and keeping pictures; null where the person chose none or they were refused. */
export type PictureServices = Pick<FormServices, 'pickImage' | 'takeImage' | 'pickImages' | 'takeImages'>;

/** `pictures` and `facts`: the same objects as long as the editor is open. */
export function useEditorFormServices(
  policy: PlatformPolicy,
  pictures: PictureServices,
  facts?: FormFacts,
): FormServices {
  const { t, i18n } = useTranslation(['editor', 'catalogue', 'errors']);
  const { watch } = useSimulator();
  const { fonts, uploading } = useFonts();
  const uploadFont = useFontUpload();
  const language = i18n.language;
  return useMemo(() => {
    const live = (name: string) => {
      const value = watch.read(name);
      return value === null ? MISSING : formatValue(value);
    };
    const inChinese = language === 'zh';
    return {
      fonts: fonts.map(({ fontName, state }) => ({
        family: fontName,
        label: fontName,
        ...(state === 'ready' ? {} : { note: t(`fonts.states.${state}`) }),
      })),
      fontUpload: uploadFont && {
        busy: uploading !== null,
        choose: async () => (await uploadFont())?.fontName ?? null,
      },
      pickImage: pictures.pickImage,
      takeImage: pictures.takeImage,
      pickImages: pictures.pickImages,
      takeImages: pictures.takeImages,
      facts,
      // A picture that is missing is told at the canvas and when saving; here it only has no thumbnail.
      imageSrc: (ref) => resolvedAsset(ref) ?? resolveAsset(ref).catch(() => undefined),
      tags: offeredTags(policy).map((tag) => ({
        name: tag.name,
        desc: inChinese ? tag.desc : tag.descEn,
        keywords: inChinese ? tag.descEn : tag.desc,
        sample: formatValue(tag.sample),
        live: () => live(tag.name),
        category: tag.category,
        categoryLabel: t(`catalogue:tagCategories.${tag.category}`),
        badge: tag.version === 2 ? t('data.new') : undefined,
      })),
      checkPlainText: (text) => {
        if (holdsControls(text)) return t('errors:text.controlCharacter');
        const tag = tagInWords(text);
        return tag === null ? null : t('errors:text.holdsTag', { tag });
      },
      checkExpression: (source, kind) => {
        if (source === '') return null;
        const fault = kind === 'text' ? textTagFault(source, policy.textTagsMax) : numberFault(source);
        if (!fault) return null;
        return { message: faultWords(t, source, fault), position: fault.at, length: fault.length };
      },
      liveExpression: (source) => {
        const parsed = parse(source);
        return parsed.ok ? evaluateText(parsed.tree, watch.read) : '';
      },
      subscribeLive: watch.subscribeState,
    };
  }, [policy, pictures, facts, watch, language, t, fonts, uploading, uploadFont]);
}
