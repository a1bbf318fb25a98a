// The user's choices in the management area. They persist while other pages are open (spec 2, /management).
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { narrowStep, type Range, type Step } from './periods';

/** Means all faces. */
export const ALL = 'all';

/** Charts that have a table. */
export type ChartName = 'time' | 'faces';

/** The measures of the dashboard's charts. */
export const MEASURES = ['downloads', 'revenue'] as const;
export type Measure = (typeof MEASURES)[number];

export interface ManagementState {
  /** Owner of these choices. */
  owner: string | null;
  range: Range;
  step: Step;
  measure: Measure;
  /** The only face in the time chart. Null for all. */
  faceId: string | null;
  /** Charts whose table is open. */
  tables: Readonly<Record<ChartName, boolean>>;
  /** Scroll position of the page, px. */
  scroll: number;
}

const START: ManagementState = {
  owner: null,
  range: 'quarter',
  step: 'day',
  measure: 'downloads',
  faceId: null,
  tables: { time: false, faces: false },
  scroll: 0,
};

const slice = createSlice({
  name: 'management',
  initialState: START,
  reducers: {
    /** A user opens the page: another user's choices are reset. */
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
    left: (state, { payload: scroll }: PayloadAction<number>) => ({ ...state, scroll }),
  },
});

export const managementReducer = slice.reducer;
export const { opened, rangeChosen, stepChosen, measureChosen, faceChosen, tableToggled, left } = slice.actions;

/** The store slice that loads with the page. */
export interface WithManagement {
  management: ManagementState;
}
export const selectManagement = ({ management }: WithManagement): ManagementState => management;
