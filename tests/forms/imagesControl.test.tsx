// A list of pictures in the properties: named by position, one Tab stop, moved and removed by keys and by buttons, counted.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { GivenImage } from '@/face/nodes/defineNode';
import { controls } from '@/forms/controls';
import { describeFields } from '@/forms/describeFields';
import { SchemaFields } from '@/forms/SchemaFields';
import { imageUrl } from '@/schemas/fields';
import { nodeSchemas } from '@/schemas/nodes';
import { listedImage } from '@/schemas/nodes/common';
import { ui } from '@/schemas/ui';
import { fieldStore } from '@/tests/support/fieldStore';
import { type GivenServices, WithServices } from '@/tests/support/formServices';
import { i18nForTests } from '@/tests/support/i18nForTests';

const url = (letter: string) => `asset:${letter.repeat(64)}`;
const image = (letter: string) => ({ url: url(letter), fileSize: 10 });
const given = (letter: string): GivenImage => ({ ...image(letter), width: 4, height: 4 });
const schema = z.object({
  imgs: z.array(listedImage(imageUrl())).max(4).default([]).register(ui, { control: 'images', section: 'sequence' }),
});

function list(
  letters: string,
  options: { language?: 'en' | 'zh'; needed?: number | null; fewest?: number | null; mixed?: boolean } = {},
) {
  const { language = 'en', needed = null, fewest = needed, mixed = false } = options;
  const store = fieldStore({ imgs: [...letters].map(image) }, mixed ? ['imgs'] : []);
  const services = {
    pickImages: vi.fn<GivenServices['pickImages']>(async () => [given('d')]),
    takeImages: vi.fn<GivenServices['takeImages']>(async () => [given('e')]),
  };
  const all: Partial<GivenServices> = {
    ...services,
    imageSrc: (ref) => `data:,${ref[6]}`,
    facts: {
      subscribe: () => () => {},
      backdrop: () => null,
      imagesNeeded: () => needed,
      fewestImages: () => fewest,
      typefaces: () => [],
      isLargeText: () => false,
      boxRatio: () => null,
      stopOf: () => null,
      pickStop: () => {},
    },
  };
  render(
    <I18nextProvider i18n={i18nForTests(language)}>
      <WithServices given={all}>
        <SchemaFields
          schema={schema}
          schemaName="image_sequence"
          controls={controls}
          source={store}
          onChange={(path, value) => {
            store.set(path, value);
            return null;
          }}
          onCommit={() => {}}
          onRevert={() => {}}
        />
      </WithServices>
    </I18nextProvider>,
  );
  const now = () => (store.values.imgs as { url: string }[]).map((one) => one.url[6]).join('');
  return { ...services, store, now, user: userEvent.setup() };
}

