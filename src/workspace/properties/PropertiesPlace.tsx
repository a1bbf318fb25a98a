// Registers the properties as a place for the focus, while the fields of the selection are in the page. Until then a
// focus that is led there waits.
import type { RefObject } from 'react';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { focusField } from './focusField';

export function PropertiesPlace({ form }: { form: RefObject<HTMLElement | null> }) {
  useFocusPlace('properties', form, {
    take: (path) => form.current !== null && focusField(form.current, path),
  });
  return null;
}
