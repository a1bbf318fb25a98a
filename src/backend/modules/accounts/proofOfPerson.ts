// Implements the port `ProofOfPerson` for the money module.
import type { ProofOfPerson } from '@/backend/shared/modulePorts';
import { ticketFault } from './domain/ticket';

export const proofOfPerson: ProofOfPerson = {
  stores: ['tickets'],
  spendTicket: async (tx, ticket, { userId, now }, { policy }) => {
    const fault = ticketFault(await tx.get('tickets', ticket), userId, now, policy);
    if (!fault) await tx.delete('tickets', ticket);
    return fault;
  },
};
