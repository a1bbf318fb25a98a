// Controls of the publish form and others: money in minor units, lists of texts and of colours, tested with a small schema.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { controls } from '@/forms/controls';
import { describeFields } from '@/forms/describeFields';
import { issueOf, issueText } from '@/forms/fieldIssue';
import { SchemaFields } from '@/forms/SchemaFields';
import { SubmitForm } from '@/forms/SubmitForm';
import { colorList, money, textList } from '@/schemas/fields';
import { amountText, moneyText, readAmount } from '@/schemas/money';
import { fieldStore } from '@/tests/support/fieldStore';
import { WithServices } from '@/tests/support/formServices';
import { i18nForTests } from '@/tests/support/i18nForTests';

const schema = z.object({
  price: money('USD', { section: 'data' }),
  tags: textList({ max: 3, itemMax: 8 }, { section: 'data' }).default([]),
  colors: colorList({ section: 'data' }).default([]),
});

/** A form with words for these fields, in the language. */
function words(language: 'en' | 'zh') {
  const i18n = i18nForTests(language);
  i18n.addResourceBundle(language, 'fields', { sale: { price: 'Price', tags: 'Tags', colors: 'Colors' } }, true, true);
  return i18n;
}

function live(values: object, language: 'en' | 'zh' = 'en') {
  const store = fieldStore({ price: 100, tags: [], colors: [], ...values });
  render(
    <I18nextProvider i18n={words(language)}>
      <WithServices>
        <SchemaFields
          schema={schema}
          schemaName="sale"
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
  return { store, user: userEvent.setup() };
}

test('the fields are described with their bounds', () => {
  expect(describeFields(schema)).toMatchObject([
    { path: 'price', control: 'money', currency: 'USD', integer: true, min: 0, required: true },
    { path: 'tags', control: 'list', maxItems: 3, itemMaxLength: 8, default: [] },
    { path: 'colors', control: 'colorList', maxItems: 15, default: [] },
  ]);
});

describe('money', () => {
  test.each([
    ['12.5', 'USD', 1250],
    ['0.29', 'USD', 29],
    ['1,234.56', 'CNY', 123_456],
    ['１２．３０', 'CNY', 1230],
    ['.5', 'USD', 50],
    ['700', 'JPY', 700],
    ['19.99', 'USD', 1999],
  ])('%s %s is %d', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor);
    expect(readAmount(amountText(minor, currency), currency)).toBe(minor);
  });
  test.each(['', '.', '1.234', '1.2.3', '-5', 'abc', '1e3', '99999999999999', '4,00', '1,5', '1,23,456', ',123'])(
    '%j is not an amount',
    (text) => {
      expect(readAmount(text, 'USD')).toBeNaN();
    },
  );
  test.each([
    ['en', 'USD', '$12.50'],
    ['zh', 'CNY', '¥12.50'],
    ['en', 'JPY', '¥1,250'],
  ])('in %s with its currency sign', (language, currency, text) =>
    expect(moneyText(1250, currency, language)).toBe(text),
  );

  test('is typed freely, stored in whole cents, and not rewritten under the caret', async () => {
    const { store, user } = live({ price: 100 });
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    expect(price.value).toBe('1.00');
    expect(price.parentElement?.textContent).toBe('$USD');
    await user.clear(price);
    await user.type(price, '19.9');
    expect([price.value, store.get('price')]).toEqual(['19.9', 1990]);
    await user.tab();
    expect(price.value).toBe('19.90');
    await user.clear(price);
    await user.type(price, '1.999');
    expect([price.value, store.get('price')]).toEqual(['1.999', 199]);
    expect(screen.getByText('Enter an amount such as 12.50.')).toBeTruthy();
  });
});

