// The dialog that finds a data tag: if nothing is found, one press shows all again.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { TagPicker } from '@/forms/controls/TagPicker';
import { WithServices } from '@/tests/support/formServices';
import { i18nForTests } from '@/tests/support/i18nForTests';

const tag = (name: string, category: string) => ({
  ...{ name, desc: name, sample: '1', live: () => '1', category, categoryLabel: category },
});

it('shows all tags again after a search and a category without results, with the focus in the field', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18nForTests()}>
      <WithServices given={{}}>
        <TagPicker
          tags={[tag('Hour', 'Time'), tag('Battery', 'Device')]}
          acts={[{ label: 'Insert', run: () => {} }]}
          onClose={() => {}}
        />
      </WithServices>
    </I18nextProvider>,
  );
  await user.click(await screen.findByRole('tab', { name: 'Device' }));
  const field = screen.getByRole('combobox');
  await user.type(field, 'hour');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /show all/i }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(document.activeElement).toBe(field);
});
