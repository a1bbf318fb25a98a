// The message of a failed call, for components that show it in place of the data.
import { useTranslation } from 'react-i18next';
import { errorMessage } from './apiError';

/** Returns the text of specification 8 for an error, in the interface language. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorMessage((key, values) => t(key, values), error);
}
