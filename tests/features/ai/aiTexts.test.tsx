// AI text suggestions where they are used: streamed, never applied without a click, refused when invalid.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import type { Texts } from '@/backend/shared/ports';
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import { ExpressionAssistantProvider } from '@/features/ai/ExpressionAssistantProvider';
import { AiTextDialog } from '@/features/ai/texts/AiTextDialog';
import type { ControlProps } from '@/forms/Control';
import { expressionControl } from '@/forms/controls/expression';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { AiAccessProvider } from '@/service/ai/aiAccess';
import { betaJoin } from '@/service/api/ai';
import { setBackendFetch } from '@/service/api/backendPort';
import { login } from '@/service/api/signIns';
import { startLanguage } from '@/service/language/i18n';
import { dropToken } from '@/service/session/tokenStore';
import { WithServices } from '@/tests/support/formServices';
import { Announcer } from '@/ui/Announcer';

afterEach(() => {
  cleanup();
  dropToken();
  localStorage.clear();
});

/** A model that sends what the test provides, piece by piece. */
function model() {
  const queue: (string | Error | null)[] = [];
  let wake = () => {};
  const seen = { isLeft: false, asked: '' };
  const texts: Texts = {
    isDemo: true,
    async *stream({ messages }, signal) {
      seen.asked = messages.map(({ content }) => content).join('\n');
      signal.addEventListener('abort', () => {
        seen.isLeft = true;
        wake();
      });
      for (;;) {
        if (signal.aborted) return;
        const next = queue.shift();
        if (next === null) return;
        if (next instanceof Error) throw next;
        if (next !== undefined) yield next;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
  return {
    seen,
    texts,
    say: (...pieces: (string | Error | null)[]) =>
      act(async () => {
        queue.push(...pieces);
        wake();
      }),
  };
}

async function open(part: ReactNode, { isMember = true, language = 'en' as 'en' | 'zh' } = {}) {
  await startLanguage(language);
  const written = model();
  const app = await makeBackend({ passwords: webPasswords(1), texts: written.texts });
  setBackendFetch(inProcessFetch(app));
  const store = createStore();
  await store.dispatch(
    login.initiate({ account: { phone: DEMO_ACCOUNT.phone }, password: DEMO_ACCOUNT.password, staySignedIn: false }),
  );
  if (isMember) await store.dispatch(betaJoin.initiate());
  await act(
    async () =>
      void render(
        <Provider store={store}>
          <AiAccessProvider>
            <ExpressionAssistantProvider>
              <WithServices
                given={{
                  checkExpression: (source, kind) => {
                    const fault = source === '' ? null : kind === 'text' ? textTagFault(source) : numberFault(source);
                    return (
                      fault && { message: `at ${fault.at}: ${fault.key}`, position: fault.at, length: fault.length }
                    );
                  },
                }}
              >
                {part}
              </WithServices>
            </ExpressionAssistantProvider>
          </AiAccessProvider>
          <Announcer />
        </Provider>,
      ),
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...written, user, press, app, answer: () => document.querySelector('[data-answer]')?.textContent };
}

function NameField({ kind = 'nameEn' }: { kind?: 'nameEn' | 'descriptionCn' }) {
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(true);
  return (
    <form onSubmit={() => setValue('SENT')}>
      <output>{value}</output>
      {isOpen ? (
        <AiTextDialog
          kind={kind}
          about="Harbor"
          onUse={(text) => {
            setValue(text);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </form>
  );
}
const field = () => screen.getByRole('status', { hidden: true }).textContent;

it('I12 a name is streamed, cleaned, and enters its field only after a click', async () => {
  const { say, press, answer, seen, app } = await open(<NameField />);
  await press('Write');
  await say('"Night ');
  await waitFor(() => expect(answer()).toBe('Night'));
  expect([screen.queryByRole('button', { name: 'Use this' }), field()]).toEqual([null, '']);
  await say('Har', 'bor & Light of the Sea!"', null);
  await waitFor(() => expect(answer()).toBe('Night Harbor Light'));
  expect(field()).toBe('');
  await press('Use this');
  expect(field()).toBe('Night Harbor Light');
  await waitFor(() => expect(app.faults.calls.collectText).toBe(1));
  expect(seen.asked).toMatch(/fewer than 40 words[\s\S]*Harbor$/);
});

it('I12 stopping aborts the model, and the partial text cannot be applied', async () => {
  const { say, press, answer, seen } = await open(<NameField kind="descriptionCn" />);
  await press('Write');
  await say('沉静的表盘');
  await waitFor(() => expect(answer()).toBe('沉静的表盘'));
  await press('Stop');
  expect((await screen.findAllByText('Stopped. The text is incomplete.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(seen.isLeft).toBe(true));
  expect(field()).toBe('');
});

it('I12 closing the dialog aborts the model', async () => {
  const { say, press, user, seen } = await open(<NameField />);
  await press('Write');
  await say('Night');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(seen.isLeft).toBe(true));
});

it('I12 a text that breaks off is marked as partial', async () => {
  const errors: unknown[] = [];
  const { say, press, answer, app } = await open(<NameField />);
  app.ports.report = (_, thrown) => errors.push(thrown);
  await press('Write');
  await say('Night Har', new Error('down'));
  expect((await screen.findAllByText('Only part of the text arrived.')).length).toBeGreaterThan(0);
  expect([answer(), field(), errors.length]).toEqual(['Night Har', '', 1]);
});

it('generating again does not submit the surrounding form', async () => {
  const { say, press } = await open(<NameField />);
  await press('Write');
  await say('Night', null);
  await press('Write another');
  expect(field()).toBe('');
});

it('a person outside the beta reads about it, joins, and continues', async () => {
  const { press } = await open(<NameField />, { isMember: false });
  expect(await screen.findByText(/names, descriptions and tag expressions/)).toBeTruthy();
  await press('Join the AI beta');
  expect(await screen.findByRole('button', { name: 'Write' })).toBeTruthy();
});

function RotateField() {
  const [value, setValue] = useState<unknown>('');
  const { Input } = expressionControl;
  const props = {
    ...{
      field: { control: 'expression', presets: [], path: 'rotate', asks: 'turn' },
      schemaName: 'image',
      id: 'rotate',
    },
    ...{ labelId: 'label', label: 'Rotate', invalid: false, disabled: false, mixed: false, value, onChange: setValue },
  };
  return (
    <>
      <span id="label">Rotate</span>
      <Input {...(props as unknown as ControlProps)} />
    </>
  );
}

it('I12 an expression that our parser rejects cannot be used, and the error names its position; a valid one can', async () => {
  const { say, press, user, answer, seen } = await open(<RotateField />);
  await press('Suggest with AI');
  await user.type(await screen.findByRole('textbox', { name: 'What should turn the layer?' }), 'The hour');
  await press('Write');
  await say('`(#DWFKS# + `', null);
  // Shown, and announced.
  await waitFor(() => expect(screen.getAllByText(/This cannot be used: at \d+/)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
  expect(seen.asked).toMatch(/has to give a number[\s\S]*degrees by which the layer turns/);
  await press('Write another');
  await say('(#DWFKS#+90)', null);
  await waitFor(() => expect(answer()).toBe('(#DWFKS#+90)'));
  await press('Use this');
  expect(screen.getByDisplayValue('(#DWFKS#+90)')).toBeTruthy();
});

it('an expression that breaks off is marked as partial, beside its error', async () => {
  const { say, press, user, app } = await open(<RotateField />);
  app.ports.report = () => {};
  await press('Suggest with AI');
  await user.type(await screen.findByRole('textbox', { name: 'What should turn the layer?' }), 'The hour');
  await press('Write');
  await say('(#DWFKS#', new Error('down'));
  expect(await screen.findByText('Only part of the text arrived.')).toBeTruthy();
  expect((await screen.findAllByText(/This cannot be used/)).length).toBeGreaterThan(0);
});

it('without a prompt nothing is sent, and the field says so', async () => {
  const { press, seen } = await open(<RotateField />);
  await press('Suggest with AI');
  await press('Write');
  const words = screen.getByRole('textbox', { name: 'What should turn the layer?' });
  expect(words.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(words.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write a few words first.',
  );
  expect([document.activeElement, seen.asked]).toEqual([words, '']);
});

it('characters are counted as people count them: a prompt that is too long is reported, and not sent', async () => {
  const family = '👨‍👩‍👧‍👦';
  const { press, user, seen, say } = await open(<RotateField />);
  await press('Suggest with AI');
  const words = await screen.findByRole('textbox', { name: 'What should turn the layer?' });
  await user.click(words);
  await user.paste(`${family.repeat(1000)}a`);
  await press('Write');
  expect(document.getElementById(words.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Use at most 1000 characters. You have 1001.',
  );
  expect(seen.asked).toBe('');
  await user.keyboard('{Backspace}');
  await press('Write');
  await say('#DH#', null);
  // The request reaches the model some time after the click.
  await waitFor(() => expect(seen.asked).toMatch(new RegExp(`${family.repeat(1000)}$`)));
});

it('without AI texts nothing is offered', async () => {
  const { app } = await open(<RotateField />);
  expect(await screen.findByRole('button', { name: 'Suggest with AI' })).toBeTruthy();
  cleanup();
  Object.assign(app.ports, { texts: null });
  await act(
    async () =>
      void render(
        <WithServices>
          <RotateField />
        </WithServices>,
      ),
  );
  expect(screen.queryByRole('button', { name: 'Suggest with AI' })).toBeNull();
});
