// A picture that only undo or saved states need: the list says so, and it cannot be deleted.
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '@/app/store';
import { PictureRow } from '@/features/library/pictures/PictureRow';
import { fetchWords, i18n, startLanguage } from '@/service/language/i18n';

const picture = {
  ...{ ref: 'asset:x', fileId: null, name: 'hand.png', width: 4, height: 4, fileSize: 9 },
  use: { designs: [], designCount: 0, sets: [], elsewhere: false },
};
const nothing = () => undefined;

it.each([
  ['en', true, /Still needed to undo a recent change or restore a saved state/, 'true'],
  ['en', false, /Not used/, null],
  ['zh', true, /撤销近期修改或恢复已保存的状态时仍需要/, 'true'],
] as const)('in %s, held: %s', async (language, isHeld, words, disabled) => {
  await startLanguage(language);
  await fetchWords(['pictures']);
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <ul>
          <PictureRow
            {...{ picture: { ...picture, isHeld }, name: 'hand.png', place: 0, busy: false }}
            {...{ onAdd: nothing, onChoose: nothing, onDelete: nothing }}
          />
        </ul>
      </Provider>
    </I18nextProvider>,
  );
  expect(await screen.findByText(new RegExp(`4 × 4 .* · ${words.source}`))).toBeTruthy();
  const remove = screen.getAllByRole('button').at(-1);
  expect(remove?.getAttribute('aria-disabled') ?? null).toBe(disabled);
});
