// Keyboard and names of the controls, following the ARIA patterns.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { Button } from '@/ui/Button';
import { ColorInput } from '@/ui/ColorInput';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '@/ui/NumberInput';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import { Slider } from '@/ui/Slider';
import { Switch } from '@/ui/Switch';
import { Tabs } from '@/ui/Tabs';
import { TextInput } from '@/ui/TextInput';
import { Toolbar } from '@/ui/Toolbar';

function show(view: ReactNode) {
  render(<I18nextProvider i18n={i18nForTests('en')}>{view}</I18nextProvider>);
  return userEvent.setup();
}

/** Holds the value of one controlled control. */
function Held<T>({ start, children }: { start: T; children(value: T, set: (value: T) => void): ReactNode }) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

describe('number field', () => {
  const view = (onChange: (value: number) => void = () => {}) => (
    <Held start={10}>
      {(value, set) => (
        <NumberInput
          label="Width"
          value={value}
          min={1}
          max={500}
          unit="px"
          onChange={(next) => {
            set(next);
            onChange(next);
          }}
        />
      )}
    </Held>
  );

  test('accepts a sum: its value at each complete step, its result once the field is left', async () => {
    const values: number[] = [];
    const user = show(view((value) => values.push(value)));
    const field = screen.getByRole('spinbutton', { name: 'Width', description: 'Accepts sums, such as 100+25.' });
    await user.click(field);
    await user.keyboard('100+25');
    expect(field).toHaveProperty('value', '100+25');
    expect(values).toEqual([1, 10, 100, 102, 125]);
    await user.tab();
    expect(field).toHaveProperty('value', '125');
    await user.click(field);
    await user.keyboard('(2+3)*4{Enter}');
    expect(field).toHaveProperty('value', '20');
    expect(values.at(-1)).toBe(20);
  });

  test('an unfinished sum keeps the value until the field is left, and then is not a number', async () => {
    const values: number[] = [];
    const user = show(view((value) => values.push(value)));
    const field = screen.getByRole('spinbutton', { name: 'Width' });
    await user.click(field);
    await user.keyboard('50+');
    expect(values).toEqual([5, 50]);
    await user.tab();
    expect(field).toHaveProperty('value', '50+');
    expect(values.at(-1)).toBeNaN();
  });

  test.each([
    ['1,5', 1.5, '1.5'],
    ['１００', 100, '100'],
    ['007', 7, '7'],
    ['1e2', 100, '100'],
    ['1E-1', 0.1, '0.1'],
    ['1'.repeat(30), Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [`-${'1'.repeat(30)}+1`, -Number.MAX_SAFE_INTEGER, '-9007199254740991'],
  ])('shows %s as a plain number after Enter and after the field is left', async (typed, value, text) => {
    for (const leave of ['{Enter}', '{Tab}']) {
      const values: number[] = [];
      const user = show(view((next) => values.push(next)));
      const field = screen.getByRole('spinbutton', { name: 'Width' });
      await user.click(field);
      await user.keyboard(typed);
      expect(field).toHaveProperty('value', typed);
      await user.keyboard(leave);
      expect(field).toHaveProperty('value', text);
      expect(values.at(-1)).toBe(value);
      cleanup();
    }
  });

  test('arrows step, Shift steps by ten, Home and End go to the bounds', async () => {
    const user = show(view());
    const field = screen.getByRole('spinbutton', { name: 'Width' });
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveProperty('value', '11');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(field).toHaveProperty('value', '1');
    await user.keyboard('{End}');
    expect(field.getAttribute('aria-valuenow')).toBe('500');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveProperty('value', '500');
    await user.keyboard('{Home}');
    expect(field).toHaveProperty('value', '1');
    expect(field.getAttribute('aria-valuemin')).toBe('1');
  });

  test('typing is never rewritten, and text that is not a number is reported as NaN', async () => {
    const onChange = vi.fn();
    const user = show(view(onChange));
    const field = screen.getByRole('spinbutton', { name: 'Width' });
    await user.clear(field);
    await user.type(field, '007.50');
    expect(field).toHaveProperty('value', '007.50');
    expect(onChange).toHaveBeenLastCalledWith(7.5);
    await user.clear(field);
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    await user.type(field, '-');
    expect(field).toHaveProperty('value', '-');
  });
});

test('slider: arrows, page keys and ends, with the spoken value', async () => {
  const user = show(
    <Held start={50}>
      {(value, set) => (
        <Slider label="Battery" value={value} min={0} max={100} step={5} valueText={`${value} %`} onChange={set} />
      )}
    </Held>,
  );
  const slider = screen.getByRole('slider', { name: 'Battery' });
  await user.tab();
  expect(document.activeElement).toBe(slider);
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
  expect(slider.getAttribute('aria-valuetext')).toBe('55 %');
  await user.keyboard('{PageUp}');
  expect(slider.getAttribute('aria-valuenow')).toBe('100');
  await user.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
});

test('slider: the thumb stays inside its box at both ends', () => {
  show(<Slider label="Battery" value={0} min={0} max={100} onChange={() => {}} />);
  const thumb = screen.getByRole('slider');
  const box = thumb.parentElement?.parentElement;
  const half = Number.parseFloat(thumb.style.width) / 2;
  expect(half).toBe(12);
  expect([box?.style.paddingLeft, box?.style.paddingRight].map((padding) => Number.parseFloat(padding ?? ''))).toEqual([
    half,
    half,
  ]);
});

test('segmented: one tab stop, arrows move and select, wrapping at the end', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  const user = show(
    <Held start="a">{(value, set) => <Segmented label="Shape" options={options} value={value} onChange={set} />}</Held>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A' }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'C' }));
  expect(screen.getByRole('radio', { name: 'C', checked: true })).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('segmented: with no selection the first is focusable, and Space selects it', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  const user = show(
    <Held<string | undefined> start={undefined}>
      {(value, set) => <Segmented label="Shape" options={options} value={value} onChange={set} />}
    </Held>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A', checked: false }));
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'A', checked: true })).toBeTruthy();
});

