// Simulated sign-in provider: fictional users, chosen in the page. Nothing leaves the browser.
import type { ThirdParty } from '@/backend/shared/ports';

/** `id` is used as the provider's code. */
export const DEMO_PEOPLE = [
  { id: 'demo-noor', name: 'Noor Ibsen', email: 'noor@dialwright.example' },
  { id: 'demo-tomas', name: 'Tomás Vale', email: 'tomas@dialwright.example' },
] as const;

export const demoThirdParty: ThirdParty = {
  exchange: async ({ code }) => {
    const person = DEMO_PEOPLE.find(({ id }) => id === code);
    if (!person) return null;
    const { id: subject, name, email } = person;
    return { type: 'google_en', issuer: 'demo', subject, name, email, emailVerified: true };
  },
};
