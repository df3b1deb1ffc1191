/** Devices that have a survey. */
export type SurveyType = 'drinker' | 'feeder';

/** A question of a survey. */
export interface SurveyQuestion {
  readonly id: number;
  readonly title: string;
  /** Single choice, multiple choice, free text, or scale. */
  readonly kind: 'single' | 'multi' | 'text' | 'scale';
  readonly isRequired: boolean;
  /** Choices, or scale steps from the lowest on; empty for free text. */
  readonly options: readonly SurveyOption[];
}

/** A choice or scale step. */
export interface SurveyOption {
  readonly value: string;
  readonly text: string;
}

/** A survey, for its reader. */
export interface Survey {
  readonly type: SurveyType;
  readonly title: string;
  /** The shopper has answered it; false for visitors. */
  readonly isDone: boolean;
  /** Points awarded for it; 0 where there are none or the server does not send them. */
  readonly points: number;
  readonly questions: readonly SurveyQuestion[];
}

/** Answer to the question with this id; omitted without a value. */
export interface SurveyAnswer {
  readonly questionId: number;
  /** A list for multiple choice; a string otherwise, for a scale the value of the step. */
  readonly value: string | readonly string[];
}
