// The tags of the open copy's platform with localized words, and the validation of expressions.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { numberFault, tagInWords, textTagFault } from '@/face/dataTags/expression/usage';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import type { FormTag, TagService } from '@/forms/services/tagService';
import { holdsControls } from '@/schemas/names';
import { useSimulator } from '@/simulator/simulator';
import { tagWords } from '@/workspace/data/tagTexts';
import { offeredTags } from '../data/offeredTags';
import { faultWords } from './issueWords';

export function useTagService(policy: PlatformPolicy): TagService {
  const { t, i18n } = useTranslation(['editor', 'catalogue', 'errors']);
  const { watch } = useSimulator();
  const { language } = i18n;
  return useMemo(() => {
    const live = (name: string) => {
      const value = watch.read(name);
      return value === null ? MISSING : formatValue(value);
    };
    let made: readonly FormTag[] | undefined;
    const make = () =>
      offeredTags(policy).map((tag) => ({
        name: tag.name,
        ...tagWords(tag, language),
        live: () => live(tag.name),
        category: tag.category,
        categoryLabel: t(`catalogue:tagCategories.${tag.category}`),
        badge: tag.version === 2 ? t('data.new') : undefined,
      }));
    return {
      tags() {
        made ??= make();
        return made;
      },
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
    };
  }, [policy, watch, language, t]);
}