describe('a list of texts', () => {
  const items = () => screen.queryAllByRole('option').map((one) => one.textContent);

  test('adds one or several at once, no duplicates, none too long, and no more than fit', async () => {
    const { store, user } = live({});
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
    await user.type(input, 'sport{Enter}');
    expect([items(), input.value]).toEqual([['sport'], '']);
    await user.type(input, 'sport{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('sport is already in the list.');
    await user.clear(input);
    await user.type(input, 'much too long{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Use at most 8 characters.');
    await user.clear(input);
    await user.type(input, 'night，blue, red');
    await user.click(
      within(document.querySelector<HTMLElement>('[data-field="tags"]')!).getByRole('button', { name: 'Add' }),
    );
    expect(store.get('tags')).toEqual(['sport', 'night', 'blue']);
    expect(input.value).toBe('red');
    expect(screen.getByRole('alert').textContent).toBe('the list is full');
  });

  test('is one Tab stop: arrows select, Alt+arrows move, Delete removes, each with an announcement', async () => {
    const { store, user } = live({ tags: ['a', 'b', 'c'] });
    act(() => screen.getByRole('option', { name: 'a' }).focus());
    await user.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    expect(store.get('tags')).toEqual(['a', 'c', 'b']);
    expect(document.activeElement?.textContent).toBe('b');
    await user.keyboard('{Home}{Delete}');
    expect(store.get('tags')).toEqual(['c', 'b']);
    await user.click(screen.getByRole('button', { name: 'Move c down' }));
    expect(items()).toEqual(['b', 'c']);
  });
});

describe('a list of colors', () => {
  const box = () => within(document.querySelector<HTMLElement>('[data-field="colors"]')!);

  test('adds a color once, names it, and ends at fifteen', async () => {
    const many = Array.from({ length: 14 }, (_, at) => `#0000${String(at + 10)}`);
    const { store, user } = live({ colors: many });
    const next = box().getByRole('textbox');
    await user.clear(next);
    await user.type(next, many[3]!);
    await user.click(box().getByRole('button', { name: 'Add' }));
    expect(box().getByRole('alert').textContent).toMatch(/is already in the list/);
    expect(store.get('colors')).toEqual(many);
    await user.clear(next);
    await user.type(next, 'ffffff');
    await user.click(box().getByRole('button', { name: 'Add' }));
    expect(store.get('colors')).toEqual([...many, '#ffffff']);
    expect(box().getByRole('option', { name: 'White' }).getAttribute('aria-selected')).toBe('true');
    expect(box().getByText('15 of at most 15')).toBeTruthy();
    expect(box().getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('says "Up to 15 theme color" once it is full, and for a value with more', () => {
    const many = Array.from({ length: 16 }, (_, at) => `#0000${String(at + 10)}`);
    live({ colors: many.slice(0, 14) });
    expect(box().queryByText('Up to 15 theme color')).toBeNull();
    cleanup();
    live({ colors: many.slice(0, 15) });
    expect(box().getByText('Up to 15 theme color', { selector: 'p' })).toBeTruthy();
    const [issue] = colorList().safeParse(many).error?.issues ?? [];
    const field = describeFields(schema).find(({ path }) => path === 'colors');
    expect(issueText(words('en').t, issueOf(issue!), field!)).toBe('Up to 15 theme color');
    expect(issueText(words('zh').t, issueOf(issue!), field!)).toBe('最多 15 个主题色');
  });

  test('refuses a list with a duplicate, whatever its case', () => {
    expect(schema.safeParse({ price: 1, colors: ['#ffffff', '#FFFFFF'] }).success).toBe(false);
    expect(schema.safeParse({ price: 1, tags: ['A', 'a'] }).success).toBe(false);
  });
});

test('the same controls work in a submit form, and the summary leads to them', async () => {
  const onSubmit = vi.fn();
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={words('en')}>
      <WithServices>
        <SubmitForm
          schema={schema}
          schemaName="sale"
          defaultValues={{ price: Number.NaN, tags: [], colors: ['#63e6c8'] }}
          onSubmit={onSubmit}
          submitLabel="Publish"
        />
      </WithServices>
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('link', { name: 'Price: Enter an amount such as 12.50.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Price/ }));
  await user.keyboard('6');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'night{Enter}');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onSubmit).toHaveBeenCalledWith({ price: 600, tags: ['night'], colors: ['#63e6c8'] });
});
