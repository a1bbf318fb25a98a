// What the properties form needs of the product: fonts, pictures, the tags on offer, and the check of expressions.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateText, formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import type { PlatformPolicy } from '@/face/platforms/policy';
import type { FormServices } from '@/forms/formServices';
import { resolveAsset, resolvedAsset } from '@/service/api/assetUrl';
import { offeredTags } from '../data/offeredTags';
import { useSimulator } from '../preview/simulator';
import { faultWords } from './faultWords';

/** `pickImage` asks for a picture and keeps it; null if the person chose none or it was refused. */
export function useEditorFormServices(policy: PlatformPolicy, pickImage: () => Promise<string | null>): FormServices {
  const { t, i18n } = useTranslation(['editor', 'catalogue', 'errors']);
  const { watch } = useSimulator();
  const language = i18n.language;
  return useMemo(() => {
    const live = (name: string) => {
      const value = watch.read(name);
      return value === null ? MISSING : formatValue(value);
    };
    const inChinese = language === 'zh';
    return {
      fonts: [{ family: 'Roboto-Regular', label: 'Roboto Regular' }],
      pickImage,
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
      })),
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
  }, [policy, pickImage, watch, language, t]);
}
