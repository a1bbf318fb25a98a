// The options in the order of the watch: select one, move it, delete it and say when its layers are shown then.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionMoved, optionRemoved } from '@/schemas/optionChanges';
import type { FaceOptions } from '@/schemas/options';
import { IconButton } from '@/ui/IconButton';
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
          <IconButton
            size="sm"
            label={t('list.up', { name })}
            icon={<ArrowUp size={14} />}
            disabledReason={at === 0 ? t('list.first') : undefined}
            onClick={() => edit(optionMoved(id, -1))}
          />
          <IconButton
            size="sm"
            label={t('list.down', { name })}
            icon={<ArrowDown size={14} />}
            disabledReason={at === list.length - 1 ? t('list.last') : undefined}
            onClick={() => edit(optionMoved(id, 1))}
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