test('segmented: two groups on one page are independent', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  const user = show(
    ['Shape', 'Place'].map((label) => (
      <Held key={label} start="a">
        {(value, set) => <Segmented label={label} options={options} value={value} onChange={set} />}
      </Held>
    )),
  );
  const chosenIn = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true });
  await user.click(within(screen.getByRole('radiogroup', { name: 'Place' })).getByRole('radio', { name: 'B' }));
  expect([chosenIn('Shape'), chosenIn('Place')].map((one) => one.closest('label')?.textContent)).toEqual(['A', 'B']);
});

test('tabs: arrows and ends select, and the panel is named by its tab', async () => {
  const tabs = ['Layers', 'Add', 'Assets'].map((label) => ({ id: label, label, content: `${label} here` }));
  const user = show(
    <Held start="Layers">{(value, set) => <Tabs label="Left panel" tabs={tabs} value={value} onChange={set} />}</Held>,
  );
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Add' }).textContent).toBe('Add here');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Add', selected: true }));
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Layers' })).toBeTruthy();
});

test('toolbar: one tab stop, arrows inside, and a disabled button says why', async () => {
  const redo = vi.fn();
  const user = show(
    <>
      <Toolbar label="Edit">
        <IconButton label="Undo" icon="u" />
        <IconButton label="Redo" icon="r" disabledReason="Nothing to redo" onClick={redo} />
        <IconButton label="Copy" icon="c" pressed />
      </Toolbar>
      <Button>After</Button>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{ArrowRight}');
  const button = screen.getByRole('button', { name: 'Redo' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(redo).not.toHaveBeenCalled();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent, 'the name is not said twice').toBe('Nothing to redo');
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Copy', pressed: true })).toBe(document.activeElement);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
});

test('a tooltip appears on Tab, not on the focus that a dialog gives its first button, and consumes its Escape alone', async () => {
  const onClose = vi.fn();
  const user = show(
    <Held start={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog open={open} onClose={onClose} title="Colors">
            <IconButton label="Reset" icon={null} />
          </Dialog>
        </>
      )}
    </Held>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const close = await screen.findByRole('button', { name: 'Close' });
  act(() => close.focus());
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Reset');
  await user.tab({ shift: true });
  expect(screen.getByRole('tooltip').textContent).toBe('Close');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tooltip appears on hover and Escape hides it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<IconButton label="Undo" shortcut="Ctrl+Z" icon="u" />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.hover(screen.getByRole('button', { name: 'Undo' }));
  act(() => vi.advanceTimersByTime(400));
  expect(screen.getByRole('tooltip').textContent).toBe('Undo Ctrl+Z');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  vi.useRealTimers();
});

test.each([
  [300, 'above', 294, 'translate(-50%, -100%)'],
  [8, 'below where there is no room above', 38, 'translate(-50%, 0)'],
])('a tooltip of a button at %i px is %s it', async (top, _, at, transform) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<IconButton label="Undo" icon="u" />);
  const button = screen.getByRole('button', { name: 'Undo' });
  button.getBoundingClientRect = () => new DOMRect(500, top, 24, 24);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).hover(button);
  act(() => vi.advanceTimersByTime(400));
  const { style } = screen.getByRole('tooltip');
  expect([style.top, style.transform]).toEqual([`${at}px`, transform]);
  vi.useRealTimers();
});

