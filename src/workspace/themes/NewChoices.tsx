// New choices: a copy of the shown one, several with other hues and the same contrasts, or the colors of a palette or picture.
import { Plus, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_CHOICES_MAX, THEME_CHOICES_SAFE } from '@/schemas/limits';
import type { FaceTheme, ThemeChoice } from '@/schemas/theme';
import { choiceAdded, freeId } from '@/schemas/themeChanges';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { Slider } from '@/ui/Slider';
import { hueNumber, namedChoice, strongest } from './newChoice';
import { PastedChoices } from './PastedChoices';
import { SampledChoices } from './SampledChoices';
import type { EditTheme } from './ThemeEditor';
import { freeName } from './themeFacts';
import { oklchOf, turnedHue } from './turnedHue';

/** Choices that one press makes. */
const MADE = 6;

const HUES = `linear-gradient(to right in oklch longer hue, oklch(0.75 0.13 0), oklch(0.75 0.13 360))`;

export interface NewChoicesProps {
  theme: FaceTheme;
  shown: ThemeChoice;
  edit: EditTheme;
  onShow(id: string): void;
}

export function NewChoices({ theme, shown, edit, onShow }: NewChoicesProps) {
  const { t } = useTranslation('themes');
  const own = Math.round(oklchOf(strongest(shown.colors)).hue);
  const [hue, setHue] = useState((own + 60) % 360);
  const count = theme.choices.length;
  const left = THEME_CHOICES_MAX - count;
  const full = left <= 0 ? t('choices.full', { most: THEME_CHOICES_MAX }) : undefined;

  const withTurned = (now: FaceTheme, by: number): FaceTheme => {
    const colors = shown.colors.map((color) => turnedHue(color, by));
    return namedChoice(t(`hueNames.${hueNumber(oklchOf(strongest(colors)).hue)}`), colors)(now);
  };
  const make = (number: number) => {
    const id = freeId('choice', theme.choices);
    const turns = Array.from(
      { length: Math.min(number, left) },
      (_, index) => hue - own + (index * 360) / (number + 1),
    );
    edit((now) => turns.reduce(withTurned, now));
    onShow(id);
  };
  const copy = () => {
    const id = freeId('choice', theme.choices);
    edit(choiceAdded({ ...shown, id, name: freeName(t('choiceName', { n: count + 1 }), theme) }));
    onShow(id);
  };
  const share = Math.min(1, count / THEME_CHOICES_SAFE);
  return (
    <>
      <section aria-label={t('choices.title')} className="flex flex-col gap-2">
        <PanelHeading aside={<span className="tabular-nums">{count}</span>}>{t('choices.title')}</PanelHeading>
        <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-raised">
          <span
            className={`block h-full rounded-full ${count > THEME_CHOICES_SAFE ? 'bg-warning' : 'bg-accent'}`}
            style={{ width: `${share * 100}%` }}
          />
        </span>
        <p className="text-xs text-pretty text-muted">
          {count > THEME_CHOICES_SAFE
            ? t('choices.many', { most: THEME_CHOICES_SAFE, count: count - THEME_CHOICES_SAFE })
            : t('choices.fit', { most: THEME_CHOICES_SAFE })}
        </p>
        <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} disabledReason={full} onClick={copy}>
          {t('choices.add')}
        </Button>
      </section>
      <section aria-label={t('hue.title')} className="flex flex-col gap-2">
        <PanelHeading aside={<span className="tabular-nums">{hue}°</span>}>{t('hue.title')}</PanelHeading>
        <Slider
          label={t('hue.hue')}
          value={hue}
          min={0}
          max={359}
          valueText={`${hue}°`}
          track={HUES}
          onChange={setHue}
        />
        <p className="text-xs text-pretty text-muted">{t('hue.about')}</p>
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" disabledReason={full} onClick={() => make(1)}>
            {t('hue.one')}
          </Button>
          <Button
            size="sm"
            icon={<WandSparkles size={14} aria-hidden="true" />}
            disabledReason={full}
            onClick={() => make(MADE)}
          >
            {t('hue.make', { count: MADE })}
          </Button>
        </div>
      </section>
      <PastedChoices theme={theme} shown={shown} edit={edit} onShow={onShow} />
      <SampledChoices theme={theme} shown={shown} edit={edit} onShow={onShow} />
    </>
  );
}
