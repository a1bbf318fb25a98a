// Submit forms: errors after touching, a summary that receives the focus, and switching the language.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SubmitForm } from '@/forms/SubmitForm';
import { choice } from '@/schemas/fields';
import { chosenCanvas, newDesignDefaults, newDesignForm } from '@/schemas/forms/newDesign';
import { phonePasswordForm } from '@/schemas/forms/signIn';
import { ui } from '@/schemas/ui';
import { i18nForTests } from '@/tests/support/i18nForTests';

function signIn(serverError?: string) {
  const onSubmit = vi.fn();
  const i18n = i18nForTests('en');
  render(
    <I18nextProvider i18n={i18n}>
      <SubmitForm
        schema={phonePasswordForm}
        schemaName="signIn"
        defaultValues={{ phone: '', password: '' }}
        onSubmit={onSubmit}
        submitLabel="Sign in"
        serverError={serverError}
      />
    </I18nextProvider>,
  );
  return { onSubmit, i18n, user: userEvent.setup() };
}

function newDesign() {
  const onSubmit = vi.fn();
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <SubmitForm
        schema={newDesignForm}
        schemaName="newDesign"
        defaultValues={newDesignDefaults}
        onSubmit={onSubmit}
        submitLabel="Create"
      />
    </I18nextProvider>,
  );
  return { onSubmit, user: userEvent.setup() };
}

test('submitting with errors focuses a summary that counts them and leads to the fields', async () => {
  const { user, onSubmit } = signIn();
  await user.type(screen.getByLabelText(/Phone number/), '123');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const summary = await screen.findByRole('group', { name: 'There are 2 problems to fix' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: /Incorrect phone number format, please try again\./ }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone number/));
});

test('the first press on an untouched form leads to the summary, drawn as soon as a browser draws', async () => {
  signIn();
  const button = screen.getByRole('button', { name: 'Sign in' });
  button.focus();
  // A browser settles promises within the event of the press, and then draws each state immediately.
  vi.stubGlobal('event', new Event('submit'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    button.closest('form')?.requestSubmit();
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'There are 2 problems to fix' })).toBeTruthy());
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('FIELDSET'));
  } finally {
    vi.unstubAllGlobals();
  }
});

test('an error appears once the field was left, and disappears when it is fixed', async () => {
  const { user } = signIn();
  const phone = screen.getByLabelText(/Phone number/);
  await user.type(phone, '123');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(phone);
  await user.type(phone, '13800138000');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});

test('a field and its error are separated as the language requires', async () => {
  const { user, i18n } = signIn();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('link', { name: 'Phone number: This field is required.' })).toBeTruthy();
  await act(async () => {
    await i18n.changeLanguage('zh');
  });
  expect(screen.getByRole('link', { name: '手机号：请填写此项。' })).toBeTruthy();
});

test('a field that only had the focus gets no error, because an error would move what is being pressed', async () => {
  const { user } = signIn();
  const phone = screen.getByLabelText(/Phone number/);
  await user.click(phone);
  await user.tab();
  await new Promise((done) => setTimeout(done, 50));
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Sign in/ }));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
});

test('errors follow the language without validating again', async () => {
  const { user, i18n } = signIn();
  await user.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'abc12');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('group', { name: 'There are 2 problems to fix' });
  await act(async () => {
    await i18n.changeLanguage('zh');
  });
  expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toBeTruthy();
  expect(screen.getAllByText(/至少 6 个字符。/).length).toBeGreaterThan(0);
});

test('valid values arrive parsed, and the account fields have their autocomplete values', async () => {
  const { user, onSubmit } = signIn();
  const phone = screen.getByLabelText(/Phone number/);
  const password = screen.getByLabelText(/Password/, { selector: 'input' });
  expect(phone.getAttribute('autocomplete')).toBe('tel-national');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  await user.type(phone, '138 0013 8000');
  await user.type(password, 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: '13800138000', password: 'demo1234' }));
});

test('server errors are shown', () => {
  signIn('Phone number and password do not match, please try again.');
  expect(screen.getByText('Phone number and password do not match, please try again.')).toBeTruthy();
});

test('a custom circle asks only for its diameter, a rectangle for both sides, with the limits shown', async () => {
  const { user, onSubmit } = newDesign();
  const questions = () =>
    screen.queryAllByRole('spinbutton').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
  expect(questions()).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/Resolution/), 'Custom');
  const diameter = await screen.findByRole('spinbutton', { name: 'Diameter' });
  expect(questions()).toEqual(['Diameter']);
  expect(screen.getByText('100–1000').className).not.toContain('sr-only');
  await user.clear(diameter);
  await user.type(diameter, '420');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Meridian');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(chosenCanvas(onSubmit.mock.calls[0]?.[0])).toEqual({ ratio: '420*420', shape: 'circle' });
  await user.click(screen.getByRole('radio', { name: 'Rectangle' }));
  expect(questions()).toEqual(['Width', 'Height']);
  await user.selectOptions(screen.getByLabelText(/Resolution/), '466 × 466 round');
  expect(questions()).toEqual([]);
});

test('a single option is plain text with its label', () => {
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <SubmitForm
        schema={z.object({ system: choice(['wearOS'], { section: 'system' }) })}
        schemaName="newDesign"
        defaultValues={{ system: 'wearOS' }}
        onSubmit={vi.fn()}
        submitLabel="Create"
      />
    </I18nextProvider>,
  );
  expect(screen.getByRole('status', { name: 'Watch system' }).textContent).toBe('Smartwatch');
  expect(screen.queryByRole('radiogroup', { name: 'Watch system' })).toBeNull();
});

test('links of the error summary are targets of 24 px', async () => {
  const { user } = signIn();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('group', { name: 'There are 2 problems to fix' });
  for (const link of screen.getAllByRole('link')) {
    expect(link.className.split(' ')).toEqual(expect.arrayContaining(['inline-block', 'min-h-6']));
  }
});

test('hidden fields block nothing, and a custom size is validated when it shows', async () => {
  const { user, onSubmit } = newDesign();
  await user.selectOptions(screen.getByLabelText(/Resolution/), 'Custom');
  await user.click(await screen.findByRole('radio', { name: 'Rectangle' }));
  const height = await screen.findByRole('spinbutton', { name: /Height/ });
  await user.clear(height);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Meridian');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('group', { name: 'There is 1 problem to fix' });
  await user.selectOptions(screen.getByLabelText(/Resolution/), '466 × 466 round');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ preset: '466*466:circle', name: 'Meridian', template: 'blank' });
});

test('a select offers what fits the field it depends on', async () => {
  const select = { control: 'select', section: 'data' } as const;
  const values = { sea: ['boat'], land: ['car', 'train'] };
  const schema = z.object({
    where: z.enum(['sea', 'land']).register(ui, select),
    by: z.enum(['boat', 'car', 'train']).register(ui, { ...select, optionsBy: { field: 'where', values } }),
  });
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <SubmitForm
        schema={schema}
        schemaName="trip"
        defaultValues={{ where: 'sea', by: 'boat' }}
        onSubmit={() => {}}
        submitLabel="Go"
      />
    </I18nextProvider>,
  );
  const [where, by] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([...by!.options].map(({ value }) => value)).toEqual(['boat']);
  await userEvent.selectOptions(where!, 'land');
  expect([...by!.options].map(({ value }) => value)).toEqual(['boat', 'car', 'train']);
  expect(by!.selectedIndex).toBe(0);
});
