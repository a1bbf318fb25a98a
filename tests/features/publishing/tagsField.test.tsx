// Tags of a face: additions are announced as in every list, including the last one that fits.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { TagsField } from '@/features/publishing/form/TagsField';
import type { ControlProps } from '@/forms/Control';
import { OptionListsContext } from '@/forms/services/optionLists';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { announcements } from '@/ui/announce';

const TAGS = ['Sport', 'Night', 'Slim'].map((label) => ({ value: label.toLowerCase(), label }));

function Field() {
  const [value, onChange] = useState<unknown>(['night']);
  const given = { field: { from: 'tags', most: 2 }, schemaName: 'publish', id: 'tags', labelId: 'tags-label' };
  return <TagsField {...({ ...given, value, onChange } as unknown as ControlProps)} />;
}

it('announces the added tag, and keeps the focus when no further one fits', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18nForTests()}>
      <OptionListsContext value={{ tags: TAGS } as never}>
        <Field />
      </OptionListsContext>
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: /Add a tag/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sport' }));
  await waitFor(() => expect(announcements.get().polite.text).toBe('Sport added, 2 in the list'));
  expect(document.activeElement).toBe(screen.getByRole('group'));
});
