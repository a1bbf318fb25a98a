// The sentence that says why a call failed, for components that show it beside what is missing.
import { useTranslation } from 'react-i18next';
import { errorMessage } from './apiError';

/** Gives the words of specification 8 for the error of a call, in the language of the interface. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorMessage((key, values) => t(key, values), error);
}
