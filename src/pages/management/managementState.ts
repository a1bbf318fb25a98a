// What was chosen in the management area: it stays while other pages are open, for whoever chose it (spec 2, /management).
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { narrowStep, type Range, type Step } from './periods';

/** Stands for all faces where one can be chosen. */
export const ALL = 'all';

/** Charts with a table behind them. */
export type ChartName = 'time' | 'faces' | 'earned';

/** What the charts of the dashboard count. */
export const MEASURES = ['downloads', 'revenue'] as const;
export type Measure = (typeof MEASURES)[number];

/** How much of the earnings is drawn: the last days one by one, so many months, or all months there are. */
export const EARNED_RANGES = ['days', 'half', 'year', 'all'] as const;
export type EarnedRange = (typeof EARNED_RANGES)[number];

/** A withdrawal that was asked for and not answered yet: sent again, it is the same one (docs/rules/backend.md D8). */
export interface Wish {
  orderId: string;
  /** Gross, in minor units. */
  minor: number;
}

export interface ManagementState {
  /** Whose choices these are. */
  owner: string | null;
  range: Range;
  step: Step;
  measure: Measure;
  /** The one face that the time chart shows; null for all. */
  faceId: string | null;
  /** Charts whose table is open. */
  tables: Readonly<Record<ChartName, boolean>>;
  earnedRange: EarnedRange;
  wish: Wish | null;
  /** How far down the page was left, px. */
  scroll: number;
}

const START: ManagementState = {
  owner: null,
  range: 'quarter',
  step: 'day',
  measure: 'downloads',
  faceId: null,
  tables: { time: false, faces: false, earned: false },
  earnedRange: 'half',
  wish: null,
  scroll: 0,
};

const slice = createSlice({
  name: 'management',
  initialState: START,
  reducers: {
    /** Somebody comes to the page: another's choices are not theirs. */
    opened: (state, { payload: owner }: PayloadAction<string>) => (state.owner === owner ? state : { ...START, owner }),
    rangeChosen: (state, { payload: range }: PayloadAction<Range>) => ({
      ...state,
      range,
      step: narrowStep(range, state.step),
    }),
    stepChosen: (state, { payload: step }: PayloadAction<Step>) => ({ ...state, step }),
    measureChosen: (state, { payload: measure }: PayloadAction<Measure>) => ({ ...state, measure }),
    faceChosen: (state, { payload: faceId }: PayloadAction<string | null>) => ({ ...state, faceId }),
    tableToggled: (state, { payload: chart }: PayloadAction<ChartName>) => ({
      ...state,
      tables: { ...state.tables, [chart]: !state.tables[chart] },
    }),
    earnedRangeChosen: (state, { payload: earnedRange }: PayloadAction<EarnedRange>) => ({ ...state, earnedRange }),
    wished: (state, { payload: wish }: PayloadAction<Wish | null>) => ({ ...state, wish }),
    left: (state, { payload: scroll }: PayloadAction<number>) => ({ ...state, scroll }),
  },
});

export const managementReducer = slice.reducer;
export const {
  opened,
  rangeChosen,
  stepChosen,
  measureChosen,
  faceChosen,
  tableToggled,
  earnedRangeChosen,
  wished,
  left,
} = slice.actions;

/** The part of the store that comes with the page. */
export interface WithManagement {
  management: ManagementState;
}
export const selectManagement = ({ management }: WithManagement): ManagementState => management;