test('a busy button stays and does nothing', async () => {
  const click = vi.fn();
  const user = show(
    <Button busy onClick={click}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(click).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
});

test('select offers its options and shows a value that is not one of them', async () => {
  const chosen = vi.fn();
  const options = [{ value: 'a', label: 'Alpha' }];
  const user = show(
    <Select aria-label="Font" value={'gone'} options={options} onChange={chosen} placeholder="Gone Sans" />,
  );
  const select = screen.getByRole('combobox', { name: 'Font' });
  expect(select).toHaveProperty('value', 'gone');
  await user.selectOptions(select, 'Alpha');
  expect(chosen).toHaveBeenCalledWith('a');
});

test('switch toggles with Space and reports its state', async () => {
  const user = show(
    <Held start={false}>{(value, set) => <Switch label="Tint" checked={value} onChange={set} />}</Held>,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Tint', checked: true })).toBeTruthy();
});

test('nothing is reported during IME composition', async () => {
  const onChange = vi.fn();
  show(
    <Held start="">
      {(value, set) => (
        <TextInput
          aria-label="Name"
          value={value}
          onChange={(text) => {
            set(text);
            onChange(text);
          }}
        />
      )}
    </Held>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const { fireEvent } = await import('@testing-library/react');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'zi' } });
  expect(input.value).toBe('zi');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '子' } });
  fireEvent.compositionEnd(input);
  expect(onChange.mock.calls).toEqual([['子']]);
  expect(input.value).toBe('子');
});