const option = (name: string) => screen.getByRole('option', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('an array with a control is a field, and keeps its bound', () => {
  expect(describeFields(schema)).toMatchObject([{ path: 'imgs', control: 'images', maxItems: 4, default: [] }]);
});

test.each([
  ['animation', 'style.imgs'],
  ['image_sequence', 'style.imgs'],
  ['progress', 'style.icons'],
] as const)('%s offers its list of pictures', (type, path) => {
  expect(describeFields(nodeSchemas[type]).find((field) => field.path === path)?.control).toBe('images');
});

test.each([
  ['en', 'Images', 'Image 2 of 3', 'Move image 1 down', 'Remove image 1', 'Replace image 1…', 'Images Add images…'],
  ['zh', '图片', '第 2 张，共 3 张', '将第 1 张下移', '移除第 1 张', '替换第 1 张…', '图片 添加图片…'],
] as const)(
  'every control is named with its position, in %s',
  (language, label, second, down, remove, replace, add) => {
    list('abc', { language });
    expect(screen.getByRole('listbox', { name: label })).toBeTruthy();
    expect(option(second)).toBeTruthy();
    for (const name of [down, remove, replace, add]) expect(button(name)).toBeTruthy();
  },
);

test('arrows select, and the list is one Tab stop', async () => {
  const { user } = list('abc');
  await user.tab();
  expect(document.activeElement).toBe(option('Image 1 of 3'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(option('Image 2 of 3'));
  expect(option('Image 2 of 3').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(option('Image 3 of 3'));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(option('Image 1 of 3'));
  await user.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(true);
});

test('Alt with an arrow moves the picture, and the focus follows', async () => {
  const { user, now } = list('abc');
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(now()).toBe('bac');
  expect(document.activeElement).toBe(option('Image 2 of 3'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}');
  expect(now()).toBe('abc');
});

test('buttons move the selected one, and at the ends explain why not', async () => {
  const { user, now } = list('abc');
  expect(button('Move image 1 up').getAttribute('aria-disabled')).toBe('true');
  await user.click(option('Image 3 of 3'));
  expect(button('Move image 3 down').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Move image 3 up'));
  expect(now()).toBe('acb');
  await user.click(button('Move image 2 down'));
  expect(now()).toBe('abc');
});

test('Delete and the button remove; after the last one the focus is on adding', async () => {
  const { user, now } = list('abc');
  await user.tab();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(now()).toBe('ac');
  expect(document.activeElement).toBe(option('Image 2 of 2'));
  await user.click(button('Remove image 2'));
  expect(now()).toBe('a');
  await user.click(button('Remove image 1'));
  expect(now()).toBe('');
  expect(document.activeElement).toBe(button('Images Choose images…'));
});

test('adding requests pictures of the same size, as many as fit', async () => {
  const { user, now, pickImages } = list('abc');
  await user.click(button('Images Add images…'));
  expect(pickImages).toHaveBeenCalledWith({ min: 1, max: 1, gif: false, like: url('a') });
  await waitFor(() => expect(now()).toBe('abcd'));
  expect(button('Images Add images…').getAttribute('aria-disabled')).toBe('true');
});

test('replacing keeps the position; a single picture may have any size', async () => {
  const { user, now, pickImages } = list('ab');
  await user.click(option('Image 2 of 2'));
  await user.click(button('Replace image 2…'));
  expect(pickImages).toHaveBeenLastCalledWith({ min: 1, max: 1, gif: false, like: url('a') });
  await waitFor(() => expect(now()).toBe('ad'));
  await user.click(button('Remove image 2'));
  await user.click(button('Replace image 1…'));
  expect(pickImages).toHaveBeenLastCalledWith({ min: 1, max: 1, gif: false, like: undefined });
  await waitFor(() => expect(now()).toBe('d'));
});

test('a refused choice changes nothing', async () => {
  const { user, now, pickImages } = list('ab');
  pickImages.mockResolvedValueOnce(null);
  await user.click(button('Images Add images…'));
  await waitFor(() => expect(button('Images Add images…').getAttribute('aria-busy')).toBeNull());
  expect(now()).toBe('ab');
});

test('dropped files are handled like chosen ones', async () => {
  const { now, takeImages } = list('ab');
  const file = new File(['x'], 'x.png');
  fireEvent.drop(screen.getByRole('listbox'), { dataTransfer: { types: ['Files'], files: [file] } });
  expect(takeImages).toHaveBeenCalledWith([file], { min: 1, max: 2, gif: true, like: url('a') });
  await waitFor(() => expect(now()).toBe('abe'));
});

test.each([
  ['en', 3, null, '3 images'],
  ['en', 1, null, '1 image'],
  ['en', 3, 10, '3 of 10'],
  ['zh', 3, 10, '3 / 10 张'],
] as const)('the count in %s: %i of %s', (language, count, needed, words) => {
  list('abc'.slice(0, count), { language, needed });
  expect(screen.getByText(words)).toBeTruthy();
});

test('for layers that differ all pictures are replaced', async () => {
  const { user, now } = list('abc', { mixed: true });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Mixed')).toBeTruthy();
  await user.click(button('Images Choose images…'));
  await waitFor(() => expect(now()).toBe('d'));
});
