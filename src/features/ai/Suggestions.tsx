// Names and a description suggested by the AI, above their fields. Choosing a suggestion fills its field.
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActs } from '@/forms/formValue';
import { firstGraphemes } from '@/schemas/graphemes';
import { inLanguage } from '@/schemas/languages';
import { useAiAccess } from '@/service/ai/aiAccess';
import type { TextKind } from '@/service/ai/textRequest';
import { useEveryLanguage } from '@/service/language/everyLanguage';
import { languageRow } from '@/service/language/i18n';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';
import type { AiTextDialogProps } from './texts/AiTextDialog';

const Dialog = later<AiTextDialogProps>(
  async () => (await import('./texts/AiTextDialog')).AiTextDialog,
  ({ onClose }) => onClose(),
);

type Path = 'dialName' | 'dialNameCn' | 'description';
const SHORT: Readonly<Record<Path, 'nameEn' | 'nameCn' | 'description'>> = {
  dialNameCn: 'nameCn',
  dialName: 'nameEn',
  description: 'description',
};

/** Default names of designs. */
const UNNAMED = ['newDesign.untitled', 'designs:untitled'] as const;

/** `about`: the design's name. */
export function Suggestions({ about }: { about: string }) {
  const { t, i18n } = useTranslation('ai');
  const { texts } = useAiAccess();
  const everyLanguage = useEveryLanguage(['pages']);
  const { put, values, focus } = useFormActs();
  const [openPath, setAsked] = useState<Path | null>(null);
  if (!texts) return null;
  const kindOf = (path: Path): TextKind => {
    if (path !== 'description') return path === 'dialName' ? 'nameEn' : 'nameCn';
    return inLanguage(languageRow(i18n.language).data, { zh: 'descriptionCn', en: 'descriptionEn' }) as TextKind;
  };
  /** Facts that the designer has already given, without default names. */
  const facts = () => {
    const unnamed = new Set(everyLanguage.flatMap((words) => UNNAMED.map((key): string => words(key))));
    const { dialName, dialNameCn, description } = values();
    const facts = [...new Set([about, dialNameCn, dialName, description].map((fact) => String(fact ?? '').trim()))]
      .filter((fact) => fact !== '' && !unnamed.has(fact))
      .join('. ');
    return firstGraphemes(facts, 400);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="float-left mr-1 flex items-center gap-1.5 text-sm text-muted">
        <Sparkles size={14} aria-hidden="true" />
        {t('texts.suggest')}
      </legend>
      {(Object.keys(SHORT) as Path[]).map((path) => (
        <Button key={path} size="sm" aria-haspopup="dialog" onClick={() => setAsked(path)}>
          {t(`texts.short.${SHORT[path]}`)}
        </Button>
      ))}
      {openPath ? (
        <Dialog
          kind={kindOf(openPath)}
          about={facts()}
          onUse={(text) => {
            put(openPath, text);
            setAsked(null);
            setTimeout(() => focus(openPath));
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </fieldset>
  );
}
