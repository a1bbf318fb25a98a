// The options in the order of the watch: select one, move it, delete it and say when its layers are shown then.
import { useTranslation } from 'react-i18next';
import { optionMoved, optionRemoved } from '@/schemas/optionChanges';
import type { FaceOptions } from '@/schemas/options';
import { MoveButtons } from '@/ui/MoveButtons';
import { RemoveMenu } from '@/ui/RemoveMenu';
import { UserText } from '@/ui/UserText';
import type { EditOptions } from './OptionsDialog';

interface OptionListProps {
  options: FaceOptions;
  shownId: string;
  onShow(id: string): void;
  edit: EditOptions;
}

export function OptionList({ options, shownId, onShow, edit }: OptionListProps) {
  const { t } = useTranslation('options');
  const { list } = options;
  return (
    <ul className="flex flex-col gap-1">
      {list.map(({ id, name, kind, choices }, at) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            aria-pressed={id === shownId}
            className="flex min-h-8 min-w-0 grow items-center gap-2 rounded-md border border-line bg-raised px-2 text-left text-sm hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent/10"
            onClick={() => onShow(id)}
          >
            <span className="min-w-0 grow truncate">
              <UserText text={name} />
            </span>
            <span className="shrink-0 text-xs text-muted">
              {kind === 'switch' ? t('list.switch') : t('list.choices', { count: choices.length })}
            </span>
          </button>
          <MoveButtons
            at={at}
            count={list.length}
            size="sm"
            words={{
              up: t('list.up', { name }),
              down: t('list.down', { name }),
              first: t('list.first'),
              last: t('list.last'),
            }}
            onMove={(by) => edit(optionMoved(id, by))}
          />
          <RemoveMenu
            label={t('list.remove', { name })}
            heading={t('list.instead', { name })}
            items={[
              { id: 'always', label: t('always'), onSelect: () => edit(optionRemoved(id, null)) },
              ...list
                .filter((other) => other.id !== id)
                .flatMap((other) =>
                  other.choices.map((choice) => ({
                    id: `${other.id}/${choice.id}`,
                    label: t('shownFor', { option: other.name, choice: choice.name }),
                    onSelect: () => edit(optionRemoved(id, { option: other.id, choice: choice.id })),
                  })),
                ),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
