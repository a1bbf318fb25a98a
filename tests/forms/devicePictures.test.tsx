// A picture field outside the editor: the page provides only the device's pictures, and choosing one stores it.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SubmitForm } from '@/forms/SubmitForm';
import { color, imageUrl } from '@/schemas/fields';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { useDevicePictures } from '@/service/pictures/useDevicePictures';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { imageFile, pngOfSize } from '@/tests/support/images';
import { dismissToast, toasts } from '@/ui/toasts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const toast of toasts.get()) dismissToast(toast.id);
});

const REF = `asset:${'c'.repeat(64)}` as const;
const schema = z.object({ preview: imageUrl({ section: 'image' }), accent: color({ section: 'look' }) });

function Given({ children }: { children: ReactNode }) {
  return <PictureServiceContext value={useDevicePictures()}>{children}</PictureServiceContext>;
}

/** The next file chooser returns this file. */
function chooseNext(file: File) {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
}

function form() {
  const onSubmit = vi.fn();
  const putAsset = vi.fn(async () => REF);
  const i18n = i18nForTests('en');
  i18n.addResourceBundle('en', 'fields', { sale: { preview: 'Preview image', accent: 'Accent' } }, true, true);
  render(
    <I18nextProvider i18n={i18n}>
      <LocalWorkContext value={{ assets: { putAsset } } as unknown as LocalWork}>
        <Given>
          <SubmitForm
            schema={schema}
            schemaName="sale"
            defaultValues={{ preview: '', accent: '#63e6c8' }}
            onSubmit={onSubmit}
            submitLabel="Send"
          />
        </Given>
      </LocalWorkContext>
    </I18nextProvider>,
  );
  return { onSubmit, putAsset, user: userEvent.setup() };
}

test('a chosen picture is checked, stored and sent by its reference; colors need no services', async () => {
  const { user, onSubmit, putAsset } = form();
  const file = imageFile(pngOfSize(600), 'dial.png');
  chooseNext(file);
  await user.click(screen.getByRole('button', { name: /Preview image/ }));
  await waitFor(() => expect(putAsset).toHaveBeenCalledWith(file));
  await user.click(screen.getByRole('button', { name: 'Pick Accent' }));
  await user.click(await screen.findByRole('button', { name: 'White' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ preview: REF, accent: '#ffffff' }));
});

test('an invalid one is refused with the reason first, and nothing is stored', async () => {
  const { user, putAsset } = form();
  chooseNext(imageFile(new TextEncoder().encode('hello'), 'note.png'));
  await user.click(screen.getByRole('button', { name: /Preview image/ }));
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual(['Supports jpg, jpeg, png files only (note.png)']),
  );
  expect(putAsset).not.toHaveBeenCalled();
});
