// New choices from a palette that is pasted as text. The choices are shown before they are added.
import { ClipboardPaste } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_CHOICES_MAX } from '@/schemas/limits';
import { freeId } from '@/schemas/themeChanges';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { TextArea } from '@/ui/TextArea';
import type { NewChoicesProps } from './NewChoices';
import { filledColors, hueNumber, namedChoice, strongest } from './newChoice';
import { type PaletteChoice, readPalette } from './readPalette';
import { oklchOf } from './turnedHue';

/** Choices whose colors are shown before they are added; further ones are counted. */
const SHOWN_MAX = 6;

export function PastedChoices({ theme, shown, edit, onShow }: NewChoicesProps) {
  const { t } = useTranslation('themes');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const roles = theme.roles.length;
  const left = THEME_CHOICES_MAX - theme.choices.length;
  const palette = text.trim() === '' ? null : readPalette(text, roles);
  const choices = palette && 'choices' in palette ? palette.choices : [];
  const problem = (): string | null => {
    if (!palette) return null;
    if ('problem' in palette) return t(`paste.problems.${palette.problem.key}`, { ...palette.problem });
    return choices.length > left
      ? t('paste.problems.tooMany', { count: choices.length, left, most: THEME_CHOICES_MAX })
      : null;
  };
  const fault = problem();
  const others = choices.find(({ colors }) => colors.length !== roles);
  const nameOf = ({ name, colors }: PaletteChoice) =>
    name ?? t(`hueNames.${hueNumber(oklchOf(strongest(colors)).hue)}`);
  const add = () => {
    const first = freeId('choice', theme.choices);
    edit((now) => choices.reduce((made, one) => namedChoice(nameOf(one), filledColors(one.colors, shown))(made), now));
    onShow(first);
    setText('');
    // The pressed button disappears.
    field.current?.focus();
  };
  return (
    <section aria-label={t('paste.title')} className="flex flex-col gap-2">
      <PanelHeading>{t('paste.title')}</PanelHeading>
      <TextArea
        ref={field}
        aria-label={t('paste.label')}
        aria-describedby={`${id}-about ${id}-result`}
        placeholder={'#264653 #2A9D8F #E9C46A'}
        className="font-mono text-xs"
        value={text}
        invalid={fault !== null}
        onChange={setText}
      />
      <p id={`${id}-about`} className="text-xs text-pretty text-muted">
        {t('paste.about')}
      </p>
      <div id={`${id}-result`} role="status" className="flex flex-col gap-1.5 text-xs">
        {fault === null ? (
          <PaletteRows choices={choices.slice(0, SHOWN_MAX)} nameOf={nameOf} />
        ) : (
          <p className="text-danger">{fault}</p>
        )}
        {fault === null && others ? (
          <p className="text-pretty text-muted">
            {t(others.colors.length > roles ? 'paste.more' : 'paste.fewer', { count: others.colors.length, roles })}
          </p>
        ) : null}
      </div>
      {choices.length > 0 && fault === null ? (
        <Button size="sm" icon={<ClipboardPaste size={14} aria-hidden="true" />} onClick={add}>
          {t('paste.add', { count: choices.length })}
        </Button>
      ) : null}
    </section>
  );
}

interface PaletteRowsProps {
  choices: readonly PaletteChoice[];
  nameOf(choice: PaletteChoice): string;
}

function PaletteRows({ choices, nameOf }: PaletteRowsProps) {
  return (
    <ul className="flex flex-col gap-1">
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and choices can be equal
        <li key={at} className="flex items-center gap-1">
          {choice.colors.map((color, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: colors have no state, and a choice can have one twice
              key={place}
              aria-hidden="true"
              className="keep-colors size-4 shrink-0 rounded-sm border border-line-strong"
              style={{ background: color }}
            />
          ))}
          <span className="ml-1 truncate">{nameOf(choice)}</span>
        </li>
      ))}
    </ul>
  );
}