describe('colour', () => {
  const view = (onChange: (value: string) => void) => (
    <Held start="#63e6c8">
      {(value, set) => (
        <ColorInput
          label="Fill"
          value={value}
          onChange={(next) => {
            set(next);
            onChange(next);
          }}
        />
      )}
    </Held>
  );

  test('hex text: three and six digits immediately, written out on leaving, opacity beside it', async () => {
    const onChange = vi.fn();
    const user = show(view(onChange));
    const hex = screen.getByRole('textbox', { name: 'Fill' });
    expect(hex).toHaveProperty('value', '#63E6C8');
    await user.clear(hex);
    await user.type(hex, 'f80');
    expect(hex).toHaveProperty('value', 'f80');
    expect(onChange).toHaveBeenLastCalledWith('#ff8800');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith('#ff8800');
    expect(hex).toHaveProperty('value', '#FF8800');
    const alpha = screen.getByRole('spinbutton', { name: 'Fill opacity' });
    await user.clear(alpha);
    await user.type(alpha, '50');
    expect(onChange).toHaveBeenLastCalledWith('#ff880080');
  });

  test('the picker works by keys, and swatches have names', async () => {
    const onChange = vi.fn();
    const user = show(view(onChange));
    await user.click(screen.getByRole('button', { name: 'Pick Fill' }));
    const hue = await screen.findByRole('slider', { name: 'Hue' });
    act(() => hue.focus());
    await user.keyboard('{Home}');
    expect(onChange).toHaveBeenLastCalledWith('#e66363');
    const area = screen.getByRole('slider', { name: 'Saturation and brightness' });
    act(() => area.focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(area.getAttribute('aria-valuetext')).toMatch(/^Saturation 57%, brightness 80%$/);
    await user.click(screen.getByRole('button', { name: 'White' }));
    expect(onChange).toHaveBeenLastCalledWith('#ffffff');
  });

  describe("additions to a picker's own colors", () => {
    const choices = (onPicked = vi.fn()) => ({
      groups: () => [
        { label: 'Colors of this face', colors: ['#63e6c8', '#1b2f52'] },
        { label: 'Used last', colors: [] },
      ],
      reset: '#ffffff',
      onPicked,
    });
    const open = async (onChange = vi.fn(), onPicked = vi.fn()) => {
      const given = choices(onPicked);
      const user = show(
        <Held start="#63e6c880">
          {(value, set) => (
            <ColorInput
              label="Fill"
              value={value}
              choices={given}
              onChange={(next) => {
                set(next);
                onChange(next);
              }}
            />
          )}
        </Held>,
      );
      await user.click(screen.getByRole('button', { name: 'Pick Fill' }));
      return { user, onChange, onPicked };
    };

    test('the colors of the face come first, one Tab stop with arrows, named by their look', async () => {
      const { user, onChange } = await open();
      expect(screen.getAllByRole('toolbar').map((row) => row.getAttribute('aria-label'))).toEqual([
        'Colors of this face',
        'Swatches',
      ]);
      const own = screen.getByRole('toolbar', { name: 'Colors of this face' });
      const [mint, dark] = within(own).getAllByRole('button');
      expect(mint!.getAttribute('aria-label')).toBe('Mint');
      expect(mint!.getAttribute('aria-pressed')).toBe('true');
      expect(dark!.getAttribute('aria-label')).toMatch(/^\w+, #1B2F52$/);
      act(() => mint!.focus());
      await user.keyboard('{ArrowRight}{Enter}');
      // The opacity stays.
      expect(onChange).toHaveBeenLastCalledWith('#1b2f5280');
      // Tab wraps inside the panel.
      for (let press = 0; press < 12; press += 1) {
        await user.tab();
        expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
      }
    });

    test('Reset restores the initial color, and the final color is reported once on closing', async () => {
      const { user, onChange, onPicked } = await open();
      await user.click(screen.getByRole('button', { name: 'Red' }));
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(onChange).toHaveBeenLastCalledWith('#ffffff');
      expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBe('true');
      expect(onPicked).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      expect(onPicked.mock.calls).toEqual([['#ffffff']]);
    });

    test('picking a screen color is offered if the browser supports it, and cancelling changes nothing', async () => {
      const { user } = await open();
      expect(screen.queryByRole('button', { name: 'From the screen' })).toBeNull();
      await user.keyboard('{Escape}');
      const answers = [
        () => Promise.reject(new DOMException('no', 'AbortError')),
        async () => ({ sRGBHex: '#0A0B0C' }),
      ];
      class EyeDropper {
        open = () => answers.shift()!();
      }
      vi.stubGlobal('EyeDropper', EyeDropper);
      await user.click(screen.getByRole('button', { name: 'Pick Fill' }));
      const hex = screen.getByRole('textbox', { name: 'Fill' });
      await user.click(screen.getByRole('button', { name: 'From the screen' }));
      expect(hex).toHaveProperty('value', '#63E6C8');
      await user.click(screen.getByRole('button', { name: 'From the screen' }));
      await waitFor(() => expect(hex).toHaveProperty('value', '#0A0B0C'));
      vi.unstubAllGlobals();
    });
  });
});
