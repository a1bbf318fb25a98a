// The user's choices in the earnings center, and a withdrawal without a response. They persist while other pages are
// open.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Range of the earnings chart: the last days, a number of months, or all months. */
export const EARNED_RANGES = ['days', 'half', 'year', 'all'] as const;
export type EarnedRange = (typeof EARNED_RANGES)[number];

/** A withdrawal request without a response. Sent again, it is the same one (docs/rules/backend.md D8). */
export interface PendingWithdrawal {
  orderId: string;
  /** Gross, in minor units. */
  minor: number;
}

export interface MoneyState {
  /** Owner of these choices. */
  owner: string | null;
  range: EarnedRange;
  isTableOpen: boolean;
  pending: PendingWithdrawal | null;
}

const START: MoneyState = { owner: null, range: 'half', isTableOpen: false, pending: null };

const slice = createSlice({
  name: 'money',
  initialState: START,
  reducers: {
    /** A user opens the page: another user's choices are reset. */
    moneyOpened: (state, { payload: owner }: PayloadAction<string>) =>
      state.owner === owner ? state : { ...START, owner },
    earnedRangeChosen: (state, { payload: range }: PayloadAction<EarnedRange>) => ({ ...state, range }),
    earnedTableToggled: (state) => ({ ...state, isTableOpen: !state.isTableOpen }),
    withdrawalSent: (state, { payload: pending }: PayloadAction<PendingWithdrawal>) => ({ ...state, pending }),
    withdrawalSettled: (state) => ({ ...state, pending: null }),
  },
});

export const moneyReducer = slice.reducer;
export const { moneyOpened, earnedRangeChosen, earnedTableToggled, withdrawalSent, withdrawalSettled } = slice.actions;

/** The store slice that loads with the earnings center. */
export interface WithMoney {
  money: MoneyState;
}
export const selectMoney = ({ money }: WithMoney): MoneyState => money;
