// Component tests share the store of toasts: a message that unmounting shows must not reach the next test.
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { showToast, toasts } from '@/ui/toasts';

function ReportsWhenUnmounted() {
  useEffect(() => () => void showToast({ text: 'W was not changed' }), []);
  return null;
}

it('a test leaves a component that reports when it is unmounted', () => {
  render(<ReportsWhenUnmounted />);
  expect(toasts.get()).toEqual([]);
});

it('the next test sees no message of it', () => {
  expect(toasts.get()).toEqual([]);
});
